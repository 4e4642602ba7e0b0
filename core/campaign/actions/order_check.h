// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/finding.h"
#include "core/base/phrase.h"
#include "core/campaign/actions/sea_actions.h"

namespace navarch {

/// An order as it would stand, and what is to be said of it: errors refuse it (CP-7.3), the rest is worth knowing before it
/// is given.
struct CheckedOrder {
    OrderRecord order; ///< without a number; only meant when nothing is an error
    Findings findings;
};

/// Checks an order against the campaign as the draft has it; changes nothing.
[[nodiscard]] CheckedOrder checkOrder(const Draft& draft, const Figures& figures, const SetOrder& action);

/// The standing order of a fleet; null: it lies where it is and avoids battle.
[[nodiscard]] const OrderRecord* orderOf(const Draft& draft, FleetId fleet);

/// An order in words: "attacks Aegina, seeks battle".
[[nodiscard]] Phrase phraseOf(const OrderRecord& order, const Draft& draft, const Figures& figures);

} // namespace navarch
