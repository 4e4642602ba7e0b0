// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/campaign/calendar.h"
#include "core/ships/fit.h"

namespace navarch {

/// The week that is `weeks` after `date`, in words.
[[nodiscard]] QString dateAfter(Date date, int weeks);

/// What of hull and ram becomes another (CP-5.3): "ram: bronze → reinforced".
[[nodiscard]] QString hullChanges(const ShipFit& before, const ShipFit& after);

} // namespace navarch
