// SPDX-License-Identifier: GPL-3.0-or-later
// The document of a chart, and what `chart check` finds in one.
#include <QTest>

#include "core/chart/chart_check.h"
#include "core/data/figures.h"
#include "tests/core/chart/archipelago.h"
#include "tests/core/finding_keys.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// Two islands with a strait of 300 metres between them, and a port at either end of it and one on the far side.
Chart strait()
{
    Chart chart;
    chart.name = "Two <b>islands</b>";
    chart.coast.polygons = {
        {{{{3'700'000, 2'400'000}, {3'700'000, 2'450'000}, {3'740'000, 2'450'000}, {3'740'000, 2'400'000}}}},
        {{{{3'700'000, 2'450'340}, {3'700'000, 2'500'000}, {3'740'000, 2'500'000}, {3'740'000, 2'450'340}}}}};
    chart.ports = {{"south", "South", 3'699'000, 2'450'200, 5, 4, 3},
                   {"north", "North", 3'741'000, 2'450'200, 2, 2, 2},
                   {"west", "West", 3'720'000, 2'399'000, 1, 0, 1}};
    chart.sheet = {{3'600'000, 2'300'000}, {3'840'000, 2'600'000}};
    return chart;
}

Chart withLanes(Chart chart)
{
    const Findings findings = computeLanes(chart);
    return hasErrors(findings) ? Chart() : chart;
}

const Lane* laneOf(const Chart& chart, const std::string& a, const std::string& b)
{
    for (const Lane& lane : chart.lanes)
        if ((lane.from == a && lane.to == b) || (lane.from == b && lane.to == a))
            return &lane;
    return nullptr;
}

} // namespace

class ChartTest : public QObject {
    Q_OBJECT

private slots:
    void aChartComesBackAsItWas();
    void wallsStandOnAChart();
    void whatComputesIsSound();
    void aDamagedDocumentIsRefused_data();
    void aDamagedDocumentIsRefused();
    void twoPortsOfOneNameAreTold();
    void aRingIsAListOfPoints();
    void aStraitIsOpenWhenItIsWideEnough();
    void aPortInlandOrOnTheSpotOfAnotherIsTold();
    void aPortOutAtSeaIsTold();
    void aPortALittleInlandLiesAtItsShore();
    void crossingShoresAreTold();
    void noLandAndAllLand();
    void landThatTouchesClosesTheWater();
    void landUnderLandIsLand();
    void aPortBeyondAWallOfLandIsUnreachable();
    void aChangedChartIsFoundOut_data();
    void aChangedChartIsFoundOut();
};

void ChartTest::aChartComesBackAsItWas()
{
    Chart bare;
    bare.sheet = {{0, 0}, {1, 1}};
    for (const Chart& chart : {withLanes(strait()), withLanes(archipelago(5)), bare}) {
        const std::string text = chartText(chart);
        const auto read = readChart(text, "chart");
        QVERIFY2(read, read ? "" : shown(read.error()).c_str());
        COMPARE_TEXT(chartText(*read), text);
        QVERIFY(read->coast.polygons.size() == chart.coast.polygons.size());
        QVERIFY(read->sheet == chart.sheet);
        QCOMPARE(read->ports.size(), chart.ports.size());
        QCOMPARE(read->lanes.size(), chart.lanes.size());
    }
}

void ChartTest::wallsStandOnAChart()
{
    Chart chart = withLanes(strait());
    Fortification walls;
    WallSection section;
    section.capacity = 2;
    section.archers = 1;
    walls.sections = {section};
    walls.commander.name = "Nikias \"the careful\"";
    chart.ports[0].walls = walls;
    chart.ports[1].walls = walls;
    for (KnownPort& port : chart.ports)
        settleWalls(port);
    QCOMPARE(chart.ports[0].walls->name, std::string("South"));
    QCOMPARE(chart.ports[0].walls->economicValue, 5);
    const std::string text = chartText(chart);
    const auto read = readChart(text, "chart");
    QVERIFY2(read, read ? "" : shown(read.error()).c_str());
    COMPARE_TEXT(chartText(*read), text);
    QVERIFY(read->ports[0].walls == chart.ports[0].walls);
    QVERIFY(!read->ports[2].walls);
    // They fit whatever the period.
    const Limits limits = builtInFigures().prices.limits;
    QVERIFY(standingWallFindings(read->ports, limits).empty());
    // In the port that is worth less later they do not; in one that is worth less always they cannot stand.
    section.capacity = 5;
    chart.ports[0].walls->sections = {section, section, section};
    chart.ports[1].walls->sections = {section};
    const Findings findings = standingWallFindings(chart.ports, limits);
    QCOMPARE(keysOf(findings), std::string("port-walls port-walls port-walls"));
    QCOMPARE(findings[0].subject.english(), std::string("South"));
    QVERIFY(findings[0].severity == Severity::Warning && findings[1].severity == Severity::Warning);
    QCOMPARE(findings[2].subject.english(), std::string("North"));
    QVERIFY(findings[2].severity == Severity::Error);
    QVERIFY(!findings[2].rule.empty());
    // What is no wall is refused where it stands.
    Json json = Json::parse(text);
    json["ports"][0]["defences"]["sections"][0]["capacity"] = 11;
    const auto bad = readChart(json.dump(), "chart");
    QVERIFY(!bad);
    QVERIFY2(shown(bad.error()).find("ports[0].defences") != std::string::npos, shown(bad.error()).c_str());
}

