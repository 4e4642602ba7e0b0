// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/sight/chart_sight.h"

#include <algorithm>
#include <map>

#include "app/base/chart/chart_places.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/war/map/sight/order_words.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/harbours/known_state.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/harbours.h"
#include "core/campaign/sea/voyage_plan.h"
#include "core/campaign/turn_count.h"

namespace navarch {
namespace {

template <class Seen, class Number>
const Seen* found(const std::vector<Seen>& all, Number Seen::*id, std::int64_t wanted)
{
    const auto at = std::find_if(all.begin(), all.end(), [&](const Seen& each) {
        if constexpr (std::is_integral_v<Number>)
            return each.*id == wanted;
        else
            return (each.*id).value == wanted;
    });
    return at == all.end() ? nullptr : &*at;
}

class Looking {
public:
    Looking(const Campaign& campaign, const Figures& figures, SideId viewer)
        : m_campaign(campaign),
          m_figures(figures),
          m_viewer(viewer)
    {
    }

    ChartSight take()
    {
        const HeadRecord& head = m_campaign.head();
        m_sight.turn = head.turn;
        m_sight.date = dateText(head.year, head.month, head.week);
        addPorts();
        addFleets();
        addSightings();
        addContacts();
        addOrders();
        return std::move(m_sight);
    }

private:
    [[nodiscard]] bool sees(SideId side) const { return m_viewer.isNone() || m_viewer == side; }

    template <class Seen>
    void wear(Seen& seen, const SideRecord& side) const
    {
        seen.colour = words(nameOf(side.colour));
        seen.emblem = words(nameOf(side.emblem));
    }

    void addPorts()
    {
        std::map<PortId, int> walls;
        for (const auto& [id, wall] : m_campaign.table<WallRecord>())
            ++walls[wall.port];
        for (const auto& [id, port] : m_campaign.table<PortRecord>()) {
            SightedPort seen;
            seen.id = id;
            seen.place = port.place;
            seen.name = words(port.name);
            seen.at = QPointF(port.longitude / 1e5, port.latitude / 1e5);
            seen.value = port.economicValue;
            if (const SideRecord* owner = m_campaign.find(port.owner)) {
                seen.owner = words(owner->name);
                wear(seen, *owner);
            }
            seen.walls = sees(port.owner) ? walls[id] : -1;
            const bool isShut = port.state == PortState::Blockaded || !port.blockader.isNone();
            seen.isBlockaded = isShut && knowsBlockade(port, m_viewer);
            seen.isCaptured = port.state == PortState::Captured;
            m_sight.ports.push_back(std::move(seen));
        }
    }

    /// False when the lanes do not know the place.
    [[nodiscard]] bool put(PortId port, const PlaceAtSea& lane, SightedFleet& seen) const
    {
        if (const PortRecord* in = m_campaign.find(port)) {
            seen.port = port;
            seen.at = QPointF(in->longitude / 1e5, in->latitude / 1e5);
            seen.where = words(in->name);
            return true;
        }
        if (lane.isNone() || !isKnown(lane, m_figures.lanes, m_figures.gazetteer))
            return false;
        seen.lane = lane;
        seen.at = degreesAt(positionOf(lane, m_figures.lanes, m_figures.gazetteer));
        seen.where = words(textOf(lane, m_figures.gazetteer));
        return true;
    }

    void addFleets()
    {
        std::map<FleetId, int> ships;
        for (const auto& [id, ship] : m_campaign.table<ShipRecord>())
            ++ships[ship.fleet];
        for (const auto& [id, fleet] : m_campaign.table<FleetRecord>()) {
            const SideRecord* side = m_campaign.find(fleet.side);
            if (!side || !sees(fleet.side))
                continue;
            if (!ships.contains(id) && isSpent(m_campaign, fleet))
                continue;
            SightedFleet seen;
            seen.id = id.value;
            seen.name = words(fleet.name);
            seen.side = fleet.side;
            seen.sideName = words(side->name);
            wear(seen, *side);
            seen.ships = ships[id];
            const OrderRecord* order = standingOrder(m_campaign, id);
            seen.order = orderText(order, m_campaign, m_figures);
            seen.hasOrder = order != nullptr;
            seen.isByMachine = side->player == Player::Machine;
            if (put(fleet.port, fleet.at, seen))
                m_sight.fleets.push_back(std::move(seen));
        }
    }

