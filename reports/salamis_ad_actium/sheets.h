// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/cards/sheets_of_game.h"

namespace navarch::sheets {

/// What Salamis ad Actium prints of a fleet.
[[nodiscard]] SheetsOfGame salamis_ad_actium();

} // namespace navarch::sheets
