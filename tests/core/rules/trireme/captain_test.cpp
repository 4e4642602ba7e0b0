// SPDX-License-Identifier: GPL-3.0-or-later
// What captains of Trireme leave alone (TR-17): shots that hit nothing, walls they cannot take, oars that are broken. Each of
// them would be done again turn after turn, and TR-11.1 ends a battle only when nothing is done.
#include <QTest>

#include "core/rules/trireme/captains/merit.h"
#include "core/rules/trireme/captains/plot_judge.h"
#include "core/rules/trireme/captains/storming.h"
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
    void tr_17_3_wallsAreStormedTogether();
    void tr_17_3_anEmptySectionIsTakenLast();
    void tr_11_1_wallsThatAreNotStormedAreLeft();
    void tr_9_9_aPrizeUnderWallsIsLeft();
    void tr_17_3_nobodyFleesAshore();
    void tr_6_5_nobodyBacksIntoAnEnemyForNothing();
    void tr_11_1_portBattlesEndBeforeTheLimit();
    void tr_9_8_aPrizeGetsAThirdOfTheMen();
    void tr_5_sprintsAreSavedForTheEnemy();
};

// Prizes were left to one marine, whom anybody boards.
void TriremeCaptainTest::tr_9_8_aPrizeGetsAThirdOfTheMen()
{
    for (const auto& [men, wanted] : {std::pair{2, 1}, std::pair{3, 1}, std::pair{4, 2}, std::pair{9, 3}}) {
        Skirmish battle;
        const ShipNumber ours = battle.add(0, 10, 10, 0);
        const ShipNumber prize = battle.add(1, 10, 9, 0);
        battle.man(ours, men, 0, 0);
        int best = 0;
        for (int marines = 1; marines <= men; ++marines)
            if (best == 0
                || meritIn(battle, PrizeCrew{ours, prize, static_cast<std::int16_t>(marines)})
                       > meritIn(battle, PrizeCrew{ours, prize, static_cast<std::int16_t>(best)}))
                best = marines;
        QCOMPARE(best, wanted);
    }
}

// Two of three sprints were spent before anybody could be met.
void TriremeCaptainTest::tr_5_sprintsAreSavedForTheEnemy()
{
    Skirmish battle;
    const ShipNumber ours = battle.add(0, 20, 28, 0);
    (void)battle.add(1, 20, 2, 3);
    battle.at(ours).credit = true;
    const int cruise = cruiseOf(battle.house(), battle.factsOf(ours), battle.at(ours));
    std::string fast = std::to_string(cruise + 1) + ":";
    std::string steady = std::to_string(cruise) + ":";
    fast += std::string(static_cast<std::size_t>(cruise + 1), 'F');
    steady += std::string(static_cast<std::size_t>(cruise), 'F');
    QVERIFY2(worthIn(battle, ours, steady.c_str()) > worthIn(battle, ours, fast.c_str()),
             (steady + " " + fast).c_str());
}

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
    QVERIFY(meritIn(battle, Shoot{ours, wall, Weapon::Stones, 1, false}) < holding); // but no wall (TR-9.11)
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
    const auto wishes = [&] {
        return meritIn(battle, Grapple{prize, target, true}) > meritIn(battle, Grapple{prize, target, false});
    };
    QVERIFY(mayBeatAboard(battle.state, prize, target));
    QVERIFY(wishes());
    const int aboard = worthIn(battle, prize, "1:F");
    battle.at(prize).isPrize = true;
    QVERIFY(!mayBeatAboard(battle.state, prize, target));
    QVERIFY(!wishes());
    QVERIFY(worthIn(battle, prize, "1:F") < aboard);
}

void TriremeCaptainTest::tr_17_3_wallsAreStormedTogether()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 12, 0);
    const ShipNumber second = battle.add(0, 22, 12, 0);
    const ShipNumber wall = battle.addWall(20, 1, 1); // two medium
    battle.facts.shipCount = 2;
    const auto goes = [&](ShipNumber which) { return assaultOf(battle.facts, battle.state, which) == wall; };
    QVERIFY(!goes(ship) && !goes(second)); // nobody is aboard
    battle.man(ship, 0, 2, 0);
    QVERIFY(!goes(ship)); // two against two
    battle.man(second, 0, 1, 0);
    QVERIFY(goes(ship) && goes(second)); // three against two, and nobody shoots
    battle.arm(wall, 3);
    QVERIFY(!goes(ship) && !goes(second)); // three bows in reach for four turns: two men fall
    battle.arm(ship, 2);
    battle.arm(second, 2);
    QVERIFY(goes(ship) && goes(second)); // archers and engines fall first
    battle.put(second, 22, 29, 0);
    QVERIFY(!goes(ship) && !goes(second)); // so far behind it is of no help
    battle.put(second, 22, 12, 0);
    battle.at(second).holder = 1;
    QVERIFY(!goes(ship)); // nor while the enemy is there with as many ships
    battle.at(second).holder = 0;
    battle.at(second).isPrize = true;
    QVERIFY(!goes(ship) && !goes(second));
    battle.at(second).isPrize = false;
    battle.state.turn = static_cast<std::int16_t>(battle.facts.turnLimit - battle.house().quietTurns - 8);
    QVERIFY(!goes(ship) && !goes(second)); // it would not be over before the limit
}

