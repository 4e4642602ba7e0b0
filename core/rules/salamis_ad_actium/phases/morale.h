// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Out of the fight for good: sunk, taken, fled or withdrawn, or a wreck. Ships that are still to come, or never came,
/// are not.
[[nodiscard]] bool isLost(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Morale in an Intermediate Phase (SA-4.5f, 9.1): squadrons that lost half their ships are dismayed, every dismayed
/// ship takes its Crew Test, once however many reasons it has, and ships demoralised before may rally.
void rallyShips(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// Two thirds of the side's ships that are or were on the table are lost or demoralised (SA-9.2). Wall sections count
/// as ships (SA-8.5). A side that has nothing on the table and had nothing is not beaten.
[[nodiscard]] bool isBeaten(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::salamis
