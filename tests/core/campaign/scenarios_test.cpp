// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of CP-12: every one at every scale, and what damaged ones are refused for.
#include <QtTest>

#include <map>
#include <set>

#include "core/campaign/settings/figures_in_force.h"
#include "core/data/embedded.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/port_price.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// Every scenario with every scale that it has.
void scenariosAtEveryScale()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("scale");
    for (const std::string& id : scenarioIds()) {
        const auto plan = builtInScenario(id, builtInFigures());
        for (const int scale : fleetScales)
            if (scale == usualFleetScale || (plan && plan->hasRecord))
                QTest::newRow((id + " at " + std::to_string(scale)).c_str())
                    << QString::fromStdString(id) << scale;
    }
}

std::string firstOf(const Problems& problems)
{
    return problems.empty() ? std::string() : problems.front().text();
}

/// CP-4.2 with every ship at sea: 10% of what was paid for it, 2 talents a commander, 5% of what stands on the walls.
Talents sixMonthsAtSea(const Campaign& campaign, SideId side)
{
    std::int64_t month = 0;
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        if (campaign.find(ship.fleet)->side == side)
            month += ship.paid.hundredths() / 10;
    for (const auto& [id, commander] : campaign.table<CommanderRecord>())
        if (commander.side == side)
            month += 200;
    return Talents::ofHundredths(6 * month);
}

/// The teaching campaign has a squadron without a commander on purpose (CP-6.4): it is a hint to follow.
bool isTaught(const QString& id, const Finding& finding)
{
    return id == "saronic-gulf" && finding.key == "squadron-commander";
}

std::string scenarioText(const std::string& id)
{
    return std::string(*embeddedFile("scenarios/" + id + ".json"));
}

Result<CampaignPlan> planOf(const std::string& text, int scale = usualFleetScale)
{
    return parseJson(text, "test.json").and_then([&](const Json& json) {
        return readPlan(json, "test.json", builtInFigures(), scale);
    });
}

RecordedFleet someFleet(const Json& ships, const Json& commanders = Json::array())
{
    const Json json{
        {"format", "navarch-fleet/1"}, {"name", "Owls"}, {"ships", ships}, {"commanders", commanders}};
    RecordedFleet fleet;
    Json plain = json;
    for (Json& row : plain["ships"]) {
        RecordedShips record;
        record.ships = row.value("recorded", 0);
        record.names = row.value("names", std::vector<std::string>{});
        row.erase("recorded");
        row.erase("names");
        fleet.record.push_back(record);
    }
    fleet.fleet = readFleet(plain, "fleet", builtInFigures().classes, builtInFigures().prices.limits).value();
    return fleet;
}

} // namespace

class ScenariosTest : public QObject {
    Q_OBJECT

private slots:
    void theEightOfTheListAreThere_CP12()
    {
        const std::map<std::string, int> years{{"peloponnesian-war", -431},  {"sicilian-expedition", -415},
                                               {"first-punic-war", -264},    {"demetrios-and-ptolemy", -306},
                                               {"chios-and-rhodes", -201},   {"pompey-and-the-pirates", -67},
                                               {"octavian-and-antony", -32}, {"saronic-gulf", -459}};
        for (const auto& [id, year] : years) {
            const auto plan = builtInScenario(id, builtInFigures());
            QVERIFY2(plan, plan ? "" : firstOf(plan.error()).c_str());
            QCOMPARE(plan->year, year);
            QVERIFY(!plan->summary.empty() && plan->summary.size() < 200);
            const auto words = 1 + std::count(plan->history.begin(), plan->history.end(), ' ');
            QVERIFY2(words >= (plan->hasRecord ? 80 : 70) && words <= 120, id.c_str());
        }
        QCOMPARE(scenarioIds().size(), years.size());
    }

    void everyScenarioIsFoundedWithoutAFinding_CP12_data() { scenariosAtEveryScale(); }

