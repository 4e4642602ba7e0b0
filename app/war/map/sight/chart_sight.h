// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

#include <vector>

#include "core/campaign/campaign.h"
#include "core/data/figures.h"

namespace navarch {

/// A port as the chart shows it: what everybody knows, and of its walls what these eyes may know.
struct SightedPort {
    PortId id;
    std::string place; ///< of the gazetteer; empty: the umpire's own
    QString name;
    QPointF at; ///< degrees, x east and y north
    int value = 1;
    QString owner; ///< empty: neutral
    QString colour;
    QString emblem;
    int walls = 0; ///< sections; -1: these eyes do not know
    bool isBlockaded = false;
    bool isCaptured = false; ///< this month

    friend bool operator==(const SightedPort&, const SightedPort&) = default;
};

/// A fleet as the chart shows it: one that these eyes own or may see whole, or what was last sighted of another's.
struct SightedFleet {
    std::int64_t id = 0;
    QString name;
    SideId side;
    QString sideName;
    QString colour;
    QString emblem;
    int ships = 0;
    QPointF at;        ///< degrees
    PortId port;       ///< none: at sea
    PlaceAtSea lane;   ///< none: in a port
    QString where;     ///< in words
    bool isOwn = true; ///< these eyes give it orders
    int age = 0;       ///< of a sighting, in turns; 0: as it is now
    QString since;     ///< of a sighting: "turn 3, day 5"
    QString order;     ///< of an own one, in words
    bool hasOrder = false;
    bool isByMachine =
        false; ///< of an own one: the machine plays its side, and orders it when the week is sailed

    friend bool operator==(const SightedFleet&, const SightedFleet&) = default;
};

/// A battle that is due, as far as these eyes take part in it.
struct SightedContact {
    ContactId id;
    QPointF at; ///< degrees
    QString text;
    QString kind;
    FleetId fleet;
    FleetId other;
    PortId port;
    BattleId battle; ///< once arranged
    bool isWaiting = true;

    friend bool operator==(const SightedContact&, const SightedContact&) = default;
};

/// The standing order of a fleet of these eyes that leads along lanes.
struct SightedOrder {
    FleetId fleet;
    QString colour;
    std::vector<std::string> places; ///< from the place it is at or sails to next on, the goal last
    std::vector<QPointF> nights;     ///< in degrees: where each day but the last ends, if nothing stops it
    PortId goal;                     ///< the port it leads into; none: it ends at sea

    friend bool operator==(const SightedOrder&, const SightedOrder&) = default;
};

/// Something that befell somebody while a week was sailed.
struct SightedMark {
    QPointF at;   ///< degrees
    QString kind; ///< of the chronicle: "storm", "contact"
    QString text;

    friend bool operator==(const SightedMark&, const SightedMark&) = default;
};

/// All that one pair of eyes may see on the chart at one moment (CP-2.3). What it does not hold cannot be drawn, found or
/// picked: the chart looks at nothing else.
struct ChartSight {
    int turn = 0;
    QString date;
    std::vector<SightedPort> ports;
    std::vector<SightedFleet> fleets;
    std::vector<SightedContact> contacts;
    std::vector<SightedOrder> orders;
    std::vector<SightedMark> marks; ///< only while a week is played

    [[nodiscard]] const SightedPort* port(std::int64_t id) const;
    [[nodiscard]] const SightedPort* portAt(const std::string& place) const;
    [[nodiscard]] const SightedFleet* fleet(std::int64_t id) const;
    [[nodiscard]] const SightedContact* contact(std::int64_t id) const;

    friend bool operator==(const ChartSight&, const ChartSight&) = default;
};

/// A sighting is shown for so many turns; an older one says nothing any more.
inline constexpr int longestSighting = 8;

/// What `viewer` sees (none: the umpire, who sees all) of the campaign as it stands.
[[nodiscard]] ChartSight sightOf(const Campaign& campaign, const Figures& figures, SideId viewer);

/// A number of the campaign as QML has it.
[[nodiscard]] inline int shownNumber(std::int64_t number)
{
    return static_cast<int>(number);
}

} // namespace navarch
