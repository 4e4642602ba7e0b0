// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/ships/condition.h"

namespace navarch {

/// The state of a ship in one short phrase: "Sound", or the gravest it has suffered and how
/// much more there is: "Heavy damage +2".
[[nodiscard]] QString conditionWords(const Condition& condition);

/// What conditionWords() leaves out, in sentences: what "+2" stands for, and what it takes to mend her hull (CP-5.2).
/// Empty for one that is sound.
[[nodiscard]] QString conditionExplained(const Condition& condition);

/// Everything it has lost, a phrase each; empty when it has lost nothing.
[[nodiscard]] QStringList conditionList(const Condition& condition);

} // namespace navarch
