// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// What waits for a battle stays as its brief has it. Each refuses, and returns true, when the fleet (a ship's, a
/// commander's) or the port does.
bool refuseWaiting(Deed& deed, FleetId fleet);
bool refuseWaiting(Deed& deed, const CommanderRecord& commander);
bool refusePortWaiting(Deed& deed, PortId port);

} // namespace navarch
