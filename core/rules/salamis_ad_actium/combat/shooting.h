// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Archer units of a ship that see a target and have it in range: all of them with an open view, those in towers or on
/// the platform over one ship that stands between (SA-6.1, 6.6).
[[nodiscard]] int archersThatReach(const BattleFacts& facts, const State& state, ShipNumber shooter,
                                   ShipNumber target);

/// A ship's archers shoot (SA-6.1): a d10 for each unit, a roll on column B for each hit.
void resolveShooting(const BattleFacts& facts, State& state, ShipNumber shooter, ShipNumber target,
                     Proceedings& proceedings);

/// How many attacks of that kind are left (SA-6.7). A ship's pots hold whatever is wanted when they are thrown; a wall has
/// pots of boiling oil, which are thrown as fire, and of bees, each of its own (SA-15.11).
[[nodiscard]] int potsLeft(const BattleFacts& facts, const State& state, ShipNumber ship, Missile missile);

/// Whether a pot, or the Greek fire ahead, reaches a target (SA-6.7).
[[nodiscard]] bool missileReaches(const BattleFacts& facts, const State& state, ShipNumber thrower,
                                  ShipNumber target, Missile missile);

/// A pot is thrown, or the Greek fire spent (SA-6.7).
void resolveThrow(const BattleFacts& facts, State& state, ShipNumber thrower, ShipNumber target,
                  Missile missile, Proceedings& proceedings);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Shoot& order);
void perform(const BattleFacts& facts, State& state, const Shoot& order, Proceedings& proceedings);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Throw& order);
void perform(const BattleFacts& facts, State& state, const Throw& order, Proceedings& proceedings);

} // namespace navarch::salamis
