// SPDX-License-Identifier: GPL-3.0-or-later
// What the ships of a scenario are called: several of a row, whether counted or of the record.
#include <QtTest>

#include "core/campaign/founding/recorded_fleet.h"
#include "core/campaign/founding/scenario.h"
#include "core/campaign/founding/scenario_edits.h"

using namespace navarch;

namespace {

const Figures& figures()
{
    return builtInFigures();
}

/// Syracuse with four triremes and a triaconter, and Carthage.
ScenarioDraft twoRows()
{
    ScenarioDraft draft =
        bareScenario({"Syracuse against Carthage", {"Syracuse", "Carthage"}, -398, nullptr}, figures())
            .value();
    Fleet fleet;
    fleet.name = "One";
    draft = withFleet(draft, 0, "syracuse", fleet, figures()).value();
    draft = withShips(draft, {0, 0}, "trireme", 4, figures()).value();
    return withShips(draft, {0, 0}, "triaconter", 1, figures()).value();
}

} // namespace

class ScenarioShipsTest : public QObject {
    Q_OBJECT

private slots:
    void shipsThatAreCountedHaveNamesToo()
    {
        const Json json = Json::parse(R"({"format":"navarch-fleet/1","name":"Owls","ships":[
            {"class":"trireme","count":4,"captain":"Kleon","squadron":"Owls","names":["Paralos","Salaminia"]}]})");
        const RecordedFleet fleet = readRecordedFleet(json, "fleet", figures()).value();
        QVERIFY(!fleet.hasRecord());
        for (const int scale : fleetScales) {
            const Fleet whole = atScale(fleet, scale);
            QCOMPARE(whole.shipCount(), 4);
            QCOMPARE(whole.ships.size(), std::size_t{3});
            QCOMPARE(whole.ships[0].name, std::string("Paralos"));
            QCOMPARE(whole.ships[0].captain, std::string("Kleon"));
            QCOMPARE(whole.ships[1].name, std::string("Salaminia"));
            QCOMPARE(whole.ships[1].captain, std::string());
            QCOMPARE(whole.ships[2].name, std::string());
            QCOMPARE(whole.ships[2].count, 2);
        }
    }

    /// Every ship of a war of one's own was called by her class and a number, unless the file was written by hand.
    void shipsOfARowAreNamed()
    {
        ScenarioDraft draft = twoRows();
        const auto row = [&](std::size_t at) {
            return draft.document["sides"][0]["fleets"][0]["fleet"]["ships"][at];
        };
        const auto named = [&](int at, const std::vector<std::string>& names) {
            return withShipNames(draft, {0, 0}, at, names, figures());
        };
        draft = named(0, {"Arethusa", "Ortygia"}).value();
        QVERIFY(row(0)["names"] == Json::array({"Arethusa", "Ortygia"}));
        QCOMPARE(row(0)["count"].get<int>(), 4);
        draft = named(1, {"Plemmyrion"}).value(); // she is alone
        QCOMPARE(row(1)["name"].get<std::string>(), std::string("Plemmyrion"));
        QVERIFY(*readScenarioDraft(scenarioText(draft), "again", figures()) == draft);

        // More names than ships, and two ships of one name, however the rows say it.
        QVERIFY(!named(0, {"A", "B", "C", "D", "E"}));
        QVERIFY(!named(0, {"A", "A"}));
        QVERIFY(!named(0, {"Plemmyrion"}));
        QVERIFY(!named(1, {"Ortygia"}));
        QVERIFY(!named(0, {"\x1b[2J"}));
        QVERIFY(!named(2, {"A"}));
        QVERIFY(!withShipField(draft, {0, 0}, 0, "count", 1, figures()));

        // She keeps her name when others join her.
        draft = withShipField(draft, {0, 0}, 1, "count", 2, figures()).value();
        QVERIFY(row(1)["names"] == Json::array({"Plemmyrion"}));
        QVERIFY(!row(1).contains("name"));

        // More of the kind go to those that have names.
        draft = withShips(draft, {0, 0}, "trireme", 1, figures()).value();
        QCOMPARE(row(0)["count"].get<int>(), 5);
        QVERIFY(row(0)["names"] == Json::array({"Arethusa", "Ortygia"}));

        // So they are founded.
        draft = withSideField(draft, 0, "home_port", "syracuse", figures()).value();
        draft = withSideField(draft, 1, "home_port", "carthage", figures()).value();
        const auto campaign = foundCampaign(planOf(draft, figures()).value(), figures());
        QVERIFY(campaign);
        std::vector<std::string> ships;
        for (const auto& [id, ship] : campaign->table<ShipRecord>())
            ships.push_back(ship.name);
        QCOMPARE(ships.size(), std::size_t{7});
        for (const char* name : {"Arethusa", "Ortygia", "Plemmyrion"})
            QCOMPARE(std::count(ships.begin(), ships.end(), name), 1);

        // Without names they go by their class again.
        draft = named(0, {}).value();
        QVERIFY(!row(0).contains("names"));
    }
};

QTEST_GUILESS_MAIN(ScenarioShipsTest)
#include "scenario_ships_test.moc"
