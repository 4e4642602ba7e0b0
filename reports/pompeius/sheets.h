// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/cards/sheets_of_game.h"

namespace navarch::sheets {

/// What Pompeius Magnus versus Megadates prints of a fleet.
[[nodiscard]] SheetsOfGame pompeius();

} // namespace navarch::sheets
