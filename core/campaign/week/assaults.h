// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

/// Fleets that stand off the port they are to attack or raid, at a day's end (CP-7.3, CP-8.1): an attack on a port with
/// walls or ships becomes a contact, one on a port that nobody defends takes it at once (CP-3.4); a raid becomes a contact
/// when ships oppose it, and else is over, and the raiders turn for home. A port that is attacked by one side is not
/// attacked by another in the same week. Either way the port counts as attacked (CP-4.1).
void assaultPorts(Week& week);

} // namespace navarch
