// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/eyes/hidden_rows.h"

#include <set>
#include <string>

namespace navarch::test {

namespace {

class Behind {
public:
    Behind(const Campaign& campaign, SideId viewer) : m_made(campaign), m_viewer(viewer) {}

    Campaign make()
    {
        gather();
        changeFleets();
        changeShips();
        changePeople();
        changePorts();
        changeMoney();
        changeReports();
        changeBattles();
        m_made.table<HeadRecord>().begin()->second.seed += 1; // nobody knows what will be rolled
        for (const auto& [side, record] : Table<SideRecord>(m_made.table<SideRecord>()))
            if (isForeign(side))
                addRowsFor(record);
        return std::move(m_made);
    }

private:
    [[nodiscard]] bool isForeign(SideId side) const { return side != m_viewer; }
    [[nodiscard]] SideId sideOf(FleetId id) const
    {
        const FleetRecord* fleet = m_made.find(id);
        return fleet ? fleet->side : m_viewer;
    }
    [[nodiscard]] bool concerns(const ContactRecord& contact) const
    {
        const PortRecord* port = m_made.find(contact.port);
        return sideOf(contact.fleet) == m_viewer || (contact.other && sideOf(contact.other) == m_viewer)
               || (port && port->owner == m_viewer);
    }
    template <class Record>
    Record& put(Record record)
    {
        record.id = Id<Record>{m_made.table<HeadRecord>().begin()->second.nextNumber++};
        return m_made.table<Record>().emplace(record.id, std::move(record)).first->second;
    }
    template <class Record>
    void date(Record& record) const
    {
        const HeadRecord& head = m_made.head();
        record.turn = head.turn;
        record.year = head.year;
        record.month = head.month;
        record.week = head.week;
    }

    void gather()
    {
        for (const auto& [id, side] : m_made.table<BattleSideRecord>())
            if (side.side == m_viewer)
                m_ownBattles.insert(side.battle);
        for (const auto& [id, fleet] : m_made.table<BattleFleetRecord>())
            if (m_ownBattles.contains(fleet.battle))
                m_met.insert(FleetId{fleet.fleet});
        for (const auto& [id, contact] : m_made.table<ContactRecord>())
            if (concerns(contact))
                for (const FleetId fleet : {contact.fleet, contact.other})
                    m_met.insert(fleet);
    }

    void changeFleets()
    {
        for (auto& [id, fleet] : m_made.table<FleetRecord>()) {
            if (!isForeign(fleet.side))
                continue;
            if (!m_met.contains(id)) {
                fleet.name = "Hidden " + std::to_string(id.value);
                fleet.port = m_made.find(fleet.side)->homePort;
                fleet.at = {};
            }
            fleet.nightsOut += 2;
            fleet.wearyOars += 1;
            fleet.strained = !fleet.strained;
            fleet.keep = fleet.keep == Keep::AtSea ? Keep::LaidUp : Keep::AtSea;
            fleet.exerciseWeeks = 4 - fleet.exerciseWeeks;
        }
        for (auto& [id, squadron] : m_made.table<SquadronRecord>())
            if (isForeign(sideOf(squadron.fleet)))
                squadron.name = "Hidden " + std::to_string(id.value);
        for (auto& [id, order] : m_made.table<OrderRecord>())
            if (isForeign(sideOf(order.fleet))) {
                OrderRecord other;
                other.id = id;
                other.fleet = order.fleet;
                other.order = FleetOrder::Exercise;
                order = other;
            }
        for (auto& [id, contract] : m_made.table<ContractRecord>())
            if (isForeign(contract.side)) {
                contract.name = "Hidden";
                contract.months += 5;
                contract.reliability = 1;
            }
    }

    void changeShips()
    {
        for (auto& [id, ship] : m_made.table<ShipRecord>()) {
            if (!isForeign(sideOf(ship.fleet)))
                continue;
            ship.name = "Hidden " + std::to_string(id.value);
            ship.captain = "Nobody knows";
            ship.crew = ship.crew == CrewQuality::Elite ? CrewQuality::Green : CrewQuality::Elite;
            ship.crewBought = CrewQuality::Veteran;
            ship.paid += Talents::whole(7);
            ship.experience += 3;
            ship.unpaidMonths += 1;
            if (ship.condition.damage == Damage::None)
                ship.condition.damage = Damage::Heavy;
        }
        for (auto& [id, waiver] : m_made.table<WaiverRecord>())
            if (const ShipRecord* ship = m_made.find(waiver.ship); ship && isForeign(sideOf(ship->fleet)))
                waiver.reason = "Hidden";
        for (auto& [id, work] : m_made.table<YardWorkRecord>())
            if (isForeign(work.side)) {
                work.weeksLeft += 2;
                work.paid += Talents::whole(9);
                work.sizeClasses += 1;
            }
    }

