// SPDX-License-Identifier: GPL-3.0-or-later
// Which plots a ship may write, one by one, and where it goes when nobody writes one (TR-5.1 to 5.5, TR-8.8, TR-12.9).
#include <QTest>

#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

/// How many of those are refused when they are handed in.
int refusedOf(const Skirmish& battle, ShipNumber ship)
{
    int refused = 0;
    (void)forPlots(battle.facts, battle.state, ship, fastest, [&](const Plot& plot) {
        refused += faultOf(battle.facts, battle.state, ship, plot) ? 1 : 0;
        return false;
    });
    return refused;
}

std::string course(const Skirmish& battle, ShipNumber ship)
{
    return textOf(defaultPlot(battle.facts, battle.state, ship));
}

Fault faultIn(const Skirmish& battle, ShipNumber ship, const char* text)
{
    return faultOf(battle.facts, battle.state, ship, plotFrom(text).value()).fault;
}

} // namespace

class TriremePlotListTest : public QObject {
    Q_OBJECT
private slots:
    void tr_5_3_tr_5_4_allPlotsOfATrireme();
    void tr_5_3_circleTwoTurnsAtEveryThirdHex();
    void tr_5_3_mostTurns();
    void tr_5_2_aVisitorStopsTheList();
    void tr_8_8_pivotsComeBeforeTheSteps();
    void tr_12_9_pivotsAtRest();
    void tr_5_5_whoMustBackHasOnePlot();
    void tr_5_5_whatBarsTheWayAstern();
    void tr_5_3_landAndHulksAreNotEntered();
    void courseWhenNobodyPlots();
    void courseNearEdgesAndLand();
    void aHemmedInShipRests();
};

void TriremePlotListTest::tr_5_3_tr_5_4_allPlotsOfATrireme()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, -1);
    QCOMPARE(plots(battle, ship), std::string("2:FF 2:FP 2:FS 2:PF 2:SF 1:F 1:P 1:S 0: -1:B"));
    QCOMPARE(refusedOf(battle, ship), 0);
    battle.start(ship, -1, 0); // one hex straight on before it may turn
    QCOMPARE(plots(battle, ship), std::string("2:FF 2:FP 2:FS 1:F 0: -1:B"));
    battle.start(ship, -1, 1);
    QCOMPARE(plots(battle, ship), std::string("2:FF 2:FP 2:FS 2:PF 2:SF 1:F 1:P 1:S 0: -1:B"));
    battle.crew(ship, 1); // circle 0, acceleration 4
    battle.start(ship, -1, 0);
    QVERIFY(
        plots(battle, ship).ends_with("2:FF 2:FP 2:FS 2:PF 2:PP 2:PS 2:SF 2:SP 2:SS 1:F 1:P 1:S 0: -1:B"));
    battle.start(ship, 3);
    QVERIFY(plots(battle, ship).starts_with("6:FFFFFF 6:FFFFFP "));
    QCOMPARE(refusedOf(battle, ship), 0);
    std::array<int, 8> ofSpeed{};
    (void)forPlots(battle.facts, battle.state, ship, fastest, [&](const Plot& plot) {
        ++ofSpeed[static_cast<std::size_t>(plot.speed + 1)];
        return false;
    });
    QCOMPARE(ofSpeed, (std::array<int, 8>{1, 1, 3, 9, 27, 81, 243, 729})); // three ways at every step
}

void TriremePlotListTest::tr_5_3_circleTwoTurnsAtEveryThirdHex()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0, "quinquereme"); // 3/2, circle 2, acceleration 2
    battle.start(ship, 3, 1);
    QCOMPARE(plots(battle, ship), std::string("3:FFF 3:FFP 3:FFS 3:FPF 3:FSF 2:FF 2:FP 2:FS 1:F"));
    battle.start(ship, 3, 0);
    QCOMPARE(plots(battle, ship), std::string("3:FFF 3:FFP 3:FFS 2:FF 1:F"));
    battle.start(ship, 3, 2);
    QCOMPARE(plots(battle, ship),
             std::string("3:FFF 3:FFP 3:FFS 3:FPF 3:FSF 3:PFF 3:SFF 2:FF 2:FP 2:FS 2:PF 2:SF 1:F 1:P 1:S"));
}

void TriremePlotListTest::tr_5_3_mostTurns()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.crew(ship, 1);
    battle.start(ship, -1);
    battle.at(ship).sprints = 0;
    QCOMPARE(plots(battle, ship, 0), std::string("3:FFF 2:FF 1:F 0: -1:B"));
    QCOMPARE(plots(battle, ship, 1),
             std::string(
                 "3:FFF 3:FFP 3:FFS 3:FPF 3:FSF 3:PFF 3:SFF 2:FF 2:FP 2:FS 2:PF 2:SF 1:F 1:P 1:S 0: -1:B"));
}

