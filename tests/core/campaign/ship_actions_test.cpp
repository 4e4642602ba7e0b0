// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

class ShipActionsTest : public QObject {
    Q_OBJECT

private:
    static std::string buy(const GamingTable& table, const std::string& ships, const std::string& more = {})
    {
        return R"({"do":"ship.buy","fleet":)" + n(table.fleet("Fleet of the Piraeus")) + R"(,"ships":[)"
               + ships + "]" + more + "}";
    }

private slots:
    void aShipCostsItsPriceFromTheTreasury_SA15()
    {
        GamingTable table;
        const Talents before = table.treasury("Athens");
        QCOMPARE(table.perform(buy(
                     table, R"({"class":"trireme","name":"Ajax","ram":"bronze","archers":1,"marines":1})")),
                 "");
        QCOMPARE(table.verdict.cost.text(), "28.00");
        QCOMPARE((before - table.treasury("Athens")).text(), "28.00");
        QCOMPARE(table.campaign.find(table.ship("Ajax"))->paid.text(), "28.00");
        QCOMPARE(table.brokenInvariant(), "");
    }

    void rowsOfSeveralBecomeNumberedShips()
    {
        GamingTable table;
        QCOMPARE(
            table.perform(
                buy(table,
                    R"({"class":"penteconter","count":3},{"class":"penteconter","name":"Swift","count":2})")),
            "");
        for (const char* name : {"Penteconter 1", "Penteconter 2", "Penteconter 3", "Swift 1", "Swift 2"})
            QVERIFY(table.ship(name));
        QCOMPARE(table.perform(buy(table, R"({"class":"penteconter"})")), "");
        QVERIFY(table.ship("Penteconter 4"));
    }

    void anIllegalShipNeedsAWaiverWithAReason_decision3()
    {
        GamingTable table;
        const std::string reinforced = R"({"class":"trireme","name":"Early"})";
        QCOMPARE(table.perform(buy(table, reinforced)), "ram-period");
        QCOMPARE(table.perform(buy(table, reinforced, R"(,"waive":["ram-period"])")), "waiver-reason");
        QCOMPARE(table.perform(buy(table, reinforced, R"(,"waive":["ram-period"],"reason":"A trial bow")")),
                 "");
        const ShipRecord& early = *table.campaign.find(table.ship("Early"));
        const Findings findings = shipFindings(table.campaign, early, builtInFigures());
        QCOMPARE(findings.size(), std::size_t{1});
        QVERIFY(findings.front().severity == Severity::Note);
        QVERIFY(findings.front().message.english().find("A trial bow") != std::string::npos);
    }

