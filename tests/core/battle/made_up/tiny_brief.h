// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/brief/brief.h"
#include "core/rules/shared/rule_set_of.h"
#include "tests/core/battle/made_up/tiny_game.h"

namespace navarch {

/// `ships` triremes against as many.
[[nodiscard]] inline BattleBrief tinyBrief(int ships = 3, std::uint64_t seed = 5)
{
    BattleBrief brief;
    brief.rules = "tiny";
    brief.seed = seed;
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        side.captain = Temperament::Steady;
        FleetShip& row = side.fleet.ships.emplace_back();
        row.classId = "trireme";
        row.fit = builtInFigures().classes.find("trireme")->fit;
        row.count = ships;
    }
    return brief;
}

[[nodiscard]] inline const RuleSets& tinyRules()
{
    static const RuleSets rules({ruleSet<tiny::TinyGame>("Tiny game")});
    return rules;
}

[[nodiscard]] inline std::unique_ptr<Match> tinyMatch(const BattleBrief& brief = tinyBrief())
{
    auto match = tinyRules().open(brief, builtInFigures());
    return match ? std::move(*match) : nullptr;
}

} // namespace navarch
