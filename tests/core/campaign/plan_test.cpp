// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/battle/match/registry.h"
#include "core/campaign/battles/arrangement.h"
#include "core/data/embedded.h"
#include "core/pricing/fleet_price.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

class PlanTest : public QObject {
    Q_OBJECT

private:
    /// The teaching scenario with one thing replaced.
    static Result<CampaignPlan> damaged(const std::string& what, const std::string& with)
    {
        std::string text(*embeddedFile("scenarios/saronic-gulf.json"));
        const auto at = text.find(what);
        if (at != std::string::npos)
            text.replace(at, what.size(), with);
        return parseJson(text, "test.json").and_then([](const Json& json) {
            return readPlan(json, "test.json", builtInFigures());
        });
    }

private slots:
    void everyScenarioLoadsAndIsFounded_CP12()
    {
        QVERIFY(!scenarioIds().empty());
        for (const std::string& id : scenarioIds()) {
            const auto plan = builtInScenario(id, builtInFigures());
            QVERIFY2(plan.has_value(), plan ? "" : plan.error().front().text().c_str());
            QCOMPARE(plan->scenario, id);
            const auto campaign = foundCampaign(*plan, builtInFigures());
            QVERIFY2(campaign.has_value(), campaign ? "" : campaign.error().front().text().c_str());
            for (const auto& [sideId, side] : campaign->table<SideRecord>())
                QVERIFY2(!balanceOf(*campaign, sideId).isNegative(), side.name.c_str());
            QVERIFY(!hasErrors(campaignFindings(*campaign, builtInFigures())));
        }
    }

    void theFleetsOfAScenarioCostWhatTheyArePriced_SA15()
    {
        const auto plan = builtInScenario("saronic-gulf", builtInFigures());
        for (const PlannedSide& side : plan->sides)
            for (const PlannedSide::PlannedFleet& planned : side.fleets)
                QCOMPARE(priceFleet(planned.fleet, builtInFigures()).total.text(),
                         fleetTotal(planned.fleet, builtInFigures().prices).text());
    }

    void theTeachingCampaignHasFourSidesAndANeutralPort_CP12()
    {
        GamingTable table;
        QCOMPARE(table.campaign.table<SideRecord>().size(), std::size_t{4});
        QCOMPARE(table.campaign.head().year, -459);
        QVERIFY(table.campaign.find(table.port("epidauros"))->owner.isNone());
        QCOMPARE(table.campaign.find(table.port("piraeus"))->economicValue, 10);
        QCOMPARE(table.brokenInvariant(), "");
    }

    void theBattlesAScenarioProposesCanBeArrangedAndFought_CP8_1()
    {
        for (const std::string& id : scenarioIds()) {
            const auto plan = builtInScenario(id, builtInFigures());
            for (const PlannedBattle& battle : plan->battles) {
                auto campaign = foundCampaign(*plan, builtInFigures());
                const Verdict begun = consider(*campaign, builtInFigures(), BeginCampaign{});
                QVERIFY(begun.allowed());
                applyChanges(*campaign, begun.changes);
                ArrangeBattle action;
                action.name = battle.name;
                action.rules = battle.rules;
                action.place = battle.place;
                for (const auto& [port, record] : campaign->table<PortRecord>())
                    if (record.place == battle.port)
                        action.port = port;
                for (const std::string& name : battle.fleets)
                    for (const auto& [fleet, record] : campaign->table<FleetRecord>())
                        if (record.name == name)
                            action.fleets.push_back(fleet);
                const Verdict verdict = consider(*campaign, builtInFigures(), action);
                QVERIFY2(verdict.allowed(), errorKeys(verdict.reasons).c_str());
                const auto brief = briefOf(*campaign, builtInFigures(), action);
                QVERIFY(brief);
                const auto opened = builtInRuleSets().open(*brief, builtInFigures());
                QVERIFY2(opened, opened ? "" : opened.error().front().text().c_str());
            }
        }
    }

