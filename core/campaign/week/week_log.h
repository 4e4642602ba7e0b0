// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/campaign/records/chronicle.h"
#include "core/sea/place_at_sea.h"

namespace navarch {

/// How a fleet passed one day of a week at sea.
struct FleetDay {
    int day = 1; ///< 1 to 7
    FleetId fleet;
    SideId side;
    std::string name;
    int ships = 0; ///< in the evening; 0: the sea has taken the last of them
    /// From where it was at dawn to where it was in the evening, with every place it passed between: two that follow each other
    /// lie on one lane. One place: it stayed there. None: its port lies on no lane.
    std::vector<PlaceAtSea> way;
    PortId dawn;    ///< the port it lay in; none: at sea
    PortId evening; ///< the same in the evening

    friend bool operator==(const FleetDay&, const FleetDay&) = default;
};

/// Something that was told that day, as it stands in the chronicle, and where at sea it was.
struct SeaEvent {
    int day = 1;
    Id<ChronicleRecord> entry;
    std::string kind; ///< the chronicle's: "storm", "contact", "blockade-set"
    Phrase text;
    PlaceAtSea at; ///< none: at no place of the sea
    FleetId fleet; ///< whose it is about, and the other of two; may be none
    FleetId other;
    PortId port; ///< may be none
    bool everybody =
        true; ///< who knows of it (CP-2.3): everybody, or these two sides, either of which may be none
    SideId side;
    SideId otherSide;

    friend bool operator==(const SeaEvent&, const SeaEvent&) = default;
};

/// What a side saw of a fleet that is not its own.
struct Glimpse {
    int day = 1;
    SideId who;
    SideId seenSide;
    FleetId fleet;
    std::string name;
    int ships = 0;
    PlaceAtSea at; ///< none: in a port that lies on no lane
    PortId port;   ///< it lay in; none: at sea

    friend bool operator==(const Glimpse&, const Glimpse&) = default;
};

/// A week at sea, day by day, in the order in which it happened (CP-1.3).
struct WeekLog {
    std::vector<FleetDay> fleets;
    std::vector<SeaEvent> events;
    std::vector<Glimpse> glimpses;

    friend bool operator==(const WeekLog&, const WeekLog&) = default;
};

/// What `viewer` may know of it (CP-2.3): the ways of his own fleets, what he was told, and what he saw. None: the umpire, who
/// knows all.
[[nodiscard]] WeekLog seenBy(const WeekLog& log, SideId viewer);

} // namespace navarch
