// SPDX-License-Identifier: GPL-3.0-or-later
// What captains of Trireme leave alone (TR-17): shots that hit nothing, walls they cannot take, oars that are broken. Each of
// them would be done again turn after turn, and TR-11.1 ends a battle only when nothing is done.
#include <QTest>

#include "core/rules/trireme/captains/merit.h"
#include "core/rules/trireme/captains/plot_judge.h"
#include "tests/core/rules/ending_battles.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

int meritIn(const Skirmish& battle, const Order& order)
{
    return meritOf(battle.facts, battle.state, order, Temperament::Steady);
}

int worthIn(const Skirmish& battle, ShipNumber ship, const char* plot)
{
    return PlotJudge(battle.facts, battle.state, ship, Temperament::Steady).worthOf(plotFrom(plot).value());
}

} // namespace

class TriremeCaptainTest : public QObject {
    Q_OBJECT
private slots:
    void tr_11_1_nobodyShootsWhereNothingCanBeHit();
    void tr_11_1_aWallIsNotRunIntoAgainAndAgain();
    void tr_8_10_nobodyRakesWhatCannotRow();
    void tr_9_8_aPrizeTakesNobody();
    void tr_17_3_whoStormsAWall();
    void tr_11_1_portBattlesEndBeforeTheLimit();
};

void TriremeCaptainTest::tr_11_1_nobodyShootsWhereNothingCanBeHit()
{
    Skirmish battle;
    const ShipNumber ours = battle.add(0, 10, 10, 0);
    const ShipNumber theirs = battle.add(1, 10, 9, 0);
    const ShipNumber wall = battle.addWall(11, 9, 0);
    battle.arm(ours, 2, 1, 1);
    battle.state.phase = Phase::Fire;
    battle.state.movement = 6;
    const int holding = meritIn(battle, HoldFire{0, false});
    for (const Weapon weapon : {Weapon::Bows, Weapon::Catapults}) {
        QVERIFY(meritIn(battle, Shoot{ours, theirs, weapon, 1, false}) < holding);
        QVERIFY(meritIn(battle, Shoot{ours, wall, weapon, 1, false}) < holding);
    }
    QVERIFY(meritIn(battle, Shoot{ours, theirs, Weapon::Stones, 1, false}) > holding); // it breaks the hull
    QVERIFY(meritIn(battle, Shoot{ours, wall, Weapon::Stones, 1, false}) < holding);   // but no wall (TR-9.11)
    battle.man(theirs, 1, 0, 0);
    battle.arm(wall, 1);
    QVERIFY(meritIn(battle, Shoot{ours, theirs, Weapon::Bows, 1, false}) > holding);
    QVERIFY(meritIn(battle, Shoot{ours, wall, Weapon::Bows, 1, false}) > holding);
}

void TriremeCaptainTest::tr_11_1_aWallIsNotRunIntoAgainAndAgain()
{
    // The enemy's, with nobody to storm it, and the own one: lying still is better.
    for (const int side : {0, 1}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(side, 20, 2, 0);
        (void)battle.add(1 - side, 20, 20, 0);
        (void)battle.addWall(20, 1, 1);
        battle.start(ship, 0);
        QVERIFY(worthIn(battle, ship, "1:F") < worthIn(battle, ship, "0:"));
        QVERIFY(worthIn(battle, ship, "0:") < worthIn(battle, ship, "-1:B"));
    }
    Skirmish storming;
    const ShipNumber ship = storming.add(0, 20, 2, 0);
    (void)storming.addWall(20, 1, 1);
    storming.man(ship, 0, 4, 0);
    storming.start(ship, 0);
    QVERIFY(worthIn(storming, ship, "1:F") > worthIn(storming, ship, "-1:B"));
}

