// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/enum_names.h"
#include "core/campaign/records/fleets.h"

namespace navarch {

/// What a fleet is to do (CP-7.3). Joining and splitting are done at once and are no orders.
enum class FleetOrder { Lie, Move, Patrol, Blockade, Attack, Raid, Escort, Exercise, LayUp };

template <>
struct EnumNames<FleetOrder> {
    static constexpr std::array<EnumName<FleetOrder>, 9> names{{{FleetOrder::Lie, "lie"},
                                                                {FleetOrder::Move, "move"},
                                                                {FleetOrder::Patrol, "patrol"},
                                                                {FleetOrder::Blockade, "blockade"},
                                                                {FleetOrder::Attack, "attack"},
                                                                {FleetOrder::Raid, "raid"},
                                                                {FleetOrder::Escort, "escort"},
                                                                {FleetOrder::Exercise, "exercise"},
                                                                {FleetOrder::LayUp, "lay-up"}}};
};

/// Whether a fleet that sights an enemy wants battle (CP-7.3, CP-7.5).
enum class Stance { Avoid, Seek };

template <>
struct EnumNames<Stance> {
    static constexpr std::array<EnumName<Stance>, 2> names{
        {{Stance::Avoid, "avoid"}, {Stance::Seek, "seek"}}};
};

inline constexpr TextBounds routeText{4000, true};

/// A fleet's standing order. A fleet without one lies where it is and avoids battle. It stands until it is done or changed.
struct OrderRecord {
    static constexpr std::string_view tableName = "fleet_orders";
    static constexpr int sinceSchema = 4;

    Id<OrderRecord> id;
    FleetId fleet; ///< no two of one fleet
    FleetOrder order = FleetOrder::Lie;
    Stance stance = Stance::Avoid;
    bool forced = false; ///< rows twice as far a day, with what that brings (CP-7.1)
    PortId port;         ///< where it goes, or which it blockades, attacks or raids
    FleetId escorted;
    std::string patrolFrom; ///< the ends of the lane it patrols
    std::string patrolTo;
    std::string route; ///< places still to be reached, in order, separated by blanks

    friend bool operator==(const OrderRecord&, const OrderRecord&) = default;
};

template <RecordSelf<OrderRecord> Self, class Visitor>
void visitFields(Self& order, Visitor& visit)
{
    visit("fleet_id", order.fleet);
    visit("kind", order.order);
    visit("stance", order.stance);
    visit("forced", order.forced);
    visit("port_id", order.port);
    visit("escorted_fleet_id", order.escorted);
    visit("patrol_from", order.patrolFrom, optionalNameText);
    visit("patrol_to", order.patrolTo, optionalNameText);
    visit("route", order.route, routeText);
}

/// How two sides came to blows (CP-7.5, CP-8.1).
enum class ContactKind { Meeting, Attack, Raid };

template <>
struct EnumNames<ContactKind> {
    static constexpr std::array<EnumName<ContactKind>, 3> names{
        {{ContactKind::Meeting, "meeting"}, {ContactKind::Attack, "attack"}, {ContactKind::Raid, "raid"}}};
};

enum class ContactState { Waiting, Arranged, Settled };

template <>
struct EnumNames<ContactState> {
    static constexpr std::array<EnumName<ContactState>, 3> names{{{ContactState::Waiting, "waiting"},
                                                                  {ContactState::Arranged, "arranged"},
                                                                  {ContactState::Settled, "settled"}}};
};

/// A battle that is due. It lasts until its turn is over; the turn cannot end while one waits (CP-1.3).
struct ContactRecord {
    static constexpr std::string_view tableName = "contacts";
    static constexpr int sinceSchema = 4;

    ContactId id;
    int turn = 0;
    int day = 1; ///< of the week
    ContactKind kind = ContactKind::Meeting;
    FleetId fleet; ///< who sought it
    FleetId other; ///< whom it met; none at a port without a fleet in it
    PortId port;   ///< which is attacked or raided; none at sea
    PlaceAtSea at; ///< none: at the port
    ContactState state = ContactState::Waiting;
    BattleId battle; ///< once arranged

    friend bool operator==(const ContactRecord&, const ContactRecord&) = default;
};

template <RecordSelf<ContactRecord> Self, class Visitor>
void visitFields(Self& contact, Visitor& visit)
{
    visit("turn", contact.turn, Bounds{0, 1'000'000});
    visit("day", contact.day, Bounds{1, 7});
    visit("kind", contact.kind);
    visit("fleet_id", contact.fleet);
    visit("other_fleet_id", contact.other);
    visit("port_id", contact.port);
    visitPlaceAtSea(contact.at, visit);
    visit("state", contact.state);
    visit("battle_id", contact.battle);
}

/// A fleet that a side has seen (CP-2.3): all it knows of it, as it was then. Numbers are plain, for the fleet may be gone.
struct SightingRecord {
    static constexpr std::string_view tableName = "sightings";
    static constexpr int sinceSchema = 4;

    Id<SightingRecord> id;
    int turn = 0;
    int day = 1;
    SideId side;            ///< who saw it
    SideId seenSide;        ///< whose it is
    std::int64_t fleet = 0; ///< its number
    std::string name;
    int ships = 0; ///< as they were counted
    PortId port;   ///< where it lay; none: at sea
    PlaceAtSea at;

    friend bool operator==(const SightingRecord&, const SightingRecord&) = default;
};

template <RecordSelf<SightingRecord> Self, class Visitor>
void visitFields(Self& sighting, Visitor& visit)
{
    visit("turn", sighting.turn, Bounds{0, 1'000'000});
    visit("day", sighting.day, Bounds{1, 7});
    visit("side_id", sighting.side);
    visit("seen_side_id", sighting.seenSide);
    visit("fleet", sighting.fleet, Bounds{0, std::int64_t{1} << 53});
    visit("name", sighting.name, nameText);
    visit("ships", sighting.ships, Bounds{0, 100'000});
    visit("port_id", sighting.port);
    visitPlaceAtSea(sighting.at, visit);
}

} // namespace navarch
