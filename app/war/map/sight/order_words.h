// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/campaign/campaign.h"
#include "core/data/figures.h"

namespace navarch {

/// What a fleet is to do, as one would say it: "Moves to Corinth, rowing hard; seeks battle". Null: it has no order.
[[nodiscard]] QString orderText(const OrderRecord* order, const Campaign& campaign, const Figures& figures);

/// "Move", "Patrol a lane", "Lie in port".
[[nodiscard]] QString orderWord(FleetOrder order);

/// The order of a fleet; null when it has none.
[[nodiscard]] const OrderRecord* standingOrder(const Campaign& campaign, FleetId fleet);

} // namespace navarch
