// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>

#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// A fit as lines to read: { label, value, note } each; a note says what damage has made of it.
[[nodiscard]] QVariantList fitFacts(const ShipFit& fit, const Condition& condition = {});

} // namespace navarch