    void changePeople()
    {
        for (auto& [id, man] : m_made.table<CommanderRecord>()) {
            if (!isForeign(man.side))
                continue;
            man.experience += 2;
            man.paid += Talents::whole(3);
            if (man.captor == m_viewer)
                continue; // his keeper knows who and how good he is
            man.name = "Hidden " + std::to_string(id.value);
            man.quality = man.quality == CommandQuality::Exceptional ? CommandQuality::Inept
                                                                     : CommandQuality::Exceptional;
            man.qualityBought = man.quality;
            if (man.state == PersonState::Fit) {
                man.state = PersonState::Wounded;
                man.weeksOut = 3;
            }
        }
    }

    [[nodiscard]] SideId someoneElse(SideId owner) const
    {
        for (const auto& [id, side] : m_made.table<SideRecord>())
            if (id != owner && isForeign(id))
                return id;
        return {};
    }

    void changePorts()
    {
        for (auto& [id, port] : m_made.table<PortRecord>()) {
            if (!isForeign(port.owner))
                continue;
            port.damage = port.damage == 0 ? 4 : 0;
            port.lootedYear = port.lootedYear == 0 ? m_made.head().year : 0;
            if (port.defences == DefencesKind::None && port.owner)
                port.defences = DefencesKind::Bought;
            if (port.blockader != m_viewer) {
                port.attackedTurn = port.attackedTurn < 0 ? m_made.head().turn : -1;
                port.blockadedWeeks = port.blockadedWeeks == 0 ? 3 : 0;
                port.blockader = port.blockader ? SideId{} : someoneElse(port.owner);
                if (port.state != PortState::Captured)
                    port.state = port.blockader ? PortState::Blockaded : PortState::Open;
            }
        }
        for (auto& [id, wall] : m_made.table<WallRecord>())
            if (const PortRecord* port = m_made.find(wall.port); port && isForeign(port->owner)) {
                WallSection other;
                other.capacity = wall.section.capacity == 2 ? 3 : 2;
                other.marines = 2;
                wall.section = other;
            }
        for (auto& [id, garrison] : m_made.table<GarrisonRecord>())
            if (const PortRecord* port = m_made.find(garrison.port); port && isForeign(port->owner)) {
                garrison.quality = CrewQuality::Elite;
                garrison.marines += 1;
            }
    }

    void changeMoney()
    {
        // A transaction between two sides is known to both.
        std::set<TransactionId> shared;
        for (const auto& [id, posting] : m_made.table<PostingRecord>())
            if (!isForeign(posting.side))
                shared.insert(posting.transaction);
        for (auto& [id, posting] : m_made.table<PostingRecord>())
            if (!shared.contains(posting.transaction))
                posting.amount = posting.amount * 3;
        for (auto& [id, transaction] : m_made.table<TransactionRecord>())
            if (!shared.contains(id))
                transaction.reason = "Hidden";
        for (auto& [id, loan] : m_made.table<LoanRecord>())
            if (isForeign(loan.side))
                loan.owed = loan.owed * 2;
    }

    void changeReports()
    {
        for (auto& [id, sighting] : m_made.table<SightingRecord>())
            if (isForeign(sighting.side)) {
                sighting.name = "Hidden";
                sighting.ships += 11;
            }
        for (auto& [id, entry] : m_made.table<ChronicleRecord>())
            if (!entry.open && isForeign(entry.side) && isForeign(entry.other)) {
                entry.kind = "note";
                entry.text = "Hidden";
                entry.dice = "d10 10";
                entry.rule.clear();
            }
        for (auto& [id, contact] : m_made.table<ContactRecord>())
            if (!concerns(contact))
                contact.day = contact.day % 7 + 1;
    }