void TriremePlotListTest::tr_5_2_aVisitorStopsTheList()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, -1);
    for (const int wanted : {1, 4, 9, 10}) { // in a path, at rest and astern
        int seen = 0;
        QVERIFY(forPlots(battle.facts, battle.state, ship, fastest,
                         [&](const Plot&) { return ++seen == wanted; }));
        QCOMPARE(seen, wanted);
    }
    QVERIFY(!forPlots(battle.facts, battle.state, ship, fastest, [](const Plot&) { return false; }));
}

void TriremePlotListTest::tr_8_8_pivotsComeBeforeTheSteps()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, 0);
    battle.at(ship).mayPivot = true;
    battle.at(ship).sprints = 0;
    battle.factsOf(ship).acceleration = 1;
    // A pivot sets the straight counter to 0, so that a turn at the first step is not to be had after it.
    QCOMPARE(plots(battle, ship), std::string("1:F 1:P 1:S <1:F >1:F 0: <0: >0: -1:B <-1:B >-1:B"));
    QCOMPARE(refusedOf(battle, ship), 0);
    battle.plot(ship, "<1:F");
    (void)battle.played({}, [&](Proceedings& p) { reveal(battle.facts, battle.state, p); });
    QCOMPARE(int(battle.at(ship).facing), 5);
    QCOMPARE(int(battle.at(ship).counter), 0);
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(battle.where(ship), std::string("19.20")); // north-west of 20.20
    QCOMPARE(int(battle.at(ship).counter), 1);
    battle.put(ship, 20, 20, 0);
    battle.at(ship).counter = 9;
    battle.plot(ship, "1:F"); // no pivot: nothing changes at REVEAL
    (void)battle.played({}, [&](Proceedings& p) { reveal(battle.facts, battle.state, p); });
    QCOMPARE(int(battle.at(ship).facing), 0);
    QCOMPARE(int(battle.at(ship).counter), 9);
}

void TriremePlotListTest::tr_12_9_pivotsAtRest()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, 0);
    battle.factsOf(ship).acceleration = 1;
    QCOMPARE(plots(battle, ship, 0), std::string("1:F 0: -1:B"));
    battle.facts.options.pivotAtRest = true;
    QCOMPARE(plots(battle, ship, 0), std::string("1:F 0: <0: >0: -1:B"));
    QVERIFY(faultIn(battle, ship, "<0:") == Fault::None);
    QVERIFY(faultIn(battle, ship, "<1:F") == Fault::Pivot); // at rest alone
    QVERIFY(faultIn(battle, ship, ">-1:B") == Fault::Pivot);
    battle.at(ship).counter = 8; // a full counter is asked for
    QCOMPARE(plots(battle, ship, 0), std::string("1:F 0: -1:B"));
    QVERIFY(faultIn(battle, ship, "<0:") == Fault::Pivot);
    battle.at(ship).mayPivot = true; // after a sinking whatever the counter says, and with steps
    QCOMPARE(plots(battle, ship, 0), std::string("1:F <1:F >1:F 0: <0: >0: -1:B <-1:B >-1:B"));
    QVERIFY(faultIn(battle, ship, "<1:F") == Fault::None);
}

void TriremePlotListTest::tr_5_5_whoMustBackHasOnePlot()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, 0);
    battle.at(ship).mustBack = true;
    QCOMPARE(plots(battle, ship), std::string("-1:B"));
    QVERIFY(faultIn(battle, ship, "0:") == Fault::MustBack);
    QVERIFY(faultIn(battle, ship, "1:F") == Fault::MustBack);
    const PlotLimits limits = limitsOf(battle.facts, battle.state, ship);
    QVERIFY(limits.mustBack && !limits.isBarred && limits.lo == -1 && limits.hi == -1);
}

void TriremePlotListTest::tr_5_5_whatBarsTheWayAstern()
{
    const auto barred = [](auto&& lay) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 20, 20, 0);
        battle.start(ship, 0);
        battle.at(ship).mustBack = true;
        lay(battle, ship);
        return plots(battle, ship);
    };
    const auto nothing = [](Skirmish&, ShipNumber) {};
    QCOMPARE(barred(nothing), std::string("-1:B"));
    QCOMPARE(barred([](Skirmish& battle, ShipNumber) { battle.land(20, 21); }), std::string("0:"));
    QCOMPARE(barred([](Skirmish& battle, ShipNumber) {
                 battle.at(battle.add(1, 20, 21, 0)).where = Whereabouts::Hulk;
             }),
             std::string("0:"));
    QCOMPARE(barred([](Skirmish& battle, ShipNumber) { battle.addWall(20, 21, 1); }), std::string("0: -1:B"));
    QCOMPARE(barred([](Skirmish& battle, ShipNumber) { battle.add(1, 20, 21, 0); }), std::string("-1:B"));
    QCOMPARE(barred([](Skirmish& battle, ShipNumber ship) { battle.put(ship, 20, 30, 0); }),
             std::string("0: -1:B")); // an edge it may also leave by
    QCOMPARE(barred([](Skirmish& battle, ShipNumber ship) {
                 battle.put(ship, 20, 30, 0);
                 battle.facts.shore = hex::Edge::South;
             }),
             std::string("0:"));
    QCOMPARE(barred([](Skirmish& battle, ShipNumber) { battle.land(20, 19); }), std::string("-1:B")); // ahead
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, 0);
    battle.at(ship).mustBack = true;
    battle.land(20, 21);
    QVERIFY(faultIn(battle, ship, "0:") == Fault::None);
    QVERIFY(faultIn(battle, ship, "1:F") == Fault::MustBack); // rest alone stands for backing
    battle.at(ship).mayPivot = true;
    QVERIFY(faultIn(battle, ship, "<0:") == Fault::MustBack);
}

