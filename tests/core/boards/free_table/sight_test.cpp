// SPDX-License-Identifier: GPL-3.0-or-later
// Ranges, arcs and lines of sight, and each of them exactly at its boundary.
#include <QTest>

#include <cmath>
#include <numbers>

#include "core/boards/free_table/arc.h"
#include "core/boards/free_table/range.h"
#include "core/boards/free_table/sight.h"
#include "core/boards/free_table/sweep.h"
#include "tests/core/boards/free_table/random_bases.h"

using namespace navarch;
using namespace navarch::free_table;

class SightTest : public QObject {
    Q_OBJECT

private slots:
    void roots();
    void gapsExactly();
    void gapsAgreeWithSampling();
    void rangesAtTheLimit();
    void farGapsDoNotOverflow();
    void arcsAtTheBoundary();
    void arcsAgreeWithAngles();
    void bearings();
    void acrossBowAndStern();
    void deadAhead();
    void sightAtEdgesAndCorners();
    void sightAgreesWithWalking();
    void sightCounts();
};

void SightTest::roots()
{
    for (std::uint64_t root : {1ULL, 2ULL, 3ULL, 1000ULL, 65535ULL, 741454ULL, 4294967295ULL}) {
        QCOMPARE(rootOf(root * root), std::int64_t(root));
        QCOMPARE(rootOf(root * root - 1), std::int64_t(root) - 1);
        QCOMPARE(rootOf(root * root + 1), std::int64_t(root));
    }
    QCOMPARE(rootOf(0), 0);
}

void SightTest::gapsExactly()
{
    const Base base = trireme(0, 0, 0);
    QCOMPARE(gapBetween(base, trireme(5000, 0, 0)).roundedDown(), 3000);
    QCOMPARE(gapBetween(base, trireme(0, -9000, 180)).roundedDown(), 4500);
    QVERIFY(gapBetween(base, trireme(2000, 0, 0)).isNothing());
    QVERIFY(gapBetween(base, trireme(500, 0, 77)).isNothing());
    // Corner to corner, 3 by 4 cm.
    QVERIFY(gapBetween(base, trireme(5000, 8500, 0)) == Gap::of(5000));
    QVERIFY(gapBetween(base, trireme(5001, 8500, 0)) > Gap::of(5000));
    QCOMPARE(gapBetween(base, trireme(5001, 8500, 0)).roundedDown(), 5000);
    QVERIFY(gapBetween(TablePoint{4000, 6250}, base) == Gap::of(5000));
    QVERIFY(gapBetween(TablePoint{900, -2000}, base).isNothing());
    QCOMPARE(wayBetween({0, 0}, {3000, 4000}), 5000);
    QCOMPARE(wayBetween({0, 0}, {3000, 3999}), 4999);
}

void SightTest::gapsAgreeWithSampling()
{
    RandomBases random(21);
    for (int round = 0; round < 1500; ++round) {
        const Base a = random.ship({0, 0}, 2000);
        const Base b = random.ship({9000, 9000}, 9000);
        if (overlaps(a, b))
            continue;
        // Points along the rim of one against the whole of the other.
        double least = 1e18;
        const auto corners = cornersOf(a);
        for (std::size_t i = 0; i < 4; ++i) {
            const FinePoint from = corners[i];
            const FinePoint to = corners[(i + 1) % 4];
            for (int step = 0; step <= 500; ++step) {
                const double share = step / 500.0;
                const double x = (double(from.x) + share * double(to.x - from.x)) / fineOne - b.centre.x;
                const double y = (double(from.y) + share * double(to.y - from.y)) / fineOne - b.centre.y;
                const double sine = double(sineOf(b.heading)) / fineOne;
                const double cosine = double(cosineOf(b.heading)) / fineOne;
                least = std::min(least,
                                 std::hypot(std::max(0.0, std::abs(x * cosine - y * sine) - b.halfWidth),
                                            std::max(0.0, std::abs(x * sine + y * cosine) - b.halfLength)));
            }
        }
        const double gap = gapBetween(a, b).roundedDown();
        QVERIFY(gap <= least + 0.001);
        QVERIFY(gap >= least - 15);
        QVERIFY(gapBetween(a, b) == gapBetween(b, a));
        QVERIFY(gapBetween(mirrored(a), mirrored(b)) == gapBetween(a, b));
        QVERIFY(gapBetween(quarterTurned(a), quarterTurned(b)) == gapBetween(a, b));
    }
}

