// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/cards/sheets_of_game.h"

namespace navarch::sheets {

/// What the squadron game prints of a fleet.
[[nodiscard]] SheetsOfGame squadrons();

} // namespace navarch::sheets
