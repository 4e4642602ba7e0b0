// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/battle/captains/play_out.h"
#include "core/rules/pompeius/state/ship_names.h"
#include "tests/core/rules/pompeius/briefs.h"

namespace navarch::pompeius {

/// A battle whose ships lie where a test wants them, turn 1.
struct Fought {
    Pompeius game;
    State state;
    BattleEvents events;
    BattleDice dice = battleDice(5);

    explicit Fought(const BattleBrief& brief) : game(gameOf(brief)), state(deployed(game)) {}

    Ship& at(ShipNumber ship) { return shipOf(state, ship); }
    void put(ShipNumber ship, int column, int row, rex::Heading heading)
    {
        at(ship).pose = at(ship).before = {rex::rexOf(column, row), heading};
    }
    std::string plot(ShipNumber ship, const std::string& text)
    {
        const auto plot = plotFrom(text, readerOf(game.facts()));
        return plot ? give(game, state, PlotShip{ship, *plot}) : "no orders";
    }
    /// The rest hold their course; both lock; what is asked is answered with the first option.
    void play()
    {
        const int turn = state.turn;
        events.clear();
        Proceedings proceedings(dice, &events);
        std::vector<Order> options;
        while (state.turn == turn && !game.isOver(state)) {
            const Decision decision = *game.decisions(state).begin();
            if (state.phase == Phase::Orders) {
                if (!game.check(state, HoldCourse{decision.side}))
                    game.perform(state, HoldCourse{decision.side}, proceedings);
                game.perform(state, Lock{decision.side}, proceedings);
                continue;
            }
            game.options(state, decision, options);
            game.perform(state, options.front(), proceedings);
        }
    }
    [[nodiscard]] rex::Rex where(ShipNumber ship) const { return shipOf(state, ship).pose.stern; }
    [[nodiscard]] bool told(const char* kind) const
    {
        return std::any_of(events.begin(), events.end(),
                           [&](const BattleEvent& event) { return event.kind == kind; });
    }
};

} // namespace navarch::pompeius
