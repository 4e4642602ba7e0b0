// SPDX-License-Identifier: GPL-3.0-or-later
// What a captain of a war does with hurt ships (CP-5.1, CP-5.2): no fleet waits for ever for what is never mended.
#include <QtTest>

#include <utility>

#include "tests/core/campaign/machine/machine_table.h"

using namespace navarch;
using namespace navarch::test;

class HurtFleetsTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-5.2, CP-7.3: where a third of a fleet is hurt the sound ships do not wait for them: they leave them in the yard, by an
    /// action that the gate allows, and whoever is hurt joins nobody until it is mended.
    void cp5_2_theHurtStayInTheYard()
    {
        MachineTable table;
        const auto leaving = [&] {
            return decideLeaving(table.campaign, knowledgeOf(table.campaign, figures(), table.side("Athens")),
                                 figures());
        };
        QCOMPARE(leaving().size(), std::size_t{0});
        table.wound("Fleet of the Piraeus", 4);
        const auto split = leaving();
        QCOMPARE(split.size(), std::size_t{1});
        QVERIFY(split.front().fleet == table.fleet("Fleet of the Piraeus"));
        QCOMPARE(split.front().ships.size(), std::size_t{4});
        QCOMPARE(split.front().name, std::string("Fleet of the Piraeus 2"));
        table.fleetOf("Fleet of the Piraeus").name = "Fleet of the Piraeus 2";
        QCOMPARE(leaving().front().name, std::string("Fleet of the Piraeus")); // and not "2 2"
        table.fleetOf("Fleet of the Piraeus 2").name = "Fleet of the Piraeus";
        const Verdict verdict = consider(table.campaign, figures(), actionOf(CaptainAction(split.front())));
        QVERIFY2(verdict.allowed(), errorKeys(verdict.reasons).c_str());
        applyChanges(table.campaign, verdict.changes);
        QCOMPARE(leaving().size(), std::size_t{0}); // all that is left of either is hurt, or sound
        QCOMPARE(decideJoins(knowledgeOf(table.campaign, figures(), table.side("Athens"))).size(),
                 std::size_t{0});
    }

    /// Not where no yard of theirs takes such ships, nor out of a fleet of which hardly a ship is sound.
    void cp5_2_nobodyIsLeftWhereNobodyMends()
    {
        MachineTable table;
        const auto leaving = [&] {
            return decideLeaving(table.campaign, knowledgeOf(table.campaign, figures(), table.side("Athens")),
                                 figures())
                .size();
        };
        table.wound("Fleet of the Piraeus", 5);
        PortRecord& piraeus = table.campaign.table<PortRecord>().at(table.port("piraeus"));
        const int value = std::exchange(piraeus.economicValue, 1);
        QCOMPARE(leaving(), std::size_t{0});
        piraeus.economicValue = value;
        QCOMPARE(leaving(), std::size_t{1});
        table.wound("Fleet of the Piraeus", 11);
        QCOMPARE(leaving(), std::size_t{0});
    }

    /// CP-7.2: a battered fleet whose crews are weary rests in the next harbour before it rows on to the yard.
    void cp7_2_theHurtAndWearyRestOnTheirWay()
    {
        MachineTable table;
        FleetRecord& fleet = table.fleetOf("Fleet of the Piraeus");
        fleet.port = {};
        fleet.at = offPlace("epidauros");
        table.wound("Fleet of the Piraeus", 6);
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "move piraeus");
        fleet.wearyOars = 2;
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "move epidauros");
    }

    /// CP-5.1, CP-5.2: when a yard has taken up what it can, the others have their oars and men made good all the same.
    void cp5_1_whatAYardCannotTakeUpKeepsItsOars()
    {
        MachineTable table;
        table.wound("Fleet of the Piraeus", 12);
        for (auto& [id, ship] : table.campaign.table<ShipRecord>())
            if (ship.fleet == table.fleet("Fleet of the Piraeus"))
                ship.condition.oarsLost = 1;
        table.campaign.table<HeadRecord>().begin()->second.week = 2;
        table.purse("Athens", 400);
        Campaign campaign = table.campaign;
        int mended = 0;
        int kept = 0;
        for (const CaptainAction& action : table.purchasesOf("Athens")) {
            const auto* repair = std::get_if<RepairShips>(&action);
            if (!repair)
                continue;
            const Verdict verdict = consider(campaign, figures(), actionOf(action));
            QVERIFY2(verdict.allowed(), errorKeys(verdict.reasons).c_str());
            applyChanges(campaign, verdict.changes);
            ++(repair->levels > 0 ? mended : kept);
        }
        QVERIFY(mended > 0 && kept > 0);
        for (const auto& [id, ship] : campaign.table<ShipRecord>())
            if (ship.fleet == table.fleet("Fleet of the Piraeus"))
                QCOMPARE(ship.condition.oarsLost, 0);
    }

    /// CP-7.3: a fleet that is being mended goes for no port, so a squadron leaves a large fleet beside it.
    void cp7_3_theHurtAreNoCompany()
    {
        MachineTable table;
        table.campaign.table<PortRecord>().at(table.port("epidauros")).owner = table.side("Aegina");
        table.campaign.table<SideRecord>().at(table.side("Megara")).homePort = {};
        Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
        OwnFleet beside = known.fleets.front();
        const FleetRecord other = *beside.fleet;
        FleetRecord numbered = other;
        numbered.id = FleetId{9'999};
        beside.fleet = &numbered;
        known.fleets.push_back(beside);
        const auto splits = [&] { return decideSplit(table.campaign, known, figures()).has_value(); };
        QVERIFY(!splits());
        known.fleets.back().hurt = known.fleets.back().fighting;
        QVERIFY(splits());
    }
};

QTEST_APPLESS_MAIN(HurtFleetsTest)
#include "hurt_fleets_test.moc"
