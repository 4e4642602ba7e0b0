// SPDX-License-Identifier: GPL-3.0-or-later
// Corners and the overlap of two bases: exact, the same turned and mirrored, without overflow in the far corners.
#include <QTest>

#include <algorithm>
#include <cmath>

#include "tests/core/boards/free_table/random_bases.h"

using namespace navarch;
using namespace navarch::free_table;

namespace {

/// The same question in the plainest words: the corners of both, seen along each of four normals, all in 128 bits.
bool overlapsByCorners(const Base& a, const Base& b)
{
    const auto cornersA = cornersOf(a);
    const auto cornersB = cornersOf(b);
    for (const Degrees heading :
         {a.heading, headingOf(a.heading + 90), b.heading, headingOf(b.heading + 90)}) {
        const auto spread = [&](const std::array<FinePoint, 4>& corners) {
            Wide low = 0;
            Wide high = 0;
            for (std::size_t i = 0; i < 4; ++i) {
                const Wide place =
                    Wide(corners[i].x) * sineOf(heading) + Wide(corners[i].y) * cosineOf(heading);
                low = i == 0 || place < low ? place : low;
                high = i == 0 || place > high ? place : high;
            }
            return std::pair(low, high);
        };
        const auto [lowA, highA] = spread(cornersA);
        const auto [lowB, highB] = spread(cornersB);
        if (highA <= lowB || highB <= lowA)
            return false;
    }
    return true;
}

} // namespace

class OverlapTest : public QObject {
    Q_OBJECT

private slots:
    void cornersInOrder();
    void touchingIsNotOverlapping();
    void touchingAtASlant();
    void agreesWithCorners();
    void staysTheSameTurnedAndMirrored();
    void reachCoversTheCorners();
    void farCornersDoNotOverflow();
    void emptyPlacesAreNobody();
    void edgesFaceOneAnother();
};

void OverlapTest::cornersInOrder()
{
    const auto north = cornersOf(trireme(10000, 20000, 0));
    QVERIFY(north[std::size_t(Corner::BowPort)] == fine({9000, 22250}));
    QVERIFY(north[std::size_t(Corner::BowStarboard)] == fine({11000, 22250}));
    QVERIFY(north[std::size_t(Corner::SternStarboard)] == fine({11000, 17750}));
    QVERIFY(north[std::size_t(Corner::SternPort)] == fine({9000, 17750}));
    const auto east = cornersOf(trireme(10000, 20000, 90));
    QVERIFY(east[std::size_t(Corner::BowPort)] == fine({12250, 21000}));
    QVERIFY(east[std::size_t(Corner::SternStarboard)] == fine({7750, 19000}));
}

void OverlapTest::touchingIsNotOverlapping()
{
    // SA-5.5: edge to edge, corner to corner, and one unit further.
    const Base base = trireme(0, 0, 0);
    QVERIFY(!overlaps(base, trireme(2000, 0, 0)));
    QVERIFY(overlaps(base, trireme(1999, 0, 180)));
    QVERIFY(!overlaps(base, trireme(0, 4500, 0)));
    QVERIFY(overlaps(base, trireme(0, -4499, 0)));
    QVERIFY(!overlaps(base, trireme(2000, 4500, 0)));
    QVERIFY(overlaps(base, trireme(1999, 4499, 0)));
    QVERIFY(!overlaps(base, trireme(3250, 0, 90)));
    QVERIFY(overlaps(base, trireme(3249, 0, 270)));
    QVERIFY(overlaps(base, base));
}

void OverlapTest::touchingAtASlant()
{
    const Base square = {{0, 0}, 0, 1000, 1000};
    for (Length along = -500; along <= 500; along += 50) {
        // A base at 45 degrees with its corner on the square's right edge: half a diagonal lies between 1414 and 1415.
        QVERIFY(!overlaps(square, {{1000 + 1415, along}, 45, 1000, 1000}));
        QVERIFY(overlaps(square, {{1000 + 1414, along}, 45, 1000, 1000}));
    }
}

