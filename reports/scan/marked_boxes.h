// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace navarch {

/// How many boxes of a kind a card has, and how many of them are lost.
struct MarkedRow {
    int boxes = 0;
    int before = 0; ///< hatched
    int marked = 0; ///< by a pencil
    int last = 0;   ///< of those a pencil marked the last, from 1

    [[nodiscard]] int lost() const { return before + marked; }
};

/// The rows of a card by their key (BoxMeaning).
class MarkedBoxes {
public:
    MarkedRow& row(std::string_view key) { return m_rows[std::string(key)]; }
    /// An empty one where the card has none of it.
    [[nodiscard]] MarkedRow of(std::string_view key) const
    {
        const auto found = m_rows.find(key);
        return found == m_rows.end() ? MarkedRow() : found->second;
    }

private:
    std::map<std::string, MarkedRow, std::less<>> m_rows;
};

/// `whole` times a share, rounded half up; nothing of nothing.
[[nodiscard]] inline int shareOf(int whole, int part, int of)
{
    return of <= 0 || whole <= 0 ? 0 : (2 * whole * std::clamp(part, 0, of) + of) / (2 * of);
}

} // namespace navarch
