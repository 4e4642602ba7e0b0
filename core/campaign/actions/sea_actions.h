// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/campaign/deed/deed.h"

namespace navarch {

/// The places an explicit route may name.
inline constexpr int maxRoutePlaces = 60;

/// Gives a fleet its order, in place of the one it has (CP-7.3). What the order is about must be given, and nothing else:
/// - move: a port or a route;
/// - patrol: the two ends of a lane;
/// - blockade, attack, raid: a port that is not the side's own, and for a blockade no fleet without a fighting ship;
/// - escort: a fleet of the same side;
/// - lie, exercise, lay up: nothing when the fleet is in a port; a port it shall go to first otherwise. It is laid up in
///   the side's own ports alone.
/// Without a route the shortest is taken. Without a stance those that patrol, blockade and attack seek battle and the
/// others avoid it.
///
/// Refused: contradictory orders; a route over land; an attack on the side's own port; a move into a hostile one; places
/// and lanes nobody knows; a port without lanes; escorts in a circle; fleets without ships, of wrecks alone, with a ship in
/// a yard, or that wait for a battle. Noted: how long the voyage takes, nights away from a harbour, the risk of storms.
struct SetOrder {
    static constexpr std::string_view kind = "fleet.order";
    FleetId fleet;
    FleetOrder order = FleetOrder::Lie;
    std::optional<Stance> stance;
    bool forced = false;
    PortId port;
    FleetId escorted;
    std::string patrolFrom;
    std::string patrolTo;
    std::string route; ///< places of the gazetteer, separated by blanks; empty: the shortest
};
void carryOut(const SetOrder& action, Deed& deed);

template <RecordSelf<SetOrder> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("fleet", action.fleet);
    visit("order", action.order);
    visit("stance", action.stance);
    visit("forced", action.forced);
    visit("port", action.port);
    visit("escorted", action.escorted);
    visit("patrol_from", action.patrolFrom, optionalNameText);
    visit("patrol_to", action.patrolTo, optionalNameText);
    visit("route", action.route, routeText);
}

/// One fleet joins another of its side at the same place (CP-7.3): its squadrons come with it, its admiral waits at home
/// when the other has one, and the fleet that joined is no more. A squadron whose name the other has already gets a
/// number. Refused: own and allied ships together; fleets that wait for a battle.
struct JoinFleets {
    static constexpr std::string_view kind = "fleet.join";
    FleetId fleet;
    FleetId into;
};
void carryOut(const JoinFleets& action, Deed& deed);

template <RecordSelf<JoinFleets> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("fleet", action.fleet);
    visit("into", action.into);
}

/// Some ships of a fleet become a fleet of their own at the same place (CP-7.3). A squadron that goes whole stays one, with
/// its commander.
struct SplitFleet {
    static constexpr std::string_view kind = "fleet.split";
    FleetId fleet;
    std::string name; ///< of the new fleet
    std::vector<ShipId> ships;
};
void carryOut(const SplitFleet& action, Deed& deed);

template <RecordSelf<SplitFleet> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("fleet", action.fleet);
    visit("name", action.name, nameText);
    visit("ships", action.ships, 1000);
}

} // namespace navarch
