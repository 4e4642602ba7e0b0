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
};

QTEST_APPLESS_MAIN(ForceTest)
#include "force_test.moc"
