// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// The move of a captain of simulations, for a ship that is free to move: into the enemy it strikes best, else towards
/// the nearest one, stopping short of friends and wrecks; home when its crew has lost heart or its hull is crippled. Of no
/// steps when it had better stay. Passes check().
[[nodiscard]] Move quickMove(const BattleFacts& facts, const State& state, ShipNumber ship);

} // namespace navarch::salamis
