// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns with ship classes and house figures of their own.
#include <QTest>

#include "core/battle/brief/brief.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/files/export.h"
#include "core/campaign/founding/scenario.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/founding/scenario_draft.h"
#include "core/campaign/founding/taken_scenario.h"
#include "core/campaign/gate/authority.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/campaign/settings/house_values.h"
#include "core/ships/own_class.h"
#include "tests/core/campaign/battle_fixture.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

ShipClass corsair()
{
    const Json json{{"name", "Corsair"}, {"rowers", 60}, {"fighters", 20}, {"like", "hemiolia"}};
    Problems problems;
    return readOwnClass(json, "c", "classes[0]", builtInFigures().classes, problems);
}

/// A file with her, and a house figure.
ClassBook corsairs()
{
    return {"Pirates", {corsair()}, {{"campaign", "income-per-value", "12"}}};
}

/// The teaching war with that class, a fleet of which has ships of it, and with a house figure.
Json scenario()
{
    Json json = Json::parse(*builtInScenarioText("saronic-gulf"));
    json["classes"] = Json::array({ownClassJson(corsair())});
    json["house_figures"] =
        Json::array({{{"rules", "campaign"}, {"key", "income-per-value"}, {"value", "12"}}});
    json["sides"][0]["fleets"][0]["fleet"]["ships"].push_back(
        {{"class", "own-corsair"}, {"name", "Gorgo"}, {"ram", "bronze"}});
    return json;
}

Result<CampaignPlan> plan(const Json& json)
{
    return readPlan(json, "s", builtInFigures());
}

Campaign war()
{
    const auto made = plan(scenario()).and_then([](const CampaignPlan& planned) {
        return foundCampaign(planned, builtInFigures());
    });
    if (!made)
        qFatal("%s", made.error().front().text().c_str());
    return *made;
}

std::string told(const Json& json)
{
    const auto read = readCampaign(json, "c");
    return read ? std::string() : read.error().front().text();
}

} // namespace

class OwnShipsTest : public QObject {
    Q_OBJECT

private slots:
    void aWarWithoutAnyHasTheProgramsClasses()
    {
        const GamingTable table;
        QVERIFY(table.campaign.table<ClassRecord>().empty());
        QVERIFY(&figuresOf(table.campaign) == &builtInFigures());
    }

    void theWarHasItsClassesAndFigures()
    {
        const Campaign campaign = war();
        QCOMPARE(campaign.table<ClassRecord>().size(), std::size_t{1});
        const Figures& figures = figuresOf(campaign);
        QVERIFY(&figures == &figuresOf(Campaign(campaign)));
        const ShipClass* own = figures.classes.find("own-corsair");
        QVERIFY(own && *own == corsair());
        QVERIFY(figures.classes.find("trireme"));
        QVERIFY(!builtInFigures().classes.find("own-corsair"));
        QVERIFY(chartProblems(campaign, "c").empty());
        QCOMPARE(houseValuesOf(campaign, "campaign").at("income-per-value"), std::string("12"));
        // Her roster, and so her price, sheets and briefs, has the class with it.
        bool found = false;
        for (const auto& [id, ship] : campaign.table<ShipRecord>())
            if (ship.classId == "own-corsair") {
                const Fleet roster = rosterOf(campaign, ship.fleet);
                QVERIFY(fleetJson(roster).contains("classes"));
                QVERIFY(shipFindings(campaign, ship, figures).empty());
                found = true;
            }
        QVERIFY(found);
    }

    void anExportBringsThemWithIt()
    {
        const Campaign campaign = war();
        const auto again = readCampaign(campaignJson(campaign), "c");
        QVERIFY2(again, again ? "" : again.error().front().text().c_str());
        QVERIFY(*again == campaign);
        Json json = campaignJson(campaign);
        Json& classes = json["tables"]["own_classes"];
        Json changed = json;
        changed["tables"]["own_classes"][0]["document"] = "{}";
        QVERIFY2(told(changed).find("no ship class") != std::string::npos, told(changed).c_str());
        changed["tables"]["own_classes"][0]["document"] = R"({"format":"navarch-classes/1"})";
        QVERIFY(!told(changed).empty());
        changed = json;
        changed["tables"]["own_classes"][0]["class"] = "own-other";
        QVERIFY2(told(changed).find("another class") != std::string::npos, told(changed).c_str());
        changed = json;
        Json another = classes[0];
        another["id"] = 900'000;
        changed["tables"]["own_classes"].push_back(another);
        QVERIFY(!told(changed).empty());
        // Documents of before there were any lack the list.
        changed = campaignJson(GamingTable().campaign);
        changed["tables"].erase("own_classes");
        QCOMPARE(told(changed), std::string());
    }

