// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/campaign/deed/deed.h"
#include "core/campaign/foresight/odds.h"
#include "core/campaign/machine/captain_action.h"

namespace navarch {

/// What a captain does for `side` in a week (CP-11.1): what he says to other sides, fleets that join
/// and squadrons that leave, orders, purchases, one action after the other. He knows what his side knows of `campaign()`, which stands as `act` has left it; an action that `act` refuses is not done.
void commandSide(SideId side, WeekForesight& foresight, const std::function<const Campaign&()>& campaign,
                 const std::function<void(const CaptainAction&)>& act);

/// The campaign captains (CP-11): every side without a player gives its orders, knowing what that side knows (CP-2.3).
void orderMachineSides(Deed& deed);

/// Before the campaign begins: every side without a player that has no ships gets a fleet within its budget (CP-2.2), as
/// decideFirstFleet() has it. It must be the first thing that the deed does.
void raiseMachineFleets(Deed& deed);

} // namespace navarch
