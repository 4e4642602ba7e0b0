// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/battle/contract/reasons.h"

namespace navarch {

/// Why a captain would rather give one order than the next best: in a sentence or two what it threatens and what it risks,
/// by the terms that make the difference. Empty when none of them does.
[[nodiscard]] Phrase whyRather(const std::vector<ReasonTerm>& best, const std::vector<ReasonTerm>& next,
                               const std::function<Phrase(ShipNumber)>& nameOf);

} // namespace navarch