    void ownShipsAreBoughtAndForeignOnesAreNot()
    {
        GamingTable table;
        table.campaign = war();
        const Figures& figures = figuresOf(table.campaign);
        const FleetId fleet = table.campaign.table<FleetRecord>().begin()->first;
        const auto asked = [&](const ShipClass& shipClass) {
            BuyShips buy;
            buy.fleet = fleet;
            FleetShip ship;
            setClass(ship, shipClass);
            ship.fit = shipClass.fit;
            ship.fit.ram = Ram::Bronze;
            ship.name = "Lykaina";
            buy.ships = {ship};
            const Verdict verdict = consider(table.campaign, figures, buy);
            return errorKeys(verdict.reasons);
        };
        QCOMPARE(asked(corsair()), std::string());
        ShipClass other = corsair();
        other.fit.speed += 1;
        other.games[std::string(homeGame)]["speed"] = other.fit.speed;
        QCOMPARE(asked(other), std::string("foreign-class"));
        ShipClass unknown = corsair();
        unknown.id = "own-unknown";
        QVERIFY(asked(unknown).find("foreign-class") != std::string::npos);
    }

    void theUmpireGivesARunningWarClasses()
    {
        WarTable table;
        const Campaign before = table.campaign;
        const Verdict given = consider(table.campaign, builtInFigures(), AddClasses{corsairs()});
        QVERIFY2(given.allowed(), errorKeys(given.reasons).c_str());
        QVERIFY(given.cost.isZero());
        QVERIFY(std::any_of(given.events.begin(), given.events.end(),
                            [](const Event& event) { return event.kind == "class-added"; }));
        applyChanges(table.campaign, given.changes);
        QVERIFY(chartProblems(table.campaign, "c").empty());
        QCOMPARE(houseValuesOf(table.campaign, "campaign").at("income-per-value"), std::string("12"));
        // Everybody hears of it, and it is no player's to do.
        const SideId anySide = table.campaign.table<SideRecord>().begin()->first;
        const auto heard = chronicleFor(table.campaign, anySide);
        QVERIFY(std::any_of(heard.begin(), heard.end(),
                            [](const ChronicleRecord* each) { return each->kind == "class-added"; }));
        QVERIFY(mayHearOf(table.campaign, builtInFigures(), actionJson(AddClasses{corsairs()}), anySide));
        QCOMPARE(errorKeys(consider(before, builtInFigures(), AddClasses{corsairs()}, anySide).reasons),
                 std::string("umpires-business"));
        // The figures follow, there and back.
        const Figures& with = figuresAfter(given.changes, table.campaign, builtInFigures());
        QVERIFY(with.classes.find("own-corsair") && &with == &figuresOf(table.campaign));
        Campaign back = table.campaign;
        applyChanges(back, reversed(given.changes));
        QVERIFY(back == before);
        QVERIFY(&figuresAfter(reversed(given.changes), back, with) == &builtInFigures());
        QVERIFY(&figuresAfter({}, table.campaign, with) == &with);
        QVERIFY(&figuresOf(before, with) == &builtInFigures()); // as a branch from before it has them
        // A yard builds her from then on.
        FleetShip ship;
        setClass(ship, corsair());
        ship.fit = corsair().fit;
        ship.fit.ram = Ram::Bronze;
        std::string why = "no yard";
        for (const auto& [id, port] : table.campaign.table<PortRecord>()) {
            if (!port.yard || port.owner.isNone() || why.empty())
                continue;
            BuildShips build;
            build.side = port.owner;
            build.port = id;
            build.ships = {ship};
            why = errorKeys(consider(table.campaign, with, build).reasons);
            QVERIFY(!consider(before, builtInFigures(), build).allowed());
        }
        QCOMPARE(why, std::string());
    }

