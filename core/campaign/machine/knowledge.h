// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/campaign/calendar.h"
#include "core/campaign/campaign.h"
#include "core/data/figures.h"
#include "core/rules/campaign/figures.h"
#include "core/ships/fleet.h"

namespace navarch {

/// A fleet of the side itself.
struct OwnFleet {
    const FleetRecord* fleet = nullptr;
    const OrderRecord* order = nullptr; ///< null: none
    PlaceAtSea at;                      ///< off its port when it lies in one; none: it is on no lane
    Fleet roster;                       ///< only the ships that can fight
    Talents value;                      ///< of those ships (SA-15)
    int fighting = 0;
    int hurt = 0;        ///< of the fighting ones (isHurt())
    bool isAlly = false; ///< under contract
    bool waits = false;  ///< for a battle: it takes no orders
    bool inYard = false; ///< a ship of it is worked on: it cannot sail (CP-5.2)
};

/// Whether a ship's hull is damaged so much that only a yard mends it (CP-5.2).
[[nodiscard]] inline bool isHurt(const FleetShip& ship)
{
    return ship.condition.damage >= Damage::Medium;
}

/// A third of its ships hurt: it is no fleet to fight with (CP-11.1).
[[nodiscard]] inline bool isBattered(const OwnFleet& fleet)
{
    return fleet.hurt > 0 && fleet.hurt * 3 >= fleet.fighting;
}

/// An enemy's fleet as it was last seen.
struct SeenFleet {
    SideId side;
    int ships = 0;
    int turnsAgo = 0;
    bool inPort = false;
    PlaceAtSea at; ///< off the port it lay in
};

/// What everybody knows of a port.
struct KnownHarbour {
    const PortRecord* port = nullptr;
    bool isOwn = false;
    bool isOpen = false;     ///< the side's fleets may lie there (CP-7.2)
    bool isHostile = false;  ///< an enemy's
    bool isHome = false;     ///< the home port of the side that holds it
    bool wasStormed = false; ///< when it fell last it took a battle, which was told in every harbour (CP-3.4)
};

/// What matters to a side: by port and by enemy, from 1 to 9.
struct KnownAims {
    std::map<PortId, int> ports;
    std::map<SideId, int> enemies;
};

/// What a side's month looks like (CP-4.1, 4.2), its fleets' upkeep and training left out.
struct KnownMonth {
    Talents income;
    Talents fixed; ///< commanders, garrisons, interest, allies: falls due whatever the fleets do
};

/// All that a side knows (CP-2.3): its own things, what it has seen in the last month, and what is told in every harbour.
/// Made from nothing else, so that a campaign captain cannot know more (CP-11.1). Pointers last as long as the campaign is
/// not changed.
struct Knowledge {
    SideId side;
    Date today;
    Talents treasury;
    KnownMonth month;
    CampaignFigures figures;   ///< in force
    std::set<PortId> repulsed; ///< ports from which it was beaten off not long ago
    std::set<PortId> resisted; ///< and those that did so at any time
    std::set<PortId> raided;   ///< by itself, in the last quarter of a year
    KnownAims aims;
    std::vector<OwnFleet> fleets;                 ///< by number
    std::vector<SeenFleet> seen;                  ///< the latest sighting of each
    std::map<std::string, KnownHarbour> harbours; ///< by place, those on the lanes
};

/// Sightings older than this tell a captain nothing.
inline constexpr int rememberedTurns = 4;

/// So long a captain leaves a port alone that beat him off.
inline constexpr int repulsedTurns = 16;

/// And so long one that it has raided: its trade suffers for the month, and watchers are about.
inline constexpr int raidedTurns = 12;

[[nodiscard]] Knowledge knowledgeOf(const Campaign& campaign, const Figures& figures, SideId side);

} // namespace navarch
