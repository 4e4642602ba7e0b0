// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

#include "core/rules/pompeius/battle/game.h"
#include "tests/core/battle/play/typed_play.h"

namespace navarch::pompeius {

/// So many ships of a class, as they leave the yard, against as many.
[[nodiscard]] inline BattleBrief briefOf(int ships, const char* classId = "quadrireme")
{
    BattleBrief brief;
    brief.rules = "pompeius";
    for (const char* name : {"Rome", "Cilicia"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        FleetShip& row = side.fleet.ships.emplace_back();
        row.classId = classId;
        row.count = ships;
        row.fit = builtInFigures().classes.find(classId)->fit;
    }
    return brief;
}

/// Where a brief is wrong; empty when it can be fought.
[[nodiscard]] inline std::string whyNot(const BattleBrief& brief)
{
    const auto game = Pompeius::begin(brief, builtInFigures());
    return game ? std::string() : game.error().front().place;
}

[[nodiscard]] inline Pompeius gameOf(const BattleBrief& brief)
{
    auto game = Pompeius::begin(brief, builtInFigures());
    if (!game)
        throw std::logic_error(game.error().front().text());
    return std::move(*game);
}

/// Gives an order with these faces; what is wrong with either, or nothing.
inline std::string give(const Pompeius& game, State& state, const Order& order,
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
[[nodiscard]] inline State deployed(const Pompeius& game)
{
    State state = game.opening();
    (void)give(game, state, Ready{0});
    (void)give(game, state, Ready{1});
    return state;
}

} // namespace navarch::pompeius
