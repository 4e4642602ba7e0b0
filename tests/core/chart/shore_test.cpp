// SPDX-License-Identifier: GPL-3.0-or-later
// The shore beside a place on land, where a port that is put there stands.
#include <QTest>

#include <algorithm>
#include <random>

#include "core/chart/drafting/beginning.h"
#include "core/chart/drafting/chart_draft.h"
#include "core/chart/drafting/shore.h"
#include "core/chart/waters.h"

using namespace navarch;

class ShoreTest : public QObject {
    Q_OBJECT

private slots:
    void theNearestShoreOfAPlaceOnLand();
};

void ShoreTest::theNearestShoreOfAPlaceOnLand()
{
    // An island of 20 by 20 minutes with a lake in it, and another far off.
    Coast coast;
    const auto square = [](int south, int west, int side) {
        return Ring{{south, west}, {south, west + side}, {south + side, west + side}, {south + side, west}};
    };
    Ring lake = square(3'815'000, 2'415'000, 4'000);
    std::reverse(lake.begin(), lake.end());
    coast.polygons.push_back({{square(3'800'000, 2'400'000, 33'333), lake}});
    coast.polygons.push_back({{square(3'800'000, 2'500'000, 10'000)}});
    QVERIFY(shoreBy(coast, {3'802'000, 2'410'000}, 200) == (Position{3'800'000, 2'410'000}));
    QVERIFY(shoreBy(coast, {3'831'333, 2'410'000}, 200) == (Position{3'833'333, 2'410'000}));
    QVERIFY(shoreBy(coast, {3'810'000, 2'401'000}, 200) == (Position{3'810'000, 2'400'000}));
    QVERIFY(!shoreBy(coast, {3'802'000, 2'410'000}, 100));    // farther than one asks
    QVERIFY(!shoreBy(coast, {3'799'000, 2'410'000}, 10'000)); // at sea
    QVERIFY(!shoreBy(coast, {3'817'000, 2'417'000}, 10'000)); // in the lake
    QVERIFY(!shoreBy({}, {3'817'000, 2'417'000}, 10'000));
    // Of drawn land as well, wherever it lies: what is found is as near as the nearest of many places tried.
    std::mt19937_64 random(5);
    ChartDraft draft = blankSea(2);
    for (const int east : {-60'000, 0, 60'000})
        QVERIFY(paint(draft, {{{3'800'000, 2'400'000 + east}}, 900, BrushWork::Draws}));
    QVERIFY(draft.coast);
    Findings findings;
    Waters waters(*draft.coast, draft.sheet, findings);
    QVERIFY(findings.empty());
    int found = 0;
    for (int i = 0; i < 400; ++i) {
        const Position at{3'800'000 + static_cast<int>(random() % 30'000) - 15'000,
                          2'400'000 + static_cast<int>(random() % 160'000) - 80'000};
        const auto shore = shoreBy(*draft.coast, at, 6'000);
        if (!shore)
            continue;
        ++found;
        const std::int64_t far = hundredthsOfMiles(*shore, at);
        for (const LandPolygon& land : draft.coast->polygons)
            for (const Position corner : land.rings.front()) {
                // As exactly as longitudes are told there: as broad everywhere as in the middle of the sea.
                const std::int64_t other = hundredthsOfMiles(corner, at);
                QVERIFY(far <= other + other / 50 + 2);
            }
        QVERIFY(waters.roadstead(*shore, 200)); // a port may lie there
    }
    QVERIFY(found > 50);
}

QTEST_APPLESS_MAIN(ShoreTest)
#include "shore_test.moc"
