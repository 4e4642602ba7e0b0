// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/eyes/hidden_rows.h"

#include <set>

namespace navarch::test {

namespace {

class Behind {
public:
    Behind(const Campaign& campaign, SideId viewer) : m_made(campaign), m_viewer(viewer) {}

    Campaign make()
    {
        gather();
        changeFleets();
        changePeople();
        changePorts();
        changeMoney();
        changeReports();
        changeBattles();
        addRows();
        return std::move(m_made);
    }

private:
    [[nodiscard]] bool isForeign(SideId side) const { return side != m_viewer; }
    [[nodiscard]] SideId sideOf(FleetId id) const
    {
        const FleetRecord* fleet = m_made.find(id);
        return fleet ? fleet->side : m_viewer;
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
        }
        for (auto& [id, squadron] : m_made.table<SquadronRecord>())
            if (isForeign(sideOf(squadron.fleet)))
                squadron.name = "Hidden " + std::to_string(id.value);
        for (auto& [id, ship] : m_made.table<ShipRecord>()) {
            if (!isForeign(sideOf(ship.fleet)))
                continue;
            ship.name = "Hidden " + std::to_string(id.value);
            ship.captain = "Nobody knows";
            ship.crew = ship.crew == CrewQuality::Elite ? CrewQuality::Green : CrewQuality::Elite;
            ship.paid += Talents::whole(7);
            ship.experience += 3;
            ship.unpaidMonths += 1;
            if (ship.condition.damage == Damage::None)
                ship.condition.damage = Damage::Heavy;
        }
        for (auto& [id, order] : m_made.table<OrderRecord>())
            if (isForeign(sideOf(order.fleet)))
                order = {.id = id, .fleet = order.fleet, .order = FleetOrder::Exercise, .stance = Stance::Avoid};
        for (auto& [id, contract] : m_made.table<ContractRecord>())
            if (isForeign(contract.side)) {
                contract.name = "Hidden";
                contract.months += 5;
                contract.reliability = 1;
            }
        for (auto& [id, work] : m_made.table<YardWorkRecord>())
            if (isForeign(work.side)) {
                work.weeksLeft += 2;
                work.paid += Talents::whole(9);
            }
    }

    void changePeople()
    {
        for (auto& [id, man] : m_made.table<CommanderRecord>()) {
            if (!isForeign(man.side) || man.captor == m_viewer)
                continue;
            man.name = "Hidden " + std::to_string(id.value);
            man.quality = man.quality == CommandQuality::Exceptional ? CommandQuality::Inept : CommandQuality::Exceptional;
            man.experience += 2;
            man.paid += Talents::whole(3);
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
            if (const PortRecord* port = m_made.find(wall.port); port && isForeign(port->owner))
                wall.section = {.capacity = 2, .marines = 2};
        for (auto& [id, garrison] : m_made.table<GarrisonRecord>())
            if (const PortRecord* port = m_made.find(garrison.port); port && isForeign(port->owner)) {
                garrison.quality = CrewQuality::Elite;
                garrison.marines += 1;
            }
    }

    void changeMoney()
    {
        std::set<TransactionId> foreign;
        for (auto& [id, posting] : m_made.table<PostingRecord>()) {
            if (!isForeign(posting.side))
                continue;
            posting.amount = posting.amount * 3;
            foreign.insert(posting.transaction);
        }
        // A transaction between two sides is known to both.
        for (const auto& [id, posting] : m_made.table<PostingRecord>())
            if (!isForeign(posting.side))
                foreign.erase(posting.transaction);
        for (const TransactionId id : foreign)
            if (const auto found = m_made.table<TransactionRecord>().find(id); found != m_made.table<TransactionRecord>().end())
                found->second.reason = "Hidden";
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
                entry.text = "Hidden";
                entry.dice = "d10 10";
            }
    }

    void changeBattles()
    {
        for (auto& [id, battle] : m_made.table<BattleRecord>())
            if (!m_ownBattles.contains(id)) {
                battle.name = "Hidden";
                battle.rounds += 3;
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
            }
    }

    /// More than there was: counts and sums must not show it either.
    void addRows()
    {
        HeadRecord& head = m_made.table<HeadRecord>().begin()->second;
        const auto next = [&] { return head.nextNumber++; };
        for (const auto& [side, record] : m_made.table<SideRecord>()) {
            if (!isForeign(side))
                continue;
            FleetRecord fleet;
            fleet.id = FleetId{next()};
            fleet.side = side;
            fleet.name = "Hidden reserve";
            fleet.port = record.homePort;
            const auto& ships = m_made.table<ShipRecord>();
            ShipRecord ship = ships.begin()->second;
            ship.id = ShipId{next()};
            ship.fleet = fleet.id;
            ship.squadron = {};
            ship.name = "Hidden one";
            TransactionRecord paid;
            paid.id = TransactionId{next()};
            paid.turn = head.turn;
            paid.year = head.year;
            paid.month = head.month;
            paid.week = head.week;
            paid.reason = "Hidden";
            for (const int sign : {1, -1}) {
                PostingRecord posting;
                posting.id = Id<PostingRecord>{next()};
                posting.transaction = paid.id;
                posting.side = side;
                posting.account = sign > 0 ? Account::Treasury : Account::Trade;
                posting.amount = Talents::whole(77 * sign);
                m_made.table<PostingRecord>().emplace(posting.id, posting);
            }
            m_made.table<FleetRecord>().emplace(fleet.id, fleet);
            m_made.table<ShipRecord>().emplace(ship.id, ship);
            m_made.table<TransactionRecord>().emplace(paid.id, paid);
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
