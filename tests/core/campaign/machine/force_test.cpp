// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/force.h"

#include <QtTest>

#include <algorithm>

#include "core/campaign/sea/course.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

class ForceTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-11.1: the values of ports within reach: for the days it costs to get there, and three to take it.
    void cp11_1_whatAPortIsWorth()
    {
        PortRecord rich;
        rich.economicValue = 8;
        PortRecord poor;
        poor.economicValue = 4;
        QCOMPARE(Goal({&rich, 30}).worth(), 200);
        QCOMPARE(Goal({&rich, 31}).worth(), 160);
        QCOMPARE(Goal({&rich, 150}).worth(), 100);
        QCOMPARE(Goal({&poor, 30}).worth(), 100);
        GamingTable table;
        const Knowledge known = knowledgeOf(table.campaign, builtInFigures(), table.side("Athens"));
        const std::vector<Goal> goals =
            Theatre(known, builtInFigures()).goalsFrom(offPlace("piraeus"), 300, true);
        QVERIFY(goals.size() >= 3);
        QVERIFY(std::is_sorted(goals.begin(), goals.end(),
                               [](const Goal& a, const Goal& b) { return a.worth() > b.worth(); }));
        for (const Goal& goal : Theatre(known, builtInFigures()).goalsFrom(offPlace("piraeus"), 300, false))
            QVERIFY(goal.port->owner && goal.port->owner != table.side("Athens"));
    }

    /// Near a port that it aims at a side looks for a neutral one to lie in, and goes as far for it as for the port itself.
    void cp11_1_aBaseIsSoughtNearAnAim()
    {
        GamingTable table;
        Knowledge known = knowledgeOf(table.campaign, builtInFigures(), table.side("Athens"));
        const PortRecord* aim = nullptr;
        const PortRecord* base = nullptr;
        int way = 0;
        for (const auto& [place, harbour] : known.harbours)
            for (const auto& [near, miles] : milesFrom(offPlace(place), builtInFigures().lanes))
                if (const auto other = known.harbours.find(near);
                    !aim && harbour.isHostile && other != known.harbours.end()
                    && other->second.port->owner.isNone() && miles <= 90) {
                    aim = harbour.port;
                    base = other->second.port;
                    way = milesFrom(offPlace("piraeus"), builtInFigures().lanes).at(near);
                }
        QVERIFY(aim && way > 0);
        const auto isGoal = [&] {
            const auto goals =
                Theatre(known, builtInFigures()).goalsFrom(offPlace("piraeus"), way / 2 + 1, true);
            return std::any_of(goals.begin(), goals.end(), [&](const Goal& goal) {
                return goal.port == base && goal.isAim && goal.weight > 10;
            });
        };
        QVERIFY(!isGoal());
        known.aims.ports[aim->id] = 9;
        QVERIFY(isGoal());
    }

    /// CP-7.2: the harbour from which a port is gone for is open to the side, nearer to the port than the fleet is, and no
    /// farther from it than fresh crews row; of those the nearest.
    void cp7_2_aPortIsGoneForFromAHarbourNearIt()
    {
        GamingTable table;
        const SeaLanes& lanes = builtInFigures().lanes;
        Knowledge known = knowledgeOf(table.campaign, builtInFigures(), table.side("Athens"));
        const Theatre theatre(known, builtInFigures());
        const PortRecord& goal = *table.campaign.find(table.port("corinth-kenchreai"));
        const auto ways = milesFrom(offPlace(goal.place), lanes);
        const PortRecord* base = theatre.baseFor(goal, offPlace("piraeus"));
        QVERIFY(base);
        const int miles = ways.at(base->place);
        QVERIFY(base->owner.isNone() || base->owner == table.side("Athens"));
        QVERIFY(miles <= freshMiles && miles < ways.at("piraeus"));
        for (const auto& [place, harbour] : known.harbours)
            QVERIFY(!harbour.isOpen || place == goal.place || ways.at(place) >= miles);
        // From where nothing is nearer there is none.
        QVERIFY(!theatre.baseFor(goal, offPlace(base->place)));
        QCOMPARE(theatre.haven(offPlace(base->place)), base);
        for (auto& [place, harbour] : known.harbours)
            harbour.isOpen = false;
        QVERIFY(!theatre.baseFor(goal, offPlace("piraeus")));
        QVERIFY(!theatre.haven(offPlace("piraeus")));
    }

    /// CP-5.1, CP-5.2: hurt ships go where they are mended first: not to a near yard that takes nothing of their size, nor to a
    /// small one that would have them until the year is over.
    void cp5_1_hurtShipsGoWhereTheyAreMendedFirst()
    {
        GamingTable table;
        Knowledge known = knowledgeOf(table.campaign, builtInFigures(), table.side("Athens"));
        const Theatre theatre(known, builtInFigures());
        PortRecord& megara = table.campaign.table<PortRecord>().at(table.port("megara"));
        const PortRecord& piraeus = *table.campaign.find(table.port("piraeus"));
        known.harbours.at("megara").isOwn = true;
        megara.yard = true;
        OwnFleet& own = known.fleets.front();
        own.at = offPlace("megara");
        QVERIFY(!theatre.yardFor(own)); // nothing is hurt
        QVERIFY(own.roster.ships.size() >= 6);
        for (std::size_t i = 0; i < 6; ++i)
            own.roster.ships[i].condition.damage = Damage::Medium;
        const int size = own.roster.ships.front().fit.size;
        megara.economicValue = 10;
        QCOMPARE(theatre.yardFor(own), &megara); // where it lies
        megara.economicValue = size;             // a ship a month, half a year
        QVERIFY(piraeus.economicValue > 2 * size);
        QCOMPARE(theatre.yardFor(own), &piraeus);
        for (std::size_t i = 1; i < 6; ++i)
            own.roster.ships[i].condition.damage = Damage::Light;
        QCOMPARE(theatre.yardFor(own), &megara);
        megara.economicValue = size - 1;
        QCOMPARE(theatre.yardFor(own), &piraeus);
        known.harbours.at("piraeus").isOwn = false;
        QVERIFY(!theatre.yardFor(own));
    }

    /// CP-7.2: what a way costs crews that rest nowhere on it, and what an open harbour half way saves them.
    void cp7_2_aLongWayWearies()
    {
        GamingTable table;
        const SeaLanes& lanes = builtInFigures().lanes;
        Knowledge known = knowledgeOf(table.campaign, builtInFigures(), table.side("Athens"));
        for (auto& [place, harbour] : known.harbours)
            harbour.isOpen = false;
        const Theatre theatre(known, builtInFigures());
        PortRecord far;
        far.place = "samos";
        const int miles = milesFrom(offPlace("piraeus"), lanes).at("samos");
        QVERIFY(miles > freshMiles);
        const int days = (miles + milesADay - 1) / milesADay;
        QCOMPARE(theatre.wearyOarsOn(offPlace("piraeus"), far), days - 1 - freeNightsOut);
        QCOMPARE(theatre.wearyOarsOn(offPlace("piraeus"), *table.campaign.find(table.port("aegina"))), 0);
        QCOMPARE(theatre.wearyOarsOn(offPlace("samos"), far), 0);
        // A harbour on the way, when they have been out for two nights.
        PortRecord harbour;
        for (const std::string& place : lanes.route("piraeus", "samos"))
            if (milesFrom(offPlace("piraeus"), lanes).at(place) > freeNightsOut * milesADay
                && place != "samos" && harbour.place.empty())
                harbour.place = place;
        QVERIFY(!harbour.place.empty());
        known.harbours[harbour.place].port = &harbour;
        known.harbours[harbour.place].isOpen = true;
        QVERIFY(theatre.wearyOarsOn(offPlace("piraeus"), far) < days - 1 - freeNightsOut);
    }

    /// CP-7.2: no ship loses more oars to weariness than it has left.
    void cp7_2_wearyShipsLackOars()
    {
        GamingTable table;
        const Knowledge known = knowledgeOf(table.campaign, builtInFigures(), table.side("Athens"));
        Force force;
        force.take(known.fleets.front());
        FleetShip& ship = force.roster.ships.front();
        ship.fit.oars = 3;
        ship.condition.oarsLost = 1;
        force.weary(1);
        QCOMPARE(ship.condition.oarsLost, 2);
        force.weary(5);
        QCOMPARE(ship.condition.oarsLost, 3);
        QCOMPARE(known.fleets.front().roster.ships.front().condition.oarsLost, 0);
    }

    /// CP-7.2: on a long way small fleets go from one of their side's ports to the next.
    void cp7_2_aLongWayHasStages()
    {
        GamingTable table;
        const SeaLanes& lanes = builtInFigures().lanes;
        Knowledge known = knowledgeOf(table.campaign, builtInFigures(), table.side("Athens"));
        const Theatre theatre(known, builtInFigures());
        const PortRecord& piraeus = *table.campaign.find(table.port("piraeus"));
        QVERIFY(!theatre.stageTowards(piraeus, offPlace("samos"))); // fresh crews reach none
        QCOMPARE(theatre.stageTowards(piraeus, offPlace("megara")), &piraeus);
        PortRecord stage;
        int miles = 0;
        const auto ways = milesFrom(offPlace("samos"), lanes);
        for (const auto& [place, way] : milesFrom(offPlace("piraeus"), lanes))
            if (stage.place.empty() && way < ways.at("piraeus") && way > 0 && ways.at(place) <= freshMiles
                && !known.harbours.contains(place)) {
                stage.place = place;
                miles = way;
            }
        QVERIFY(miles > 0);
        KnownHarbour harbour;
        harbour.port = &stage;
        harbour.isOpen = true;
        known.harbours[stage.place] = harbour;
        QVERIFY(!theatre.stageTowards(piraeus, offPlace("samos"))); // it is not its own
        known.harbours[stage.place].isOwn = true;
        QCOMPARE(theatre.stageTowards(piraeus, offPlace("samos")), &stage);
    }
};

QTEST_APPLESS_MAIN(ForceTest)
#include "force_test.moc"