    void advisoryPeriodsOnlyWarn_SA11_1()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"setting.change","key":"equipment-periods","value":"advisory"})"),
                 "");
        QCOMPARE(table.perform(buy(table, R"({"class":"trireme","name":"Early"})")), "");
        QCOMPARE(
            table.perform(buy(table, R"({"class":"trireme","name":"Overfull","ram":"bronze","marines":9})")),
            "troop-space");
    }

    void anAlliedFleetPaysItsContract_SA15_10()
    {
        GamingTable table;
        QCOMPARE(
            table.perform(R"({"do":"ship.buy","fleet":)" + n(table.fleet("Hermione's contingent"))
                          + R"(,"ships":[{"class":"trireme","name":"Ally","ram":"bronze","marines":1}]})"),
            "");
        QCOMPARE(table.verdict.cost.text(), "20.80"); // 26 less a fifth
    }

    void moneyASideHasNotIsNotSpent_CP2_2()
    {
        GamingTable table;
        QCOMPARE(table.perform(buy(table, R"({"class":"trireme","ram":"bronze","count":100})")),
                 "treasury-short");
        QVERIFY(table.verdict.changes.empty());
        QVERIFY(table.verdict.events.empty());
    }

    void noTwoShipsOfASideShareAName()
    {
        GamingTable table;
        QCOMPARE(table.perform(buy(table, R"({"class":"penteconter","name":"Paralos"})")), "ship-name");
        QCOMPARE(table.perform(R"({"do":"ship.rename","ship":)" + n(table.ship("Paralos"))
                               + R"(,"name":"Salaminia"})"),
                 "ship-name");
        QCOMPARE(table.perform(R"({"do":"ship.rename","ship":)" + n(table.ship("Paralos"))
                               + R"(,"name":"Aphaia"})"),
                 "");
    }

    void aSquadronTakesTenShips_SA1_5()
    {
        GamingTable table;
        const std::string owls = R"(,"squadron":)" + n(table.squadron("Owls"));
        QCOMPARE(table.perform(buy(table, R"({"class":"penteconter","count":4})", owls)), "");
        QCOMPARE(table.perform(buy(table, R"({"class":"penteconter","name":"One more"})", owls)),
                 "squadron-size");
        QCOMPARE(table.perform(R"({"do":"ship.move","ships":[)" + n(table.ship("Kerkis")) + R"(],"fleet":)"
                               + n(table.fleet("Fleet of the Piraeus")) + owls + "}"),
                 "squadron-size");
    }

    void shipsMoveWithinTheirSideAndPort()
    {
        GamingTable table;
        const std::string kerkis =
            R"({"do":"ship.move","ships":[)" + n(table.ship("Kerkis")) + R"(],"fleet":)";
        QCOMPARE(table.perform(kerkis + n(table.fleet("Fleet of the Piraeus")) + R"(,"squadron":)"
                               + n(table.squadron("Horses")) + "}"),
                 "");
        QCOMPARE(table.perform(kerkis + n(table.fleet("Ships of Aiakos")) + "}"), "other-side");
        QCOMPARE(table.perform(kerkis + n(table.fleet("Fleet of the Piraeus")) + R"(,"squadron":)"
                               + n(table.squadron("Dolphins")) + "}"),
                 "squadron-elsewhere");
        QCOMPARE(table.perform(R"({"do":"ship.move","ships":[],"fleet":)" + n(table.fleet("Ships of Aiakos"))
                               + "}"),
                 "no-ships");
        const std::string twice = n(table.ship("Kerkis"));
        QCOMPARE(table.perform(R"({"do":"ship.move","ships":[)" + twice + "," + twice + R"(],"fleet":)"
                               + n(table.fleet("Fleet of the Piraeus")) + "}"),
                 "ship-twice");
    }

    void alliedAndOwnShipsAreNotMixed_SA15_10()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"ship.move","ships":[)" + n(table.ship("Klymene")) + R"(],"fleet":)"
                               + n(table.fleet("Fleet of Kenchreai")) + "}"),
                 "allied-ship");
    }

    void givingBackReturnsWhatWasPaidBeforeTheStartOnly_CP2_2()
    {
        GamingTable table;
        const Talents before = table.treasury("Athens");
        const std::string sell = R"({"do":"ship.sell","ships":[)" + n(table.ship("Paralos")) + "]}";
        QCOMPARE(table.perform(sell), "");
        QCOMPARE((table.treasury("Athens") - before).text(), "30.80");
        QCOMPARE(table.perform(R"({"do":"campaign.begin"})"), "");
        QCOMPARE(table.perform(R"({"do":"ship.sell","ships":[)" + n(table.ship("Salaminia")) + "]}"),
                 "campaign-begun");
        QCOMPARE(table.brokenInvariant(), "");
    }

    void aRefitBeforeTheStartPaysTheDifference_CP5_3()
    {
        GamingTable table;
        ShipRecord ship = *table.campaign.find(table.ship("Amphitrite"));
        ship.fit.marines = 0;
        ship.fit.heavyMarines = 1;
        const Action refit = RefitShip{ship.id, ship.fit, CrewQuality::Veteran, {}, {}};
        QCOMPARE(table.perform(jsonText(actionJson(refit))), "");
        QCOMPARE(table.verdict.cost.text(), "3.90"); // 29 x 1.1 - 28
        QVERIFY(table.campaign.find(ship.id)->crew == CrewQuality::Veteran);
    }

    void aRefitAfterTheStartPaysFittingsAndReturnsHalf_CP5_3()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"campaign.begin"})"), "");
        ShipRecord ship = *table.campaign.find(table.ship("Amphitrite"));
        ship.fit.marines = 0;
        ship.fit.heavyMarines = 1;
        QCOMPARE(table.perform(jsonText(actionJson(RefitShip{ship.id, ship.fit, ship.crewBought, {}, {}}))),
                 "");
        QCOMPARE(table.verdict.cost.text(), "2.00"); // 3 for the heavy marine, half of 2 back
        ship.fit.speed = 7;
        QCOMPARE(table.perform(jsonText(actionJson(RefitShip{ship.id, ship.fit, ship.crewBought, {}, {}}))),
                 "needs-yard");
    }

    void aConditionStaysWithinTheFit()
    {
        GamingTable table;
        const std::string mark =
            R"({"do":"ship.condition","ship":)" + n(table.ship("Paralos")) + R"(,"condition":)";
        QCOMPARE(table.perform(mark + R"({"damage":"heavy","oars_lost":2,"captain_state":"wounded"}})"), "");
        QVERIFY(table.campaign.find(table.ship("Paralos"))->condition.damage == Damage::Heavy);
        QCOMPARE(table.perform(mark + R"({"oars_lost":5}})"), "losses-beyond-fit");
        QCOMPARE(table.perform(mark + R"({"greek_fire_used":true}})"), "losses-beyond-fit");
    }

    void randomisedTrainingKeepsThePriceAndRollsTheCrew_SA13_3()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"setting.change","key":"randomised-training","value":"on"})"), "");
        QCOMPARE(
            table.perform(buy(table, R"({"class":"trireme","name":"Raw","ram":"bronze"})", R"(,"dice":[1])")),
            "");
        const ShipRecord& raw = *table.campaign.find(table.ship("Raw"));
        QVERIFY(raw.crew == CrewQuality::Green);
        QVERIFY(raw.crewBought == CrewQuality::Average);
        QCOMPARE(raw.paid.text(), "24.00");
        QCOMPARE(table.verdict.events.front().dice.size(), std::size_t{1});
        QCOMPARE(table.perform(buy(table, R"({"class":"trireme","name":"Two","ram":"bronze","count":2})",
                                   R"(,"dice":[1])")),
                 "+dice");
        QCOMPARE(table.verdict.missingDice.size(), std::size_t{1});
        QCOMPARE(table.perform(
                     buy(table, R"({"class":"trireme","name":"Three","ram":"bronze"})", R"(,"dice":[1,2])")),
                 "dice-left-over");
    }

    void aWaiverIsForAFindingThatStands()
    {
        GamingTable table;
        const std::string waive = R"({"do":"finding.waive","ship":)" + n(table.ship("Paralos"));
        QCOMPARE(table.perform(waive + R"(,"key":"ram-period","reason":"x"})"), "no-such-finding");
        QCOMPARE(table.perform(waive + R"(,"key":"ram-period","reason":""})"), "unreadable");
    }

    void strangersAreRefused()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"ship.rename","ship":99999,"name":"X"})"), "unknown-ship");
        QCOMPARE(table.perform(R"({"do":"ship.rename","ship":1,"name":"X"})"), "unknown-ship");
        QCOMPARE(table.perform(R"({"do":"ship.captain","ship":-4,"captain":"X"})"), "unreadable");
        QCOMPARE(table.perform(R"({"do":"ship.captain","ship":)" + n(table.ship("Paralos"))
                               + R"(,"captain":"a\u202eb"})"),
                 "unreadable");
        QCOMPARE(table.perform(R"({"do":"ship.captain","ship":)" + n(table.ship("Paralos"))
                               + R"(,"captain":"Kleon"})"),
                 "nothing-changes");
    }
};

QTEST_APPLESS_MAIN(ShipActionsTest)
#include "ship_actions_test.moc"
