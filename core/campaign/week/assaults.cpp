// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/assaults.h"

#include <algorithm>

#include "core/campaign/allies/relations.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/sea/fallen_port.h"
#include "core/campaign/week/meetings.h"
#include "core/campaign/week/rowing.h"

namespace navarch {

namespace {

class Assaults {
public:
    explicit Assaults(Week& week) : m_week(week), m_draft(week.draft) {}

    void run()
    {
        for (const std::size_t lot : m_week.lots(m_week.fleets.size())) {
            SailingFleet& fleet = m_week.fleets[lot];
            const PortRecord* port = m_draft.find(fleet.order.port);
            const bool comes = fleet.does(FleetOrder::Attack) || fleet.does(FleetOrder::Raid);
            if (comes && port && !fleet.held && fleet.able && !fleet.slipped && !fleet.isInPort()
                && fleet.course.isDone() && fleet.course.at == offPlace(port->place))
                assault(fleet, port->id);
        }
    }

private:
    void assault(SailingFleet& fleet, PortId id)
    {
        if (m_draft.find(id)->owner == fleet.now.side) {
            (void)m_week.berth(fleet); // it has fallen to its side meanwhile
            return finishOrder(fleet);
        }
        if (!mayAttack(m_draft, fleet.now.side, *m_draft.find(id)))
            return turnForHome(m_week, fleet); // it has become a friend's meanwhile
        const auto [by, isFirst] = m_week.assailed.emplace(id, fleet.now.side);
        if (by->second != fleet.now.side)
            return; // another side is there already; it waits its turn
        m_draft.edit(id).attackedTurn = m_week.deed.head().turn;
        if (fleet.does(FleetOrder::Raid))
            raid(fleet, id);
        else
            attack(fleet, id, isFirst);
    }

    /// The strongest fleet of the owner's that is in the port and free to fight; the dice decide between equals.
    SailingFleet* defenderOf(PortId id)
    {
        const SideId owner = m_draft.find(id)->owner;
        SailingFleet* best = nullptr;
        if (!owner)
            return best;
        for (const std::size_t lot : m_week.lots(m_week.fleets.size())) {
            SailingFleet& fleet = m_week.fleets[lot];
            const bool defends =
                fleet.now.port == id && fleet.now.side == owner && fleet.able && !isMet(fleet);
            if (defends && (!best || fleet.ships.size() > best->ships.size()))
                best = &fleet;
        }
        return best;
    }

    /// Held by a contact already, not by a yard.
    bool isMet(const SailingFleet& fleet) const
    {
        bool met = false;
        m_draft.forEach<ContactRecord>([&](const ContactRecord& contact) {
            met = met || contact.fleet == fleet.now.id || contact.other == fleet.now.id;
        });
        return met;
    }

    void attack(SailingFleet& fleet, PortId id, bool isFirst)
    {
        SailingFleet* defender = defenderOf(id);
        if (isFirst && !defender && isUndefended(m_draft, id)) {
            takePort(m_week.deed, id, fleet.now.side);
            m_week.assailed.erase(id);
            evict(id, fleet.now.side);
            (void)m_week.berth(fleet);
            return finishOrder(fleet);
        }
        if (isFirst)
            addContact(fleet, defender, id, ContactKind::Attack);
        fleet.held = true;
        finishOrder(fleet);
    }

    void raid(SailingFleet& fleet, PortId id)
    {
        if (SailingFleet* defender = defenderOf(id)) {
            addContact(fleet, defender, id, ContactKind::Raid);
            fleet.held = true;
            return finishOrder(fleet);
        }
        const PortRecord& port = *m_draft.find(id);
        say("raid",
            phrase("%1 raids %2: its trade suffers this month, and nobody hinders the raiders.",
                   given(fleet.now.name), given(port.name)),
            fleet.now.side, id);
        turnForHome(m_week, fleet);
    }

    void addContact(SailingFleet& fleet, SailingFleet* defender, PortId id, ContactKind kind)
    {
        ContactRecord contact;
        contact.turn = m_week.deed.head().turn;
        contact.day = m_week.day;
        contact.kind = kind;
        contact.fleet = fleet.now.id;
        contact.other = defender ? defender->now.id : FleetId{};
        contact.port = id;
        m_draft.add(std::move(contact));
        const PortRecord& port = *m_draft.find(id);
        for (SailingFleet& each : m_week.fleets)
            each.held = each.held || (each.now.port == id && each.now.side == port.owner);
        holdAt(m_week, offPlace(port.place), fleet.now.side);
        const bool raids = kind == ContactKind::Raid;
        const GivenText who = given(fleet.now.name);
        const GivenText what = given(port.name);
        Phrase text;
        if (defender && raids)
            text = phrase("%1 raids %2, with %3 in it.", who, what, given(defender->now.name));
        else if (defender)
            text = phrase("%1 attacks %2, with %3 in it.", who, what, given(defender->now.name));
        else
            text = raids ? phrase("%1 raids %2.", who, what) : phrase("%1 attacks %2.", who, what);
        say("contact", text, fleet.now.side, id);
    }

    /// Fleets that cannot stay in a fallen port slip out of it.
    void evict(PortId id, SideId conqueror)
    {
        const std::string place = m_draft.find(id)->place;
        for (SailingFleet& fleet : m_week.fleets)
            if (fleet.now.port == id && fleet.now.side != conqueror)
                m_week.putAt(fleet, offPlace(place));
    }

    void say(const char* kind, const Phrase& text, SideId side, PortId id)
    {
        m_week.deed.happened(kind, text, "CP-8.1");
        tell(m_week.deed, kind, text, Knowing::only(side, m_draft.find(id)->owner), "CP-8.1", {}, {id, {}});
    }

    Week& m_week;
    Draft& m_draft;
};

} // namespace

void assaultPorts(Week& week)
{
    Assaults(week).run();
}

} // namespace navarch
