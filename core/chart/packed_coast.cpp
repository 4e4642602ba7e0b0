// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/packed_coast.h"

#include <cstdint>

namespace navarch {

namespace {

constexpr std::string_view magic = "NVCOAST1";

/// Takes numbers off the bytes; once it has failed, it gives nothing but 0.
class Numbers {
public:
    explicit Numbers(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] std::size_t left() const { return m_bytes.size(); }

    std::uint32_t next()
    {
        std::uint32_t number = 0;
        for (int shift = 0; shift < 28; shift += 7) {
            if (m_bytes.empty())
                break;
            const auto byte = static_cast<unsigned char>(m_bytes.front());
            m_bytes.remove_prefix(1);
            number |= static_cast<std::uint32_t>(byte & 127u) << shift;
            if (byte < 128)
                return number;
        }
        m_failed = true;
        m_bytes = {};
        return 0;
    }
    std::int64_t nextSigned()
    {
        const std::uint32_t number = next();
        const std::int64_t half = number >> 1;
        return (number & 1) ? -half - 1 : half;
    }

private:
    std::string_view m_bytes;
    bool m_failed = false;
};

} // namespace

Result<PackedLines> unpackLines(std::string_view bytes, const std::string& file)
{
    const auto damaged = [&] {
        return problem(file, phrase("It is no coast that can be read: it breaks off or is malformed."),
                       phrase("Put it back, or install Navarch again."));
    };
    if (!bytes.starts_with(magic))
        return damaged();
    Numbers numbers(bytes.substr(magic.size()));
    PackedLines packed;
    const std::uint32_t closed = numbers.next();
    packed.areClosed = closed == 1;
    const std::int64_t step = numbers.next();
    const std::uint32_t count = numbers.next();
    if (closed > 1 || step < 1 || step > 100'000 || count > numbers.left())
        return damaged();
    packed.lines.reserve(count);
    for (std::uint32_t line = 0; line < count; ++line) {
        const std::uint32_t points = numbers.next();
        if (points > numbers.left() / 2)
            return damaged();
        std::vector<Position>& places = packed.lines.emplace_back();
        places.reserve(points);
        std::int64_t east = 0;
        std::int64_t north = 0;
        for (std::uint32_t point = 0; point < points; ++point) {
            east += numbers.nextSigned() * step;
            north += numbers.nextSigned() * step;
            if (east < -18'000'000 || east > 18'000'000 || north < -9'000'000 || north > 9'000'000)
                return damaged();
            places.push_back({static_cast<int>(north), static_cast<int>(east)});
        }
    }
    if (numbers.failed() || numbers.left() > 0)
        return damaged();
    return packed;
}

} // namespace navarch
