// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "core/campaign/actions/fleet_actions.h"
#include "core/campaign/actions/garrison_actions.h"
#include "core/campaign/actions/people_actions.h"
#include "core/campaign/actions/prisoner_actions.h"
#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/actions/side_actions.h"
#include "core/campaign/actions/yard_actions.h"
#include "core/campaign/diplomacy/relation_actions.h"

namespace navarch {

/// Everything that a campaign captain does (CP-11.1): some of a side's own actions, and never the umpire's or the turn, which
/// he is a part of.
using CaptainAction =
    std::variant<BuyFleet, JoinFleets, SplitFleet, SetOrder, RepairShips, RaiseGarrison, ChangeCommander,
                 AppointCommander, RansomPrisoner, BuildShips, EndContract, OfferRelation, AnswerOffer>;

} // namespace navarch
