// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/battle/brief/temperament.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

// What captains go by (RS-24).

/// A share of a ship's price, in hundredths of talents.
[[nodiscard]] constexpr int percentOf(int value, int percent)
{
    return static_cast<int>(std::int64_t(value) * percent / 100);
}

/// How boldly captains weigh their own losses, per cent.
[[nodiscard]] constexpr int weightOfRisk(Temperament temperament)
{
    return temperament == Temperament::Cautious ? 140 : temperament == Temperament::Bold ? 70 : 100;
}

/// How the crews of two ships compare: 50 is even.
[[nodiscard]] inline int oddsOf(const Ship& ship, const Ship& other)
{
    const int mine = ship.crew() * (10 + 3 * ship.skilled(Skill::Melee));
    const int his = other.crew() * (10 + 3 * other.skilled(Skill::Melee));
    return mine + his == 0 ? 50 : mine * 100 / (mine + his);
}

/// What a ram is worth: the target's price by the chance of its results, less the shock.
[[nodiscard]] inline int ramGain(const BattleFacts& facts, const State& state, ShipNumber rammer,
                                 ShipNumber target, hex::Facing facing, int run, int risk)
{
    const Ship& struck = shipOf(state, target);
    const int worth = facts.figures.ramWorth(
        ramModifier(facts.house(), ramCaseOf(facts, state, rammer, target, facing, run)));
    const int left = !struck.isCrewed() ? 2 : struck.sinksAt > 0 ? 4 : struck.routing ? 7 : 10;
    return percentOf(facts.of(target).value + 1, worth * left / 10)
           - percentOf(facts.of(rammer).value + 1, 4 * risk / 100);
}

} // namespace navarch::ramming