    void everyScenarioIsFoundedWithoutAFinding_CP12()
    {
        QFETCH(QString, id);
        QFETCH(int, scale);
        const auto plan = builtInScenario(id.toStdString(), builtInFigures(), scale);
        QVERIFY2(plan, plan ? "" : firstOf(plan.error()).c_str());
        QVERIFY(plan->sides.size() >= 2 && plan->sides.size() <= 8); // CP-2.1
        for (const PlannedSide& side : plan->sides) {
            for (const PlannedSide::PlannedFleet& fleet : side.fleets)
                for (const Finding& finding : priceFleet(fleet.fleet, builtInFigures()).findings)
                    QVERIFY2(isTaught(id, finding),
                             (fleet.fleet.name + ": " + finding.message.english()).c_str());
            for (const PlannedSide::PlannedDefences& walls : side.defences)
                for (const Finding& finding :
                     fortificationFindings(walls.defences, builtInFigures().prices.limits))
                    QFAIL((walls.port + ": " + finding.message.english()).c_str());
        }
        const auto campaign = foundCampaign(*plan, builtInFigures());
        QVERIFY2(campaign, campaign ? "" : firstOf(campaign.error()).c_str());
        for (const Finding& finding : campaignFindings(*campaign, builtInFigures()))
            QVERIFY2(finding.severity == Severity::Note || isTaught(id, finding),
                     (finding.subject.english() + ": " + finding.message.english()).c_str());
        GamingTable table;
        table.campaign = *campaign;
        QCOMPARE(table.brokenInvariant(), "");
    }

    void everyBudgetPaysForTheFleetsAndSixMonthsAtSea_CP2_2_data() { scenariosAtEveryScale(); }

    void everyBudgetPaysForTheFleetsAndSixMonthsAtSea_CP2_2()
    {
        QFETCH(QString, id);
        QFETCH(int, scale);
        const auto plan = builtInScenario(id.toStdString(), builtInFigures(), scale);
        const auto campaign = foundCampaign(plan.value(), builtInFigures());
        QVERIFY2(campaign, campaign ? "" : firstOf(campaign.error()).c_str());
        std::size_t at = 0;
        for (const auto& [sideId, side] : campaign->table<SideRecord>()) {
            const Talents treasury = balanceOf(*campaign, sideId);
            const Talents needed = sixMonthsAtSea(*campaign, sideId);
            const std::string said =
                side.name + " has " + treasury.text() + " and six months cost " + needed.text();
            QVERIFY2(treasury >= needed, said.c_str());
            QVERIFY2(treasury <= needed + needed || id == "saronic-gulf",
                     said.c_str()); // a rich war to learn with
            const PlannedSide& planned = plan->sides[at++];
            Talents spent;
            for (const PlannedSide::PlannedFleet& fleet : planned.fleets)
                spent += fleetTotal(fleet.fleet, builtInFigures().prices);
            for (const PlannedSide::PlannedDefences& walls : planned.defences)
                spent += fortificationPrice(walls.defences, builtInFigures().prices).total;
            QCOMPARE(treasury.text(), (planned.budget - spent).text());
        }
    }

    void lanesJoinThePortsOfAScenarioByWayOfItsPorts_CP7_1()
    {
        const auto lanes = parseJson(std::string(*embeddedFile("sea-lanes.json")), "sea-lanes.json");
        for (const std::string& id : scenarioIds()) {
            const auto plan = builtInScenario(id, builtInFigures());
            std::set<std::string> left;
            for (const PlannedPort& port : plan->ports)
                left.insert(port.place);
            std::vector<std::string> reached{*left.begin()};
            left.erase(left.begin());
            for (std::size_t i = 0; i < reached.size(); ++i)
                for (const Json& lane : (*lanes)["lanes"]) {
                    const std::string ends[2] = {lane["from"].get<std::string>(),
                                                 lane["to"].get<std::string>()};
                    for (const int end : {0, 1})
                        if (ends[end] == reached[i] && left.erase(ends[1 - end]) > 0)
                            reached.push_back(ends[1 - end]);
                }
            QVERIFY2(left.empty(), (id + ": " + (left.empty() ? "" : *left.begin())).c_str());
        }
    }

    void everySideHasItsOwnSignsAHomeAndShips_CP2_1()
    {
        for (const std::string& id : scenarioIds()) {
            const auto plan = builtInScenario(id, builtInFigures());
            std::set<SideColour> colours;
            std::set<Emblem> emblems;
            for (const PlannedSide& side : plan->sides) {
                QVERIFY2(colours.insert(side.colour).second && emblems.insert(side.emblem).second,
                         side.name.c_str());
                QVERIFY2(!side.fleets.empty(), side.name.c_str());
                const bool owned =
                    std::any_of(plan->ports.begin(), plan->ports.end(), [&](const PlannedPort& port) {
                        return port.place == side.homePort && port.owner == side.id;
                    });
                QVERIFY2(owned, side.name.c_str());
            }
        }
    }