void ChartTest::whatComputesIsSound()
{
    const Chart chart = withLanes(strait());
    QVERIFY(chart.lanes.size() >= 2);
    QCOMPARE(keysOf(checkChart(chart)), "");
}

void ChartTest::aDamagedDocumentIsRefused_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* name, const char* from, const char* to, const char* complaint) {
        QTest::newRow(name) << from << to << complaint;
    };
    row("format", "navarch-chart/1", "navarch-chart/2", "format");
    row("a stranger's field", "\"strait_metres\": 0", "\"strait_metres\": 0, \"run\": 1", "run");
    row("a strait of minus one", "\"strait_metres\": 0", "\"strait_metres\": -1", "strait_metres");
    row("no point", "[24,37]", "[24]", "coast[0][0]");
    row("text in the coast", "[24,37]", "\"24\"", "coast[0][0]");
    row("off the globe", "[24,37]", "[24,370]", "coast[0][0]");
    row("control characters", "\"South\"", "\"So\\u0007uth\"", "ports[0].name");
    row("hidden characters", "\"South\"", "\"So\\u202euth\"", "ports[0].name");
    row("an id twice", "\"id\": \"north\"", "\"id\": \"south\"", "ports[1]");
    row("no size", "\"east\": 26", "\"east\": 23", "bounds");
    row("a lane to itself", "\"to\": \"north\"", "\"to\": \"south\"", "from one place to another");
}

void ChartTest::aDamagedDocumentIsRefused()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, complaint);
    QString text = QString::fromStdString(chartText(withLanes(strait())));
    const qsizetype at = text.indexOf(from);
    QVERIFY(at >= 0);
    text.replace(at, from.size(), to);
    const auto read = readChart(text.toStdString(), "chart");
    QVERIFY(!read);
    QVERIFY2(shown(read.error()).find(complaint.toStdString()) != std::string::npos,
             shown(read.error()).c_str());
}

void ChartTest::twoPortsOfOneNameAreTold()
{
    Chart chart = withLanes(strait());
    chart.ports[1].name = chart.ports[0].name;
    QCOMPARE(keysOf(checkChart(chart)), "port-name-twice");
}

void ChartTest::aRingIsAListOfPoints()
{
    for (const Json& wrong : {Json(), Json(3), Json::object(), Json{{"a", {24, 37}}}}) {
        Json json = Json::parse(chartText(withLanes(strait())));
        json["coast"][0][0] = wrong;
        const auto read = readChart(json.dump(), "chart");
        QVERIFY2(!read, wrong.dump().c_str());
        QVERIFY(shown(read.error()).find("coast[0][0]") != std::string::npos);
    }
}

void ChartTest::aStraitIsOpenWhenItIsWideEnough()
{
    // 340 hundred-thousandths of a degree at 37 N are 302 metres.
    for (const auto& [metres, isOpen] : {std::pair(0, true), std::pair(280, true), std::pair(320, false)}) {
        Chart chart = strait();
        chart.straitMetres = metres;
        const Findings findings = computeLanes(chart);
        QCOMPARE(keysOf(findings), "");
        const SlowWays slow(chart.coast);
        const Lane* lane = laneOf(chart, "south", "north");
        if (!lane) // around, by way of the west
            lane = laneOf(chart, "south", "west");
        QVERIFY(lane);
        for (std::size_t i = 1; i < lane->path.size(); ++i)
            QVERIFY(slow.isClear(lane->path[i - 1], lane->path[i]));
        const Lane* straight = laneOf(chart, "south", "north");
        QCOMPARE(straight && straight->miles < 30, isOpen);
        QCOMPARE(keysOf(checkChart(chart)), "");
    }
}

