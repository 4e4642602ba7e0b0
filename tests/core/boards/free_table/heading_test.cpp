// SPDX-License-Identifier: GPL-3.0-or-later
// The sine table, whole-degree headings and the points of the wind.
#include <QTest>

#include <cmath>
#include <numbers>

#include "core/boards/free_table/compass.h"

using namespace navarch::free_table;

class HeadingTest : public QObject {
    Q_OBJECT

private slots:
    void sinesAreRoundedFromTheTruth();
    void tiesAreExact();
    void theTableIsSymmetric();
    void squaresSumToOne();
    void headingsTurn();
    void anglesToLines();
    void windBlowsFromEightPoints();
    void windOverTheBeamAndBow();
};

void HeadingTest::sinesAreRoundedFromTheTruth()
{
    for (Degrees degree = 0; degree < 360; ++degree) {
        const long double angle = std::numbers::pi_v<long double> * degree / 180;
        QVERIFY(std::abs(std::sin(angle) * fineOne - (long double)(sineOf(degree))) <= 0.5L + 1e-6L);
        QVERIFY(std::abs(std::cos(angle) * fineOne - (long double)(cosineOf(degree))) <= 0.5L + 1e-6L);
    }
}

void HeadingTest::tiesAreExact()
{
    QCOMPARE(sineOf(0), 0);
    QCOMPARE(cosineOf(90), 0);
    QCOMPARE(sineOf(90), std::int64_t(fineOne));
    QCOMPARE(2 * sineOf(30), std::int64_t(fineOne));
    QCOMPARE(2 * cosineOf(240), -std::int64_t(fineOne));
    QCOMPARE(sineOf(45), cosineOf(45));
    QCOMPARE(sineOf(315), -cosineOf(315));
}

void HeadingTest::theTableIsSymmetric()
{
    for (Degrees degree = 0; degree < 360; ++degree) {
        QCOMPARE(sineOf(headingOf(-degree)), -sineOf(degree));
        QCOMPARE(cosineOf(headingOf(-degree)), cosineOf(degree));
        QCOMPARE(sineOf(headingOf(degree + 180)), -sineOf(degree));
        QCOMPARE(sineOf(headingOf(degree + 90)), cosineOf(degree));
        QCOMPARE(sineOf(headingOf(180 - degree)), sineOf(degree));
    }
    for (Degrees degree = 0; degree < 90; ++degree)
        QVERIFY(sineOf(degree) < sineOf(degree + 1));
}

void HeadingTest::squaresSumToOne()
{
    // Each of the two is off by half at most: the sum of squares by |s| + |c| + 1/2, at most 2^30 * 1.4143.
    for (Degrees degree = 0; degree < 360; ++degree) {
        const std::int64_t sum = sineOf(degree) * sineOf(degree) + cosineOf(degree) * cosineOf(degree);
        QVERIFY(std::abs(sum - (std::int64_t(1) << 60)) < 1'518'600'000);
    }
}

void HeadingTest::headingsTurn()
{
    QCOMPARE(headingOf(-1), 359);
    QCOMPARE(headingOf(720), 0);
    QCOMPARE(headingOf(-725), 355);
    QCOMPARE(clockwiseFrom(350, 10), 20);
    QCOMPARE(clockwiseFrom(10, 350), 340);
    QCOMPARE(betweenHeadings(10, 350), 20);
    QCOMPARE(betweenHeadings(0, 180), 180);
    QCOMPARE(shorterTurn(350, 10), 20);
    QCOMPARE(shorterTurn(10, 350), -20);
    QCOMPARE(shorterTurn(0, 180), 180);
    QCOMPARE(shorterTurn(0, 181), -179);
}

void HeadingTest::anglesToLines()
{
    QCOMPARE(angleToLine(45, 0), 45);
    QCOMPARE(angleToLine(225, 0), 45);
    QCOMPARE(angleToLine(100, 0), 80);
    QCOMPARE(angleToLine(0, 270), 90);
    QCOMPARE(angleToLine(359, 180), 1);
    for (Degrees heading = 0; heading < 360; ++heading)
        QCOMPARE(angleToLine(heading, 77), angleToLine(headingOf(heading + 180), 77));
}

void HeadingTest::windBlowsFromEightPoints()
{
    // SA-2.5.4: a d8; SA-10.7: one point either way.
    QCOMPARE(compassPointOf(1), CompassPoint::North);
    QCOMPARE(compassPointOf(8), CompassPoint::NorthWest);
    QCOMPARE(headingOf(CompassPoint::SouthWest), 225);
    QCOMPARE(shifted(CompassPoint::North, -1), CompassPoint::NorthWest);
    QCOMPARE(shifted(CompassPoint::NorthWest, 1), CompassPoint::North);
    QCOMPARE(opposite(CompassPoint::NorthEast), CompassPoint::SouthWest);
    QCOMPARE(downwindOf(CompassPoint::East), 270);
    QVERIFY(nameOf(CompassPoint::SouthEast) == "south-east");
}

void HeadingTest::windOverTheBeamAndBow()
{
    // SA-5.4, at the boundaries.
    QVERIFY(isInTheWindsEye(CompassPoint::North, 45));
    QVERIFY(isInTheWindsEye(CompassPoint::North, 315));
    QVERIFY(!isInTheWindsEye(CompassPoint::North, 46));
    QVERIFY(!isAbaftTheBeam(CompassPoint::North, 90));
    QVERIFY(isAbaftTheBeam(CompassPoint::North, 91));
    QVERIFY(isAbaftTheBeam(CompassPoint::NorthWest, 90));
}

QTEST_APPLESS_MAIN(HeadingTest)
#include "heading_test.moc"