    void classesThatCannotBeGivenAreRefused()
    {
        const Campaign campaign = war(); // it has the corsair
        const auto why = [&](const ClassBook& book) {
            const Verdict verdict = consider(campaign, figuresOf(campaign), AddClasses{book});
            return verdict.changes.empty() ? errorKeys(verdict.reasons) : std::string("done");
        };
        QCOMPARE(why({}), std::string("no-class"));
        QCOMPARE(why(corsairs()), std::string("class-there"));
        ClassBook other = corsairs();
        other.classes[0].rowers += 1;
        other.classes[0].name = "Another";
        QCOMPARE(why(other), std::string("class-id-taken"));
        other.classes[0].id = "own-another";
        QCOMPARE(why(other), std::string("done"));
        other.classes[0].name = "CORSAIR";
        QCOMPARE(why(other), std::string("class-name-taken"));
        other.classes[0].name = "Another";
        other.figures[0].value = "no number";
        QCOMPARE(why(other), std::string("house-figure"));
        other.figures.clear();
        other.classes[0].fit.archers = 200; // more than she has room for
        QVERIFY(why(other) != "done" && !why(other).empty());
        ClassBook many;
        for (int number = 0; number < maxOwnClasses; ++number) {
            ShipClass each = corsair();
            each.name = "Class " + std::to_string(number);
            each.id = classIdOf(each.name);
            many.classes.push_back(each);
        }
        QCOMPARE(why(many), std::string("too-many-classes")); // with the one that it has
        many.classes.pop_back();
        QCOMPARE(why(many), std::string("done"));
    }

    /// What the action says is read again as it was, and a file that is none is refused with its place.
    void theActionIsWrittenAndRead()
    {
        ClassBook book = corsairs();
        book.source = "made up";
        const Json json = actionJson(AddClasses{book});
        const auto again = readAction(json, "a", builtInFigures());
        QVERIFY2(again, again ? "" : shown(again.error()).c_str());
        QVERIFY(std::get<AddClasses>(*again).book == book);
        Json bad = json;
        bad["classes"]["classes"][0]["rowers"] = -3;
        const auto refused = readAction(bad, "a", builtInFigures());
        QVERIFY(!refused && shown(refused.error()).find("classes[0].rowers") != std::string::npos);
        bad.erase("classes");
        QVERIFY(!readAction(bad, "a", builtInFigures()));
    }

    void aScenarioTakenOfTheWarHasThem()
    {
        const Campaign campaign = war();
        const auto taken = takeScenario(campaign, builtInFigures());
        QVERIFY2(taken, taken ? "" : shown(taken.error()).c_str());
        QCOMPARE(taken->draft.document["classes"].size(), std::size_t{1});
        const std::string text = scenarioText(taken->draft);
        const auto again = readScenario(text, "s", builtInFigures());
        QVERIFY2(again, again ? "" : shown(again.error()).c_str());
        const auto founded = foundCampaign(*again, builtInFigures());
        QVERIFY2(founded, founded ? "" : shown(founded.error()).c_str());
        QCOMPARE(founded->table<ShipRecord>().size(), campaign.table<ShipRecord>().size());
        QVERIFY(*figuresOf(*founded).classes.find("own-corsair") == corsair());
        const auto draft = readScenarioDraft(text, "s", builtInFigures());
        QVERIFY(figuresOf(*draft, builtInFigures()).classes.find("own-corsair"));
        QVERIFY(!hasErrors(checkScenario(*again, builtInFigures())));
    }

    /// A fleet's own classes need not stand in the scenario.
    void aFleetBringsItsClasses()
    {
        Json json = scenario();
        json["sides"][0]["fleets"][0]["fleet"]["classes"] = json["classes"];
        json.erase("classes");
        const auto planned = plan(json);
        QVERIFY2(planned, planned ? "" : shown(planned.error()).c_str());
        const auto campaign = foundCampaign(*planned, builtInFigures());
        QVERIFY2(campaign, campaign ? "" : shown(campaign.error()).c_str());
        QCOMPARE(campaign->table<ClassRecord>().size(), std::size_t{1});
    }

    void badScenariosAreRefused()
    {
        const auto why = [](const Json& json) {
            const auto read = plan(json).and_then(
                [](const CampaignPlan& planned) { return foundCampaign(planned, builtInFigures()); });
            return read ? std::string() : shown(read.error());
        };
        QCOMPARE(why(scenario()), std::string());
        Json json = scenario();
        json.erase("classes");
        QVERIFY2(why(json).find("own-corsair") != std::string::npos, why(json).c_str());
        json = scenario();
        json["classes"][0]["rowers"] = -3;
        QVERIFY(why(json).find("classes[0].rowers") != std::string::npos);
        json = scenario();
        json["house_figures"][0]["key"] = "moons";
        QVERIFY2(why(json).find("figure moons") != std::string::npos, why(json).c_str());
        json = scenario();
        json["sides"][0]["fleets"][0]["fleet"]["classes"] = json["classes"];
        json["sides"][0]["fleets"][0]["fleet"]["classes"][0]["rowers"] = 61;
        QVERIFY2(why(json).find("Two classes that differ") != std::string::npos, why(json).c_str());
    }
};

QTEST_APPLESS_MAIN(OwnShipsTest)
#include "own_ships_test.moc"
