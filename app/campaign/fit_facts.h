// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/lists/shown_fact.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// A fit as lines to read; a note says what damage has made of it.
[[nodiscard]] QList<ShownFact> fitFacts(const ShipFit& fit, const Condition& condition = {});

} // namespace navarch
