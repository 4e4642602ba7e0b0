// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

class FleetActionsTest : public QObject {
    Q_OBJECT

private slots:
    void aFleetIsRaisedRenamedMovedAndDisbanded()
    {
        GamingTable table;
        const std::string athens = n(table.side("Athens"));
        QCOMPARE(table.perform(R"({"do":"fleet.raise","side":)" + athens + R"(,"name":"Second","port":)"
                               + n(table.port("piraeus")) + "}"),
                 "");
        const std::string second = n(table.fleet("Second"));
        QCOMPARE(table.perform(R"({"do":"fleet.change","fleet":)" + second + R"(,"name":"Third"})"), "");
        QCOMPARE(table.perform(R"({"do":"fleet.change","fleet":)" + second + R"(,"port":)"
                               + n(table.port("epidauros")) + "}"),
                 "");
        QCOMPARE(table.perform(R"({"do":"squadron.form","fleet":)" + second + R"(,"name":"Gulls"})"), "");
        QCOMPARE(table.perform(R"({"do":"fleet.disband","fleet":)" + second + "}"), "");
        QCOMPARE(table.brokenInvariant(), "");
    }

    void harboursAreOnesOwnOrNeutral()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"fleet.raise","side":)" + n(table.side("Athens"))
                               + R"(,"name":"Spies","port":)" + n(table.port("aegina")) + "}"),
                 "foreign-port");
        QCOMPARE(table.perform(R"({"do":"fleet.change","fleet":)" + n(table.fleet("Ships of Nisaia"))
                               + R"(,"port":)" + n(table.port("piraeus")) + "}"),
                 "foreign-port");
    }

    void aFleetWithShipsOrAContractStays()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"fleet.disband","fleet":)" + n(table.fleet("Hermione's contingent"))
                               + "}"),
                 "fleet-has-ships,fleet-contracted");
    }

    void namesOfFleetsAndSquadronsAreUnique()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"fleet.raise","side":)" + n(table.side("Athens"))
                               + R"(,"name":"Fleet of the Piraeus","port":)" + n(table.port("piraeus"))
                               + "}"),
                 "fleet-name");
        QCOMPARE(table.perform(R"({"do":"squadron.form","fleet":)" + n(table.fleet("Fleet of the Piraeus"))
                               + R"(,"name":"Owls"})"),
                 "squadron-name");
        QCOMPARE(table.perform(R"({"do":"squadron.rename","squadron":)" + n(table.squadron("Owls"))
                               + R"(,"name":"Horses"})"),
                 "squadron-name");
        QCOMPARE(table.perform(R"({"do":"squadron.rename","squadron":)" + n(table.squadron("Owls"))
                               + R"(,"name":"Little Owls"})"),
                 "");
    }

    void aDisbandedSquadronLeavesItsShipsWithTheFleet()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"squadron.disband","squadron":)" + n(table.squadron("Owls")) + "}"),
                 "");
        QVERIFY(table.campaign.find(table.ship("Paralos"))->squadron.isNone());
        QVERIFY(table.campaign.find(table.commander("Myronides"))->squadron.isNone());
        QCOMPARE(table.brokenInvariant(), "");
    }

    void aWholeFleetIsBoughtWithSquadronsAndCommanders_SA15()
    {
        GamingTable table;
        const Talents before = table.treasury("Athens");
        const std::string buy = R"({"do":"fleet.buy","side":)" + n(table.side("Athens")) + R"(,"port":)"
                                + n(table.port("piraeus"))
                                + R"(,"fleet":{"format":"navarch-fleet/1","name":"Reserve","ships":[
                {"class":"trireme","name":"Hebe","ram":"bronze","crew":"veteran","squadron":"Doves"},
                {"class":"penteconter","count":2}],
                "commanders":[{"name":"Phormio","quality":"exceptional","squadron":"Doves"},{"name":"Xanthippos","post":"fleet"}]}})";
        QCOMPARE(table.perform(buy), "");
        QCOMPARE((before - table.treasury("Athens")).text(), table.verdict.cost.text());
        QCOMPARE(table.verdict.cost.text(), "272.40"); // 26.40 + 2 x 13 + 120 + 100
        QVERIFY(table.campaign.find(table.commander("Phormio"))->squadron == table.squadron("Doves"));
        QVERIFY(table.campaign.find(table.commander("Xanthippos"))->fleet == table.fleet("Reserve"));
        QCOMPARE(table.perform(buy), "fleet-name,ship-name");
        QCOMPARE(table.brokenInvariant(), "");
    }

    void anAlliedFleetComesWithAContract_SA13_1()
    {
        GamingTable table;
        const Talents before = table.treasury("Aegina");
        const std::string buy = R"({"do":"fleet.buy","side":)" + n(table.side("Aegina")) + R"(,"port":)"
                                + n(table.port("aegina"))
                                + R"(,"months":6,"fleet":{"format":"navarch-fleet/1","name":"Epidaurians",
                "ships":[{"class":"trireme","ram":"bronze","crew":"veteran","count":2}],"allied_percent":30}})";
        QCOMPARE(table.perform(buy), "");
        QCOMPARE((before - table.treasury("Aegina")).text(), "68.64"); // 2 x 24 x 1.1 x 1.3
        const ContractRecord& contract = table.campaign.table<ContractRecord>().rbegin()->second;
        QCOMPARE(contract.percent, 30);
        QCOMPARE(contract.months, 6);
        QCOMPARE(contract.reliability, 8); // CP-9.1
        const Fleet roster = rosterOf(table.campaign, table.fleet("Epidaurians"));
        QCOMPARE(roster.alliedPercent, 30);
        QCOMPARE(roster.shipCount(), 2);
    }

    void anEmptyOrOvermannedFleetIsNotBought()
    {
        GamingTable table;
        const std::string begin = R"({"do":"fleet.buy","side":)" + n(table.side("Athens")) + R"(,"port":)"
                                  + n(table.port("piraeus"))
                                  + R"(,"fleet":{"format":"navarch-fleet/1","name":"New",)";
        QCOMPARE(table.perform(begin + R"("ships":[]}})"), "fleet-empty");
        QCOMPARE(table.perform(begin + R"("ships":[{"class":"penteconter","count":11,"squadron":"Many"}]}})"),
                 "squadron-size");
    }
};

QTEST_APPLESS_MAIN(FleetActionsTest)
#include "fleet_actions_test.moc"