    void theRecordIsWhatTheHistoriansGive_CP12()
    {
        const auto shipsOf = [](const char* id, const char* sideId) {
            const auto plan = builtInScenario(id, builtInFigures(), 1);
            int ships = 0;
            for (const PlannedSide& side : plan->sides)
                for (const PlannedSide::PlannedFleet& fleet : side.fleets)
                    if (side.id == sideId && fleet.fleet.alliedPercent == 0)
                        ships += fleet.fleet.shipCount();
            return ships;
        };
        QCOMPARE(shipsOf("first-punic-war", "rome"), 103); // Mylai
        QCOMPARE(shipsOf("first-punic-war", "carthage"), 130);
        QCOMPARE(shipsOf("sicilian-expedition", "syracuse"), 76);               // Syracuse
        QCOMPARE(shipsOf("peloponnesian-war", "corinth"), 90);                  // Sybota
        QCOMPARE(shipsOf("demetrios-and-ptolemy", "ptolemy"), 140 + 60);        // Salamis in Cyprus
        QCOMPARE(shipsOf("demetrios-and-ptolemy", "antigonos"), 118 - 30 + 20); // without the Attic fours
        QCOMPARE(shipsOf("chios-and-rhodes", "macedon"), 53 + 150);             // Chios
        QCOMPARE(shipsOf("pompey-and-the-pirates", "rome"), 270);
        QCOMPARE(shipsOf("pompey-and-the-pirates", "cilicia") + shipsOf("pompey-and-the-pirates", "crete"),
                 1000);
        QCOMPARE(shipsOf("octavian-and-antony", "octavian"), 250); // Actium
        QCOMPARE(shipsOf("octavian-and-antony", "antony"), 170);
    }

    void aContractNamesItsHomePortAndMonths_CP9_1()
    {
        GamingTable table;
        table.campaign =
            foundCampaign(builtInScenario("octavian-and-antony", builtInFigures()).value(), builtInFigures())
                .value();
        const ContractRecord& queen = table.campaign.table<ContractRecord>().begin()->second;
        QCOMPARE(queen.name, std::string("The Queen's ships"));
        QCOMPARE(queen.homePort, table.port("alexandria"));
        QCOMPARE(table.campaign.find(queen.fleet)->port, table.port("patrai"));
        QCOMPARE(queen.months, 24);
        QCOMPARE(queen.percent, -10);
        QCOMPARE(queen.reliability, 4);
    }

    void aNumberOfTheRecordIsRoundedAndNeverNone_CP12()
    {
        QCOMPARE(shipsAtScale(1, 5), 1);
        QCOMPARE(shipsAtScale(1, 10), 1);
        QCOMPARE(shipsAtScale(12, 5), 2);
        QCOMPARE(shipsAtScale(13, 5), 3);
        QCOMPARE(shipsAtScale(25, 10), 3);
        QCOMPARE(shipsAtScale(24, 10), 2);
        QCOMPARE(shipsAtScale(103, 1), 103);
    }

    void flagshipsStayAndNamesGoToTheFirst_CP12()
    {
        const RecordedFleet fleet = someFleet(Json::parse(R"([{"name":"Antonias","class":"octere"},
                            {"class":"quinquereme","recorded":30,"captain":"Sosius","names":["Isis","Sarapis"]}])"));
        const Fleet ten = atScale(fleet, 10);
        QCOMPARE(ten.shipCount(), 4);
        QCOMPARE(ten.ships[0].name, std::string("Antonias"));
        QCOMPARE(ten.ships[1].name, std::string("Isis"));
        QCOMPARE(ten.ships[1].captain, std::string("Sosius"));
        QCOMPARE(ten.ships[2].name, std::string("Sarapis"));
        QCOMPARE(ten.ships[2].captain, std::string());
        QCOMPARE(ten.ships[3].name, std::string());
        QCOMPARE(ten.ships[3].count, 1);
        QCOMPARE(atScale(fleet, 1).shipCount(), 31);
    }

