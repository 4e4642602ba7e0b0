// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/sea/reach.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/campaign/sea/course.h"

namespace navarch {

namespace {

class Reach {
public:
    Reach(const Draft& draft, const Figures& figures, const ContactRecord& contact)
        : m_draft(draft),
          m_figures(figures),
          m_contact(contact),
          m_place(placeOf(draft, contact, figures.lanes))
    {
    }

    std::vector<FleetId> run()
    {
        findBound();
        m_draft.forEach<OrderRecord>(
            [&](const OrderRecord& order) { m_orders[order.fleet] = m_draft.find(order.id); });
        m_draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
            if (ship.condition.damage != Damage::Wrecked)
                m_able.insert(ship.fleet);
        });
        for (const FleetId principal : {m_contact.fleet, m_contact.other})
            if (m_draft.find(principal) && m_able.contains(principal))
                m_taking.push_back(principal);
        const FleetRecord* attacker = m_draft.find(m_contact.fleet);
        const SideId defender = defenderOf(m_draft, m_contact);
        m_draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
            const bool ofEither =
                (attacker && fleet.side == attacker->side) || (defender && fleet.side == defender);
            if (ofEither && m_able.contains(fleet.id) && !m_bound.contains(fleet.id) && !takesPart(fleet.id)
                && comes(fleet))
                m_taking.push_back(fleet.id);
        });
        return std::move(m_taking);
    }

private:
    [[nodiscard]] bool takesPart(FleetId fleet) const
    {
        return std::find(m_taking.begin(), m_taking.end(), fleet) != m_taking.end();
    }

    void findBound()
    {
        m_draft.forEach<ContactRecord>([&](const ContactRecord& other) {
            if (other.id == m_contact.id || other.state != ContactState::Waiting)
                return;
            m_bound.insert(other.fleet);
            m_bound.insert(other.other);
        });
        m_draft.forEach<BattleFleetRecord>([&](const BattleFleetRecord& entry) {
            const BattleRecord* battle = m_draft.find(entry.battle);
            if (battle && battle->state == BattleState::Waiting)
                m_bound.insert(FleetId{entry.fleet});
        });
    }

    [[nodiscard]] bool comes(const FleetRecord& fleet) const
    {
        const bool atPort = m_contact.kind != ContactKind::Meeting;
        if (atPort && fleet.port == m_contact.port)
            return true;
        const PlaceAtSea here = placeOf(m_draft, fleet, m_figures.lanes);
        if (here.isNone() || m_place.isNone())
            return false;
        if (fleet.port.isNone() && here == m_place)
            return true;
        const auto order = m_orders.find(fleet.id);
        if (order == m_orders.end())
            return false;
        const bool follows = order->second->order == FleetOrder::Escort && takesPart(order->second->escorted);
        return (follows || order->second->stance == Stance::Seek)
               && within(positionOf(here, m_figures.lanes, m_figures.gazetteer),
                         positionOf(m_place, m_figures.lanes, m_figures.gazetteer), milesOfSight);
    }

    const Draft& m_draft;
    const Figures& m_figures;
    const ContactRecord& m_contact;
    PlaceAtSea m_place;
    std::set<FleetId> m_bound;
    std::set<FleetId> m_able;
    std::map<FleetId, const OrderRecord*> m_orders;
    std::vector<FleetId> m_taking;
};

} // namespace

std::vector<FleetId> fleetsInReach(const Draft& draft, const Figures& figures, const ContactRecord& contact)
{
    return Reach(draft, figures, contact).run();
}

SideId defenderOf(const Draft& draft, const ContactRecord& contact)
{
    if (const FleetRecord* other = draft.find(contact.other))
        return other->side;
    const PortRecord* port = draft.find(contact.port);
    return port ? port->owner : SideId{};
}

PlaceAtSea placeOf(const Draft& draft, const ContactRecord& contact, const SeaLanes& lanes)
{
    if (!contact.at.isNone())
        return contact.at;
    const PortRecord* port = draft.find(contact.port);
    return port && lanes.knows(port->place) ? offPlace(port->place) : PlaceAtSea{};
}

} // namespace navarch
