// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/battle/brief/brief.h"

namespace navarch {

/// No battle holds more orders, whoever gives them: replays are read up to here.
inline constexpr std::int64_t mostOrders = 200'000;

/// What bounds a battle whose sides choose among options() alone (core/battle/contract/game.h). Derived from its ships, its turn limit
/// and what a phase lets a side say.
struct OrderBounds {
    int turns = 0;  ///< the last turn there can be; 0 is what comes before the first
    int ofTurn = 0; ///< the most orders that one side gives between the begin of a turn and that of the next

    /// The most orders of a battle: its ceiling.
    [[nodiscard]] std::int64_t ofBattle() const
    {
        return std::min(std::int64_t{maxSides} * (turns + 1) * ofTurn, mostOrders - 1);
    }

    friend bool operator==(const OrderBounds&, const OrderBounds&) = default;
};

/// Counts the orders of captains against what bounds them.
class OrderCount {
public:
    explicit OrderCount(const OrderBounds& bounds) : m_bounds(bounds), m_ceiling(bounds.ofBattle()) {}

    /// Counts one more order of a side. False when there may be no more: its captain has come to the ceiling.
    [[nodiscard]] bool add(int side, int turn)
    {
        if (turn != m_turn) {
            m_turn = turn;
            m_ofTurn = {};
        }
        std::int64_t& given = m_ofTurn[static_cast<std::size_t>(side)];
        if (given >= m_bounds.ofTurn || m_all >= m_ceiling)
            return false;
        ++given;
        ++m_all;
        return true;
    }
    [[nodiscard]] std::int64_t all() const { return m_all; }

private:
    OrderBounds m_bounds;
    std::int64_t m_ceiling;
    int m_turn = -1;
    std::int64_t m_all = 0;
    std::array<std::int64_t, maxSides> m_ofTurn{};
};

} // namespace navarch
