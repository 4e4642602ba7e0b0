// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// Fleets of a side at one place that do something together: they row at one pace and arrive on one day, so they fight as
/// one (CP-8.1).
struct Force {
    PlaceAtSea at;
    std::vector<const OwnFleet*> fleets;
    Fleet roster; ///< of all
    int fighting = 0;

    void take(const OwnFleet& fleet);
};

/// A port as a goal.
struct Goal {
    const PortRecord* port = nullptr;
    int miles = 0;

    /// Days of rowing.
    [[nodiscard]] int days() const;
    /// Economic value for the days it costs to get there, in hundredths.
    [[nodiscard]] int worth() const;
};

/// The lie of the land for a side: its ports, those of others, what was seen near them, what is to be expected there. All
/// from what the side knows.
class Theatre {
public:
    Theatre(const Knowledge& known, const Figures& figures) : m_known(known), m_figures(figures) {}

    /// Ports of others within `miles`, neutral ones too when `neutral`, the worthiest first.
    [[nodiscard]] std::vector<Goal> goalsFrom(const PlaceAtSea& at, int miles, bool neutral) const;
    /// The side's nearest port, one with a yard when that is wanted; null when no lane leads to any.
    [[nodiscard]] const PortRecord* refuge(const PlaceAtSea& at, bool wantsYard) const;
    /// Ships of others seen within so many miles of a place.
    [[nodiscard]] int seenNear(const PlaceAtSea& at, int miles) const;
    /// Ships that are to be expected in a port: those seen there; where nobody has looked, as many as a port of that value
    /// sends out; none in a neutral one.
    [[nodiscard]] int shipsExpectedAt(const PortRecord& port) const;
    /// Whether a fleet standing off the port can sleep ashore (CP-7.2).
    [[nodiscard]] bool hasHarbourNear(const PortRecord& port) const;

private:
    const Knowledge& m_known;
    const Figures& m_figures;
};

} // namespace navarch