void OverlapTest::agreesWithCorners()
{
    // The two ways round off the table's sines differently: bases that near to touching are left out.
    RandomBases random(1);
    int overlapping = 0;
    for (int round = 0; round < 20000; ++round) {
        const Base a = random.ship({60000, 45000}, 3000);
        const Base b = random.ship(a.centre, 5000);
        const auto gaps = gapsAlongEdges(a, b);
        const Fine widest = *std::max_element(gaps.begin(), gaps.end());
        if (std::abs(widest) < fineOne / 1000)
            continue;
        QVERIFY2(overlaps(a, b) == overlapsByCorners(a, b), (shown(a) + " and " + shown(b)).c_str());
        QCOMPARE(overlaps(a, b), overlaps(b, a));
        overlapping += overlaps(a, b);
    }
    QVERIFY(overlapping > 5000 && overlapping < 15000);
}

void OverlapTest::staysTheSameTurnedAndMirrored()
{
    RandomBases random(2);
    for (int round = 0; round < 5000; ++round) {
        Base a = random.ship({0, 0}, 3000);
        Base b = random.ship({0, 0}, 3000);
        const bool expected = overlaps(a, b);
        const auto gaps = gapsAlongEdges(a, b);
        QCOMPARE(overlaps(mirrored(a), mirrored(b)), expected);
        QVERIFY(gapsAlongEdges(mirrored(a), mirrored(b)) == gaps);
        for (int quarter = 0; quarter < 3; ++quarter) {
            a = quarterTurned(a);
            b = quarterTurned(b);
            QCOMPARE(overlaps(a, b), expected);
            QVERIFY(gapsAlongEdges(a, b) == gaps);
        }
    }
}

void OverlapTest::reachCoversTheCorners()
{
    for (Length halfWidth = 1; halfWidth < 5000; halfWidth += 37) {
        for (Length halfLength = 1; halfLength < 5000; halfLength += 41) {
            const double diagonal = std::hypot(halfWidth, halfLength);
            const Length reach = reachOf({{0, 0}, 0, halfWidth, halfLength});
            QVERIFY(reach >= diagonal);
            QVERIFY(reach <= diagonal * 1.03 + 2);
        }
    }
}

void OverlapTest::farCornersDoNotOverflow()
{
    // A table of 200 x 200 cm, and the whole range that isSound() allows, corner against corner.
    for (const Length far : {200000, maxCoordinate}) {
        for (Degrees heading = 0; heading < 360; heading += 7) {
            const Base one = {{-far, -far}, heading, maxHalf, maxHalf};
            const Base two = {{far, far}, headingOf(heading * 3), maxHalf, maxHalf};
            QVERIFY(isSound(one) && isSound(two));
            QVERIFY(!overlaps(one, two));
            const auto gaps = gapsAlongEdges(one, two);
            const double way = std::hypot(2.0 * far, 2.0 * far);
            for (const Fine gap : gaps)
                QVERIFY(std::abs(double(gap)) < way * fineOne);
        }
    }
    QVERIFY(!isSound({{maxCoordinate + 1, 0}, 0, 1, 1}));
    QVERIFY(!isSound({{0, 0}, 360, 1, 1}));
    QVERIFY(!isSound({{0, 0}, 0, 0, 1}));
    QVERIFY(!isSound({{0, 0}, 0, 1, maxHalf + 1}));
}

void OverlapTest::emptyPlacesAreNobody()
{
    const Base gone;
    QVERIFY(!gone.isPresent());
    QVERIFY(!overlaps(trireme(0, 0, 0), gone));
    const std::array<Base, 3> others = {gone, trireme(0, 0, 30), trireme(0, 100, 30)};
    QCOMPARE(firstOverlapped(trireme(0, 0, 0), others), 1);
    QCOMPARE(firstOverlapped(trireme(0, 0, 0), others, 1), 2);
    QCOMPARE(firstOverlapped(trireme(9000, 0, 0), others), nobody);
}

void OverlapTest::edgesFaceOneAnother()
{
    const Base base = trireme(0, 0, 90);
    QVERIFY(edgeTowards(base, trireme(9000, 100, 0)) == Edge::Front);
    QVERIFY(edgeTowards(base, trireme(-9000, 100, 0)) == Edge::Rear);
    QVERIFY(edgeTowards(base, trireme(100, 9000, 0)) == Edge::Port);
    QVERIFY(edgeTowards(base, trireme(100, -9000, 0)) == Edge::Starboard);
    QCOMPARE(facingOf(base, Edge::Port), 0);
    QCOMPARE(facingOf(base, Edge::Rear), 270);
}

QTEST_APPLESS_MAIN(OverlapTest)
#include "overlap_test.moc"