void SightTest::rangesAtTheLimit()
{
    // SA-6.7: 3 cm exactly is within 3 cm. SQ-1.3.
    const Base base = trireme(0, 0, 0);
    QVERIFY(isWithin(base, trireme(5000, 0, 0), 3000));
    QVERIFY(!isWithin(base, trireme(5001, 0, 0), 3000));
    QVERIFY(isWithin(base, trireme(5000, 8500, 0), 5000));
    QVERIFY(!isWithin(base, trireme(5000, 8501, 0), 5000));
    QVERIFY(isWithin(TablePoint{0, 0}, TablePoint{0, 12000}, 12000));
    QVERIFY(!isWithin(TablePoint{0, 0}, TablePoint{1, 12000}, 12000));
    // The quick look from afar never says otherwise than the close one.
    RandomBases random(22);
    for (int round = 0; round < 5000; ++round) {
        const Base a = random.ship({0, 0}, 2000);
        const Base b = random.ship({0, 0}, 20000);
        const Length range = random.number(0, 12000);
        QCOMPARE(isWithin(a, b, range), gapBetween(a, b) <= Gap::of(range));
    }
}

void SightTest::farGapsDoNotOverflow()
{
    // The far corners of 200 x 200 cm, and of the whole range.
    QCOMPARE(gapBetween(trireme(0, 0, 45), trireme(200000, 200000, 45)).roundedDown(),
             wayBetween({0, 0}, {200000, 200000}) - 4500);
    const Base one = {{-maxCoordinate, -maxCoordinate}, 45, 1000, 1000};
    const Base two = {{maxCoordinate, maxCoordinate}, 225, 1000, 1000};
    QCOMPARE(gapBetween(one, two).roundedDown(),
             wayBetween({-maxCoordinate, -maxCoordinate}, {maxCoordinate, maxCoordinate}) - 2000);
    QVERIFY(!isCrossed({-maxCoordinate, maxCoordinate}, {maxCoordinate, maxCoordinate}, one));
    QVERIFY(isCrossed({-maxCoordinate, -maxCoordinate}, {maxCoordinate, maxCoordinate},
                      {{0, 0}, 77, maxHalf, maxHalf}));
}

void SightTest::arcsAtTheBoundary()
{
    QVERIFY(isInArc({1000, 1000}, 0, 45));
    QVERIFY(!isInsideArc({1000, 1000}, 0, 45));
    QVERIFY(!isInArc({1001, 1000}, 0, 45));
    QVERIFY(isInsideArc({999, 1000}, 0, 45));
    QVERIFY(isInArc({1000, 0}, 0, 90));
    QVERIFY(!isInArc({1000, -1}, 0, 90));
    QVERIFY(isInArc({-1000, -1000}, 0, 135));
    QVERIFY(!isInsideArc({-1000, -1000}, 0, 135));
    QVERIFY(!isInArc({-999, -1000}, 0, 135));
    QVERIFY(isInArc({0, 5}, 0, 0));
    QVERIFY(!isInArc({0, -5}, 0, 0));
    QVERIFY(isInArc({0, -5}, 0, 180));
    QVERIFY(!isInsideArc({0, -5}, 0, 180));
    QVERIFY(isInArc({0, 0}, 77, 3));
}

