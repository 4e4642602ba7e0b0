// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/battle/game.h"
#include "tests/core/battle/play/equal_brief.h"
#include "tests/core/battle/play/typed_play.h"

namespace navarch::pompeius {

/// So many ships of a class, as they leave the yard, against as many.
[[nodiscard]] inline BattleBrief briefOf(int ships, const char* classId = "quadrireme")
{
    BattleBrief brief = equalBrief("pompeius", ships, classId);
    brief.sides[0].name = "Rome";
    brief.sides[1].name = "Cilicia";
    return brief;
}

/// Two squadrons of so many liburnians a side, each under a navarch, and a prefect of that quality over both.
[[nodiscard]] inline BattleBrief twoSquadrons(int ships, CommandQuality quality = CommandQuality::Average)
{
    BattleBrief brief = briefOf(ships, "liburnian");
    for (BriefSide& side : brief.sides) {
        side.fleet.ships[0].squadron = "First";
        side.fleet.ships.push_back(side.fleet.ships[0]);
        side.fleet.ships[1].squadron = "Second";
        for (const char* name : {"First", "Second"}) {
            FleetCommander navarch;
            navarch.name = name;
            navarch.squadron = name;
            side.fleet.commanders.push_back(navarch);
        }
        FleetCommander prefect;
        prefect.name = "Prefect";
        prefect.post = Post::Fleet;
        prefect.quality = quality;
        side.fleet.commanders.push_back(prefect);
    }
    return brief;
}

/// Where a brief is wrong; empty when it can be fought.
[[nodiscard]] inline std::string whyNot(const BattleBrief& brief)
{
    return whyNotBegun<Pompeius>(brief);
}

[[nodiscard]] inline Pompeius gameOf(const BattleBrief& brief)
{
    return begunGame<Pompeius>(brief);
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