    void whatIsWrongInAScenarioIsNamed_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("said");
        QTest::newRow("port") << R"("place": "epidauros")"
                              << R"("place": "atlantis")"
                              << "There is no port \"atlantis\"";
        QTest::newRow("owner") << R"("owner": "athens")"
                               << R"("owner": "sparta")"
                               << "who is no side";
        QTest::newRow("class") << R"("class": "trireme")"
                               << R"("class": "trirem")"
                               << "Did you mean \"trireme\"";
        QTest::newRow("year") << R"("year": -459)"
                              << R"("year": 0)"
                              << "There is no year 0";
        QTest::newRow("field") << R"("summary")"
                               << R"("sumary")"
                               << "\"sumary\" is not known";
        QTest::newRow("home") << R"("home_port": "piraeus")"
                              << R"("home_port": "syracuse")"
                              << "not among the campaign's ports";
        QTest::newRow("format") << "navarch-scenario/1"
                                << "navarch-scenario/9"
                                << "navarch-scenario/1";
        QTest::newRow("colour") << R"("colour": "lapis")"
                                << R"("colour": "pink")"
                                << "madder, lapis";
        QTest::newRow("a battle's fleet") << R"("fleets": ["Fleet of the Piraeus")"
                                          << R"("fleets": ["Fleet of Sparta")"
                                          << "There is no fleet \"Fleet of Sparta\"";
        QTest::newRow("a battle's port") << R"("port": "aegina"
    })"
                                         << R"("port": "syracuse"
    })"
                                         << "not among the campaign's ports";
        QTest::newRow("broken off") << R"("sides": [)"
                                    << R"("sides": [[)"
                                    << "malformed";
    }

    void whatIsWrongInAScenarioIsNamed()
    {
        QFETCH(QString, what);
        QFETCH(QString, with);
        QFETCH(QString, said);
        const auto plan = damaged(what.toStdString(), with.toStdString());
        QVERIFY(!plan.has_value());
        QString all;
        for (const Problem& problem : plan.error())
            all += QString::fromStdString(problem.text()) + "\n";
        QVERIFY2(all.contains(said), qPrintable(all));
        QVERIFY(all.startsWith("test.json"));
    }

    void whatASideCannotPayIsNamed()
    {
        auto plan = builtInScenario("saronic-gulf", builtInFigures());
        plan->sides.front().budget = Talents::whole(10);
        const auto campaign = foundCampaign(*plan, builtInFigures());
        QVERIFY(!campaign.has_value());
        QVERIFY(campaign.error().front().text().find("missing") != std::string::npos);
    }

    void aPortNotYetFoundedIsNamed()
    {
        auto plan = builtInScenario("saronic-gulf", builtInFigures());
        plan->ports.push_back({"alexandria", {}});
        const auto campaign = foundCampaign(*plan, builtInFigures());
        QVERIFY(!campaign.has_value());
        QVERIFY(campaign.error().front().text().find("not founded in 459 BCE") != std::string::npos);
    }

    void aBlankCampaignHasEveryPortOfItsYear_CP3_1()
    {
        const CampaignPlan early = blankPlan(-459, builtInFigures());
        const CampaignPlan late = blankPlan(-100, builtInFigures());
        QVERIFY(late.ports.size() > early.ports.size());
        const auto campaign = foundCampaign(late, builtInFigures());
        QVERIFY(campaign.has_value());
        QCOMPARE(campaign->table<PortRecord>().size(), late.ports.size());
        QCOMPARE(campaign->table<SideRecord>().size(), std::size_t{2});
    }

    void anUnknownScenarioNamesTheKnownOnes()
    {
        const auto plan = builtInScenario("troy", builtInFigures());
        QVERIFY(!plan.has_value());
        QVERIFY(plan.error().front().text().find("saronic-gulf") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(PlanTest)
#include "plan_test.moc"