void SightTest::arcsAgreeWithAngles()
{
    RandomBases random(23);
    for (int round = 0; round < 20000; ++round) {
        const TablePoint way = {random.number(-5000, 5000), random.number(-5000, 5000)};
        const Degrees middle = random.heading();
        const Degrees half = random.number(0, 180);
        if (way == TablePoint{})
            continue;
        double angle = std::atan2(way.x, way.y) * 180 / std::numbers::pi - middle;
        angle = std::abs(std::remainder(angle, 360.0));
        if (std::abs(angle - half) < 1e-6)
            continue;
        QCOMPARE(isInArc(way, middle, half), angle < half);
        QCOMPARE(isInsideArc(way, middle, half), angle < half);
        QCOMPARE(isInArc(quarterTurned(way), headingOf(middle + 90), half), angle < half);
        QCOMPARE(isInArc(mirrored(way), headingOf(-middle), half), angle < half);
    }
}

void SightTest::bearings()
{
    QCOMPARE(bearingOf({0, 0}, {0, 10}), 0);
    QCOMPARE(bearingOf({0, 0}, {10, 10}), 45);
    QCOMPARE(bearingOf({0, 0}, {10, 0}), 90);
    QCOMPARE(bearingOf({0, 0}, {0, -10}), 180);
    QCOMPARE(bearingOf({0, 0}, {-10, 0}), 270);
    QCOMPARE(bearingOf({0, 0}, {-1, 200000}), 0);
    QCOMPARE(bearingOf({7, 7}, {7, 7}), 0);
    RandomBases random(24);
    for (int round = 0; round < 5000; ++round) {
        const TablePoint to = {random.number(-200000, 200000), random.number(-200000, 200000)};
        double angle = std::atan2(to.x, to.y) * 180 / std::numbers::pi;
        angle = angle < 0 ? angle + 360 : angle;
        QVERIFY(std::abs(std::remainder(angle - bearingOf({0, 0}, to), 360.0)) <= 0.5 + 1e-6);
    }
}

void SightTest::acrossBowAndStern()
{
    // SA-6.2: not within 15 degrees of bow or stern. tan 15 = 0.26795.
    const Base base = trireme(10000, 10000, 0);
    QVERIFY(isAcrossOwnEnds(base, {10000 + 2679, 20000}, 15));
    QVERIFY(!isAcrossOwnEnds(base, {10000 + 2680, 20000}, 15));
    QVERIFY(isAcrossOwnEnds(base, {10000 - 2679, 0}, 15));
    QVERIFY(!isAcrossOwnEnds(base, {10000 - 2680, 0}, 15));
    QVERIFY(!isAcrossOwnEnds(base, {0, 10000}, 15));
}

void SightTest::deadAhead()
{
    const Base base = trireme(0, 0, 0);
    QVERIFY(isDeadAhead(base, trireme(0, 9000, 90)));
    QVERIFY(isDeadAhead(base, trireme(1999, 9000, 0)));
    QVERIFY(!isDeadAhead(base, trireme(2000, 9000, 0)));
    QVERIFY(!isDeadAhead(base, trireme(0, -9000, 90)));
    QVERIFY(!isDeadAhead(base, trireme(5000, 0, 0)));
    // Wholly across the strip, and beside it but reaching over.
    QVERIFY(isDeadAhead(base, {{0, 9000}, 60, 300, 9000}));
    // Beside the base, and only its far end in front of the bow line and off the strip.
    QVERIFY(!isDeadAhead(base, trireme(3000, 2000, 0)));
    RandomBases random(25);
    for (int round = 0; round < 5000; ++round) {
        const Base mover = random.ship({0, 0}, 500);
        const Base other = random.ship({0, 0}, 9000);
        if (overlaps(mover, other))
            continue;
        // Going ahead for ever must strike it.
        const std::array<Base, 1> others = {other};
        QVERIFY2(isDeadAhead(mover, other) == moveStraight(mover, mover.heading, 60000, others).isStopped(),
                 (shown(mover) + " and " + shown(other)).c_str());
    }
}

