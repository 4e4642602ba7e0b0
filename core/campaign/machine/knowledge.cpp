// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/knowledge.h"

#include <algorithm>

#include "core/campaign/allies/relations.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/money/month_books.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

/// A fleet's ships that could fight today, as a roster.
void muster(OwnFleet& own, const Campaign& campaign, const Figures& figures)
{
    own.roster = rosterOf(campaign, own.fleet->id);
    std::erase_if(own.roster.ships,
                  [](const FleetShip& ship) { return ship.condition.damage == Damage::Wrecked; });
    for (const FleetShip& ship : own.roster.ships) {
        own.value += shipTotal(ship.fit, ship.crew, figures.prices);
        ++own.fighting;
        own.hurt += isHurt(ship);
    }
}

std::vector<OwnFleet> fleetsOf(const Campaign& campaign, const Figures& figures, SideId side)
{
    const Draft draft(campaign);
    std::map<FleetId, const OrderRecord*> orders;
    for (const auto& [id, order] : campaign.table<OrderRecord>())
        orders.emplace(order.fleet, &order);
    std::vector<FleetId> allied;
    for (const auto& [id, contract] : campaign.table<ContractRecord>())
        allied.push_back(contract.fleet);
    std::set<FleetId> inYards;
    for (const auto& [id, work] : campaign.table<YardWorkRecord>())
        if (const ShipRecord* ship = campaign.find(work.ship); ship && work.weeksLeft > 0)
            inYards.insert(ship->fleet);
    std::vector<OwnFleet> fleets;
    for (const auto& [id, fleet] : campaign.table<FleetRecord>()) {
        if (fleet.side != side)
            continue;
        OwnFleet own;
        own.fleet = &fleet;
        if (const auto order = orders.find(id); order != orders.end())
            own.order = order->second;
        own.at = placeOf(draft, fleet, figures.lanes);
        own.isAlly = std::find(allied.begin(), allied.end(), id) != allied.end();
        own.waits = battleAwaiting(campaign, id) != nullptr;
        own.inYard = inYards.contains(id);
        muster(own, campaign, figures);
        if (own.fighting > 0)
            fleets.push_back(std::move(own));
    }
    return fleets;
}

/// The latest sighting of each enemy fleet that is not too old. Sightings are numbered in the order in which they were made.
std::vector<SeenFleet> seenBy(const Campaign& campaign, SideId side)
{
    std::map<std::int64_t, SeenFleet> latest;
    for (const auto& [id, sighting] : campaign.table<SightingRecord>()) {
        const int ago = campaign.head().turn - sighting.turn;
        if (sighting.side != side || ago > rememberedTurns)
            continue;
        const PortRecord* port = campaign.find(sighting.port);
        PlaceAtSea at = port ? offPlace(port->place) : sighting.at;
        latest.insert_or_assign(sighting.fleet, SeenFleet{sighting.seenSide, sighting.ships, ago,
                                                          port != nullptr, std::move(at)});
    }
    const Draft draft(campaign);
    std::vector<SeenFleet> seen;
    for (auto& [fleet, sighting] : latest)
        if (!sighting.at.isNone() && areEnemies(draft, side, sighting.side))
            seen.push_back(std::move(sighting));
    return seen;
}

KnownMonth monthOf(const Campaign& campaign, const Figures& figures, SideId side)
{
    KnownMonth month;
    for (const MonthLine& line : nextMonth(campaign, figures, side).lines) {
        if (line.item == MonthItem::Income || line.item == MonthItem::Blockade)
            month.income += line.amount;
        else if (line.item != MonthItem::Ships && line.item != MonthItem::Training)
            month.fixed += -line.amount;
    }
    return month;
}

/// From the side's own battles: where it stormed walls or raided since that turn and did not win.
std::set<PortId> repulsedFrom(const Campaign& campaign, SideId side, int since)
{
    std::set<PortId> ports;
    for (const auto& [id, entry] : campaign.table<BattleSideRecord>()) {
        const BattleRecord* battle = campaign.find(entry.battle);
        if (!battle || entry.side != side || entry.victor || battle->state != BattleState::Fought
            || battle->place == PlaceKind::OpenSea || battle->turn < since)
            continue;
        const PortRecord* port = campaign.find(battle->port);
        if (port && port->owner != side)
            ports.insert(port->id);
    }
    return ports;
}

using Told = std::vector<const ChronicleRecord*>; // what the side has been told, in order

std::set<PortId> raidedBy(const Campaign& campaign, SideId side, const Told& told)
{
    std::set<PortId> ports;
    for (const ChronicleRecord* entry : told)
        if (entry->turn + raidedTurns > campaign.head().turn && entry->kind == "raid" && entry->side == side)
            ports.insert(entry->port);
    return ports;
}

/// Ports that fell in a battle when they fell last.
std::set<PortId> stormedPorts(const Told& told)
{
    std::set<PortId> stormed;
    for (const ChronicleRecord* entry : told) {
        if (entry->kind != "port-fallen")
            continue;
        if (entry->battle)
            stormed.insert(entry->port);
        else
            stormed.erase(entry->port);
    }
    return stormed;
}

KnownHarbour harbourOf(const Draft& draft, const PortRecord& port, SideId side)
{
    const SideRecord* owner = draft.find(port.owner);
    return {&port,
            port.owner == side,
            isOpenTo(draft, port, side),
            areEnemies(draft, side, port.owner),
            owner && owner->homePort == port.id,
            false};
}

/// What its side has told it, in so far as it is still something to be had.
KnownAims aimsOf(const Campaign& campaign, SideId side)
{
    KnownAims aims;
    for (const auto& [id, aim] : campaign.table<AimRecord>()) {
        if (aim.side != side)
            continue;
        if (aim.port)
            aims.ports[aim.port] = aim.weight;
        if (aim.enemy)
            aims.enemies[aim.enemy] = aim.weight;
    }
    return aims;
}

} // namespace

Knowledge knowledgeOf(const Campaign& campaign, const Figures& figures, SideId side)
{
    Knowledge known;
    known.side = side;
    known.today = dateOf(campaign.head());
    known.treasury = balanceOf(campaign, side);
    known.month = monthOf(campaign, figures, side);
    known.figures = figuresInForce(Draft(campaign));
    known.repulsed = repulsedFrom(campaign, side, campaign.head().turn - repulsedTurns);
    known.resisted = repulsedFrom(campaign, side, 0);
    const Told told = chronicleFor(campaign, side);
    known.raided = raidedBy(campaign, side, told);
    known.fleets = fleetsOf(campaign, figures, side);
    known.seen = seenBy(campaign, side);
    known.aims = aimsOf(campaign, side);
    const Draft draft(campaign);
    const std::set<PortId> stormed = stormedPorts(told);
    for (const auto& [id, port] : campaign.table<PortRecord>())
        if (figures.lanes.knows(port.place)) {
            KnownHarbour harbour = harbourOf(draft, port, side);
            harbour.wasStormed = stormed.contains(id);
            known.harbours.emplace(port.place, harbour);
        }
    return known;
}

} // namespace navarch
