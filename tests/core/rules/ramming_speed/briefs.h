// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

#include "core/rules/ramming_speed/battle/game.h"

namespace navarch::ramming {

/// So many ships of a class, as they leave the yard, against as many.
[[nodiscard]] inline BattleBrief briefOf(int ships, const char* classId = "trireme")
{
    BattleBrief brief;
    brief.rules = "ramming-speed";
    for (const char* name : {"Athens", "Corinth"}) {
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
    const auto game = RammingSpeed::begin(brief, builtInFigures());
    return game ? std::string() : game.error().front().place;
}

[[nodiscard]] inline RammingSpeed gameOf(const BattleBrief& brief)
{
    auto game = RammingSpeed::begin(brief, builtInFigures());
    if (!game)
        throw std::logic_error(game.error().front().text());
    return std::move(*game);
}

/// The battle begun with these faces; `wrong` says when other dice are wanted.
[[nodiscard]] inline State begun(const RammingSpeed& game, const std::vector<int>& faces, std::string& wrong)
{
    State state = game.opening();
    BattleDice dice = BattleDice::typed(faces);
    Proceedings proceedings(dice);
    game.perform(state, Begin{}, proceedings);
    wrong = dice.wanted().sides > 0 || dice.leftOver() > 0 ? "other dice are wanted" : "";
    return state;
}

} // namespace navarch::ramming
