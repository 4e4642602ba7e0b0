// SPDX-License-Identifier: GPL-3.0-or-later
// Turns about the centre and wheels about a front corner, compared with trying every degree.
#include <QTest>

#include <vector>

#include "core/boards/free_table/pivot.h"
#include "core/boards/free_table/range.h"
#include "tests/core/boards/free_table/random_bases.h"

using namespace navarch;
using namespace navarch::free_table;

namespace {

std::vector<Base> crowd(RandomBases& random, const Base& mover, Length spread)
{
    std::vector<Base> others;
    const int count = random.number(1, 6);
    while (int(others.size()) < count) {
        const Base other = random.ship(mover.centre, spread);
        if (!overlaps(other, mover))
            others.push_back(other);
    }
    return others;
}

/// Degree by degree, everyone at each.
Turn turnedStepwise(const Base& mover, Degrees degrees, const std::vector<Base>& others, PivotPoint pivot)
{
    const Degrees sense = degrees < 0 ? -1 : 1;
    Turn turn;
    turn.end = mover;
    for (Degrees degree = 1; degree <= std::abs(degrees); ++degree) {
        const Base next = turned(mover, sense * degree, pivot);
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (overlaps(next, others[i]))
                turn.touched.add(i);
        }
        if (turn.isStopped())
            break;
        turn.end = next;
        turn.turned = sense * degree;
    }
    return turn;
}

} // namespace

class PivotTest : public QObject {
    Q_OBJECT

private slots:
    void turnsFreely();
    void stopsBeforeTheFirst();
    void touchesAllAtOnce();
    void agreesWithEveryDegree();
    void wheelsAgreeToo();
    void wheelsAboutTheInnerCorner();
    void staysTheSameTurnedAndMirrored();
    void leavesASmallGap();
};

void PivotTest::turnsFreely()
{
    const std::vector<Base> others = {trireme(20000, 0, 0)};
    const Turn turn = turnBy(trireme(0, 0, 350), 30, others);
    QCOMPARE(turn.turned, 30);
    QCOMPARE(turn.end.heading, 20);
    QVERIFY(!turn.isStopped());
    QCOMPARE(turnBy(trireme(0, 0, 10), -30, others).end.heading, 340);
    QCOMPARE(turnBy(trireme(0, 0, 10), 0, others).turned, 0);
}

void PivotTest::stopsBeforeTheFirst()
{
    // A neighbour abeam with 2 mm between: the corners swing out by 2250 sin a + 1000 cos a.
    const std::vector<Base> others = {trireme(2200, 0, 0)};
    const Turn turn = turnBy(trireme(0, 0, 0), 30, others);
    QCOMPARE(turn.turned, 5);
    QCOMPARE(turn.touched.first(), 0);
    QCOMPARE(turnBy(trireme(0, 0, 0), -30, others).turned, -5);
    QCOMPARE(turnBy(trireme(0, 0, 0), 30, others, {}, 0).turned, 30);
}

void PivotTest::touchesAllAtOnce()
{
    const std::vector<Base> others = {trireme(-2200, 0, 0), trireme(0, 30000, 0), trireme(2200, 0, 180),
                                      trireme(2300, 0, 0)};
    const Turn turn = turnBy(trireme(0, 0, 0), 40, others);
    QCOMPARE(turn.touched.size(), 2u);
    QCOMPARE(turn.touched[0], 0);
    QCOMPARE(turn.touched[1], 2);
}

void PivotTest::agreesWithEveryDegree()
{
    RandomBases random(11);
    int stops = 0;
    for (int round = 0; round < 6000; ++round) {
        const Base mover = random.ship({60000, 45000}, 1000);
        const std::vector<Base> others = crowd(random, mover, 6000);
        const Degrees degrees = random.number(-75, 75);
        const Turn turn = turnBy(mover, degrees, others);
        const Turn expected = turnedStepwise(mover, degrees, others, {});
        QVERIFY2(turn.end == expected.end, shown(mover).c_str());
        QCOMPARE(turn.turned, expected.turned);
        QVERIFY(turn.touched == expected.touched);
        QCOMPARE(firstOverlapped(turn.end, others), nobody);
        stops += turn.isStopped();
    }
    QVERIFY(stops > 1000);
}

