// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/talents.h"
#include "core/campaign/records/ids.h"
#include "core/people/quality.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// A fleet of a side, in a port.
struct FleetRecord {
    static constexpr std::string_view tableName = "fleets";

    FleetId id;
    SideId side;
    std::string name;
    PortId port;

    friend bool operator==(const FleetRecord&, const FleetRecord&) = default;
};

template <RecordSelf<FleetRecord> Self, class Visitor>
void visitFields(Self& fleet, Visitor& visit)
{
    visit("side_id", fleet.side);
    visit("name", fleet.name, nameText);
    visit("port_id", fleet.port);
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

    ShipId id;
    FleetId fleet;
    SquadronId squadron; ///< none: with the fleet
    std::string name;
    std::string classId;
    CrewQuality crew = CrewQuality::Average;       ///< as it really is
    CrewQuality crewBought = CrewQuality::Average; ///< as it was paid for; differs by randomised training (SA-13.3)
    std::string captain;
    Talents paid; ///< what its side has paid for it
    ShipFit fit;
    Condition condition;

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
}

/// A commander: where he serves follows from his post. Without a post to fill (its fleet, squadron or port none) he waits
/// at home.
struct CommanderRecord {
    static constexpr std::string_view tableName = "commanders";

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
