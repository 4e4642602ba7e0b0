// SPDX-License-Identifier: GPL-3.0-or-later
// The rim of the table, clear and free places, and deployment in lines.
#include <QTest>

#include <vector>

#include "core/boards/free_table/lines.h"
#include "core/boards/free_table/placing.h"
#include "core/boards/free_table/range.h"
#include "tests/core/boards/free_table/random_bases.h"

using namespace navarch;
using namespace navarch::free_table;

class PlacingTest : public QObject {
    Q_OBJECT

private slots:
    void onTheRim();
    void leavesOverTheFirstEdge();
    void agreesWithSteppingOff();
    void deploymentStrip();
    void twoCentimetresClear();
    void clearFromAnywhere();
    void freePlacesInOrder();
    void bothSidesFindTheSamePlaces();
    void noFreePlace();
    void linesAbreast();
    void linesAstern();
    void echelons();
};

void PlacingTest::onTheRim()
{
    // SA-5.5 on a table of 120 x 90 cm.
    const Table table;
    QVERIFY(isOn(table, trireme(1000, 2250, 0)));
    QVERIFY(edgeCrossed(table, trireme(999, 2250, 0)) == TableEdge::Left);
    QVERIFY(edgeCrossed(table, trireme(1000, 2249, 0)) == TableEdge::Near);
    QVERIFY(edgeCrossed(table, trireme(119001, 45000, 0)) == TableEdge::Right);
    QVERIFY(edgeCrossed(table, trireme(60000, 87751, 180)) == TableEdge::Far);
    QVERIFY(isOn(table, trireme(2250, 1000, 90)));
    // Over a corner: the farther edge.
    QVERIFY(edgeCrossed(table, trireme(900, 2000, 0)) == TableEdge::Near);
    QVERIFY(edgeCrossed(table, trireme(700, 2000, 0)) == TableEdge::Left);
    QVERIFY(isOn(table, TablePoint{120000, 0}));
    QVERIFY(!isOn(table, TablePoint{120001, 0}));
}

void PlacingTest::leavesOverTheFirstEdge()
{
    const Table table;
    const Base base = trireme(60000, 10000, 180);
    const auto leaving = leavingOn(table, base, 180, 12000);
    QVERIFY(leaving && leaving->edge == TableEdge::Near);
    QCOMPARE(leaving->distance, 7750);
    QVERIFY(!leavingOn(table, base, 180, 7750));
    QVERIFY(leavingOn(table, base, 180, 7751));
    QVERIFY(!leavingOn(table, base, 0, 60000));
    QVERIFY(leavingOn(table, trireme(500, 45000, 0), 0, 100)->edge == TableEdge::Left);
    QCOMPARE(leavingOn(table, trireme(500, 45000, 0), 0, 100)->distance, 0);
    // Exactly over a corner at 45 degrees: the near edge comes first in the order.
    const Base square = {{10000, 10000}, 225, 1000, 1000};
    QVERIFY(leavingOn(table, square, 225, 20000)->edge == TableEdge::Near);
}

void PlacingTest::agreesWithSteppingOff()
{
    const Table table = {20000, 15000};
    // The same table a unit wider or narrower all round makes up for the rounding of a place.
    const auto isOnWithin = [&](Base base, Length margin) {
        base.centre = base.centre + TablePoint{margin, margin};
        return isOn(Table{table.width + 2 * margin, table.depth + 2 * margin}, base);
    };
    RandomBases random(31);
    int left = 0;
    for (int round = 0; round < 2000; ++round) {
        const Base base = random.ship({10000, 7500}, 4000);
        if (!isOn(table, base))
            continue;
        const Degrees direction = random.heading();
        const auto movedBy = [&](Length way) {
            Base moved = base;
            moved.centre = rounded(fine(base.centre) + wayOf(direction, way, 0));
            return moved;
        };
        const auto leaving = leavingOn(table, base, direction, 12000);
        const Length stays = leaving ? leaving->distance : 12000;
        for (Length way = 0; way <= stays; way += 97)
            QVERIFY(isOnWithin(movedBy(way), 1));
        if (leaving)
            QVERIFY(!isOnWithin(movedBy(stays + 1), -1));
        left += leaving.has_value();
    }
    QVERIFY(left > 500);
}

void PlacingTest::deploymentStrip()
{
    // SA-1.5: within 15 cm of its long edge.
    const Table table;
    const Length depth = 15 * centimetre;
    QVERIFY(isInStrip(table, trireme(60000, 12750, 0), TableEdge::Near, depth));
    QVERIFY(!isInStrip(table, trireme(60000, 12751, 0), TableEdge::Near, depth));
    QVERIFY(isInStrip(table, trireme(60000, 77250, 180), TableEdge::Far, depth));
    QVERIFY(!isInStrip(table, trireme(60000, 77249, 180), TableEdge::Far, depth));
    QVERIFY(isInStrip(table, trireme(106000, 45000, 0), TableEdge::Right, depth));
    QVERIFY(!isInStrip(table, trireme(105999, 45000, 0), TableEdge::Right, depth));
    QVERIFY(isInStrip(table, trireme(14000, 45000, 0), TableEdge::Left, depth));
    QVERIFY(!isInStrip(table, trireme(60000, 2000, 0), TableEdge::Near, depth));
}

void PlacingTest::twoCentimetresClear()
{
    // SA-5.6: a rammer backs out, 2 cm clear.
    const Base target = trireme(50000, 50000, 0);
    const Base rammer = trireme(46750, 50500, 90);
    QCOMPARE(awayFrom(rammer, target), 270);
    const Base clear = placedClear(rammer, target, 2000, 270);
    QCOMPARE(clear.centre.x, 44750);
    QCOMPARE(clear.heading, 90);
    QVERIFY(placedClear(clear, target, 2000, 270) == clear);
    // Forward, it must come out on the other side.
    QCOMPARE(placedClear(rammer, target, 2000, 90).centre.x, 55250);
}

