// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/land_outline.h"

#include <QTest>

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

using namespace navarch;

namespace {

/// Of squares drawn as letters: '#' is land.
QPainterPath outlineOf(const std::vector<std::string>& rows)
{
    return landOutline(
        static_cast<int>(rows[0].size()), static_cast<int>(rows.size()), [&rows](int column, int row) {
            return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == '#';
        });
}

} // namespace

class LandOutlineTest : public QObject {
    Q_OBJECT

private slots:
    void aSquareIsARoundIsland();
    void landAtTheEdgeReachesIt();
    void aLakeIsWater();
    void squaresThatTouchAtACornerAreTwoShores();
    void stairsAreACoast();
    void theMiddleOfEverySquareIsWhatItWas();
    void noLandHasNoOutline();
};

void LandOutlineTest::aSquareIsARoundIsland()
{
    const QPainterPath island = outlineOf({"...", ".#.", "..."});
    QCOMPARE(island.boundingRect(), QRectF(1, 1, 1, 1));
    QVERIFY(island.contains(QPointF(1.5, 1.5)));
    QVERIFY(!island.contains(QPointF(1.05, 1.05)));
}

void LandOutlineTest::landAtTheEdgeReachesIt()
{
    const QPainterPath shore = outlineOf({"##..", "##..", "...."});
    QVERIFY(shore.contains(QPointF(0.01, 0.01)));
    QVERIFY(shore.contains(QPointF(0.01, 1.9)));
    QVERIFY(!shore.contains(QPointF(1.95, 1.95)));
}

void LandOutlineTest::aLakeIsWater()
{
    const QPainterPath land = outlineOf({".....", ".###.", ".#.#.", ".###.", "....."});
    QVERIFY(land.contains(QPointF(1.5, 2.5)));
    QVERIFY(!land.contains(QPointF(2.5, 2.5)));
}

void LandOutlineTest::squaresThatTouchAtACornerAreTwoShores()
{
    const QPainterPath land = outlineOf({"....", ".#..", "..#.", "...."});
    QVERIFY(land.contains(QPointF(1.5, 1.5)));
    QVERIFY(land.contains(QPointF(2.5, 2.5)));
    QVERIFY(!land.contains(QPointF(2.02, 2.02)));
    QCOMPARE(land.toSubpathPolygons().size(), 2);
}

// A coast that runs aslant was drawn in steps of a whole square.
void LandOutlineTest::stairsAreACoast()
{
    std::vector<std::string> rows;
    for (std::size_t row = 0; row < 12; ++row)
        rows.push_back(std::string(row + 1, '#') + std::string(12 - row, '.'));
    int onCoast = 0;
    for (const QPolygonF& line : outlineOf(rows).toSubpathPolygons())
        for (const QPointF& at : line)
            if (at.x() > 1.5 && at.x() < 11 && at.y() > 1.5 && at.y() < 11) {
                ++onCoast;
                QVERIFY2(std::abs(at.x() - at.y() - 0.5) < 0.26,
                         qPrintable(QStringLiteral("%1, %2").arg(at.x()).arg(at.y())));
            }
    QVERIFY(onCoast > 10);
}

// Whatever was drawn: a ship in the middle of a square of water is not seen ashore, nor the other way round.
void LandOutlineTest::theMiddleOfEverySquareIsWhatItWas()
{
    std::uint32_t rolled = 3;
    for (int drawn = 0; drawn < 30; ++drawn) {
        std::vector<std::string> rows(9, std::string(11, '.'));
        for (std::string& row : rows)
            for (char& square : row) {
                rolled = rolled * 1664525U + 1013904223U;
                square = (rolled >> 16U) % 5 < 2 ? '#' : '.';
            }
        const QPainterPath land = outlineOf(rows);
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t column = 0; column < rows[row].size(); ++column)
                QCOMPARE(land.contains(QPointF(double(column) + 0.5, double(row) + 0.5)),
                         rows[row][column] == '#');
    }
}

void LandOutlineTest::noLandHasNoOutline()
{
    QVERIFY(outlineOf({"...", "..."}).isEmpty());
    QVERIFY(landOutline(0, 0, [](int, int) { return true; }).isEmpty());
}

QTEST_APPLESS_MAIN(LandOutlineTest)
#include "land_outline_test.moc"
