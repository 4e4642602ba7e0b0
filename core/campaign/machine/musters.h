// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// Fleets of one or two ships, as yards leave them, that join a larger one of the side in the same port; none that is hurt.
[[nodiscard]] std::vector<JoinFleets> decideJoins(const Knowledge& known);

/// The hurt ships of fleets in a yard that can take them, where so many are hurt that the fleet would stay with them: they are
/// left there in a fleet of their own, and the sound ones, enough for a fleet, are free to sail.
[[nodiscard]] std::vector<SplitFleet> decideLeaving(const Campaign& campaign, const Knowledge& known,
                                                    const Figures& figures);

/// A squadron that leaves a large fleet in port to be one by itself: where several ports whose gates are taken for open lie
/// within reach and no smaller fleet lies there that could go for one. The smallest squadron that can, and no more than half of
/// the fleet; asked at a month's beginning. Nothing: all stay together.
[[nodiscard]] std::optional<SplitFleet> decideSplit(const Campaign& campaign, const Knowledge& known,
                                                    const Figures& figures);

} // namespace navarch
