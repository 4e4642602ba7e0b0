// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios as they are edited: what they are saved as, what can be done to them, and what is refused.
#include <QtTest>

#include <random>

#include "core/campaign/founding/scenario.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/founding/scenario_edits.h"
#include "core/campaign/settings/settings.h"
#include "core/chart/chart.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

const Figures& figures()
{
    return builtInFigures();
}

ScenarioDraft draftOf(const std::string& id)
{
    return readScenarioDraft(*builtInScenarioText(id), id, figures()).value();
}

std::string whyNot(const EditedScenario& edited)
{
    return edited ? std::string() : edited.error().front().text();
}

std::string textOf(const Findings& findings)
{
    std::string text;
    for (const Finding& finding : findings)
        text += finding.key + " " + finding.subject.english() + ": " + finding.message.english() + "\n";
    return text;
}

std::string textOf(const std::vector<SidePrice>& prices)
{
    std::string text;
    for (const SidePrice& side : prices)
        text += side.name + " " + side.budget.text() + " " + side.total.text() + " "
                + std::to_string(side.fleets.size()) + "\n";
    return text;
}

/// An isle with two ports and a lane.
std::shared_ptr<const Chart> isle()
{
    return std::make_shared<const Chart>(readChart(R"({
    "format": "navarch-chart/1", "name": "One isle", "source": "drawn by hand",
    "bounds": { "west": 23, "south": 36, "east": 26, "north": 39 }, "strait_metres": 0,
    "coast": [ [ [[24,37],[25,37.1],[24.9,37.8],[24,37]] ] ],
    "ports": [
      { "id": "south", "name": "South", "latitude": 36.99, "longitude": 24.3,
        "economic_value": { "classical": 5, "hellenistic": 4, "roman": 3 } },
      { "id": "north", "name": "North", "latitude": 37.81, "longitude": 24.9,
        "economic_value": { "classical": 2, "hellenistic": 2, "roman": 2 } } ],
    "lanes": [ { "from": "south", "to": "north", "nm": 77, "path": [[24.3,36.99],[25,37.1],[24.9,37.81]] } ]
    })",
                                                   "isle")
                                             .value());
}

ScenarioDraft bare(std::shared_ptr<const Chart> chart = nullptr)
{
    return bareScenario({"Syracuse against Carthage", {"Syracuse", "Carthage"}, -398, std::move(chart)},
                        figures())
        .value();
}

Fleet someFleet(const std::string& name, int ships)
{
    Fleet fleet;
    fleet.name = name;
    if (ships > 0) {
        FleetShip row;
        row.classId = "trireme";
        row.fit = figures().classes.find("trireme")->fit;
        row.count = ships;
        fleet.ships.push_back(row);
    }
    return fleet;
}

} // namespace

