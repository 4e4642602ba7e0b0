// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace navarch::free_table {

/// Who was touched at one and the same moment, lowest index first. More than eight bases cannot lie along one bow;
/// were there more, the eight lowest indexes would stand.
class Touched {
public:
    static constexpr std::size_t most = 8;

    [[nodiscard]] bool isEmpty() const { return m_count == 0; }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] int operator[](std::size_t place) const { return m_indexes[place]; }
    [[nodiscard]] const std::int32_t* begin() const { return m_indexes.data(); }
    [[nodiscard]] const std::int32_t* end() const { return m_indexes.data() + m_count; }
    /// The lowest index; there must be one.
    [[nodiscard]] int first() const { return m_indexes[0]; }

    /// Indexes are added in rising order.
    void add(std::size_t index)
    {
        if (m_count < most)
            m_indexes[m_count++] = std::int32_t(index);
    }
    void clear() { m_count = 0; }

    friend bool operator==(const Touched& a, const Touched& b)
    {
        bool same = a.m_count == b.m_count;
        for (std::size_t i = 0; same && i < a.m_count; ++i)
            same = a.m_indexes[i] == b.m_indexes[i];
        return same;
    }

private:
    std::array<std::int32_t, most> m_indexes{};
    std::size_t m_count = 0;
};

} // namespace navarch::free_table