    void aSquadronOfMoreThanTenIsSplitEvenly_SA1_5()
    {
        const RecordedFleet fleet = someFleet(
            Json::parse(R"([{"name":"Paralos","class":"trireme","squadron":"Owls"},
                            {"class":"trireme","recorded":20,"squadron":"Owls"},
                            {"class":"trireme","recorded":40,"squadron":"Horses"}])"),
            Json::parse(
                R"([{"name":"Phormio","post":"squadron","quality":"exceptional","squadron":"Owls"}])"));
        const Fleet whole = atScale(fleet, 1);
        std::map<std::string, int> ships;
        for (const FleetShip& row : whole.ships)
            ships[row.squadron] += row.count;
        const std::map<std::string, int> wanted{{"Owls", 7},     {"Owls 2", 7},    {"Owls 3", 7},
                                                {"Horses", 10},  {"Horses 2", 10}, {"Horses 3", 10},
                                                {"Horses 4", 10}};
        QVERIFY(ships == wanted);
        QCOMPARE(whole.commanders.size(), std::size_t{3}); // nobody leads the Horses
        QCOMPARE(whole.commanders[1].squadron, std::string("Owls 2"));
        QCOMPARE(whole.commanders[2].name, std::string("Commander of Owls 3"));
        QCOMPARE(atScale(fleet, 5).commanders.size(), std::size_t{1});
    }

    void anUnknownScaleIsRefused()
    {
        const auto seven = builtInScenario("first-punic-war", builtInFigures(), 7);
        QVERIFY(!seven && firstOf(seven.error()).find("Give 5, 10 or 1.") != std::string::npos);
        const auto named = builtInScenario("saronic-gulf", builtInFigures(), 10);
        QVERIFY(!named && firstOf(named.error()).find("Leave the scale out.") != std::string::npos);
    }

    void aBudgetTooSmallIsRefusedAtEveryScale_CP2_2()
    {
        std::string text = scenarioText("first-punic-war");
        const std::string before = "\"budget\": \"";
        const auto at = text.find(before) + before.size();
        text.replace(at, text.find('"', at) - at, "1200");
        for (const int scale : fleetScales) {
            const auto plan = planOf(text, scale);
            QVERIFY2(plan, plan ? "" : firstOf(plan.error()).c_str());
            const auto campaign = foundCampaign(*plan, builtInFigures());
            QVERIFY(!campaign);
            QVERIFY2(firstOf(campaign.error()).find("are missing") != std::string::npos,
                     firstOf(campaign.error()).c_str());
            QVERIFY2(firstOf(campaign.error()).starts_with("side Rome"), firstOf(campaign.error()).c_str());
        }
    }

    /// [house] One ship for one costs five times as much, and so a port brings five times as much.
    void incomeLootAndLoansFollowTheScale_CP12()
    {
        const auto figures = [](int scale) {
            const auto plan = builtInScenario("first-punic-war", builtInFigures(), scale);
            return figuresInForce(Draft(foundCampaign(plan.value(), builtInFigures()).value()));
        };
        const CampaignFigures usual = figures(usualFleetScale);
        QCOMPARE(usual.incomePerValue, 3);
        const CampaignFigures whole = figures(1);
        QCOMPARE(whole.incomePerValue, 15);
        QCOMPARE(whole.lootPerValue, 50);
        QCOMPARE(whole.loanPerValue, 60);
        QCOMPARE(whole.upkeepAtSea, usual.upkeepAtSea);
        const CampaignFigures half = figures(10);
        QCOMPARE(half.incomePerValue, 2); // a half up
        QCOMPARE(half.lootPerValue, 5);
        QCOMPARE(half.loanPerValue, 6);
    }

    void aPortNamedTwiceIsRefused_CP2_1()
    {
        CampaignPlan plan = builtInScenario("saronic-gulf", builtInFigures()).value();
        plan.ports.push_back(plan.ports.front());
        const auto campaign = foundCampaign(plan, builtInFigures());
        QVERIFY(!campaign);
        QVERIFY2(firstOf(campaign.error()).find("named twice") != std::string::npos,
                 firstOf(campaign.error()).c_str());
    }

    void aDamagedScenarioIsRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("said");
        QTest::newRow("a port nobody knows") << R"("place": "akragas")"
                                             << R"("place": "atlantis")"
                                             << "There is no port \"atlantis\"";
        QTest::newRow("a class nobody knows") << R"("class": "septireme")"
                                              << R"("class": "septirem")"
                                              << "There is no ship class \"septirem\"";
        QTest::newRow("a fleet in a port left out") << R"("port": "lipara",)"
                                                    << R"("port": "genua",)"
                                                    << "\"genua\" is not among";
        QTest::newRow("a contract's home left out") << R"("port": "tarentum",
          "months")"
                                                    << R"("port": "tarentum",
          "home_port": "genua",
          "months")"
                                                    << "\"genua\" is not among";
        QTest::newRow("a home port left out") << R"("home_port": "ostia")"
                                              << R"("home_port": "genua")"
                                              << "\"genua\" is not among";
        QTest::newRow("a port of nobody's") << R"("owner": "carthage")"
                                            << R"("owner": "numidia")"
                                            << "who is no side";
        QTest::newRow("no ships of the record") << R"("recorded": 45)"
                                                << R"("recorded": 0)"
                                                << "recorded: 0 cannot stand here";
        QTest::newRow("too many of the record") << R"("recorded": 45)"
                                                << R"("recorded": 501)"
                                                << "recorded: 501 cannot stand here";
        QTest::newRow("half a ship") << R"("recorded": 45)"
                                     << R"("recorded": 45.5)"
                                     << "recorded: 45.5 cannot stand here";
        QTest::newRow("two numbers") << R"("recorded": 45)"
                                     << R"("recorded": 45, "count": 3)"
                                     << "The row has a count or a name as well";
        QTest::newRow("a name beside names") << R"("recorded": 45)"
                                             << R"("count": 9, "name": "Nike")"
                                             << "The row has a name as well";
        QTest::newRow("more names than are counted") << R"("recorded": 45)"
                                                     << R"("count": 1)"
                                                     << "There are more names than ships";
        QTest::newRow("more names than ships") << R"("recorded": 45)"
                                               << R"("recorded": 2)"
                                               << "There are more names than ships";
        QTest::newRow("a name twice") << R"("Victoria")"
                                      << R"("Fortuna")"
                                      << "Two ships are called \"Fortuna\"";
        QTest::newRow("a name that is none") << R"("Victoria")"
                                             << R"(7)"
                                             << "A ship's name is needed here";
        QTest::newRow("a field nobody knows") << R"("recorded": 45)"
                                              << R"("recorded": 45, "oarsmen": 3)"
                                              << "\"oarsmen\" is not known";
        QTest::newRow("two sides of one id") << R"("id": "syracuse")"
                                             << R"("id": "rome")"
                                             << "Two sides are called \"rome\"";
        QTest::newRow("two fleets of one name") << R"("name": "Home fleet")"
                                                << R"("name": "Consular fleet")"
                                                << "Two fleets are called";
        QTest::newRow("months for its own fleet") << R"("port": "lipara",)"
                                                  << R"("port": "lipara", "months": 3,)"
                                                  << "Only an allied fleet has a contract";
        QTest::newRow("no fleet at all") << R"("fleet": {)"
                                         << R"("flotilla": {)"
                                         << "The fleet is missing";
        QTest::newRow("a treasure") << "\"budget\": \""
                                    << "\"budget\": \"999"
                                    << "Give an amount from 0.00 to 1000000.00.";
        QTest::newRow("a battle of no fleet") << R"(["Consular fleet")"
                                              << R"(["Fleet of Numidia")"
                                              << "There is no fleet \"Fleet of Numidia\"";
    }

    void aDamagedScenarioIsRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, with);
        QFETCH(QString, said);
        QString text = QString::fromStdString(scenarioText("first-punic-war"));
        const qsizetype at = text.indexOf(what);
        QVERIFY(at > 0);
        text.replace(at, what.size(), with);
        for (const int scale : fleetScales) {
            const auto plan = planOf(text.toStdString(), scale);
            QVERIFY(!plan);
            QString all;
            for (const Problem& problem : plan.error())
                all += QString::fromStdString(problem.text()) + "\n";
            QVERIFY2(all.contains(said), qPrintable(all));
            QVERIFY(all.startsWith("test.json"));
        }
    }
};

QTEST_APPLESS_MAIN(ScenariosTest)
#include "scenarios_test.moc"
