// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/campaign/campaign.h"
#include "core/campaign/deed/draft.h"
#include "core/data/figures.h"

namespace navarch {

class Harbours;

/// A day of a voyage and the night after it.
struct VoyageDay {
    int day = 1;       ///< of the voyage
    PlaceAtSea at;     ///< at its end
    int miles = 0;     ///< made that day
    PortId harbour;    ///< where the crews sleep (CP-7.2); none: away from any
    int nightsOut = 0; ///< nights running away from a harbour, this one included
};

/// What a fleet that rows along a route has before it, if nothing stops it (CP-7.1, 7.2, 7.4).
struct VoyagePlan {
    Phrase whyNot; ///< a sentence; empty: it can be rowed
    std::vector<std::string>
        places; ///< on the way, the last is the goal; the place it starts from is not among them
    int miles = 0;
    std::vector<VoyageDay> days;
    int nightsAshore = 0;  ///< in a harbour or near one; the last night is not counted
    int mostNightsOut = 0; ///< running
    int wearyOars = 0;     ///< oar factors every ship lacks at the end (CP-7.2)
    /// The chance of a storm on any of its days, in thousandths, rounded to the nearest.
    int stormPermille = 0;
    /// The same exactly, "29701/1000000"; of voyages longer than 15 days "about 150/1000".
    std::string stormChance;

    [[nodiscard]] bool canBeRowed() const { return whyNot.isEmpty(); }
    [[nodiscard]] int dayCount() const { return static_cast<int>(days.size()); }
};

/// The voyage of a fleet along `route` (places of the gazetteer, the last is the goal; a single place: the shortest way),
/// at 30 miles a day or 60 forced. It puts in at a harbour it passes when it has been out two nights running.
[[nodiscard]] VoyagePlan planOf(const Campaign& campaign, const Figures& figures, FleetId fleet,
                                const std::vector<std::string>& route, bool forced);
[[nodiscard]] VoyagePlan planOf(const Draft& draft, const Figures& figures, FleetId fleet,
                                const std::vector<std::string>& route, bool forced);
/// The same with the harbours of the draft, for many voyages at once.
[[nodiscard]] VoyagePlan planOf(const Draft& draft, const Harbours& harbours, const Figures& figures,
                                FleetId fleet, const std::vector<std::string>& route, bool forced);

/// The chance of a storm as every chance is told: "3 in 100", "less than 1 in 100".
[[nodiscard]] Phrase stormRiskOf(const VoyagePlan& plan);

/// In a sentence: "3 days, 78 miles; 1 night ashore; storm risk 3 in 100."
[[nodiscard]] Phrase summaryOf(const VoyagePlan& plan);

/// Why a route cannot be rowed from `at`: a place that nobody knows, or two of it without a lane between (CP-7.1). Empty
/// when it can.
[[nodiscard]] Phrase whyUnrowable(const PlaceAtSea& at, const std::vector<std::string>& route,
                                  const Figures& figures);

} // namespace navarch