void PlacingTest::clearFromAnywhere()
{
    RandomBases random(32);
    for (int round = 0; round < 4000; ++round) {
        const Base other = random.ship({60000, 45000}, 2000);
        const Base base = random.ship(other.centre, 5000);
        const Length clearance = random.number(0, 3000);
        const Degrees direction = random.number(0, 1) == 0 ? awayFrom(base, other) : random.heading();
        const Base clear = placedClear(base, other, clearance, direction);
        QVERIFY(!overlaps(clear, other));
        QVERIFY(gapBetween(clear, other) >= Gap::of(clearance));
        if (clear == base)
            continue;
        // No farther than it must: three units back it would be too near.
        Base nearer = clear;
        nearer.centre = rounded(fine(clear.centre) - wayOf(direction, 3, 0));
        QVERIFY(overlaps(nearer, other) || gapBetween(nearer, other) < Gap::of(clearance + 3));
    }
}

void PlacingTest::freePlacesInOrder()
{
    const Table table;
    const Base base = trireme(60000, 10000, 0);
    QVERIFY(*freePlaceNear(base, table, {}) == base);
    const std::vector<Base> others = {base};
    // The first ring overlaps what stands there; on the second ahead is still too near, its corner is clear.
    const Base beside = *freePlaceNear(base, table, others);
    QVERIFY(!overlaps(beside, base));
    QCOMPARE(beside.centre.x, 62000);
    QCOMPARE(beside.centre.y, 12000);
    QVERIFY(*freePlaceNear(base, table, others, {.except = 0}) == base);
    const Base apart = *freePlaceNear(base, table, others, {.clearance = 2000});
    QVERIFY(gapBetween(apart, base) >= Gap::of(2000));
}

void PlacingTest::bothSidesFindTheSamePlaces()
{
    const Table table;
    const auto across = [&](Base base) {
        base.centre = {table.width - base.centre.x, table.depth - base.centre.y};
        base.heading = headingOf(base.heading + 180);
        return base;
    };
    RandomBases random(33);
    for (int round = 0; round < 300; ++round) {
        std::vector<Base> others;
        std::vector<Base> mirrorOthers;
        for (int i = 0; i < 12; ++i) {
            others.push_back(random.ship({60000, 10000}, 8000));
            mirrorOthers.push_back(across(others.back()));
        }
        const Base base = random.ship({60000, 10000}, 3000);
        const auto found = freePlaceNear(base, table, others);
        const auto mirror = freePlaceNear(across(base), table, mirrorOthers);
        QCOMPARE(found.has_value(), mirror.has_value());
        if (found) {
            QVERIFY(across(*found) == *mirror);
            QCOMPARE(firstOverlapped(*found, others), nobody);
            QVERIFY(isOn(table, *found));
        }
    }
}

void PlacingTest::noFreePlace()
{
    const Table table = {4000, 6000};
    const std::vector<Base> others = {trireme(2000, 3000, 0)};
    QVERIFY(!freePlaceNear(trireme(2000, 3000, 0), table, others));
}

void PlacingTest::linesAbreast()
{
    // SA-1.5.
    std::vector<Base> bases(10, trireme(0, 0, 0));
    QCOMPARE(widthAbreast(bases, 1000), 29000);
    lineAbreast(bases, {60000, 12000}, 0, 1000);
    QCOMPARE(bases.front().centre.x, 46500);
    QCOMPARE(bases.back().centre.x, 73500);
    for (std::size_t i = 1; i < bases.size(); ++i)
        QVERIFY(gapBetween(bases[i - 1], bases[i]) == Gap::of(1000));
    // Several sizes, facing the other way: port to starboard.
    std::vector<Base> mixed = {trireme(0, 0, 0), {{0, 0}, 0, 1250, 3250}, {{0, 0}, 0, 750, 1750}};
    lineAbreast(mixed, {60000, 78000}, 180, 500);
    QVERIFY(mixed[0].centre.x > mixed[1].centre.x && mixed[1].centre.x > mixed[2].centre.x);
    QVERIFY(gapBetween(mixed[0], mixed[1]) == Gap::of(500));
    QVERIFY(gapBetween(mixed[1], mixed[2]) == Gap::of(500));
    QCOMPARE(mixed[1].heading, 180);
    lineAbreast({}, {0, 0}, 0, 0);
}

void PlacingTest::linesAstern()
{
    std::vector<Base> bases(3, trireme(0, 0, 0));
    lineAstern(bases, {60000, 12000}, 90, 1000);
    QVERIFY(bases[0].centre == (TablePoint{60000, 12000}));
    QVERIFY(bases[1].centre == (TablePoint{54500, 12000}));
    QVERIFY(bases[2].centre == (TablePoint{49000, 12000}));
}

void PlacingTest::echelons()
{
    std::vector<Base> bases(3, trireme(0, 0, 0));
    echelon(bases, {60000, 12000}, 0, 500, 1500, true);
    QVERIFY(bases[0].centre == (TablePoint{60000, 12000}));
    QVERIFY(bases[1].centre == (TablePoint{62500, 10500}));
    QVERIFY(bases[2].centre == (TablePoint{65000, 9000}));
    echelon(bases, {60000, 12000}, 0, 500, 1500, false);
    QVERIFY(bases[2].centre == (TablePoint{55000, 9000}));
    QCOMPARE(firstOverlapped(bases[0], bases, 0), nobody);
}

QTEST_APPLESS_MAIN(PlacingTest)
#include "placing_test.moc"
