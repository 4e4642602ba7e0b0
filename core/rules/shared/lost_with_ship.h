// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// All who fight aboard are lost: of a ship that was taken or is gone.
void loseTroops(const ShipFit& fit, Condition& condition);

/// The ship is lost with her oars and everything that was fitted to her.
void loseShip(const ShipFit& fit, Condition& condition);

} // namespace navarch
