// SPDX-License-Identifier: GPL-3.0-or-later
// Coasts and ports made to take for ever: they are done in time that grows with them, or refused.
#include <QTest>

#include <ctime>
#include <set>
#include <string>

#include "core/chart/chart_lanes.h"
#include "tests/core/finding_keys.h"

using namespace navarch;

class EndlessCoastTest : public QObject {
    Q_OBJECT

private slots:
    void workWithoutEndIsRefused();
    void aStraightShoreMayHaveManyPoints();
};

/// Islands that all see each other, and ports that all have lanes to each other; and of what goes on it is told.
void EndlessCoastTest::workWithoutEndIsRefused()
{
    Chart islets;
    islets.sheet = {{0, 0}, {4 * wholeDegree, 4 * wholeDegree}};
    for (int row = 0; row < 200; ++row)
        for (int column = 0; column < 200; ++column) {
            // Not in rows, where they would hide behind each other.
            const Position at{1000 + row * 1900 + column * 7 % 400, 1000 + column * 1900 + row * 11 % 400};
            islets.coast.polygons.push_back(
                {{{at, {at.latitude, at.longitude + 4}, {at.latitude + 4, at.longitude + 2}}}});
        }
    QCOMPARE(keysOf(computeLanes(islets)), std::string("coast-too-intricate"));

    Chart crowd;
    crowd.sheet = {{0, 0}, {wholeDegree, wholeDegree}};
    for (int port = 0; port < 220; ++port) {
        const std::string id = "p" + std::to_string(port);
        crowd.ports.push_back({id, id, 500 + port * port % 99'000, 500 + port * 450, 1, 1, 1});
    }
    LaneRules every;
    every.roundaboutPercent = 0;
    std::set<LaneProgress::Part> told;
    every.progress = [&](const LaneProgress& progress) {
        told.insert(progress.part);
        QVERIFY(progress.done <= progress.all);
    };
    QCOMPARE(keysOf(computeLanes(crowd, every)), std::string("no-land too-many-lanes"));
    QVERIFY(crowd.lanes.empty());
    QCOMPARE(told.size(), std::size_t{3});
    QCOMPARE(keysOf(computeLanes(crowd)), std::string("no-land"));
    QVERIFY(crowd.lanes.size() + 1 >= crowd.ports.size());
}

/// As other programs cut land off. All its points are joined to the same corners of the sheet, a fan of thousands, through which
/// the shore behind it is drawn: what looked through the whole fan for every side of it took minutes.
void EndlessCoastTest::aStraightShoreMayHaveManyPoints()
{
    constexpr int points = 16'000;
    Ring shore;
    for (int i = 0; i < points; ++i)
        shore.push_back({3'700'000, 2'400'000 + i * 6});
    shore.push_back(
        {3'690'000, 2'500'000}); // aslant: along the edge of it all it would be where the sheet ends
    shore.push_back({3'690'000, 2'400'000});
    Chart chart;
    chart.coast.polygons.push_back({{shore}});
    chart.ports = {{"north", "North", 3'750'000, 2'450'000, 1, 1, 1},
                   {"south", "South", 3'650'000, 2'450'000, 1, 1, 1}};
    Findings findings;
    tidy(chart.coast, findings);
    chart.sheet = sheetOf(chart.coast, {positionOf(chart.ports[0]), positionOf(chart.ports[1])});
    const std::clock_t begun = std::clock();
    findings = computeLanes(chart);
    QCOMPARE(keysOf(findings), std::string("port-at-sea port-at-sea")); // either side of it
    QCOMPARE(chart.lanes.size(), std::size_t{1});
    const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < 60, std::to_string(seconds).c_str());
}

QTEST_APPLESS_MAIN(EndlessCoastTest)
#include "endless_coast_test.moc"
