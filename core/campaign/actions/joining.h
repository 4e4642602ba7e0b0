// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/actions/sea_actions.h"

namespace navarch {

/// What carryOut() of the two does, once their fleets are known to be there.
void joinFleets(const JoinFleets& action, Deed& deed);
void splitFleet(const SplitFleet& action, Deed& deed);

} // namespace navarch
