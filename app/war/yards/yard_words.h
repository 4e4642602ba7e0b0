// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "core/campaign/calendar.h"
#include "core/ships/fit.h"

namespace navarch {

/// The week that is `weeks` after `date`, in words.
[[nodiscard]] QString dateAfter(Date date, int weeks);

/// What of hull and ram becomes another (CP-5.3): "ram: bronze → reinforced".
[[nodiscard]] QString hullChanges(const ShipFit& before, const ShipFit& after);

/// { value, text }, as lists to choose from have them.
[[nodiscard]] QVariantMap yardChoice(const QVariant& value, const QString& text);

} // namespace navarch