void TriremePlotListTest::tr_5_3_landAndHulksAreNotEntered()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, -1);
    battle.land(20, 18); // two hexes ahead
    QCOMPARE(plots(battle, ship), std::string("2:FP 2:FS 2:PF 2:SF 1:F 1:P 1:S 0: -1:B"));
    battle.at(battle.add(1, 20, 19, 0)).where = Whereabouts::Hulk;
    QCOMPARE(plots(battle, ship), std::string("2:PF 2:SF 1:P 1:S 0: -1:B"));
    battle.add(1, 19, 20, 0); // a ship may move off: no refusal
    QCOMPARE(plots(battle, ship), std::string("2:PF 2:SF 1:P 1:S 0: -1:B"));
    battle.land(20, 21);
    QCOMPARE(plots(battle, ship), std::string("2:PF 2:SF 1:P 1:S 0:"));
    // Off the board nothing more is in the way, not the land beyond an edge either.
    const ShipNumber leaver = battle.add(0, 1, 3, 0);
    battle.facts.shore = hex::Edge::West;
    battle.start(leaver, 3);
    QVERIFY(faultIn(battle, leaver, "4:FFFP") == Fault::None);
    QVERIFY(faultIn(battle, leaver, "3:FPF") == Fault::Land);
    QVERIFY(faultIn(battle, leaver, "3:SFF") == Fault::None);
}

void TriremePlotListTest::courseWhenNobodyPlots()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    for (const auto& [start, text] :
         {std::pair(-1, "0:"), std::pair(0, "0:"), std::pair(1, "1:F"), std::pair(2, "2:FF"),
          std::pair(3, "3:FFF"), std::pair(4, "4:FFFF"), std::pair(5, "5:FFFFF")}) {
        battle.start(ship, start);
        QCOMPARE(course(battle, ship), std::string(text));
    }
    battle.at(ship).sprints = 0; // as near as it may
    QCOMPARE(course(battle, ship), std::string("3:FFF"));
    battle.start(ship, 0);
    battle.at(ship).mayPivot = true; // no pivot that nobody asked for
    QCOMPARE(course(battle, ship), std::string("0:"));
    battle.at(ship).mustBack = true;
    QCOMPARE(course(battle, ship), std::string("-1:B"));
    battle.land(20, 21);
    QCOMPARE(course(battle, ship), std::string("0:"));
}

void TriremePlotListTest::courseNearEdgesAndLand()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 2, 0);
    battle.start(ship, 3);
    // Straight on it would leave the board by its second step; it turns and keeps its speed.
    QCOMPARE(course(battle, ship), std::string("3:PFF"));
    battle.start(ship, 1);
    QCOMPARE(course(battle, ship), std::string("1:F"));
    battle.put(ship, 20, 1, 0); // at the edge, in a column that lies half a hex lower
    QCOMPARE(course(battle, ship), std::string("1:P"));
    battle.put(ship, 19, 1, 0); // every way ahead leads off the board
    QCOMPARE(course(battle, ship), std::string("0:"));
    battle.put(ship, 20, 20, 0);
    battle.land(20, 19);
    QCOMPARE(course(battle, ship), std::string("1:P"));
    battle.start(ship, 1, 0); // no turn yet: rest is as near
    QCOMPARE(course(battle, ship), std::string("0:"));
}

void TriremePlotListTest::aHemmedInShipRests()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.land(20, 19);
    battle.start(ship, 4, 0); // 1 to 5, and every way begins straight on
    QVERIFY(!hasLegalPlot(battle.facts, battle.state, ship));
    QCOMPARE(plots(battle, ship), std::string());
    QVERIFY(faultIn(battle, ship, "0:") == Fault::None);
    QVERIFY(faultIn(battle, ship, "1:F") == Fault::Land);
    battle.start(ship, 4, 1); // it could turn
    QVERIFY(hasLegalPlot(battle.facts, battle.state, ship));
    QVERIFY(faultIn(battle, ship, "0:") == Fault::Range);
}

QTEST_APPLESS_MAIN(TriremePlotListTest)
#include "plot_list_test.moc"
