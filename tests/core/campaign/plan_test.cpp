// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>

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

    static Json teaching() { return Json::parse(*embeddedFile("scenarios/saronic-gulf.json")); }

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

    void whatIsWrongInAScenarioStandsAtItsPlace_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("with");
        const auto row = [](const char* where, const char* with) { QTest::newRow(where) << where << with; };
        row("/settings/0", R"({ "key": "no-such-option", "value": "1" })");
        row("/ports/1/place", R"("atlantis")");
        row("/ports/1/owner", R"("sparta")");
        row("/sides/1/home_port", R"("syracuse")");
        row("/sides/1/fleets/0/port", R"("syracuse")");
        row("/sides/0/defences", R"([ { "port": "piraeus", "defences": 3 }, { "port": "syracuse" } ])");
        row("/sides/0/aims", R"([ { "port": "piraeus" }, { "enemy": "sparta" } ])");
        row("/relations", R"([ { "side": "athens", "other": "sparta" } ])");
        row("/battles/0/port", R"("syracuse")");
        row("/battles/0/fleets/1", R"("Fleet of Sparta")");
        row("/sides/1/id", R"("athens")");
        row("/sides/1/fleets/0/fleet/name", R"("Fleet of the Piraeus")");
    }

    void whatIsWrongInAScenarioStandsAtItsPlace()
    {
        QFETCH(QString, where);
        QFETCH(QString, with);
        static const std::map<QString, QString> places{
            {"/settings/0", "settings[0].key"},
            {"/ports/1/place", "ports[1].place"},
            {"/ports/1/owner", "ports[1].owner"},
            {"/sides/1/home_port", "sides[1].home_port"},
            {"/sides/1/fleets/0/port", "sides[1].fleets[0].port"},
            {"/sides/0/defences", "sides[0].defences[1].port"},
            {"/sides/0/aims", "sides[0].aims[1].enemy"},
            {"/relations", "relations[0].other"},
            {"/battles/0/port", "battles[0].port"},
            {"/battles/0/fleets/1", "battles[0].fleets[1]"},
            {"/sides/1/id", "sides[1].id"},
            {"/sides/1/fleets/0/fleet/name", "sides[1].fleets[0].fleet.name"}};
        Json scenario = teaching();
        scenario[Json::json_pointer(where.toStdString())] = Json::parse(with.toStdString());
        const auto plan = readPlan(scenario, "test.json", builtInFigures());
        QVERIFY(!plan.has_value());
        const QString expected = "test.json: " + places.at(where);
        QString all;
        bool isThere = false;
        for (const Problem& problem : plan.error()) {
            all += QString::fromStdString(problem.text()) + "\n";
            isThere = isThere || QString::fromStdString(problem.place) == expected;
        }
        QVERIFY2(isThere, qPrintable(all));
    }

    /// Two fleets that cannot be read are two, and battles that name them say nothing wrong.
    void aFleetThatCannotBeReadHasItsOwnRow()
    {
        Json scenario = teaching();
        Json& fleets = scenario["sides"][0]["fleets"];
        fleets.push_back(fleets[0]);
        for (int i = 0; i < 2; ++i)
            fleets[i]["fleet"]["ships"][0]["class"] = "no-such-class";
        const auto plan = readPlan(scenario, "test.json", builtInFigures());
        QVERIFY(!plan.has_value());
        QCOMPARE(plan.error().size(), std::size_t{2});
        for (int i = 0; i < 2; ++i)
            QCOMPARE(plan.error()[i].place,
                     "test.json: sides[0].fleets[" + std::to_string(i) + "].fleet: ships[0].class");
    }

    /// One slip in a chart is one problem, and not one more for each port of it.
    void whatIsWrongInAChartMakesNoPortUnknown()
    {
        Json scenario = teaching();
        scenario["chart"] = Json::parse(R"({ "format": "navarch-chart/1", "name": "Nowhere", "coast": 3 })");
        const auto plan = readPlan(scenario, "test.json", builtInFigures());
        QVERIFY(!plan.has_value());
        for (const Problem& problem : plan.error())
            QVERIFY2(problem.text().find("There is no port") == std::string::npos, problem.text().c_str());
        scenario["chart"] = "atlantic";
        const auto other = readPlan(scenario, "test.json", builtInFigures());
        QVERIFY(!other.has_value());
        QCOMPARE(other.error().size(), std::size_t{1});
        QCOMPARE(other.error().front().place, "test.json: chart");
    }

    void howTwoSidesStandIsToldOnce_CP2_1()
    {
        CampaignPlan plan = builtInScenario("saronic-gulf", builtInFigures()).value();
        const std::string& one = plan.sides[0].id;
        const std::string& other = plan.sides[1].id;
        plan.relations = {{one, other, Relation::Peace, 0}};
        QVERIFY(foundCampaign(plan, builtInFigures()).has_value());
        plan.relations.push_back({other, one, Relation::Alliance, 0});
        const auto campaign = foundCampaign(plan, builtInFigures());
        QVERIFY(!campaign.has_value());
        QVERIFY(campaign.error().front().text().find("told twice") != std::string::npos);
    }

    void aSideIsNotItsOwnAim()
    {
        CampaignPlan plan = builtInScenario("saronic-gulf", builtInFigures()).value();
        plan.sides[1].aims.push_back({{}, plan.sides[0].id, 3});
        QVERIFY(foundCampaign(plan, builtInFigures()).has_value());
        plan.sides[1].aims.back().enemy = plan.sides[1].id;
        const auto campaign = foundCampaign(plan, builtInFigures());
        QVERIFY(!campaign.has_value());
        QVERIFY(campaign.error().front().text().find("its own aim") != std::string::npos);
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