void TriremeCaptainTest::tr_8_10_nobodyRakesWhatCannotRow()
{
    Skirmish battle;
    const ShipNumber ours = battle.add(0, 10, 11, 0);
    const ShipNumber theirs = battle.add(1, 10, 10, 2, "quinquereme");
    battle.crew(ours, 1);
    battle.crew(theirs, -1);
    battle.state.phase = Phase::Contact;
    const Strike rake{ours, theirs, Contact::Rake, Hand::None};
    const Strike ram{ours, theirs, Contact::Ram, Hand::None};
    battle.at(theirs).raked = 1; // it rows still
    QVERIFY(hasOarsToLose(battle.facts, battle.state, theirs));
    QVERIFY(meritIn(battle, rake) > 0);
    battle.at(theirs).raked = 2;
    QVERIFY(!hasOarsToLose(battle.facts, battle.state, theirs));
    QVERIFY(meritIn(battle, rake) < meritIn(battle, ram));
    QVERIFY(meritIn(battle, rake) < 0);
}

/// Whom a prize's guard beats is let go, for it can spare nobody: such a pair would grapple for the rest of the battle.
void TriremeCaptainTest::tr_9_8_aPrizeTakesNobody()
{
    Skirmish battle;
    const ShipNumber prize = battle.add(0, 20, 11, 0);
    const ShipNumber target = battle.add(0, 20, 10, 2);
    battle.at(prize).holder = 1;
    battle.man(prize, 1, 0, 0);
    battle.start(prize, 0);
    const auto wishes = [&] { return meritIn(battle, Grapple{prize, target, true}) > meritIn(battle, Grapple{prize, target, false}); };
    QVERIFY(mayBeatAboard(battle.state, prize, target));
    QVERIFY(wishes());
    const int aboard = worthIn(battle, prize, "1:F");
    battle.at(prize).isPrize = true;
    QVERIFY(!mayBeatAboard(battle.state, prize, target));
    QVERIFY(!wishes());
    QVERIFY(worthIn(battle, prize, "1:F") < aboard);
}

void TriremeCaptainTest::tr_17_3_whoStormsAWall()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 12, 0);
    const ShipNumber second = battle.add(0, 22, 12, 0);
    const ShipNumber wall = battle.addWall(20, 1, 1); // two medium
    battle.facts.shipCount = 2;
    const auto storms = [&] { return mayStorm(battle.facts, battle.state, ship, wall); };
    QVERIFY(!storms()); // nobody is aboard
    battle.man(ship, 0, 3, 0);
    QVERIFY(storms()); // 6 against 4, and nobody shoots
    battle.arm(wall, 3);
    QVERIFY(!storms()); // three bows in reach for two turns, then near: 2 men fall, 1 is left
    battle.arm(ship, 2);
    QVERIFY(storms()); // archers and engines fall first
    battle.arm(ship, 0);
    battle.put(ship, 20, 2, 0);
    QVERIFY(!storms()); // even from beside it one man falls
    battle.put(ship, 20, 12, 0);
    battle.man(second, 0, 3, 0);
    battle.arm(wall, 1);
    QVERIFY(storms()); // the shots spread over both
    battle.at(second).holder = 1;
    QVERIFY(!storms());
    battle.arm(wall, 0);
    battle.at(ship).isPrize = true;
    QVERIFY(!storms());
    battle.at(ship).isPrize = false;
    // A section that nobody holds, and another shoots at: a marine at a time would be lost there.
    Skirmish lost;
    const ShipNumber crew = lost.add(0, 20, 2, 0);
    lost.man(crew, 0, 4, 0);
    const ShipNumber empty = lost.addWall(20, 1, 0);
    const ShipNumber other = lost.addWall(23, 1, 1);
    lost.facts.shipCount = 1;
    QVERIFY(mayStorm(lost.facts, lost.state, crew, empty));
    lost.arm(other, 1);
    QVERIFY(wouldBeLostAgain(lost.facts, lost.state, empty) && !mayStorm(lost.facts, lost.state, crew, empty));
    QVERIFY(!wouldBeLostAgain(lost.facts, lost.state, other)); // who silences it is there to stay
    lost.at(other).holder = 0;
    QVERIFY(mayStorm(lost.facts, lost.state, crew, empty));
}

void TriremeCaptainTest::tr_11_1_portBattlesEndBeforeTheLimit()
{
    for (const int ships : {3, 2}) {
        const EndingTally tally = simulatedOut({"trireme", PlaceKind::Port, 3, ships}, 0, 100);
        QVERIFY2(tally.fought == 100 && tally.endsInTime(), tally.text().c_str());
    }
}

QTEST_GUILESS_MAIN(TriremeCaptainTest)
#include "captain_test.moc"
