// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of hexes wherever they lie.
#include <QTest>

#include <set>

#include "core/boards/hex/line.h"
#include "core/boards/hex/ring.h"
#include "core/dice/dice.h"

using namespace navarch;
using namespace navarch::hex;

namespace {

/// Calls `look(a, b)` for many pairs of hexes: all small ways, and some large ones.
template <class Look>
void forPairs(Look&& look)
{
    for (int q = -7; q <= 7; ++q)
        for (int r = -7; r <= 7; ++r)
            look(Hex{3, -2}, hexAt(3 + q, -2 + r));
    Dice dice(1, streamOf("hexes"));
    const auto any = [&] { return hexAt(dice.roll(121, "", "") - 61, dice.roll(121, "", "") - 61); };
    for (int i = 0; i < 2000; ++i) {
        const Hex a = any();
        look(a, any());
    }
}

} // namespace

class HexTest : public QObject {
    Q_OBJECT
private slots:
    void distancesAreThoseOfTheExamples();
    void distanceIsSymmetricAndNoLongerThanAWayAround();
    void neighboursAreAStepAway();
    void rotationBySixIsTheSame();
    void facingsAreNearest();
    void bearingsTurnWithTheShip();
    void theSectorAheadIsWithin60();
    void columnsAndRowsGoBackAndForth();
    void labelsAreColumnAndRow();
    void ringsHoldEveryHexOnce();
    void linesAreConnectedAndTheSameBackward();
    void linesAlongASideMeetBothHexes();
    void sightIsSymmetric();
    void sightIsBlockedOnBothSidesOrNot();
};

void HexTest::distancesAreThoseOfTheExamples()
{
    QCOMPARE(distance({0, 0}, {3, -1}), 3);
    QCOMPARE(distance({2, 5}, {-1, 7}), 3);
    QCOMPARE(distance({0, 0}, {2, 2}), 4);
    QCOMPARE(distance({14, 15}, {14, 0}), 15);
}

void HexTest::distanceIsSymmetricAndNoLongerThanAWayAround()
{
    forPairs([](Hex a, Hex b) {
        QCOMPARE(distance(a, b), distance(b, a));
        QCOMPARE(distance(a, b) == 0, a == b);
        const Hex c{-4, 9};
        QVERIFY(distance(a, b) <= distance(a, c) + distance(c, b));
        QCOMPARE(distance(a, b), distance(a + c, b + c));
    });
}

void HexTest::neighboursAreAStepAway()
{
    const Hex hex{5, -3};
    std::set<Hex> all;
    for (Facing facing = 0; facing < facings; ++facing) {
        const Hex next = neighbour(hex, facing);
        QVERIFY(isAdjacent(hex, next));
        QCOMPARE(neighbour(next, opposite(facing)), hex);
        QCOMPARE(neighbour(hex, facing, -1), neighbour(hex, opposite(facing)));
        QCOMPARE(distance(hex, neighbour(hex, facing, 7)), 7);
        all.insert(next);
    }
    QCOMPARE(all.size(), std::size_t(6));
}

void HexTest::rotationBySixIsTheSame()
{
    forPairs([](Hex a, Hex b) {
        QCOMPARE(rotated(b, a, 6), b);
        QCOMPARE(rotated(b, a, -1), rotated(b, a, 5));
        QCOMPARE(rotated(rotated(b, a, 2), a, 1), rotated(b, a, 3));
        QCOMPARE(distance(rotated(b, a, 1), a), distance(b, a));
        QCOMPARE(rotated(b, a, 3) - a, a - b);
    });
    for (Facing facing = 0; facing < facings; ++facing)
        QCOMPARE(rotated(neighbour({2, 2}, facing), {2, 2}, 1), neighbour({2, 2}, turned(facing, 1)));
}

void HexTest::facingsAreNearest()
{
    for (Facing facing = 0; facing < facings; ++facing)
        for (int steps = 1; steps < 9; ++steps)
            QCOMPARE(nearestFacing({0, 0}, neighbour({0, 0}, facing, steps)), facing);
    QCOMPARE(nearestFacing({0, 0}, {1, -2}), Facing(0)); // halfway between north and north-east
    QCOMPARE(nearestFacing({0, 0}, {-1, -1}), Facing(0));
    QCOMPARE(nearestFacing({0, 0}, {0, 0}), Facing(0));
    QCOMPARE(nearestFacing({0, 0}, {1, -2}, 2), Facing(1)); // the one that is nearer to turn to
    QCOMPARE(nearestFacing({0, 0}, {1, -2}, 5), Facing(0));
    forPairs([](Hex a, Hex b) { // no direction is favoured
        for (Facing facing = 0; facing < facings && a != b; ++facing)
            QCOMPARE(nearestFacing(a, rotated(b, a, 3), opposite(facing)),
                     opposite(nearestFacing(a, b, facing)));
    });
    QCOMPARE(sidesBetween(5, 1), 2);
    QCOMPARE(sidesBetween(0, 3), 3);
}

void HexTest::bearingsTurnWithTheShip()
{
    for (Facing facing = 0; facing < facings; ++facing) {
        QCOMPARE(bearing({4, 4}, facing, neighbour({4, 4}, facing)), Facing(0));
        QCOMPARE(bearing({4, 4}, facing, neighbour({4, 4}, turned(facing, 2))), Facing(2));
        QCOMPARE(bearing({4, 4}, facing, neighbour({4, 4}, facing, -3)), Facing(3));
    }
    QCOMPARE(bearing({9, 10}, 2, {10, 9}), Facing(5)); // on the port bow
}

