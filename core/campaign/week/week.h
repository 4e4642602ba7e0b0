// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>

#include "core/campaign/calendar.h"
#include "core/campaign/deed/deed.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/harbours.h"
#include "core/campaign/week/week_log.h"

namespace navarch {

inline constexpr int daysAWeek = 7;

/// A fleet in the course of a week. Its record and order are copies until the week is over.
struct SailingFleet {
    FleetRecord now;
    OrderRecord order; ///< without a number: it has none, and lies where it is
    bool orderDone = false;
    std::vector<ShipId> ships;                      ///< that are left, by number
    bool able = false;                              ///< one of them at least is no wreck
    int speed = 0;                                  ///< of its slowest ship that can row, in cm
    CrewQuality slowestCrew = CrewQuality::Average; ///< of that ship; the worst among equally slow ones
    Course course;         ///< `at` is off its port while it lies in one; none when no lane leads there
    Position here;         ///< of course.at
    bool held = false;     ///< for the rest of the week: it has met an enemy, or a ship of it is in a yard
    bool waits = false;    ///< a day, for a ship that straggles
    bool exercised = true; ///< has not put to sea this week

    // Of the day.
    PlaceAtSea dawn;
    PortId dawnPort;
    std::vector<PlaceAtSea> way; ///< places passed since dawn, in order
    int rowed = 0;               ///< nautical miles
    bool hasRowed = false;       ///< this day's stage is behind it
    bool wasAtSea = false;
    PortId ran; ///< the blockaded port that it entered or left
    bool slipped = false;

    [[nodiscard]] bool isInPort() const { return !now.port.isNone(); }
    [[nodiscard]] bool seeks() const { return order.stance == Stance::Seek && able; }
    [[nodiscard]] bool does(FleetOrder kind) const { return order.id && !orderDone && order.order == kind; }
    /// On its patrol, or standing off the port it blockades (CP-7.5).
    [[nodiscard]] bool isOnWatch(const Draft& draft) const;
};

/// A week at sea while it is sailed: everything its days share, looked up once.
struct Week {
    explicit Week(Deed& deed);

    Deed& deed;
    Draft& draft;
    const Figures& figures;
    Harbours harbours;
    Date date;
    Dice dice;
    int day = 1;
    std::vector<SailingFleet> fleets; ///< by number; those without ships are left out
    std::map<FleetId, std::size_t> byId;
    std::map<PortId, int> blockadedDays;
    std::map<PortId, SideId> assailed; ///< ports attacked this week, by whom
    std::map<std::pair<SideId, std::int64_t>, Id<SightingRecord>>
        sightings;                                           ///< by who saw it, and which fleet
    std::set<std::pair<SideId, std::int64_t>> toldSightings; ///< this week
    std::set<std::pair<FleetId, FleetId>>
        toldToStay;         ///< this week: who seeks battle, and who stays in the harbour
    WeekLog* log = nullptr; ///< where it is written down day by day; null: nobody watches

    [[nodiscard]] const SeaLanes& lanes() const { return figures.lanes; }
    [[nodiscard]] SailingFleet* find(FleetId id);
    [[nodiscard]] Position positionOf(const PlaceAtSea& place) const;
    /// The port off which or in which a fleet is; null in open water.
    [[nodiscard]] const PortRecord* portAt(const SailingFleet& fleet) const;

    /// Numbers from 0 to `count` - 1 in an order that the campaign's dice give: who is first is nobody's right.
    [[nodiscard]] std::vector<std::size_t> lots(std::size_t count);

    /// The last die that was rolled, with what it came to, for an event.
    [[nodiscard]] std::vector<Roll> rollsSince(std::size_t first) const;

    /// Moves a fleet to a place, out of the port it lies in.
    void putAt(SailingFleet& fleet, const PlaceAtSea& place);
    /// Lays it into the port at its place when that is open to it; whether it was.
    bool berth(SailingFleet& fleet);
    /// What its ships make of it, after losses.
    void measure(SailingFleet& fleet);
    /// "off Aegina", "in Piraeus".
    [[nodiscard]] Phrase whereOf(const SailingFleet& fleet) const;

private:
    std::uint64_t m_lots = 0; ///< drawn so far
};

/// Writes fleets and orders back into the draft.
void dismissWeek(Week& week);

} // namespace navarch
