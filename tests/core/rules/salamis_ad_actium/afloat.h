// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/orders/check.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

namespace navarch::salamis {

inline constexpr int cm = 1000;

inline Move moveOf(ShipNumber ship, Gait gait, std::initializer_list<Step> steps)
{
    Move move;
    move.ship = ship;
    move.gait = gait;
    for (const Step& step : steps)
        move.steps[static_cast<std::size_t>(move.count++)] = step;
    return move;
}

/// A trireme of the first side at (60, 20) heading for the far edge, its squadron's card turned up.
struct Afloat : Skirmish {
    ShipNumber ship = add(0);
    ShipNumber enemy = add(1);

    Afloat()
    {
        place(ship, 60, 20, 0);
        place(enemy, 20, 80, 180);
        state.phase = Phase::Action;
        state.squadron = static_cast<std::int16_t>(factsOf(ship).squadron);
        state.side = 0;
        at(ship).fastMoves = 3;
    }
    [[nodiscard]] std::string_view why(const Order& order) const
    {
        return checkOrder(facts, state, order).reason.pattern();
    }
    [[nodiscard]] std::string_view ruleAgainst(const Order& order) const
    {
        return checkOrder(facts, state, order).rule;
    }
    /// As people read it.
    [[nodiscard]] std::string told(const Order& order) const
    {
        return reasonOf(facts, checkOrder(facts, state, order), order);
    }
    std::string play(const std::vector<int>& faces, const Order& order)
    {
        return played(faces, [&](Proceedings& p) { performOrder(facts, state, order, p); });
    }
    [[nodiscard]] free_table::TablePoint centre() const { return baseOf(state, ship).centre; }
};

} // namespace navarch::salamis