void HexTest::theSectorAheadIsWithin60()
{
    forPairs([](Hex a, Hex b) {
        for (Facing facing = 0; facing < facings; ++facing) {
            const Facing side = bearing(a, facing, b);
            if (a != b && side == 0)
                QVERIFY(isWithin60(a, facing, b));
            if (side == 3)
                QVERIFY(!isWithin60(a, facing, b));
            QCOMPARE(isWithin60(a, facing, b), isWithin60(a, turned(facing, 1), rotated(b, a, 1)));
        }
    });
    QVERIFY(isWithin60({0, 0}, 0, neighbour({0, 0}, 1, 5)));
    QVERIFY(!isWithin60({0, 0}, 0, {2, -1}));
    QVERIFY(!isWithin60({0, 0}, 0, {0, 0}));
}

void HexTest::columnsAndRowsGoBackAndForth()
{
    for (int column = 0; column < 40; ++column)
        for (int row = 0; row < 40; ++row) {
            const Hex hex = hexOf(column, row);
            QCOMPARE(columnOf(hex), column);
            QCOMPARE(rowOf(hex), row);
            QCOMPARE(rowOf(neighbour(hex, 3)), row + 1);
        }
    QCOMPARE(rowOf({14, 15}), 22);
    QCOMPARE(rowOf({14, 0}), 7);
}

void HexTest::labelsAreColumnAndRow()
{
    QCOMPARE(labelOf({14, 15}), std::string("14.22"));
    QCOMPARE(labelOf(hexOf(0, 3), 1), std::string("01.04"));
}

void HexTest::ringsHoldEveryHexOnce()
{
    for (int radius = 0; radius < 6; ++radius) {
        std::set<Hex> ring;
        aroundRing({7, -3}, radius, [&](Hex hex) {
            QCOMPARE(distance(hex, {7, -3}), radius);
            ring.insert(hex);
        });
        QCOMPARE(ring.size(), std::size_t(radius == 0 ? 1 : 6 * radius));
    }
    std::set<Hex> all;
    int met = 0;
    within({0, 0}, 4, [&](Hex hex) {
        all.insert(hex);
        return ++met == 30;
    });
    QCOMPARE(all.size(), std::size_t(30)); // it stops when told to
}

void HexTest::linesAreConnectedAndTheSameBackward()
{
    forPairs([](Hex a, Hex b) {
        const int length = distance(a, b);
        for (int step = 0; step <= length; ++step) {
            const LineStep at = lineAt(a, b, step);
            QCOMPARE(distance(a, at.left), step);
            QCOMPARE(distance(at.right, b), length - step);
            QVERIFY(at.left == at.right || isAdjacent(at.left, at.right));
            const LineStep back = lineAt(b, a, length - step);
            QCOMPARE(back.left, at.right);
            QCOMPARE(back.right, at.left);
            if (step > 0)
                QVERIFY(isAdjacent(lineAt(a, b, step - 1).left, at.left));
        }
    });
}

void HexTest::linesAlongASideMeetBothHexes()
{
    const LineStep east = lineAt({0, 0}, {2, -1}, 1); // due east, between north-east and south-east
    QCOMPARE(east.left, neighbour({0, 0}, 1));
    QCOMPARE(east.right, neighbour({0, 0}, 2));
    for (int sixths = 0; sixths < 6; ++sixths) {
        const LineStep at = lineAt({0, 0}, rotated({2, -1}, {0, 0}, sixths), 1);
        QCOMPARE(at.left, rotated(east.left, {0, 0}, sixths));
        QCOMPARE(at.right, rotated(east.right, {0, 0}, sixths));
    }
}

void HexTest::sightIsSymmetric()
{
    forPairs([](Hex a, Hex b) {
        const auto blocks = [](Hex hex) { return (hex.q * 7 + hex.r * 11) % 4 == 0; };
        QCOMPARE(isBlockedEitherWay(a, b, blocks), isBlockedEitherWay(b, a, blocks));
        QCOMPARE(isBlockedStepwise(a, b, blocks), isBlockedStepwise(b, a, blocks));
        if (isBlockedStepwise(a, b, blocks))
            QVERIFY(isBlockedEitherWay(a, b, blocks));
        QVERIFY(!isBlockedEitherWay(a, b, [&](Hex hex) { return hex == a || hex == b; }));
    });
}

void HexTest::sightIsBlockedOnBothSidesOrNot()
{
    const Hex from{0, 0};
    const Hex to{4, -2};
    const LineStep first = lineAt(from, to, 1);
    const LineStep third = lineAt(from, to, 3);
    const auto both = [&](Hex hex) { return hex == first.left || hex == third.right; };
    QVERIFY(isBlockedEitherWay(from, to, both));
    QVERIFY(!isBlockedStepwise(from, to, both));
    QVERIFY(!isBlockedEitherWay(from, to, [&](Hex hex) { return hex == first.left || hex == third.left; }));
    QVERIFY(isBlockedStepwise(from, to, [&](Hex hex) { return hex == lineAt(from, to, 2).left; }));
}

QTEST_APPLESS_MAIN(HexTest)
#include "hex_test.moc"
