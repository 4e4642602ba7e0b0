// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/battle/battle.h"

namespace navarch::salamis {

/// Why a ship may do nothing in this Action Phase: no such ship, another squadron's turn, not on the table, a wreck or
/// a prize.
[[nodiscard]] Refusal mayActRefusal(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Why `target` is no enemy on the table that could be shot at or boarded.
[[nodiscard]] Refusal targetRefusal(const BattleFacts& facts, const State& state, int side, ShipNumber target);

/// Whether any order may be given now; every kind of order has its own function where it is performed.
[[nodiscard]] Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order);

/// Carries out any order that checkOrder() lets pass.
void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings);

} // namespace navarch::salamis