/// A section that nobody holds, and another shoots at: a marine at a time would be lost there.
void TriremeCaptainTest::tr_17_3_anEmptySectionIsTakenLast()
{
    Skirmish battle;
    const ShipNumber crew = battle.add(0, 20, 2, 0);
    const ShipNumber second = battle.add(0, 24, 2, 0);
    battle.man(crew, 0, 4, 0);
    const ShipNumber empty = battle.addWall(20, 1, 0);
    const ShipNumber other = battle.addWall(23, 1, 2);
    battle.facts.shipCount = 2;
    const auto goes = [&](ShipNumber which) { return assaultOf(battle.facts, battle.state, which); };
    battle.arm(other, 1);
    QCOMPARE(goes(crew), noShip); // four against four
    battle.man(second, 0, 8, 0);
    QCOMPARE(goes(second), other);
    QCOMPARE(goes(crew), empty); // together with the one that would shoot at it
    battle.at(other).holder = 0;
    battle.man(second, 0, 0, 0);
    QCOMPARE(goes(crew), empty); // and alone when that is taken
}

/// What shoots nobody is left alone once no section can be taken: out of reach a ship rests, within it goes out.
void TriremeCaptainTest::tr_11_1_wallsThatAreNotStormedAreLeft()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 14, 0);
    const ShipNumber wall = battle.addWall(20, 1, 9);
    battle.facts.shipCount = 1;
    battle.man(ship, 0, 1, 0);
    battle.arm(wall, 2, 1);
    battle.start(ship, 0);
    QVERIFY(worthIn(battle, ship, "0:") > worthIn(battle, ship, "1:F"));
    battle.put(ship, 20, 8, 0);
    battle.at(ship).start = 0;
    QVERIFY(worthIn(battle, ship, "-1:B") > worthIn(battle, ship, "0:"));
    QVERIFY(worthIn(battle, ship, "-1:B") > worthIn(battle, ship, "1:F"));
}

/// Nobody goes under walls after a prize that rows home there, with a crew of one to lose it again; out at sea they do.
void TriremeCaptainTest::tr_9_9_aPrizeUnderWallsIsLeft()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 15, 0);
    const ShipNumber prize = battle.add(1, 20, 10, 0);
    const ShipNumber wall = battle.addWall(20, 1, 9);
    battle.facts.shipCount = 2;
    battle.man(ship, 0, 2, 0);
    battle.arm(wall, 2, 1);
    battle.start(ship, 1);
    const auto closes = [&] { return worthIn(battle, ship, "2:FF") > worthIn(battle, ship, "0:"); };
    QVERIFY(closes());
    battle.at(prize).isPrize = true;
    QVERIFY(!closes());
    battle.arm(wall, 2, 0); // bows reach four hexes
    QVERIFY(closes());
}

/// A side whose own edge is land leaves by a flank; it would row against the shore till the end.
void TriremeCaptainTest::tr_17_3_nobodyFleesAshore()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(1, 30, 10, 0);
    (void)battle.add(0, 10, 28, 0);
    battle.at(ship).damage = static_cast<std::int16_t>(battle.facts.of(ship).hull - 1);
    const auto north = [&] {
        battle.put(ship, 30, 10, 0);
        battle.start(ship, 2);
        return worthIn(battle, ship, "2:FF");
    };
    const auto east = [&] {
        battle.put(ship, 30, 10, 2);
        battle.start(ship, 2);
        return worthIn(battle, ship, "2:FF");
    };
    QVERIFY(north() > east());
    battle.facts.shore = hex::Edge::North;
    QVERIFY(east() > north());
}

/// Backing into an enemy stops both and harms neither: it could be done for ever.
void TriremeCaptainTest::tr_6_5_nobodyBacksIntoAnEnemyForNothing()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 11, 3);
    const ShipNumber target = battle.add(1, 20, 10, 3);
    battle.start(ship, 0);
    battle.start(target, 0);
    QVERIFY(worthIn(battle, ship, "-1:B") < worthIn(battle, ship, "0:"));
    battle.man(ship, 0, 4, 0); // but to board it
    QVERIFY(worthIn(battle, ship, "-1:B") > worthIn(battle, ship, "0:"));
}

void TriremeCaptainTest::tr_11_1_portBattlesEndBeforeTheLimit()
{
    for (const EndingKind& kind :
         {EndingKind{"trireme", PlaceKind::Port, 3, 3}, EndingKind{"trireme", PlaceKind::Port, 3, 2},
          EndingKind{"trireme", PlaceKind::Port, 10, 10, 0, 0, true},
          EndingKind{"trireme", PlaceKind::Port, 20, 10, 0, 0, true}}) {
        const int battles = kind.first < 10 ? 100 : 60;
        const EndingTally tally = simulatedOut(kind, 0, battles);
        QVERIFY2(tally.fought == battles && tally.endsInTime(), tally.text().c_str());
    }
}

QTEST_GUILESS_MAIN(TriremeCaptainTest)
#include "captain_test.moc"