void ChartTest::aPortInlandOrOnTheSpotOfAnotherIsTold()
{
    Chart chart = strait();
    chart.ports[2].latitude = 3'720'000;
    chart.ports[2].longitude = 2'425'000;
    Findings findings = computeLanes(chart);
    QCOMPARE(keysOf(findings), "port-inland");
    QCOMPARE(findings[0].subject.english(), "West");
    QVERIFY(findings[0].message.english().find("37.20 N 24.25 E") != std::string::npos);
    QVERIFY(chart.lanes.empty());
    chart = strait();
    chart.ports[1].latitude = chart.ports[0].latitude;
    chart.ports[1].longitude = chart.ports[0].longitude;
    findings = computeLanes(chart);
    QCOMPARE(keysOf(findings), "ports-on-one-spot");
    QVERIFY(hasErrors(findings));
    QVERIFY(chart.lanes.empty());
}

/// A port with nothing but water about it was sound.
void ChartTest::aPortOutAtSeaIsTold()
{
    Chart chart = strait();
    chart.ports[2].latitude = chart.coast.polygons[0].rings[0][0].latitude - 50'000; // half a degree
    const Findings findings = computeLanes(chart);
    QCOMPARE(keysOf(findings), "port-at-sea");
    QCOMPARE(findings[0].subject.english(), "West");
    QVERIFY(findings[0].message.english().find("no land within 10 miles") != std::string::npos);
    QVERIFY(!chart.lanes.empty()); // it can be sailed to
    QCOMPARE(keysOf(checkChart(chart)), "port-at-sea");
    chart.coast.polygons.clear(); // where there is no land at all it is told of that
    QCOMPARE(keysOf(computeLanes(chart)), "no-land");
}

void ChartTest::aPortALittleInlandLiesAtItsShore()
{
    Chart chart = strait();
    chart.ports[2].latitude = 3'720'003;
    chart.ports[2].longitude = 2'401'000; // some half a mile
    QCOMPARE(keysOf(computeLanes(chart)), "");
    QVERIFY(!chart.lanes.empty());
    for (const Lane& lane : chart.lanes) {
        if (lane.from != "west" && lane.to != "west")
            continue;
        const Position end = lane.from == "west" ? lane.path.front() : lane.path.back();
        QVERIFY(end == (Position{3'720'003, 2'400'000}));
    }
    QCOMPARE(keysOf(checkChart(chart)), "");
}

void ChartTest::crossingShoresAreTold()
{
    Chart chart = strait();
    chart.coast.polygons[0].rings[0][2].longitude = 2'460'000; // into the other island
    Findings findings = computeLanes(chart);
    QVERIFY(hasErrors(findings));
    QCOMPARE(findings[0].key, "shores-cross");
    QVERIFY(findings[0].subject.english().find("24.") != std::string::npos);
    chart = strait();
    std::swap(chart.coast.polygons[0].rings[0][1], chart.coast.polygons[0].rings[0][2]); // a bow-tie
    findings = computeLanes(chart);
    QVERIFY(hasErrors(findings));
    QCOMPARE(findings[0].key, "shores-cross");
}

void ChartTest::noLandAndAllLand()
{
    Chart chart = strait();
    chart.coast.polygons.clear();
    QCOMPARE(keysOf(computeLanes(chart)), "no-land");
    QVERIFY(chart.lanes.size() >= 2);
    for (const Lane& lane : chart.lanes)
        QCOMPARE(lane.path.size(), std::size_t{2});
    QCOMPARE(keysOf(checkChart(chart)), "no-land");
    chart = strait();
    chart.coast.polygons = {{{{chart.sheet.southWest,
                               {chart.sheet.southWest.latitude, chart.sheet.northEast.longitude},
                               chart.sheet.northEast,
                               {chart.sheet.northEast.latitude, chart.sheet.southWest.longitude}}}}};
    QCOMPARE(keysOf(computeLanes(chart)), "port-inland port-inland port-inland");
    QVERIFY(chart.lanes.empty());
    Chart empty;
    empty.sheet = {{0, 0}, {wholeDegree, wholeDegree}};
    QCOMPARE(keysOf(computeLanes(empty)), "no-land");
}

