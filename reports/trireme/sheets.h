// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/cards/sheets_of_game.h"

namespace navarch::sheets {

/// What Trireme prints of a fleet.
[[nodiscard]] SheetsOfGame trireme();

} // namespace navarch::sheets
