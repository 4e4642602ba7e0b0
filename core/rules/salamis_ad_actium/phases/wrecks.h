// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Every wreck of an earlier phase may go down, with those still aboard (SA-12.1).
void sinkWrecks(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::salamis
