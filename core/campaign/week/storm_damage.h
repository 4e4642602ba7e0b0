// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/brief/weather.h"
#include "core/campaign/records/fleets.h"
#include "core/data/figures.h"
#include "core/dice/dice.h"

namespace navarch {

/// A ship in a storm on its way (CP-7.4): the test of SA-10.1 with what the campaign knows of her.
struct StormTest {
    const ShipRecord& ship;
    const FleetRecord& fleet;
    Wind wind = Wind::Gale;
    int commandLevel = 0; ///< of who commands her squadron or fleet (SA-2.11.2)
    int shelter = 0;      ///< what a harbour in reach adds (CP-7.4)
};

/// Everything that goes on the die.
[[nodiscard]] int stormModifier(const StormTest& test, const Figures& figures);

/// By how much a face fails, at least 1; 0 when it passes. A natural 10 always does, a natural 1 never (SA-2.11.2).
[[nodiscard]] int failedBy(int face, int modifier);

enum class StormEnd { Unhurt, Damaged, Lost };

/// What failing by so much does to her (SA-10.2, CP-7.4): an oar factor by 1 or 2, a roll on column A by 3 or 4, a level of
/// damage from 5 on, and by `lostBy` or more she is lost, as she is when that level would wreck her. Further dice are rolled as
/// they are needed.
StormEnd sufferStorm(ShipRecord& ship, int failed, int lostBy, Dice& dice);

} // namespace navarch