/// Two islands that touch in a point, or along a shore, leave no way between them.
void ChartTest::landThatTouchesClosesTheWater()
{
    Chart chart = strait();
    for (Position& at : chart.coast.polygons[1].rings[0])
        if (at.longitude == 2'450'340)
            at.longitude = 2'450'000;
    QCOMPARE(keysOf(computeLanes(chart)), "");
    const Lane* along = laneOf(chart, "south", "north");
    QVERIFY(!along || along->miles > 40);
    chart = strait();
    chart.coast.polygons[1].rings[0] = {
        {3'720'000, 2'450'000}, {3'700'000, 2'500'000}, {3'740'000, 2'500'000}};
    Findings findings;
    tidy(chart.coast, findings);
    QCOMPARE(keysOf(computeLanes(chart)), "");
    const Lane* through = laneOf(chart, "south", "north");
    QVERIFY(!through || through->miles > 40);
}

/// As GeoJSON means it: only a hole is water.
void ChartTest::landUnderLandIsLand()
{
    Chart chart = strait();
    chart.coast.polygons.push_back(
        {{{{3'710'000, 2'410'000}, {3'710'000, 2'440'000}, {3'730'000, 2'440'000}}}});
    chart.ports[2].latitude = 3'715'000;
    chart.ports[2].longitude = 2'435'000;
    QCOMPARE(keysOf(computeLanes(chart)), "port-inland");
    chart.coast.polygons.pop_back();
    chart.coast.polygons[0].rings.push_back(
        {{3'710'000, 2'410'000}, {3'730'000, 2'440'000}, {3'710'000, 2'440'000}});
    QCOMPARE(keysOf(computeLanes(chart)), "port-unreachable"); // a lake
    QCOMPARE(keysOf(checkChart(chart)), "port-unreachable");
}

void ChartTest::aPortBeyondAWallOfLandIsUnreachable()
{
    Chart chart = strait();
    // A wall from the one edge of the sheet to the other, north of both islands and south of one port.
    chart.coast.polygons.push_back(
        {{{{3'740'500, 2'300'000}, {3'740'500, 2'600'000}, {3'740'800, 2'600'000}, {3'740'800, 2'300'000}}}});
    QCOMPARE(keysOf(computeLanes(chart)), "port-unreachable");
    QVERIFY(!laneOf(chart, "north", "south"));
    QVERIFY(laneOf(chart, "west", "south"));
}

void ChartTest::aChangedChartIsFoundOut_data()
{
    QTest::addColumn<int>("change");
    QTest::addColumn<QString>("key");
    QTest::newRow("over land") << 0 << "lane-over-land";
    QTest::newRow("no port") << 1 << "lane-without-port";
    QTest::newRow("length") << 2 << "lane-length";
    QTest::newRow("ends elsewhere") << 3 << "lane-ends-elsewhere";
    QTest::newRow("off the sheet") << 4 << "lane-off-the-sheet";
    QTest::newRow("no lanes") << 5 << "port-unreachable";
    QTest::newRow("roundabout") << 6 << "lane-roundabout";
    QTest::newRow("land off the sheet") << 7 << "land-off-the-sheet";
    QTest::newRow("port off the sheet") << 8 << "port-inland";
}

void ChartTest::aChangedChartIsFoundOut()
{
    QFETCH(int, change);
    Chart chart = withLanes(strait());
    Lane* lane = nullptr;
    for (Lane& one : chart.lanes)
        if (one.from == "south" && one.to == "west")
            lane = &one;
    QVERIFY(lane);
    switch (change) {
    case 0: lane->path = {lane->path.front(), lane->path.back()}; break;
    case 1: lane->to = "atlantis"; break;
    case 2: lane->miles += 10; break;
    case 3:
        lane->path.front().latitude -= 10'000;
        lane->miles = milesOf(lengthOf(lane->path));
        break;
    case 4: lane->path.insert(lane->path.begin() + 1, {3'500'000, 2'450'000}); break;
    case 5: chart.lanes.clear(); break;
    case 6:
        lane->path.insert(lane->path.begin() + 1, {3'670'000, 2'440'000});
        lane->miles = milesOf(lengthOf(lane->path));
        break;
    case 7: chart.sheet.northEast.longitude = 2'490'000; break;
    default: chart.ports[1].latitude = 3'850'000; break;
    }
    QFETCH(QString, key);
    const Findings findings = checkChart(chart);
    QVERIFY2(!findings.empty() && findings.front().key == key.toStdString(), keysOf(findings).c_str());
    QVERIFY(!findings.front().message.isEmpty());
}

QTEST_APPLESS_MAIN(ChartTest)
#include "chart_test.moc"
