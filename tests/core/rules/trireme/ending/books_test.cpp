// SPDX-License-Identifier: GPL-3.0-or-later
// What a turn leaves behind for the next, and holes, with exact figures (TR-5.4 to 5.7, TR-8.8, TR-8.9, TR-10).
#include <QTest>

#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/ending.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/briefs.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

struct Books : Skirmish {
    ShipNumber ship;
    ShipNumber enemy;
    explicit Books(const char* classId = "trireme")
        : ship(add(0, 20, 20, 0, classId)),
          enemy(add(1, 30, 20, 0))
    {
    }
    /// The ship after a turn of this plot: "start 3 credit", and what it owes.
    std::string after(const char* text, bool stops = false)
    {
        plot(ship, text);
        at(ship).isStopped = stops;
        keepBooks(facts, state);
        const Ship& now = at(ship);
        return "start " + std::to_string(now.start) + (now.credit ? " credit" : "")
               + (now.mustBack ? " backs" : "") + (now.pivotsAfter ? " then-pivots" : "")
               + (now.mayPivot ? " may-pivot" : "");
    }
};

std::string plugged(Skirmish& battle, const std::vector<int>& faces)
{
    return battle.played(faces, [&](Proceedings& p) { plugAndLeak(battle.facts, battle.state, p); });
}

} // namespace

class TriremeBooksTest : public QObject {
    Q_OBJECT
private slots:
    void tr_5_4_startsOfTheNextTurn();
    void tr_5_7_fullSpeedCredit();
    void tr_8_8_afterASinking();
    void tr_8_9_afterARam();
    void tr_5_5_aGrappleCancelsTheDuties();
    void tr_5_7_wallsAndLostShipsKeepNoBooks();
    void tr_11_1_quietTurns();
    void tr_10_1_whichHolesArePlugged();
    void tr_10_2_whoseHoleDrowns();
    void tr_12_16_holesLeakTheTurnAfter();
    void tr_10_2_whoIsNotOnTheBoardWaits();
};

void TriremeBooksTest::tr_5_4_startsOfTheNextTurn()
{
    Books books;
    QCOMPARE(books.after("3:FFF"), std::string("start 3"));
    QCOMPARE(books.after("-1:B"), std::string("start -1"));
    QCOMPARE(books.after("0:"), std::string("start 0"));
    QCOMPARE(books.after("3:FFF", true), std::string("start 0"));
    books.at(books.ship).start = 4;
    books.at(books.ship).isPlotted = false; // nobody rowed it
    books.at(books.ship).isStopped = false;
    keepBooks(books.facts, books.state);
    QCOMPARE(int(books.at(books.ship).start), 0);
    books.link(books.enemy, books.ship);
    QCOMPARE(books.after("3:FFF"), std::string("start 0"));
}

void TriremeBooksTest::tr_5_7_fullSpeedCredit()
{
    Books books; // 5/3
    QCOMPARE(books.after("5:FFFFF"), std::string("start 5 credit"));
    QCOMPARE(books.after("4:FFFF"), std::string("start 4"));
    QCOMPARE(books.after("5:FFFFF", true), std::string("start 0"));
    books.crew(books.ship, 1); // the elite point
    QCOMPARE(books.after("5:FFFFF"), std::string("start 5"));
    QCOMPARE(books.after("6:FFFFFF"), std::string("start 6 credit"));
    books.at(books.ship).plot.speed = 6;
    books.at(books.ship).isPlotted = false;
    keepBooks(books.facts, books.state);
    QVERIFY(!books.at(books.ship).credit);
    books.factsOf(books.ship).max = 0; // who has no speed earns none
    QCOMPARE(books.after("0:"), std::string("start 0"));
}

