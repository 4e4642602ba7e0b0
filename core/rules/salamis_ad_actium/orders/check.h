// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Whether any order may be given now; every kind of order has its own function where it is performed.
[[nodiscard]] Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order);

/// Carries out any order that checkOrder() lets pass.
void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings);

} // namespace navarch::salamis
