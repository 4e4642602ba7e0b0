// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// Fleets of one or two ships, as yards leave them, that join a larger one of the side in the same port.
[[nodiscard]] std::vector<JoinFleets> decideJoins(const Knowledge& known);

/// A squadron that leaves a large fleet in port to be one by itself: where several ports whose gates are taken for open lie
/// within reach and no smaller fleet lies there that could go for one. The smallest squadron that can, and no more than half of
/// the fleet; asked at a month's beginning. Nothing: all stay together.
[[nodiscard]] std::optional<SplitFleet> decideSplit(const Campaign& campaign, const Knowledge& known,
                                                    const Figures& figures);

} // namespace navarch
