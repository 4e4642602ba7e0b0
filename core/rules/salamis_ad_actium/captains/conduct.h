// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/conduct.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// How captains of Salamis ad Actium behave (Conducted).
[[nodiscard]] std::span<const ConductLine> conductLines();
void countConduct(const BattleFacts& facts, const State& before, const Order& order,
                  const BattleEvents& events, const State& after, std::span<ConductCount> counts);

} // namespace navarch::salamis