void TriremeBooksTest::tr_8_8_afterASinking()
{
    Books books;
    books.at(books.ship).owesBack = books.at(books.ship).owesPivot = true;
    QCOMPARE(books.after("3:FFF", true), std::string("start 0 backs then-pivots"));
    QCOMPARE(books.after("-1:B"), std::string("start 0 may-pivot")); // from 0, whatever backing counts
    QCOMPARE(books.after("3:FFF"), std::string("start 3"));          // for that one turn
    books.at(books.ship).mustBack = books.at(books.ship).pivotsAfter = true; // it could not back
    QCOMPARE(books.after("0:"), std::string("start 0 may-pivot"));
    books.at(books.ship).mustBack = books.at(books.ship).pivotsAfter = true; // nor finish its hex astern
    QCOMPARE(books.after("-1:B", true), std::string("start 0 may-pivot"));
}

void TriremeBooksTest::tr_8_9_afterARam()
{
    Books books;
    books.at(books.ship).owesBack = true;
    QCOMPARE(books.after("3:FFF", true), std::string("start 0 backs"));
    QCOMPARE(books.after("-1:B"), std::string("start -1"));
    QCOMPARE(books.after("0:"), std::string("start 0"));
}

void TriremeBooksTest::tr_5_5_aGrappleCancelsTheDuties()
{
    Books books;
    books.at(books.ship).owesBack = books.at(books.ship).owesPivot = true;
    books.link(books.ship, books.enemy);
    QCOMPARE(books.after("3:FFF", true), std::string("start 0"));
    books.state.links.clear();
    QCOMPARE(books.after("0:"), std::string("start 0")); // and they do not come back
    books.at(books.ship).mustBack = books.at(books.ship).pivotsAfter = true;
    books.link(books.enemy, books.ship); // held in its turn of backing
    QCOMPARE(books.after("-1:B", true), std::string("start 0"));
}

void TriremeBooksTest::tr_5_7_wallsAndLostShipsKeepNoBooks()
{
    Books books;
    const ShipNumber wall = books.addWall(5, 1, 2);
    books.facts.shipCount = 2;
    books.at(wall).plot.speed = 1;
    books.at(wall).isPlotted = true;
    books.plot(books.enemy, "3:FFF");
    books.at(books.enemy).start = 5;
    books.at(books.enemy).where = Whereabouts::Fled;
    keepBooks(books.facts, books.state);
    QCOMPARE(int(books.at(wall).start), 0);
    QCOMPARE(int(books.at(books.enemy).start), 5);
}

void TriremeBooksTest::tr_11_1_quietTurns()
{
    Books books;
    (void)books.after("0:");
    (void)books.after("0:");
    QCOMPARE(int(books.state.quiet), 2);
    books.state.blow = true;
    (void)books.after("0:");
    QCOMPARE(int(books.state.quiet), 0);
    books.state.blow = false;
    (void)books.after("0:");
    QCOMPARE(int(books.state.quiet), 1);
    books.link(books.ship, books.enemy); // who fights is in contact
    (void)books.after("0:");
    QCOMPARE(int(books.state.quiet), 0);
}

void TriremeBooksTest::tr_10_1_whichHolesArePlugged()
{
    Books books("quinquereme"); // 8
    const ShipNumber second = books.add(1, 32, 20, 0);
    const ShipNumber third = books.add(1, 34, 20, 0);
    Ship& ship = books.at(books.ship);
    ship.holes = 3;
    ship.holedBy[0] = books.enemy;
    ship.holedBy[1] = second;
    ship.holedBy[2] = third;
    QCOMPARE(plugged(books, {4, 5, 1}), std::string()); // the oldest first: the second is closed
    QCOMPARE(int(ship.holes), 2);
    QCOMPARE(ship.holedBy[0], books.enemy);
    QCOMPARE(ship.holedBy[1], third);
    QCOMPARE(ship.holedBy[2], ShipNumber{0}); // nothing is left behind
    QCOMPARE(int(ship.damage), 2);            // 1 a hole
    QCOMPARE(books.event("plug")->text.english(), std::string("Attic 0 plugs 1 of 3 holes."));
    QCOMPARE(plugged(books, {5, 6}), std::string());
    QCOMPARE(int(ship.holes), 0);
    QCOMPARE(int(ship.damage), 2);
    QCOMPARE(plugged(books, {}), std::string());
    QVERIFY(!books.event("plug") && !books.event("leak"));
    // In a fight aboard 6 alone will do; a fight that SURRENDER ended is none.
    ship.holes = 2;
    books.link(books.enemy, books.ship);
    QCOMPARE(plugged(books, {5, 6}), std::string());
    QCOMPARE(int(ship.holes), 1);
    books.state.links.clear();
    QCOMPARE(plugged(books, {5}), std::string());
    QCOMPARE(int(ship.holes), 0);
}

