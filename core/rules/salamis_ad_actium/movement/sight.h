// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// How many ships stand in the line between the centres of two, of those whose size class is that of the smaller of the
/// two or more (SA-6.6); counting stops at 2.
[[nodiscard]] int hiddenBy(const BattleFacts& facts, const State& state, ShipNumber from, ShipNumber to);

/// Places of a ship from which one sees and shoots better: towers, and the raised platform.
[[nodiscard]] int heightsOf(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Whether a target lies within `centimetres` of a ship, base to base.
[[nodiscard]] bool isInRange(const State& state, ShipNumber from, ShipNumber to, int centimetres);
/// Whether it lies nearer than that.
[[nodiscard]] bool isNearerThan(const State& state, ShipNumber from, ShipNumber to, int centimetres);

} // namespace navarch::salamis