    /// The newest of each fleet of another side. Whether that fleet is still there, and where, plays no part.
    void addSightings()
    {
        if (m_viewer.isNone())
            return;
        const int now = m_campaign.head().turn;
        std::map<std::int64_t, const SightingRecord*> newest;
        for (const auto& [id, sighting] : m_campaign.table<SightingRecord>()) {
            if (sighting.side != m_viewer || sighting.seenSide == m_viewer
                || now - sighting.turn > longestSighting)
                continue;
            const SightingRecord*& known = newest[sighting.fleet];
            if (!known || std::pair(known->turn, known->day) <= std::pair(sighting.turn, sighting.day))
                known = &sighting;
        }
        for (const auto& [fleet, sighting] : newest) {
            const SideRecord* side = m_campaign.find(sighting->seenSide);
            SightedFleet seen;
            seen.id = fleet;
            seen.name = words(sighting->name);
            seen.side = sighting->seenSide;
            if (side) {
                seen.sideName = words(side->name);
                wear(seen, *side);
            }
            seen.ships = sighting->ships;
            seen.isOwn = false;
            seen.age = now - sighting->turn;
            seen.since = windowText("turn %1, day %2").arg(countedTurn(sighting->turn)).arg(sighting->day);
            if (put(sighting->port, sighting->at, seen))
                m_sight.fleets.push_back(std::move(seen));
        }
    }

    void addContacts()
    {
        for (const auto& [id, contact] : m_campaign.table<ContactRecord>()) {
            const FleetRecord* fleet = m_campaign.find(contact.fleet);
            const FleetRecord* other = m_campaign.find(contact.other);
            const PortRecord* port = m_campaign.find(contact.port);
            const bool takesPart = m_viewer.isNone() || (fleet && fleet->side == m_viewer)
                                   || (other && other->side == m_viewer) || (port && port->owner == m_viewer);
            if (!takesPart || contact.state == ContactState::Settled)
                continue;
            SightedContact seen;
            seen.id = id;
            seen.kind = words(nameOf(contact.kind));
            seen.fleet = contact.fleet;
            seen.other = contact.other;
            seen.port = contact.port;
            seen.battle = contact.battle;
            seen.isWaiting = contact.state == ContactState::Waiting;
            const QString who = fleet ? words(fleet->name) : windowText("A fleet");
            const QString whom = other ? words(other->name) : windowText("a fleet");
            const QString what = port ? words(port->name) : windowText("a port");
            seen.text = contact.kind == ContactKind::Attack ? windowText("%1 attacks %2").arg(who, what)
                        : contact.kind == ContactKind::Raid ? windowText("%1 raids %2").arg(who, what)
                                                            : windowText("%1 has met %2").arg(who, whom);
            SightedFleet place;
            if (!put(port ? contact.port : PortId{}, contact.at, place)
                && !(fleet && put(fleet->port, fleet->at, place)))
                continue;
            seen.at = place.at;
            m_sight.contacts.push_back(std::move(seen));
        }
    }

    void addOrders()
    {
        const Draft draft(m_campaign);
        const Harbours harbours(draft, m_figures);
        for (const auto& [id, order] : m_campaign.table<OrderRecord>()) {
            const FleetRecord* fleet = m_campaign.find(order.fleet);
            const SideRecord* side = fleet ? m_campaign.find(fleet->side) : nullptr;
            if (!side || !sees(fleet->side))
                continue;
            SightedOrder seen;
            seen.fleet = order.fleet;
            seen.colour = words(nameOf(side->colour));
            seen.places = placesOf(order.route);
            if (seen.places.empty())
                continue;
            const VoyagePlan plan =
                planOf(draft, harbours, m_figures, order.fleet, seen.places, order.forced);
            for (std::size_t day = 0; day + 1 < plan.days.size(); ++day)
                seen.nights.push_back(
                    degreesAt(positionOf(plan.days[day].at, m_figures.lanes, m_figures.gazetteer)));
            if (const PortRecord* port = m_campaign.find(fleet->port);
                port && !port->place.empty() && seen.places.front() != port->place)
                seen.places.insert(seen.places.begin(), port->place);
            if (order.order != FleetOrder::Blockade) // which is kept off the port
                seen.goal = order.port;
            m_sight.orders.push_back(std::move(seen));
        }
    }

    const Campaign& m_campaign;
    const Figures& m_figures;
    SideId m_viewer;
    ChartSight m_sight;
};

} // namespace

const SightedPort* ChartSight::port(std::int64_t id) const
{
    return found(ports, &SightedPort::id, id);
}

const SightedPort* ChartSight::portAt(const std::string& place) const
{
    const auto at = std::find_if(ports.begin(), ports.end(), [&](const SightedPort& port) {
        return !place.empty() && port.place == place;
    });
    return at == ports.end() ? nullptr : &*at;
}

const SightedFleet* ChartSight::fleet(std::int64_t id) const
{
    return found(fleets, &SightedFleet::id, id);
}

const SightedContact* ChartSight::contact(std::int64_t id) const
{
    return found(contacts, &SightedContact::id, id);
}

ChartSight sightOf(const Campaign& campaign, const Figures& figures, SideId viewer)
{
    return Looking(campaign, figures, viewer).take();
}

} // namespace navarch
