// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Whether a ship obeys orders in its Action Phase: on the table, no wreck, not taken by the enemy.
[[nodiscard]] bool mayStillAct(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Why a ship may do nothing in this Action Phase: no such ship, another squadron's turn, not on the table, a wreck or
/// a prize.
[[nodiscard]] Refusal mayActRefusal(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Why `target` is no enemy on the table that could be shot at or boarded.
[[nodiscard]] Refusal targetRefusal(const BattleFacts& facts, const State& state, int side,
                                    ShipNumber target);

} // namespace navarch::salamis
