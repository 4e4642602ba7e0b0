// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/talents.h"

namespace navarch {

std::optional<Talents> Talents::parse(std::string_view text)
{
    bool negative = false;
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        negative = text.front() == '-';
        text.remove_prefix(1);
    }
    std::int64_t hundredths = 0;
    int wholeDigits = 0;
    int decimals = -1; // -1 until the point is seen
    for (const char c : text) {
        if (c == '.' && decimals < 0) {
            decimals = 0;
            continue;
        }
        if (c < '0' || c > '9')
            return std::nullopt;
        if (decimals < 0 ? ++wholeDigits > 9 : ++decimals > 2)
            return std::nullopt;
        hundredths = hundredths * 10 + (c - '0');
    }
    if (wholeDigits == 0 || decimals == 0)
        return std::nullopt;
    for (int i = decimals < 0 ? 0 : decimals; i < 2; ++i)
        hundredths *= 10;
    return Talents(negative ? -hundredths : hundredths);
}

std::string Talents::text() const
{
    const std::uint64_t magnitude = m_hundredths < 0 ? 0 - static_cast<std::uint64_t>(m_hundredths)
                                                     : static_cast<std::uint64_t>(m_hundredths);
    const auto cents = static_cast<char>(magnitude % 100);
    std::string result = m_hundredths < 0 ? "-" : "";
    result += std::to_string(magnitude / 100);
    result += '.';
    result += static_cast<char>('0' + cents / 10);
    result += static_cast<char>('0' + cents % 10);
    return result;
}

} // namespace navarch