void PivotTest::wheelsAgreeToo()
{
    // SQ-7.3, with a squadron four stands wide and one deep.
    RandomBases random(12);
    int stops = 0;
    for (int round = 0; round < 3000; ++round) {
        Base mover = {{90000, 60000}, random.heading(), 2 * inch, inch / 2};
        const std::vector<Base> others = crowd(random, mover, 15000);
        const bool toStarboard = random.number(0, 1) == 1;
        const PivotPoint pivot = wheelCorner(mover, toStarboard);
        const Degrees degrees = toStarboard ? 90 : -90;
        const Turn turn = turnBy(mover, degrees, others, pivot);
        const Turn expected = turnedStepwise(mover, degrees, others, pivot);
        QVERIFY(turn.end == expected.end && turn.touched == expected.touched);
        stops += turn.isStopped();
    }
    QVERIFY(stops > 500);
}

void PivotTest::wheelsAboutTheInnerCorner()
{
    const Base line = {{50000, 50000}, 0, 2 * inch, inch / 2};
    const Base wheeled = turned(line, 90, wheelCorner(line, true));
    QCOMPARE(wheeled.heading, 90);
    QVERIFY(cornersOf(wheeled)[std::size_t(Corner::BowStarboard)]
            == cornersOf(line)[std::size_t(Corner::BowStarboard)]);
    const Base toPort = turned(line, -90, wheelCorner(line, false));
    QVERIFY(cornersOf(toPort)[std::size_t(Corner::BowPort)] == cornersOf(line)[std::size_t(Corner::BowPort)]);
    // There and back, on any heading: the same place to the unit.
    for (Degrees degree = 0; degree < 360; ++degree) {
        const Base there = turned(line, degree, wheelCorner(line, true));
        const Base back = turned(there, -degree, wheelCorner(line, true));
        QVERIFY(std::abs(back.centre.x - line.centre.x) <= 1 && std::abs(back.centre.y - line.centre.y) <= 1);
    }
}

void PivotTest::staysTheSameTurnedAndMirrored()
{
    RandomBases random(13);
    for (int round = 0; round < 2000; ++round) {
        Base mover = random.ship({0, 0}, 1000);
        std::vector<Base> others = crowd(random, mover, 6000);
        const Degrees degrees = random.number(-60, 60);
        const Turn turn = turnBy(mover, degrees, others);
        std::vector<Base> mirror = others;
        for (Base& other : mirror)
            other = mirrored(other);
        const Turn mirrorTurn = turnBy(mirrored(mover), -degrees, mirror);
        QCOMPARE(mirrorTurn.turned, -turn.turned);
        QVERIFY(mirrorTurn.touched == turn.touched);
        mover = quarterTurned(mover);
        for (Base& other : others)
            other = quarterTurned(other);
        QVERIFY(turnBy(mover, degrees, others).end == quarterTurned(turn.end));
    }
}

void PivotTest::leavesASmallGap()
{
    // The widest gap that a stopped turn of the largest ship leaves: a degree at its corner, 0.61 mm.
    RandomBases random(14);
    for (int round = 0; round < 3000; ++round) {
        Base mover = {{60000, 45000}, random.heading(), 1250, 3250};
        const std::vector<Base> others = crowd(random, mover, 6000);
        const Turn turn = turnBy(mover, random.number(-60, 60), others);
        for (const int index : turn.touched)
            QVERIFY(gapBetween(turn.end, others[std::size_t(index)]) < Gap::of(61));
    }
}

QTEST_APPLESS_MAIN(PivotTest)
#include "pivot_test.moc"