void TriremeBooksTest::tr_10_2_whoseHoleDrowns()
{
    Books books;
    const ShipNumber second = books.add(1, 32, 20, 0);
    Ship& ship = books.at(books.ship);
    ship.holes = 2;
    ship.holedBy[0] = books.enemy;
    ship.holedBy[1] = second;
    ship.damage = 5;
    QCOMPARE(plugged(books, {5, 4}), std::string()); // the older hole is closed, the other drowns the ship
    QVERIFY(ship.where == Whereabouts::Hulk);
    QCOMPARE(int(books.at(second).sinkings), 1);
    QCOMPARE(int(books.at(books.enemy).sinkings), 0);
    QCOMPARE(int(ship.holes), 0);
    QCOMPARE(books.event("sunk")->rule, std::string("TR-10.2"));
    // Damage of 5 and two open holes is 7: past the hull sinks as well.
    Books other;
    other.at(other.ship).holes = 2;
    other.at(other.ship).holedBy[0] = other.at(other.ship).holedBy[1] = other.enemy;
    other.at(other.ship).damage = 5;
    QCOMPARE(plugged(other, {1, 1}), std::string());
    QCOMPARE(int(other.at(other.ship).damage), 7);
    QVERIFY(other.at(other.ship).where == Whereabouts::Hulk);
    // A ship that its own side rammed is nobody's deed.
    Books own;
    const ShipNumber friendly = own.add(0, 25, 20, 0);
    own.at(own.ship).holes = 1;
    own.at(own.ship).holedBy[0] = friendly;
    own.at(own.ship).damage = 5;
    QCOMPARE(plugged(own, {1}), std::string());
    QVERIFY(own.at(own.ship).where == Whereabouts::Hulk);
    QCOMPARE(int(own.at(friendly).sinkings), 0);
}

void TriremeBooksTest::tr_12_16_holesLeakTheTurnAfter()
{
    Books books("quinquereme");
    books.facts.options.leakNextTurn = true;
    Ship& ship = books.at(books.ship);
    ship.holes = 1;
    ship.holedBy[0] = books.enemy;
    QCOMPARE(plugged(books, {1}), std::string());
    QCOMPARE(int(ship.damage), 0); // new
    ship.holedBy[static_cast<std::size_t>(ship.holes++)] = books.enemy;
    QCOMPARE(plugged(books, {1, 1}), std::string());
    QCOMPARE(int(ship.damage), 1); // one old, one new
    QCOMPARE(plugged(books, {5, 1}), std::string());
    QCOMPARE(int(ship.damage), 2); // the first is closed, the second old by now
    ship.holedBy[static_cast<std::size_t>(ship.holes++)] = books.enemy;
    QCOMPARE(plugged(books, {5, 1}), std::string());
    QCOMPARE(int(ship.damage), 2); // what is left is the new one
    QCOMPARE(int(ship.holes), 1);
    QCOMPARE(plugged(books, {5}), std::string());
    QCOMPARE(int(ship.damage), 2);
}

void TriremeBooksTest::tr_10_2_whoIsNotOnTheBoardWaits()
{
    Books books;
    books.at(books.ship).holes = 1;
    books.at(books.ship).where = Whereabouts::Fled;
    QCOMPARE(plugged(books, {}), std::string()); // only once the battle is over (TR-11.3)
    QCOMPARE(int(books.at(books.ship).damage), 0);
}

QTEST_APPLESS_MAIN(TriremeBooksTest)
#include "books_test.moc"
