// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/campaign/foresight/odds.h"
#include "core/campaign/machine/decisions.h"
#include "core/campaign/machine/musters.h"
#include "core/campaign/machine/orders.h"
#include "core/campaign/machine/purchases.h"
#include "core/campaign/machine/ventures.h"
#include "core/campaign/sea/course.h"
#include "tests/core/campaign/campaign_fixture.h"

namespace navarch::test {

[[nodiscard]] inline const Figures& figures()
{
    return builtInFigures();
}

/// The teaching campaign under way, with every side played by its campaign captain.
class MachineTable : public GamingTable {
public:
    MachineTable()
    {
        for (auto& [id, side] : campaign.table<SideRecord>())
            side.player = Player::Machine;
        perform(R"({"do": "campaign.begin"})");
    }

    FleetRecord& fleetOf(const std::string& name) { return campaign.table<FleetRecord>().at(fleet(name)); }

    [[nodiscard]] std::vector<CaptainAction> purchasesOf(const std::string& sideName) const
    {
        WeekForesight foresight(figures());
        return decidePurchases(campaign, knowledgeOf(campaign, figures(), side(sideName)), {}, foresight);
    }

    [[nodiscard]] std::vector<SetOrder> ordersOf(const std::string& sideName) const
    {
        WeekForesight foresight(figures());
        return decideOrders(knowledgeOf(campaign, figures(), side(sideName)), foresight);
    }

    /// What a side's captain orders that fleet: "attack epidauros seek", "-" for nothing new.
    [[nodiscard]] std::string order(const std::string& sideName, const std::string& fleetName) const
    {
        for (const SetOrder& made : ordersOf(sideName)) {
            if (made.fleet != fleet(fleetName))
                continue;
            const PortRecord* port = campaign.find(made.port);
            return std::string(nameOf(made.order)) + (port ? " " + port->place : "")
                   + (made.stance && *made.stance == Stance::Seek ? " seek" : "");
        }
        return "-";
    }

    [[nodiscard]] std::string allOrders(const std::string& sideName) const
    {
        std::string text;
        for (const SetOrder& made : ordersOf(sideName))
            text += n(made.fleet) + " " + std::string(nameOf(made.order)) + " " + n(made.port) + "|";
        return text;
    }

    void sight(const std::string& by, const std::string& seen, int ships, const std::string& off,
               int turnsAgo = 0)
    {
        SightingRecord sighting;
        sighting.id = Id<SightingRecord>{campaign.table<HeadRecord>().begin()->second.nextNumber++};
        sighting.turn = campaign.head().turn - turnsAgo;
        sighting.side = side(by);
        sighting.fleet = fleet(seen).value;
        sighting.seenSide = campaign.find(fleet(seen))->side;
        sighting.name = seen;
        sighting.ships = ships;
        sighting.at = offPlace(off);
        campaign.table<SightingRecord>().emplace(sighting.id, sighting);
    }

    /// Splits a strike force off the fleet of Athens, so that there is a guard beside it.
    void secondFleet(int ships = 8)
    {
        std::string list;
        int taken = 0;
        for (const auto& [id, ship] : campaign.table<ShipRecord>())
            if (ship.fleet == fleet("Fleet of the Piraeus") && taken++ < ships)
                list += (list.empty() ? "" : ",") + n(id);
        const std::string refused =
            perform(R"({"do": "fleet.split", "fleet": )" + n(fleet("Fleet of the Piraeus"))
                    + R"(, "name": "Strike", "ships": [)" + list + "]}");
        if (!refused.empty())
            qFatal("%s", refused.c_str());
    }

    /// As if the side had been beaten off everywhere last week.
    void forbidStorming(const std::string& sideName)
    {
        auto& next = campaign.table<HeadRecord>().begin()->second.nextNumber;
        for (const auto& [id, port] : campaign.table<PortRecord>()) {
            BattleRecord battle;
            battle.id = BattleId{next++};
            battle.turn = campaign.head().turn;
            battle.place = PlaceKind::Port;
            battle.port = id;
            battle.state = BattleState::Fought;
            BattleSideRecord side;
            side.id = Id<BattleSideRecord>{next++};
            side.battle = battle.id;
            side.side = this->side(sideName);
            campaign.table<BattleRecord>().emplace(battle.id, battle);
            campaign.table<BattleSideRecord>().emplace(side.id, side);
        }
    }

    /// Sets what is in a treasury.
    void purse(const std::string& sideName, int talents)
    {
        const Talents more = Talents::whole(talents) - treasury(sideName);
        const std::string refused =
            perform(R"({"do": "ledger.enter", "side": )" + n(side(sideName)) + R"(, "amount": ")"
                    + more.text() + R"(", "reason": "For the test"})");
        if (!refused.empty() && !more.isZero())
            qFatal("%s", refused.c_str());
    }

    void wound(const std::string& fleetName, int ships)
    {
        for (auto& [id, ship] : campaign.table<ShipRecord>())
            if (ship.fleet == fleet(fleetName) && ships-- > 0)
                ship.condition.damage = Damage::Heavy;
    }
};

} // namespace navarch::test
