// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/ships/condition.h"

namespace navarch {

/// The state of a ship in one short phrase: "Sound", "Heavy damage, 2 oar factors lost".
[[nodiscard]] QString conditionWords(const Condition& condition);

/// Everything it has lost, a phrase each; empty when it has lost nothing.
[[nodiscard]] QStringList conditionList(const Condition& condition);

} // namespace navarch
