// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/battles/aftermath.h"

namespace navarch {

/// Writes down the fleets of the battle with the ships they came with.
void countFleets(Aftermath& aftermath);

/// CP-8.4: the fleets of the sides that lost retire to their nearest friendly port. Nobody retires from a draw. Fleets
/// that lie in a port which has fallen leave it as well.
void retireLosers(Aftermath& aftermath);

/// The side's own port nearest to `from`, `from` itself included; none when it has none. As the crow flies, in whole
/// numbers: five parts of latitude count as four of longitude, as they do at 37 degrees north. Of equally near ones the one
/// with the lower number.
[[nodiscard]] PortId nearestPort(const Draft& draft, SideId side, PortId from, PortId except = {});

} // namespace navarch
