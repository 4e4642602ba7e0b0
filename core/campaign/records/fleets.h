// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/talents.h"
#include "core/campaign/records/ids.h"
#include "core/people/quality.h"
#include "core/sea/place_at_sea.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// What a fleet's upkeep is reckoned by, from cheap to dear (CP-4.2).
enum class Keep { LaidUp, Manned, AtSea };

template <>
struct EnumNames<Keep> {
    static constexpr std::array<EnumName<Keep>, 3> names{
        {{Keep::LaidUp, "laid-up"}, {Keep::Manned, "manned"}, {Keep::AtSea, "at-sea"}}};
};

/// A fleet of a side, in a port or at sea. What it is to do is its order (core/campaign/records/voyages.h).
struct FleetRecord {
    static constexpr std::string_view tableName = "fleets";
    static constexpr std::array youngerFields{"lane_from",  "lane_to",  "lane_miles", "nights_out",
                                              "weary_oars", "strained", "keep",       "exercise_weeks"};

    FleetId id;
    SideId side;
    std::string name;
    PortId port;              ///< none: at sea
    PlaceAtSea at{};          ///< none: in a port
    int nightsOut = 0;        ///< nights running away from a port it may sleep in (CP-7.2)
    int wearyOars = 0;        ///< oar factors every ship lacks until the fleet has rested a day (CP-7.2)
    bool strained = false;    ///< failed a forced day's test this week: -1 to Crew Tests (CP-7.1)
    Keep keep = Keep::Manned; ///< the dearest it has been this month
    int exerciseWeeks = 0;    ///< of this month (CP-6.1)

    friend bool operator==(const FleetRecord&, const FleetRecord&) = default;
};

template <RecordSelf<FleetRecord> Self, class Visitor>
void visitFields(Self& fleet, Visitor& visit)
{
    visit("side_id", fleet.side);
    visit("name", fleet.name, nameText);
    visit("port_id", fleet.port);
    visitPlaceAtSea(fleet.at, visit);
    visit("nights_out", fleet.nightsOut, Bounds{0, 1000});
    visit("weary_oars", fleet.wearyOars, Bounds{0, 20});
    visit("strained", fleet.strained);
    visit("keep", fleet.keep);
    visit("exercise_weeks", fleet.exerciseWeeks, Bounds{0, 4});
}

/// Up to ten ships of a fleet that act together (SA-1.5, CP-6.4).
struct SquadronRecord {
    static constexpr std::string_view tableName = "squadrons";

    SquadronId id;
    FleetId fleet;
    std::string name;

    friend bool operator==(const SquadronRecord&, const SquadronRecord&) = default;
};

template <RecordSelf<SquadronRecord> Self, class Visitor>
void visitFields(Self& squadron, Visitor& visit)
{
    visit("fleet_id", squadron.fleet);
    visit("name", squadron.name, nameText);
}

/// A ship of the campaign.
struct ShipRecord {
    static constexpr std::string_view tableName = "ships";
    static constexpr std::array youngerFields{"experience", "unpaid_months"};

    ShipId id;
    FleetId fleet;
    SquadronId squadron; ///< none: with the fleet
    std::string name;
    std::string classId;
    CrewQuality crew = CrewQuality::Average; ///< as it really is
    CrewQuality crewBought =
        CrewQuality::Average; ///< as it was paid for; differs by randomised training (SA-13.3)
    std::string captain;
    Talents paid; ///< what its side has paid for it
    ShipFit fit;
    Condition condition;
    int experience = 0;   ///< from deeds (CP-6.2)
    int unpaidMonths = 0; ///< running (CP-4.3)

    friend bool operator==(const ShipRecord&, const ShipRecord&) = default;
};

template <RecordSelf<ShipRecord> Self, class Visitor>
void visitFields(Self& ship, Visitor& visit)
{
    visit("fleet_id", ship.fleet);
    visit("squadron_id", ship.squadron);
    visit("name", ship.name, nameText);
    visit("class", ship.classId, nameText);
    visit("crew", ship.crew);
    visit("crew_bought", ship.crewBought);
    visit("captain", ship.captain, optionalNameText);
    visit("paid", ship.paid);
    visitFit(ship.fit, visit);
    visitCondition(ship.condition, visit);
    visit("experience", ship.experience, Bounds{0, 1'000'000});
    visit("unpaid_months", ship.unpaidMonths, Bounds{0, 1000});
}

/// A commander: where he serves follows from his post. Without a post to fill (its fleet, squadron or port none) he waits
/// at home.
struct CommanderRecord {
    static constexpr std::string_view tableName = "commanders";
    static constexpr std::array youngerFields{"experience", "weeks_out", "captor_side_id"};

    CommanderId id;
    SideId side; ///< none: the commander of a neutral port
    std::string name;
    Post post = Post::Squadron;
    CommandQuality quality = CommandQuality::Average;
    CommandQuality qualityBought = CommandQuality::Average; ///< as paid for (SA-13.3)
    PersonState state = PersonState::Fit;
    Talents paid;
    FleetId fleet;       ///< for post fleet
    SquadronId squadron; ///< for post squadron
    PortId port;         ///< for post garrison
    int experience = 0;  ///< from battles (CP-6.3)
    int weeksOut =
        0; ///< of a wounded one until he is fit, of a dead one until another takes his place (CP-6.3)
    SideId captor{}; ///< of a captured one: who holds him

    friend bool operator==(const CommanderRecord&, const CommanderRecord&) = default;
};

template <RecordSelf<CommanderRecord> Self, class Visitor>
void visitFields(Self& commander, Visitor& visit)
{
    visit("side_id", commander.side);
    visit("name", commander.name, optionalNameText);
    visit("post", commander.post);
    visit("quality", commander.quality);
    visit("quality_bought", commander.qualityBought);
    visit("state", commander.state);
    visit("paid", commander.paid);
    visit("fleet_id", commander.fleet);
    visit("squadron_id", commander.squadron);
    visit("port_id", commander.port);
    visit("experience", commander.experience, Bounds{0, 1'000'000});
    visit("weeks_out", commander.weeksOut, Bounds{0, 60});
    visit("captor_side_id", commander.captor);
}

/// The umpire's leave for a ship that the rules have something against.
struct WaiverRecord {
    static constexpr std::string_view tableName = "waivers";

    Id<WaiverRecord> id;
    ShipId ship;
    std::string key;    ///< of the finding: "ram-period"
    std::string reason; ///< why, in the umpire's words

    friend bool operator==(const WaiverRecord&, const WaiverRecord&) = default;
};

template <RecordSelf<WaiverRecord> Self, class Visitor>
void visitFields(Self& waiver, Visitor& visit)
{
    visit("ship_id", waiver.ship);
    visit("key", waiver.key, nameText);
    visit("reason", waiver.reason, noteText);
}

} // namespace navarch
