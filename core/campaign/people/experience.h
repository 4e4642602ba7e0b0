// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/records/fleets.h"
#include "core/dice/dice.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// Adds what a ship earned in a battle; at each of three sums its crew gains a quality, to elite (CP-6.2). Returns the
/// qualities gained.
int earnExperience(ShipRecord& ship, int earned, const CampaignFigures& figures);

/// Adds what a commander earned; for each of three sums that he reaches a d10 with his quality says whether he is better
/// (CP-6.3). Returns the qualities gained.
int earnExperience(CommanderRecord& commander, int earned, const CampaignFigures& figures, Dice& dice);

} // namespace navarch