    void changeBattles()
    {
        for (auto& [id, battle] : m_made.table<BattleRecord>())
            if (!m_ownBattles.contains(id)) {
                battle.name = "Hidden";
                battle.rounds += 3;
                battle.way = BattleWay::Typed;
            }
        for (auto& [id, side] : m_made.table<BattleSideRecord>())
            if (!m_ownBattles.contains(side.battle)) {
                side.losses += Talents::whole(40);
                side.victor = !side.victor;
            }
        for (auto& [id, ship] : m_made.table<BattleShipRecord>())
            if (!m_ownBattles.contains(ship.battle)) {
                ship.name = "Hidden";
                ship.experience += 1;
                ship.rams += 2;
            }
    }

    /// More than there was: counts and sums must not show it either.
    void addRowsFor(const SideRecord& side)
    {
        const FleetId fleet = addFleet(side);
        addMoney(side.id);
        CommanderRecord man;
        man.side = side.id;
        man.name = "Hidden commander";
        man.post = Post::Fleet;
        man.fleet = fleet;
        put(man);
        YardWorkRecord work = {};
        work.side = side.id;
        work.port = side.homePort;
        work.work = YardWork::Repair;
        work.ship = m_made.table<ShipRecord>().rbegin()->first;
        put(work);
        SightingRecord sighting;
        sighting.turn = m_made.head().turn;
        sighting.side = side.id;
        sighting.seenSide = m_viewer;
        sighting.fleet = fleet.value;
        sighting.name = "Hidden";
        sighting.ships = 4;
        sighting.port = side.homePort;
        put(sighting);
        ChronicleRecord entry;
        date(entry);
        entry.kind = "note";
        entry.text = "Hidden";
        entry.open = false;
        entry.side = side.id;
        put(entry);
        ContactRecord contact;
        contact.turn = m_made.head().turn;
        contact.fleet = fleet;
        contact.port = side.homePort;
        contact.kind = ContactKind::Raid;
        contact.state = ContactState::Settled;
        put(contact);
        addBattle(side.id);
    }

    FleetId addFleet(const SideRecord& side)
    {
        FleetRecord fleet;
        fleet.side = side.id;
        fleet.name = "Hidden reserve";
        fleet.port = side.homePort;
        const FleetId id = put(fleet).id;
        SquadronRecord squadron;
        squadron.fleet = id;
        squadron.name = "Hidden squadron";
        const SquadronId under = put(squadron).id;
        ShipRecord ship = m_made.table<ShipRecord>().begin()->second;
        ship.fleet = id;
        ship.squadron = under;
        ship.name = "Hidden ship";
        WaiverRecord waiver;
        waiver.ship = put(ship).id;
        waiver.key = "ram-period";
        waiver.reason = "Hidden";
        put(waiver);
        OrderRecord order;
        order.fleet = id;
        order.order = FleetOrder::Patrol;
        order.stance = Stance::Seek;
        put(order);
        ContractRecord contract;
        contract.side = side.id;
        contract.fleet = id;
        contract.name = "Hidden ally";
        contract.homePort = side.homePort;
        put(contract);
        return id;
    }

    void addMoney(SideId side)
    {
        TransactionRecord paid;
        date(paid);
        paid.reason = "Hidden";
        const TransactionId id = put(paid).id;
        for (const int sign : {1, -1}) {
            PostingRecord posting;
            posting.transaction = id;
            posting.side = side;
            posting.account = sign > 0 ? Account::Treasury : Account::Trade;
            posting.amount = Talents::whole(77 * sign);
            put(posting);
        }
        LoanRecord loan;
        loan.side = side;
        loan.lent = loan.owed = Talents::whole(30);
        put(loan);
    }

    /// Between others, told as some battle of the war was.
    void addBattle(SideId side)
    {
        if (m_made.table<BattleRecord>().empty())
            return;
        BattleRecord battle = m_made.table<BattleRecord>().begin()->second;
        battle.name = "Hidden battle";
        const BattleId id = put(battle).id;
        for (int number = 0; number < 2; ++number) {
            BattleSideRecord part;
            part.battle = id;
            part.number = number;
            part.side = number == 0 ? side : someoneElse(side);
            part.name = "Hidden";
            part.losses = Talents::whole(50);
            put(part);
        }
    }

    Campaign m_made;
    SideId m_viewer;
    std::set<BattleId> m_ownBattles;
    std::set<FleetId> m_met; ///< fleets whose names the viewer knows from a battle or a contact
};

} // namespace

Campaign otherwiseBehind(const Campaign& campaign, SideId viewer)
{
    return Behind(campaign, viewer).make();
}

} // namespace navarch::test