void SightTest::sightAtEdgesAndCorners()
{
    // SA-6.6.
    const Base base = trireme(0, 0, 0);
    QVERIFY(isCrossed({-9000, 0}, {9000, 0}, base));
    QVERIFY(!isCrossed({-9000, 2250}, {9000, 2250}, base));
    QVERIFY(isCrossed({-9000, 2249}, {9000, 2249}, base));
    QVERIFY(!isCrossed({1000, -9000}, {1000, 9000}, base));
    QVERIFY(isCrossed({999, -9000}, {999, 9000}, base));
    // Over a corner at 45 degrees, and a unit nearer.
    QVERIFY(!isCrossed({0, 3250}, {3250, 0}, base));
    QVERIFY(isCrossed({0, 3249}, {3249, 0}, base));
    // Ends short of it, on its rim, and inside.
    QVERIFY(!isCrossed({-9000, 0}, {-1001, 0}, base));
    QVERIFY(!isCrossed({-9000, 0}, {-1000, 0}, base));
    QVERIFY(isCrossed({-9000, 0}, {-999, 0}, base));
    QVERIFY(isCrossed({-10, 0}, {10, 10}, base));
    QVERIFY(!isCrossed({-9000, 0}, {9000, 0}, {}));
}

void SightTest::sightAgreesWithWalking()
{
    RandomBases random(26);
    int crossed = 0;
    for (int round = 0; round < 4000; ++round) {
        const Base base = random.ship({0, 0}, 3000);
        const TablePoint from = {random.number(-9000, 9000), random.number(-9000, 9000)};
        const TablePoint to = {random.number(-9000, 9000), random.number(-9000, 9000)};
        const bool isClosed = isCrossed(from, to, base);
        // How deep the line goes: points along it, seen from the base.
        double deepest = -1e18;
        for (int step = 0; step <= 4000; ++step) {
            const double x = from.x + step / 4000.0 * (to.x - from.x) - base.centre.x;
            const double y = from.y + step / 4000.0 * (to.y - from.y) - base.centre.y;
            const double sine = double(sineOf(base.heading)) / fineOne;
            const double cosine = double(cosineOf(base.heading)) / fineOne;
            deepest = std::max(deepest, std::min(base.halfWidth - std::abs(x * cosine - y * sine),
                                                 base.halfLength - std::abs(x * sine + y * cosine)));
        }
        if (std::abs(deepest) > 5)
            QVERIFY2(isClosed == (deepest > 0), shown(base).c_str());
        QCOMPARE(isCrossed(to, from, base), isClosed);
        QCOMPARE(isCrossed(quarterTurned(from), quarterTurned(to), quarterTurned(base)), isClosed);
        QCOMPARE(isCrossed(mirrored(from), mirrored(to), mirrored(base)), isClosed);
        crossed += isClosed;
    }
    QVERIFY(crossed > 300);
}

void SightTest::sightCounts()
{
    // SA-6.6: small ships hide nobody, and a tower looks over one.
    const std::array<Base, 5> bases = {trireme(0, 0, 90), trireme(5000, 0, 0), trireme(9000, 0, 0),
                                       trireme(13000, 0, 0), trireme(20000, 0, 90)};
    const auto between = [&](int enough, auto blocks) {
        return countCrossed(bases[0].centre, bases[4].centre, bases, enough, blocks);
    };
    const auto notTheEnds = [](std::size_t i) { return i != 0 && i != 4; };
    QCOMPARE(between(9, notTheEnds), 3);
    QCOMPARE(between(2, notTheEnds), 2);
    QCOMPARE(between(9, [](std::size_t i) { return i == 2; }), 1);
    QCOMPARE(between(9, [](std::size_t) { return false; }), 0);
}

QTEST_APPLESS_MAIN(SightTest)
#include "sight_test.moc"
