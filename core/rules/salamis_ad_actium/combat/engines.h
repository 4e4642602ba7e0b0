// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Ballistae and heavy engines left.
[[nodiscard]] int engineCount(const BattleFacts& facts, const State& state, ShipNumber ship);
[[nodiscard]] int heavyEngineCount(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Whether a ship's or section's ballistae bear on a target: range, sight, not across its own bow or stern (SA-6.2).
[[nodiscard]] bool ballistaeBear(const BattleFacts& facts, const State& state, ShipNumber ship,
                                 ShipNumber target);
/// Whether its heavy engines do: range, not too near, sight (SA-6.5).
[[nodiscard]] bool heavyEnginesBear(const BattleFacts& facts, const State& state, ShipNumber ship,
                                    ShipNumber target);
/// Whether any enemy is there to fire at.
[[nodiscard]] bool hasEngineTarget(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Every engine that bears fires at the target (SA-6.2, 6.5). Walls suffer casualties, no damage.
void resolveFire(const BattleFacts& facts, State& state, ShipNumber ship, ShipNumber target,
                 Proceedings& proceedings);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Fire& order);
void perform(const BattleFacts& facts, State& state, const Fire& order, Proceedings& proceedings);

/// Whether a ship or section has an engine left to fire in this Intermediate Phase, target or not.
[[nodiscard]] bool mayStillFire(const BattleFacts& facts, const State& state, ShipNumber ship);

} // namespace navarch::salamis
