// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/battle/game.h"
#include "tests/core/battle/play/equal_brief.h"
#include "tests/core/battle/play/typed_play.h"

namespace navarch::trireme {

/// So many ships of a class, as they leave the yard, against as many.
[[nodiscard]] inline BattleBrief briefOf(int ships, const char* classId = "trireme")
{
    return equalBrief("trireme", ships, classId);
}

[[nodiscard]] inline std::string whyNot(const BattleBrief& brief)
{
    return whyNotBegun<Trireme>(brief);
}

[[nodiscard]] inline Trireme gameOf(const BattleBrief& brief)
{
    return begunGame<Trireme>(brief);
}

/// Gives an order with these faces; what is wrong with either, or nothing.
inline std::string give(const Trireme& game, State& state, const Order& order,
                        const std::vector<int>& faces = {}, BattleEvents* events = nullptr)
{
    if (const Refusal why = game.check(state, order))
        return reasonOf(game.facts(), why, order);
    BattleDice dice = BattleDice::typed(faces);
    Proceedings proceedings(dice, events);
    game.perform(state, order, proceedings);
    return dice.wanted().sides > 0 || dice.leftOver() > 0 ? "other dice are wanted" : "";
}

/// Both sides have deployed as they stand.
[[nodiscard]] inline State deployed(const Trireme& game)
{
    State state = game.opening();
    (void)give(game, state, Ready{0});
    (void)give(game, state, Ready{1});
    return state;
}

/// A battle of one ship a side, the first being this one; what comes back of it after `change`.
template <class Change>
ShipOutcome cameBack(const FleetShip& ship, Change&& change)
{
    BattleBrief brief = briefOf(1);
    brief.sides[0].fleet.ships[0] = ship;
    const Trireme game = gameOf(brief);
    State state = game.opening();
    change(state);
    state.phase = Phase::Over;
    return game.outcome(state).ships[0];
}

} // namespace navarch::trireme
