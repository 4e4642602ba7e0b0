// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tests/core/rules/ramming_speed/referee/referee.h"

namespace navarch::referee::ramming {

/// The ships as the catalogue translates them (RS-22).
[[nodiscard]] std::vector<PaperShip> paperShips(const BattleBrief& brief, const Figures& figures);
/// What an outcome says of a ship, against the paper (RS-22.10).
void agreeOn(const PaperShip& ship, const ShipOutcome& outcome, ShipFate fate);

} // namespace navarch::referee::ramming
