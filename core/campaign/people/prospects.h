// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/campaign.h"
#include "core/data/figures.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// What deeds have earned a crew or a commander, and what the next step takes.
struct Prospect {
    int experience = 0;
    int next = 0;    ///< the sum at which a step is due; 0: there is none to come
    int chances = 0; ///< of the ten faces of the die, how many bring it; 10: no die is asked
};

/// A crew gains a quality at each of three sums, up to elite, without a die (CP-6.2).
[[nodiscard]] Prospect prospectOf(const ShipRecord& ship, const CampaignFigures& figures);
/// A commander at each of three sums rolls d10 with his quality (CP-6.3). Whoever is exceptional has nothing to gain.
[[nodiscard]] Prospect prospectOf(const CommanderRecord& commander, const CampaignFigures& figures);

/// How a fleet's training stands this month (CP-6.1).
struct FleetTraining {
    FleetId fleet;
    int weeks = 0;          ///< of this month that count
    bool exercises = false; ///< by its order
    int learners = 0;       ///< crews that can still be better for it: below veteran
    int crews = 0;   ///< that roll at the month's end if all goes on; 0: none, or there is no money for it
    Talents cost;    ///< then
    int chances = 0; ///< of ten, for each crew
};

/// Every fleet of the side's own, without allied contingents and fleets without ships, in the order of their numbers.
[[nodiscard]] std::vector<FleetTraining> trainingOf(const Campaign& campaign, const Figures& figures,
                                                    SideId side);

} // namespace navarch
