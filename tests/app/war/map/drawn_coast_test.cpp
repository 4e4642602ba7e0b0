// SPDX-License-Identifier: GPL-3.0-or-later
// The coast of the Mediterranean as the map draws it, and the names that stand on it.
#include "app/war/map/sight/coast.h"

#include <QPolygonF>
#include <QTest>

#include <random>

#include "app/base/chart/chart_lines.h"
#include "app/base/chart/chart_places.h"
#include "app/war/map/drawing/region_names.h"
#include "core/data/figures.h"

using namespace navarch;

class DrawnCoastTest : public QObject {
    Q_OBJECT

private slots:
    void itIsFinerTheNearerOneComes();
    void allPortsLieOnTheSheet();
    void namesStandOnWhatTheyName();
    void cuttingKeepsWhatLiesWithin();
};

namespace {

std::size_t pointsOf(const std::vector<Land>& lands)
{
    std::size_t points = 0;
    for (const Land& land : lands)
        points += land.shore.points.size();
    return points;
}

const Land& landAround(const std::vector<Land>& lands, const QPointF& at)
{
    const Land* smallest = nullptr;
    for (const Land& land : lands)
        if (land.box.contains(at)
            && (!smallest
                || land.box.width() * land.box.height() < smallest->box.width() * smallest->box.height()))
            smallest = &land;
    if (!smallest)
        qFatal("there is no land");
    return *smallest;
}

bool isOnLand(const std::vector<Land>& lands, const QPointF& at)
{
    for (const Land& land : lands) {
        if (!land.box.contains(at))
            continue;
        QPolygonF shore;
        for (const Point& point : land.shore.points)
            shore << QPointF(point.x, point.y);
        if (shore.containsPoint(at, Qt::OddEvenFill))
            return true;
    }
    return false;
}

} // namespace

void DrawnCoastTest::itIsFinerTheNearerOneComes()
{
    const DrawnCoast& coast = builtInDrawnCoast();
    std::size_t before = 0;
    for (const double scale : {20.0, 300.0, 2000.0}) {
        const std::size_t points = pointsOf(coast.landsAt(scale));
        QVERIFY2(points > 2 * before, qPrintable(QString::number(points)));
        before = points;
    }
    const QPointF aegina(23.5, 37.72);
    QVERIFY(landAround(coast.landsAt(1500), aegina).shore.points.size() > 100);
    QVERIFY(coast.isMediterranean());
    QVERIFY(!coast.rivers().empty());
}

void DrawnCoastTest::allPortsLieOnTheSheet()
{
    const QRectF sheet = builtInDrawnCoast().sheet();
    for (const auto& port : builtInFigures().gazetteer.all())
        QVERIFY2(sheet.contains(degreesAt({port.latitude, port.longitude})), port.name.c_str());
}

void DrawnCoastTest::namesStandOnWhatTheyName()
{
    const std::vector<Land>& lands = builtInDrawnCoast().landsAt(2000);
    const QRectF sheet = builtInDrawnCoast().sheet();
    QVERIFY(!regionNames().empty());
    for (const RegionName& region : regionNames()) {
        QVERIFY2(sheet.contains(region.middle), region.english);
        QVERIFY2(isOnLand(lands, region.middle) != region.isSea, region.english);
    }
}

/// Lines that cross themselves among them, as thinned shores may.
void DrawnCoastTest::cuttingKeepsWhatLiesWithin()
{
    std::mt19937 random(7); // NOLINT: each run the same
    const auto any = [&](double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(random);
    };
    const QRectF box(0, 0, 100, 60);
    for (int round = 0; round < 200; ++round) {
        QPolygonF polygon;
        for (int i = 0; i < 12; ++i)
            polygon << QPointF(any(-80, 180), any(-60, 120));
        const QPolygonF kept = cutTo(box, polygon);
        QVERIFY(kept.isEmpty() || box.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(kept.boundingRect()));
        for (int i = 0; i < 50; ++i) {
            const QPointF at(any(0.01, 99.99), any(0.01, 59.99));
            QCOMPARE(kept.containsPoint(at, Qt::OddEvenFill), polygon.containsPoint(at, Qt::OddEvenFill));
        }
    }
}

QTEST_GUILESS_MAIN(DrawnCoastTest)
#include "drawn_coast_test.moc"
