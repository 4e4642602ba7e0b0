// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// What a ship has lost beyond its damage, by its fate (SQ-18.8); with a die for every level of damage that is new.
void wearOut(const ShipFacts& facts, ShipEnd& end, Proceedings& proceedings);

} // namespace navarch::squadrons