class ScenarioEditsTest : public QObject {
    Q_OBJECT

private slots:
    void aBuiltInOneIsSavedAsItWasRead_data()
    {
        QTest::addColumn<QString>("id");
        for (const std::string& id : scenarioIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }

    void aBuiltInOneIsSavedAsItWasRead()
    {
        QFETCH(QString, id);
        const std::string name = id.toStdString();
        const ScenarioDraft draft = draftOf(name);
        QVERIFY(draft.document == Json::parse(*builtInScenarioText(name)));
        const std::string text = scenarioText(draft);
        const auto again = readScenarioDraft(text, "saved", figures());
        QVERIFY2(again, again ? "" : again.error().front().text().c_str());
        QVERIFY(*again == draft);
        QCOMPARE(scenarioText(*again), text);
        const CampaignPlan saved = planOf(*again, figures()).value();
        const CampaignPlan builtIn = builtInScenario(name, figures()).value();
        QCOMPARE(textOf(checkScenario(saved, figures())), textOf(checkScenario(builtIn, figures())));
        for (const int scale : fleetScales)
            if (scale == usualFleetScale || builtIn.hasRecord)
                QCOMPARE(textOf(pricesOf(planOf(*again, figures(), scale).value(), figures())),
                         textOf(pricesOf(builtInScenario(name, figures(), scale).value(), figures())));
        QVERIFY(*foundCampaign(saved, figures()) == *foundCampaign(builtIn, figures()));
    }

    void aChartOfItsOwnIsInTheFile()
    {
        const ScenarioDraft draft = bare(isle());
        QVERIFY(draft.document["chart"].is_null());
        const std::string text = scenarioText(draft);
        const auto again = readScenarioDraft(text, "saved", figures());
        QVERIFY2(again, again ? "" : again.error().front().text().c_str());
        QVERIFY(*again == draft);
        QCOMPARE(scenarioText(*again), text);
        QCOMPARE(again->chart->name, "One isle");
        ScenarioDraft other = draft;
        other.chart = nullptr;
        QVERIFY(!(other == draft));
        // A chart without ports is refused before anything is made of it.
        auto empty = std::make_shared<Chart>(*isle());
        empty->ports.clear();
        empty->lanes.clear();
        QVERIFY(!bareScenario({"None", {"A", "B"}, -398, empty}, figures()));
    }

    void syracuseAgainstCarthageFromNothing()
    {
        const Figures& all = figures();
        EditedScenario war = bare();
        const auto then = [&](auto edit) {
            QVERIFY2(war, whyNot(war).c_str());
            war = edit(*war);
        };
        QVERIFY(hasErrors(checkScenario(planOf(*war, all).value(), all))); // two sides without a port
        then([&](const auto& d) { return withSideField(d, 0, "home_port", "syracuse", all); });
        then([&](const auto& d) { return withSideField(d, 1, "home_port", "carthage", all); });
        then([&](const auto& d) { return withSideField(d, 1, "player", "machine", all); });
        then([&](const auto& d) {
            return withFleet(d, 0, "syracuse", someFleet("Fleet of Dionysios", 0), all);
        });
        then([&](const auto& d) { return withShips(d, {0, 0}, "trireme", 12, all); });
        then([&](const auto& d) {
            return withCommander(d, {0, 0}, {"Leptines", Post::Fleet, CommandQuality::Skilled, {}}, all);
        });
        then([&](const auto& d) {
            return withFleet(d, 1, "carthage", someFleet("Fleet of Himilko", 10), all);
        });
        then([&](const auto& d) {
            return withCommander(d, {1, 0}, {"Himilko", Post::Fleet, CommandQuality::Average, {}}, all);
        });
        QVERIFY2(war, whyNot(war).c_str());
        const CampaignPlan plan = planOf(*war, all).value();
        const Findings findings = checkScenario(plan, all);
        QVERIFY2(!hasErrors(findings), textOf(findings).c_str());
        const auto campaign = foundCampaign(plan, all);
        QVERIFY(campaign);
        QCOMPARE(campaign->table<ShipRecord>().size(), std::size_t{22});
        QCOMPARE(campaign->table<CommanderRecord>().size(), std::size_t{2});
        QCOMPARE(pricesOf(plan, all)[0].fleets[0].ships, 12);
    }

    void onlyWhatIsChangedChanges()
    {
        const ScenarioDraft draft = draftOf("sicilian-expedition");
        const ScenarioDraft before = draft;
        const auto renamed = withSideField(draft, 0, "name", "Syracusans", figures());
        QVERIFY2(renamed, whyNot(renamed).c_str());
        QVERIFY(draft == before);
        const Json difference = Json::diff(draft.document, renamed->document);
        QCOMPARE(difference.size(), std::size_t{1});
        QCOMPARE(difference[0]["path"].get<std::string>(), "/sides/0/name");
    }

    void aPortChangesHandsWithItsWalls()
    {
        const ScenarioDraft draft = draftOf("saronic-gulf");
        const auto given = withOwner(draft, "piraeus", "aegina", figures());
        QVERIFY2(given, whyNot(given).c_str());
        const CampaignPlan plan = planOf(*given, figures()).value();
        QCOMPARE(plan.sides[0].homePort, "");
        QVERIFY(plan.sides[0].defences.empty());
        QVERIFY(std::any_of(plan.sides[1].defences.begin(), plan.sides[1].defences.end(),
                            [](const auto& walls) { return walls.port == "piraeus"; }));
        // To nobody: the walls are gone, and can be put up for nobody.
        const auto neutral = withOwner(*given, "piraeus", "", figures());
        QVERIFY(neutral);
        QVERIFY(!withWalls(*neutral, "piraeus", planOf(draft, figures())->sides[0].defences[0].defences,
                           figures()));
        const auto walled = withWalls(*withOwner(*neutral, "piraeus", "corinth", figures()), "piraeus",
                                      planOf(draft, figures())->sides[0].defences[0].defences, figures());
        QVERIFY2(walled, whyNot(walled).c_str());
        QVERIFY(withoutWalls(*walled, "piraeus", figures())->document
                == withOwner(*neutral, "piraeus", "corinth", figures())->document);
    }

    void aPortWithoutAYardIsFoundedSo()
    {
        const auto without = withYard(draftOf("saronic-gulf"), "piraeus", false, figures());
        QVERIFY2(without, whyNot(without).c_str());
        const auto campaign = foundCampaign(planOf(*without, figures()).value(), figures());
        QVERIFY(campaign);
        for (const auto& [id, port] : campaign->table<PortRecord>())
            QCOMPARE(port.yard, port.place != "piraeus");
        QVERIFY(*withYard(*without, "piraeus", true, figures()) == draftOf("saronic-gulf"));
    }

    void proposedBattlesFollowAFleet()
    {
        const auto renamed =
            withFleetField(draftOf("saronic-gulf"), {0, 0}, "name", "The long ships", figures());
        QVERIFY2(renamed, whyNot(renamed).c_str());
        const CampaignPlan plan = planOf(*renamed, figures()).value();
        QCOMPARE(plan.battles[0].fleets[0], "The long ships");
        QVERIFY(planOf(withoutFleet(*renamed, {0, 0}, figures()).value(), figures())->battles.empty());
    }

    void aRowOfTheRecordStaysOne()
    {
        const ScenarioDraft draft = draftOf("sicilian-expedition");
        const CampaignPlan plan = planOf(draft, figures()).value();
        QVERIFY(plan.hasRecord);
        for (int side = 0; side < static_cast<int>(plan.sides.size()); ++side) {
            const Json& rows =
                draft.document["sides"][static_cast<std::size_t>(side)]["fleets"][0]["fleet"]["ships"];
            if (!rows[0].contains("recorded"))
                continue;
            const auto more = withShipField(draft, {side, 0}, 0, "count", 60, figures());
            QVERIFY2(more, whyNot(more).c_str());
            const Json& row =
                more->document["sides"][static_cast<std::size_t>(side)]["fleets"][0]["fleet"]["ships"][0];
            QCOMPARE(row["recorded"].get<int>(), 60);
            QVERIFY(!row.contains("count"));
            return;
        }
        QFAIL("no row of the record");
    }

    void shipsOfAClassGoTogether()
    {
        ScenarioDraft draft = withFleet(bare(), 0, "syracuse", someFleet("One", 3), figures()).value();
        draft = withShips(draft, {0, 0}, "trireme", 2, figures()).value();
        const auto shipsOf = [](const ScenarioDraft& d) {
            return d.document["sides"][0]["fleets"][0]["fleet"]["ships"];
        };
        QCOMPARE(shipsOf(draft).size(), std::size_t{1});
        QCOMPARE(shipsOf(draft)[0]["count"].get<int>(), 5);
        draft = withShipField(draft, {0, 0}, 0, "crew", "veteran", figures()).value();
        draft = withShips(draft, {0, 0}, "trireme", 2, figures()).value();
        QCOMPARE(shipsOf(draft).size(), std::size_t{2});
        // A second fleet of the name gets a number.
        draft = withFleet(draft, 1, "carthage", someFleet("One", 1), figures()).value();
        QCOMPARE(draft.document["sides"][1]["fleets"][0]["fleet"]["name"].get<std::string>(), "One 2");
        // Allies have a contract, and lose it with their percentage.
        draft = withFleetField(draft, {0, 0}, "allied_percent", 20, figures()).value();
        draft = withFleetField(draft, {0, 0}, "months", 6, figures()).value();
        draft = withFleetField(draft, {0, 0}, "allied_percent", 0, figures()).value();
        QVERIFY(!draft.document["sides"][0]["fleets"][0].contains("months"));
    }

    void theFleetsAreOfTheNewYear()
    {
        const auto later = withField(draftOf("saronic-gulf"), "year", -450, figures());
        QVERIFY2(later, whyNot(later).c_str());
        const CampaignPlan plan = planOf(*later, figures()).value();
        for (const PlannedSide& side : plan.sides)
            for (const auto& fleet : side.fleets)
                QCOMPARE(fleet.fleet.year.value_or(0), -450);
    }

    void shipsAreAsYardsBuildThemInTheYear()
    {
        ScenarioDraft draft = withField(bare(), "year", -431, figures()).value();
        draft = withFleet(draft, 0, "syracuse", someFleet("One", 0), figures()).value();
        const auto row = [&](std::size_t at) {
            return draft.document["sides"][0]["fleets"][0]["fleet"]["ships"][at];
        };
        for (int more = 0; more < 2; ++more)
            draft = withShips(draft, {0, 0}, "trireme", 5, figures()).value();
        QCOMPARE(row(0).dump(), std::string(R"({"class":"trireme","ram":"bronze","count":10})"));
        const auto ramFindings = [&] {
            const CampaignPlan plan = planOf(draft, figures()).value();
            const Findings all = checkScenario(plan, figures());
            return std::count_if(all.begin(), all.end(),
                                 [](const Finding& each) { return each.key == "ram-period"; });
        };
        QCOMPARE(ramFindings(), 0); // SA-11.1: none is reinforced before 413 BCE
        draft = withField(draft, "year", -400, figures()).value();
        QVERIFY(!row(0).contains("ram"));
        // What somebody chose stays chosen, and is a row of its own.
        draft.document["sides"][0]["fleets"][0]["fleet"]["ships"][0]["ram"] = "bronze";
        draft = withShips(draft, {0, 0}, "trireme", 1, figures()).value();
        draft = withField(draft, "year", -390, figures()).value();
        QCOMPARE(row(0)["ram"].get<std::string>(), std::string("bronze"));
        QVERIFY(!row(1).contains("ram"));
        draft = withField(draft, "year", -431, figures()).value();
        QCOMPARE(row(1)["ram"].get<std::string>(), std::string("bronze"));
        QCOMPARE(ramFindings(), 0);
    }

    void whatCannotBeIsRefused()
    {
        const ScenarioDraft draft = draftOf("saronic-gulf");
        const Figures& all = figures();
        const std::vector<std::pair<const char*, EditedScenario>> refused{
            {"no name", withField(draft, "name", "", all)},
            {"year 0", withField(draft, "year", 0, all)},
            {"month 13", withField(draft, "month", 13, all)},
            {"its format", withField(draft, "format", "x", all)},
            {"a text of control characters", withField(draft, "summary", "\x1b[2J", all)},
            {"an unknown option", withOption(draft, "weather", "fair", all)},
            {"a choice that is none", withOption(draft, std::string(victoryCondition), "soon", all)},
            {"a side that is not there", withSideField(draft, 4, "name", "X", all)},
            {"a side before the first", withoutSide(draft, -1, all)},
            {"a side without a name", withSideField(draft, 0, "name", "", all)},
            {"its id", withSideField(draft, 0, "id", "x", all)},
            {"an unknown colour", withSideField(draft, 0, "colour", "pink", all)},
            {"a budget that is none", withSideField(draft, 0, "budget", "much", all)},
            {"a budget beyond all", withSideField(draft, 0, "budget", "1000001", all)},
            {"a home elsewhere", withSideField(draft, 0, "home_port", "carthage", all)},
            {"a port of no chart", withPort(draft, "atlantis", all)},
            {"a port with fleets", withoutPort(draft, "piraeus", all)},
            {"a port that is not there", withOwner(draft, "carthage", "athens", all)},
            {"an owner that is none", withOwner(draft, "epidauros", "sparta", all)},
            {"a fleet elsewhere", withFleet(draft, 0, "carthage", someFleet("X", 1), all)},
            {"a fleet without a name", withFleet(draft, 0, "piraeus", someFleet("", 1), all)},
            {"a fleet that is not there", withoutFleet(draft, {0, 9}, all)},
            {"two fleets of a name",
             withFleetField(draft, {0, 0}, "name", planOf(draft, all)->sides[1].fleets[0].fleet.name, all)},
            {"no step of ten", withFleetField(draft, {0, 0}, "allied_percent", 5, all)},
            {"a class that is none", withShips(draft, {0, 0}, "battleship", 1, all)},
            {"no ships", withShipField(draft, {0, 0}, 0, "count", 0, all)},
            {"more ships than a row holds", withShips(draft, {0, 0}, "trireme", 501, all)},
            {"a row that is not there", withoutShips(draft, {0, 0}, 99, all)},
            {"a commander that is not there", withoutCommander(draft, {0, 0}, 99, all)},
            {"a commander who is no commander",
             withCommanderField(draft, {0, 0}, 0, "quality", "divine", all)},
        };
        for (const auto& [what, edited] : refused) {
            QVERIFY2(!edited, what);
            QVERIFY2(!edited.error().empty() && !edited.error().front().what.isEmpty(), what);
        }
        EditedScenario full = draft;
        for (int i = 4; i < 8; ++i)
            full = withSide(*full, "Side " + std::to_string(i), all);
        QVERIFY2(full, whyNot(full).c_str());
        QVERIFY(!withSide(*full, "Ninth", all));
    }

    void whateverIsDoneCanBeRead()
    {
        std::mt19937 random(398);
        const auto pick = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
        const std::vector<std::string> places{"piraeus",  "aegina", "syracuse",
                                              "carthage", "megara", "epidauros"};
        const Figures& all = figures();
        ScenarioDraft draft = draftOf("saronic-gulf");
        int done = 0;
        for (int i = 0; i < 600; ++i) {
            const FleetAt at{pick(5), pick(3)};
            const std::string& place = places[static_cast<std::size_t>(pick(6))];
            EditedScenario next = draft;
            switch (pick(19)) {
            case 0: next = withSide(draft, "Side " + std::to_string(i), all); break;
            case 1: next = pick(4) == 0 ? withoutSide(draft, at.side, all) : draft; break;
            case 2: next = withSideField(draft, at.side, "home_port", place, all); break;
            case 3: next = withSideField(draft, at.side, "budget", std::to_string(pick(3000)), all); break;
            case 4: next = withPort(draft, place, all); break;
            case 5: next = withoutPort(draft, place, all); break;
            case 6: next = withOwner(draft, place, pick(2) == 0 ? "athens" : "", all); break;
            case 7: next = withYard(draft, place, pick(2) == 0, all); break;
            case 8: next = withFleet(draft, at.side, place, someFleet("Ships", pick(4)), all); break;
            case 9: next = pick(3) == 0 ? withoutFleet(draft, at, all) : draft; break;
            case 10: next = withFleetField(draft, at, "port", place, all); break;
            case 11: next = withFleetField(draft, at, "allied_percent", pick(5) * 10, all); break;
            case 12: next = withShips(draft, at, "trireme", 1 + pick(9), all); break;
            case 13: next = withoutShips(draft, at, pick(3), all); break;
            case 14: next = withShipField(draft, at, pick(3), "crew", "poor", all); break;
            case 15:
                next = withRelation(draft, at.side, pick(5), static_cast<Relation>(pick(4)), pick(9), all);
                break;
            case 16: next = withAim(draft, at.side, {place, {}, 1 + pick(9)}, all); break;
            case 17: next = withoutAim(draft, at.side, pick(3), all); break;
            default:
                next = withCommander(
                    draft, at, {"Man " + std::to_string(i), Post::Fleet, CommandQuality::Poor, {}}, all);
            }
            if (!next)
                continue;
            ++done;
            draft = *next;
            const auto again = readScenarioDraft(scenarioText(draft), "again", all);
            QVERIFY2(again, again ? "" : again.error().front().text().c_str());
            QVERIFY(*again == draft);
        }
        QVERIFY(done > 200);
    }

    void aFindingLeadsToWhatItIsAbout()
    {
        EditedScenario war = withFleet(bare(), 1, "carthage", someFleet("Unmanned", 0), figures());
        war = withSideField(*war, 0, "budget", "0", figures());
        war = withFleet(*war, 0, "syracuse", someFleet("Dear", 5), figures());
        QVERIFY2(war, whyNot(war).c_str());
        const CampaignPlan plan = planOf(*war, figures()).value();
        bool empty = false;
        bool bare = false;
        for (const Finding& finding : checkWarOf(plan, figures())) {
            const ScenarioPlace place = placeOf(finding, plan, figures());
            if (finding.key == "founding")
                empty = empty || (place.side == 1 && place.fleet == 0);
            if (finding.key == "side-without-port")
                bare = bare || (place.side == 0 && place.fleet == -1);
        }
        QVERIFY(empty);
        QVERIFY(bare);
        QVERIFY((placeOf({Severity::Error, "x", {}, given("Syracuse"), {}}, plan, figures())
                 == ScenarioPlace{0, -1, {}}));
        QVERIFY(
            (placeOf({Severity::Error, "x", {}, phrase("The war"), {}}, plan, figures()) == ScenarioPlace{}));
        QVERIFY((placeOf({Severity::Error, "x", {}, given("port carthage"), {}}, plan, figures())
                 == ScenarioPlace{-1, -1, "carthage"}));
    }
};

QTEST_GUILESS_MAIN(ScenarioEditsTest)
#include "scenario_edits_test.moc"
