// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/brief/brief.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Everything of a brief that never changes: ships with their figures, squadrons of at most ten (SA-1.5), commanders and
/// where they serve, allied contingents, walls, the table and the options `table-size` ("120x90", cm),
/// `deployment-depth` ("15", cm), `weather-change` ("every-phase", "two-in-succession", "never") and `sails` ("ashore",
/// "aboard"). What cannot be is added to `problems`.
[[nodiscard]] BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships,
                                  const Figures& figures, Problems& problems);

/// The state before the first order: every ship as its condition has it, on the table where the brief or a line abreast
/// puts it, contingents off the table.
[[nodiscard]] State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems);

/// Room for the most contacts and cards that a battle can come to, so that nothing grows while it runs.
void makeRoom(const BattleFacts& facts, State& state);

/// The base of a ship of `size` (SA-1.1): half its width and half its length in thousandths of a cm.
struct BaseSize {
    std::int32_t halfWidth;
    std::int32_t halfLength;
};
[[nodiscard]] constexpr BaseSize baseSizeOf(int size)
{
    return {size <= 2 ? 750 : size <= 4 ? 1000 : 1250, 1500 + 250 * size};
}

} // namespace navarch::salamis
