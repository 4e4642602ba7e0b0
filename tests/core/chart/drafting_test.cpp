// SPDX-License-Identifier: GPL-3.0-or-later
// The making of a chart: the brush, what is done to a draft, and where findings are.
#include <QTest>

#include <cmath>
#include <random>

#include "core/chart/chart_check.h"
#include "core/chart/drafting/beginning.h"
#include "core/chart/drafting/finding_place.h"
#include "core/chart/drafting/land_cells.h"
#include "core/chart/waters.h"
#include "tests/core/chart/archipelago.h"
#include "tests/core/finding_keys.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const Sheet sea{{3'600'000, 2'200'000}, {3'800'000, 2'540'000}};

BrushStroke stroke(std::vector<Position> path, int radius = 600, BrushWork work = BrushWork::Draws)
{
    return {std::move(path), radius, work};
}

/// What is wrong with the shores: they cross, run the wrong way round, or leave the sheet.
std::string faultOf(const Coast& coast, const Sheet& sheet)
{
    Findings findings;
    const Waters waters(coast, sheet, findings);
    if (!findings.empty())
        return findings.front().key;
    for (const LandPolygon& land : coast.polygons)
        for (std::size_t ring = 0; ring < land.rings.size(); ++ring) {
            if (windingOf(land.rings[ring]) != (ring == 0 ? 1 : -1))
                return "winding";
            for (const Position at : land.rings[ring])
                if (!sheet.holds(at))
                    return "off the sheet";
        }
    Coast tidied = coast;
    tidy(tidied, findings);
    return tidied.polygons == coast.polygons && findings.empty() ? "" : "untidy";
}

/// Whether a place lies in the stroke, as one would reckon it with a pocket calculator; nothing when it is too near its edge to say.
std::optional<bool> isIn(const BrushStroke& stroke, Position at)
{
    const double reach = stroke.radius / 6000.0;
    double nearest = 1e9;
    const auto plane = [](Position place) {
        return std::pair(place.longitude * 25.0 / 32 / wholeDegree, place.latitude * 1.0 / wholeDegree);
    };
    const auto [x, y] = plane(at);
    for (std::size_t i = 0; i < stroke.path.size(); ++i) {
        const auto [ax, ay] = plane(stroke.path[i]);
        const auto [bx, by] = plane(stroke.path[std::min(i + 1, stroke.path.size() - 1)]);
        const double length = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
        const double part =
            length == 0 ? 0 : std::clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0.0, 1.0);
        nearest = std::min(nearest, std::hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay)));
    }
    if (std::abs(nearest - reach) < 1e-4)
        return std::nullopt;
    return nearest < reach;
}

Position somewhere(std::mt19937_64& random)
{
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<std::uint64_t>(most)); };
    return {3'610'000 + upTo(180'000), 2'210'000 + upTo(320'000)};
}

/// Three islands in a row with a port at each, and one at the far side of the last.
ChartDraft threeIslands()
{
    ChartDraft draft = blankSea(2);
    const Position middle{3'800'000, 2'400'000};
    for (const int east : {-60'000, 0, 60'000}) {
        const bool isDrawn =
            paint(draft, stroke({{middle.latitude, middle.longitude + east}}, 900)).has_value();
        const std::size_t number = draft.ports.size() + 1;
        const std::string name = number == 1 ? "Port" : "Port " + std::to_string(number);
        const bool isPut =
            putPort(draft, name, {middle.latitude + 16'500, middle.longitude + east}).has_value();
        if (!isDrawn || !isPut)
            return {};
    }
    return draft;
}

bool hasLane(const Chart& chart, const std::string& a, const std::string& b)
{
    return std::any_of(chart.lanes.begin(), chart.lanes.end(), [&](const Lane& lane) {
        return (lane.from == a && lane.to == b) || (lane.from == b && lane.to == a);
    });
}

} // namespace

class DraftingTest : public QObject {
    Q_OBJECT

private slots:
    void strokesMakeCleanLand_data();
    void strokesMakeCleanLand();
    void drawnAgainIsTheSame();
    void strokesJoinInAnyOrder();
    void anIslandBesideStaysToThePoint();
    void aLakeIsErasedAndAnIslandCutInTwo();
    void theBrushStaysOnTheSheet();
    void aMainlandIsNotDrawnAnew();
    void unfitStrokesAreRefused();
    void landIsCutAtTheEdgeOfTheSheet();
    void portsArePutMovedNamedAndValued();
    void whatIsRefusedChangesNothing();
    void lanesAreForcedAndForbidden();
    void whatWasChosenIsCheckedAndKept();
    void aFindingHasItsPlace();
    void aPlaceComesBackFromItsText();
};

void DraftingTest::strokesMakeCleanLand_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 15; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void DraftingTest::strokesMakeCleanLand()
{
    QFETCH(int, seed);
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    const CellSize size = cellsOf(sea);
    Coast coast;
    std::vector<BrushStroke> done;
    for (int i = 0; i < 12; ++i) {
        BrushStroke next;
        for (int place = static_cast<int>(random() % 4); place >= 0; --place)
            next.path.push_back(somewhere(random));
        next.radius = 50 + static_cast<int>(random() % 900);
        next.work = random() % 3 == 0 ? BrushWork::Erases : BrushWork::Draws;
        const auto painted = paintLand(coast, sea, next);
        QVERIFY2(painted, painted ? "" : shown(painted.error()).c_str());
        done.push_back(next);
    }
    QCOMPARE(faultOf(coast, sea), std::string());
    int land = 0;
    for (int column = sea.southWest.longitude / size.across + 3;
         column < sea.northEast.longitude / size.across - 3; column += 5) {
        for (int row = sea.southWest.latitude / size.up + 3; row < sea.northEast.latitude / size.up - 3;
             row += 5) {
            const Position middle = size.middle(column, row);
            bool isLand = false;
            bool isSure = true;
            for (const BrushStroke& each : done) {
                const auto within = isIn(each, middle);
                isSure = isSure && within;
                if (within.value_or(false))
                    isLand = each.work == BrushWork::Draws;
            }
            if (isSure)
                QVERIFY2(isOnLand(coast, middle) == isLand, placeText(middle).c_str());
            land += isLand ? 1 : 0;
        }
    }
    QVERIFY(land > 10);
}

void DraftingTest::drawnAgainIsTheSame()
{
    Coast coast;
    const BrushStroke ring = stroke({{3'650'000, 2'300'000},
                                     {3'750'000, 2'300'000},
                                     {3'750'000, 2'400'000},
                                     {3'650'000, 2'400'000},
                                     {3'650'000, 2'300'000}});
    QVERIFY(paintLand(coast, sea, ring));
    QCOMPARE(coast.polygons.size(), std::size_t(1));
    QCOMPARE(coast.polygons.front().rings.size(), std::size_t(2)); // the sea within is a lake
    const Coast once = coast;
    QVERIFY(paintLand(coast, sea, ring));
    QVERIFY(coast.polygons == once.polygons);
}

void DraftingTest::strokesJoinInAnyOrder()
{
    const BrushStroke one = stroke({{3'700'000, 2'300'000}, {3'700'000, 2'380'000}});
    const BrushStroke other = stroke({{3'680'000, 2'350'000}, {3'760'000, 2'350'000}}, 300);
    Coast first;
    Coast second;
    QVERIFY(paintLand(first, sea, one) && paintLand(first, sea, other));
    QVERIFY(paintLand(second, sea, other) && paintLand(second, sea, one));
    QVERIFY(first.polygons == second.polygons);
    QCOMPARE(first.polygons.size(), std::size_t(1));
}

void DraftingTest::anIslandBesideStaysToThePoint()
{
    const LandPolygon rough{{{{3'700'001, 2'500'003}, {3'700'017, 2'520'001}, {3'720'999, 2'510'777}}}};
    Coast coast{{rough}};
    QVERIFY(paintLand(coast, sea, stroke({{3'700'000, 2'400'000}})));
    QCOMPARE(coast.polygons.size(), std::size_t(2));
    QVERIFY(coast.polygons.front() == rough);
    // What a stroke reaches becomes one with it.
    QVERIFY(paintLand(coast, sea, stroke({{3'700'000, 2'400'000}, {3'705'000, 2'510'000}})));
    QCOMPARE(coast.polygons.size(), std::size_t(1));
    QCOMPARE(faultOf(coast, sea), std::string());
}

void DraftingTest::aLakeIsErasedAndAnIslandCutInTwo()
{
    Coast coast;
    QVERIFY(paintLand(coast, sea, stroke({{3'700'000, 2'300'000}, {3'700'000, 2'400'000}}, 1500)));
    QVERIFY(paintLand(coast, sea, stroke({{3'700'000, 2'330'000}}, 300, BrushWork::Erases)));
    QCOMPARE(coast.polygons.size(), std::size_t(1));
    QCOMPARE(coast.polygons.front().rings.size(), std::size_t(2));
    QVERIFY(paintLand(coast, sea,
                      stroke({{3'640'000, 2'370'000}, {3'760'000, 2'370'000}}, 200, BrushWork::Erases)));
    QCOMPARE(coast.polygons.size(), std::size_t(2));
    QCOMPARE(faultOf(coast, sea), std::string());
    // Erasing where nothing is changes nothing.
    const Coast before = coast;
    QVERIFY(paintLand(coast, sea, stroke({{3'620'000, 2'220'000}}, 100, BrushWork::Erases)));
    QVERIFY(coast.polygons == before.polygons);
    QVERIFY(paintLand(coast, sea,
                      stroke({{3'700'000, 2'200'000}, {3'700'000, 2'500'000}}, 3000, BrushWork::Erases)));
    QVERIFY(coast.polygons.empty());
}

void DraftingTest::theBrushStaysOnTheSheet()
{
    Coast coast;
    QVERIFY(paintLand(coast, sea, stroke({sea.southWest, sea.northEast}, 3000)));
    QCOMPARE(faultOf(coast, sea), std::string());
    QVERIFY(!paintLand(coast, sea, stroke({{3'000'000, 2'000'000}}, 100)));
}

void DraftingTest::aMainlandIsNotDrawnAnew()
{
    const Sheet wide{{3'500'000, 1'500'000}, {3'600'000, 3'600'000}};
    Coast coast{{{{{{3'550'000, 1'500'100},
                    {3'550'000, 3'599'900},
                    {3'599'900, 3'599'900},
                    {3'599'900, 1'500'100}}}}}};
    const Coast before = coast;
    QVERIFY(!paintLand(coast, wide, stroke({{3'550'000, 2'500'000}}, 100)));
    QVERIFY(coast.polygons == before.polygons);
    QVERIFY(paintLand(coast, wide, stroke({{3'530'000, 2'500'000}}, 100)));
    QVERIFY(coast.polygons.front() == before.polygons.front());
}

void DraftingTest::unfitStrokesAreRefused()
{
    Coast coast;
    QVERIFY(!paintLand(coast, sea, stroke({})));
    QVERIFY(!paintLand(coast, sea, stroke({{3'700'000, 2'300'000}}, 0)));
    QVERIFY(!paintLand(coast, sea, stroke({{3'700'000, 2'300'000}}, largestBrush + 1)));
    QVERIFY(!paintLand(coast, sea,
                       stroke(std::vector<Position>(mostStrokePoints + 1, Position{3'700'000, 2'300'000}))));
    QVERIFY(coast.polygons.empty());
    // A brush smaller than a cell may draw nothing, and then says so or draws one.
    const auto small = paintLand(coast, sea, stroke({{3'700'000, 2'300'000}}, 1));
    QVERIFY(small.has_value() == !coast.polygons.empty());
}

void DraftingTest::landIsCutAtTheEdgeOfTheSheet()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Chart whole = archipelago(seed);
        const Sheet part{{3'705'000, 2'410'000}, {3'790'000, 2'505'000}};
        Coast coast = cutTo(whole.coast, part);
        Findings findings;
        tidy(coast, findings);
        QCOMPARE(keysOf(findings), std::string());
        const Waters waters(coast, part, findings);
        QCOMPARE(keysOf(findings), std::string());
        QVERIFY(waters.hasWater());
        std::mt19937_64 random(seed);
        for (int i = 0; i < 300; ++i) {
            const Position at{3'705'100 + static_cast<int>(random() % 84'800),
                              2'410'100 + static_cast<int>(random() % 94'800)};
            QVERIFY2(isOnLand(coast, at) == isOnLand(whole.coast, at), placeText(at).c_str());
        }
    }
}

void DraftingTest::portsArePutMovedNamedAndValued()
{
    ChartDraft draft = blankSea(2);
    const Position at{3'800'000, 2'400'000};
    QCOMPARE(putPort(draft, "New Tyre", at).value(), std::string("new-tyre"));
    QCOMPARE(putPort(draft, "New Tyre", {3'810'000, 2'400'000}).value(), std::string("new-tyre-2"));
    QCOMPARE(putPort(draft, "Ἀθῆναι", {3'820'000, 2'400'000}).value(), std::string("port"));
    QVERIFY(movePort(draft, "new-tyre", {3'805'000, 2'410'000}));
    QVERIFY(positionOf(*draft.port("new-tyre")) == (Position{3'805'000, 2'410'000}));
    QVERIFY(valuePort(draft, "new-tyre", 5, 0, 10));
    QCOMPARE(draft.port("new-tyre")->roman, 10);
    QVERIFY(chooseLane(draft, "new-tyre", "port", LaneChoice::Forbidden));
    QCOMPARE(renamePort(draft, "new-tyre", "Utica").value(), std::string("utica"));
    QVERIFY(draft.choiceOf("port", "utica") == LaneChoice::Forbidden);
    // One that has an id of its own keeps it.
    draft.ports.back().id = "athens";
    QCOMPARE(renamePort(draft, "athens", "Piraeus").value(), std::string("athens"));
    QVERIFY(removePort(draft, "utica"));
    QVERIFY(draft.chosen.empty());
    QCOMPARE(draft.ports.size(), std::size_t(2));
}

void DraftingTest::whatIsRefusedChangesNothing()
{
    ChartDraft draft = threeIslands();
    QCOMPARE(draft.ports.size(), std::size_t(3));
    const ChartDraft before = draft;
    QVERIFY(!putPort(draft, "", {3'800'000, 2'400'000}));
    QVERIFY(!putPort(draft, "Be\u202ell", {3'800'000, 2'400'000}));
    QVERIFY(!putPort(draft, "Far", {0, 0}));
    QVERIFY(!movePort(draft, "port", {0, 0}));
    QVERIFY(!movePort(draft, "nowhere", {3'800'000, 2'400'000}));
    QVERIFY(!renamePort(draft, "port", "a\nb"));
    QVERIFY(!valuePort(draft, "port", 11, 0, 0));
    QVERIFY(!valuePort(draft, "port", 1, -1, 0));
    QVERIFY(!removePort(draft, "nowhere"));
    QVERIFY(!chooseLane(draft, "port", "port", LaneChoice::Forced));
    QVERIFY(!chooseLane(draft, "port", "nowhere", LaneChoice::Forced));
    QVERIFY(!setStrait(draft, -1));
    QVERIFY(!setSheet(draft, {{3'800'000, 2'400'000}, {3'700'000, 2'500'000}}));
    QVERIFY(!setSheet(draft, {{3'700'000, 2'400'000}, {3'900'000, 2'480'000}})); // a port would lie off it
    QVERIFY(!nameChart(draft, "x\ty"));
    QVERIFY(!paint(draft, stroke({})));
    QVERIFY(!takeOutLand(draft, {3'900'000, 2'400'000}));
    QVERIFY(draft == before);
    QVERIFY(takeOutLand(draft, {3'800'000, 2'400'000}));
    QCOMPARE(draft.pieces(), std::size_t(2));
    QVERIFY(!(draft == before));
}

void DraftingTest::lanesAreForcedAndForbidden()
{
    ChartDraft draft = threeIslands();
    Chart plain = chartWith(draft, {});
    QCOMPARE(keysOf(computeLanes(plain)), std::string());
    QVERIFY(hasLane(plain, "port", "port-2") && hasLane(plain, "port-2", "port-3"));
    QVERIFY(!hasLane(plain, "port", "port-3")); // by way of the one between
    QVERIFY(chooseLane(draft, "port-3", "port", LaneChoice::Forced));
    QVERIFY(chooseLane(draft, "port", "port-2", LaneChoice::Forbidden));
    Chart chosen = chartWith(draft, {});
    QCOMPARE(keysOf(computeLanes(chosen)), std::string());
    QVERIFY(hasLane(chosen, "port", "port-3"));
    QVERIFY(!hasLane(chosen, "port", "port-2"));
    QCOMPARE(keysOf(checkChart(chosen)), std::string());
    // Without the forced one the port stays within reach by the next best.
    QVERIFY(chooseLane(draft, "port", "port-3", std::nullopt));
    Chart roundabout = chartWith(draft, {});
    QCOMPARE(keysOf(computeLanes(roundabout)), std::string());
    QVERIFY(hasLane(roundabout, "port", "port-3"));
    QVERIFY(!hasLane(roundabout, "port", "port-2"));
    // A forced lane to another water cannot be.
    QVERIFY(paint(draft, stroke({{3'800'000, 2'460'000}}, 1400)));
    QVERIFY(paint(draft, stroke({{3'816'500, 2'460'000}}, 200, BrushWork::Erases)));
    QVERIFY(movePort(draft, "port-3", {3'816'500, 2'460'000}));
    QVERIFY(chooseLane(draft, "port-3", "port", LaneChoice::Forced));
    Chart walled = chartWith(draft, {});
    const std::string keys = keysOf(computeLanes(walled));
    QVERIFY2(keys.find("lane-impossible") != std::string::npos
                 || keys.find("port-inland") != std::string::npos,
             keys.c_str());
}

void DraftingTest::whatWasChosenIsCheckedAndKept()
{
    ChartDraft draft = threeIslands();
    QVERIFY(chooseLane(draft, "port", "port-3", LaneChoice::Forced));
    QVERIFY(chooseLane(draft, "port", "port-2", LaneChoice::Forbidden));
    Chart chart = chartWith(draft, {});
    QCOMPARE(keysOf(computeLanes(chart)), std::string());
    const std::string text = chartText(chart);
    const auto read = readChart(text, "chart");
    QVERIFY2(read, read ? "" : shown(read.error()).c_str());
    QVERIFY(read->chosen == chart.chosen);
    COMPARE_TEXT(chartText(*read), text);
    QVERIFY(draftOf(*read) == draft);

    Chart other = chart;
    other.chosen = {{"port", "port-2", LaneChoice::Forced},
                    {"port-2", "port-3", LaneChoice::Forbidden},
                    {"port", "gone", LaneChoice::Forced}};
    QCOMPARE(keysOf(checkChart(other)), std::string("lane-missing lane-forbidden chosen-lane-without-port"));
    QCOMPARE(keysOf(computeLanes(other)), std::string("chosen-lane-without-port"));

    for (const auto& [from, to] : {std::pair("\"forced\"", "\"perhaps\""),
                                   {"\"to\": \"port-2\", \"choice\"", "\"to\": \"port\", \"choice\""},
                                   {"\"to\": \"port-2\", \"choice\": \"forbidden\"",
                                    "\"to\": \"port-3\", \"choice\": \"forbidden\""}}) {
        std::string damaged = text;
        const std::size_t at = damaged.find(from);
        QVERIFY2(at != std::string::npos, from);
        damaged.replace(at, std::string(from).size(), to);
        const auto refused = readChart(damaged, "chart");
        QVERIFY2(!refused && shown(refused.error()).find("chosen_lanes") != std::string::npos, to);
    }
}

void DraftingTest::aFindingHasItsPlace()
{
    ChartDraft draft = threeIslands();
    const Position inland{3'800'000, 2'400'000};
    QVERIFY(movePort(draft, "port-2", inland));
    QVERIFY(renamePort(draft, "port-2", "Inland"));
    Chart chart = chartWith(draft, {});
    const Findings findings = computeLanes(chart);
    QCOMPARE(keysOf(findings), std::string("port-inland"));
    QVERIFY(placeOf(findings.front(), draft.ports) == inland);

    Finding lane;
    lane.subject = phrase("%1 to %2", given("port"), given("port-3"));
    QVERIFY(placeOf(lane, draft.ports));
    lane.subject = phrase("%1 to %2", given("\"port\""), given("\"port-3\"")); // as it stands in messages
    const auto between = placeOf(lane, draft.ports);
    QVERIFY(between && between->longitude == 2'400'000);
    Finding shore;
    shore.subject = given("37.95 N 23.6412 E");
    QVERIFY(placeOf(shore, draft.ports) == (Position{3'795'000, 2'364'120}));
    shore.subject = given("the chart");
    QVERIFY(!placeOf(shore, draft.ports));
}

void DraftingTest::aPlaceComesBackFromItsText()
{
    for (const Position at :
         {Position{0, 0}, {3'795'000, -2'364'120}, {-1, 1}, {-9'000'000, 18'000'000}, {10, -100'000}}) {
        const auto back = placeFromText(placeText(at));
        QVERIFY2(back == at, placeText(at).c_str());
    }
    for (const char* text : {"", "37.94", "37.94 N", "37.94 N 23.64", "37.940 N 23.64 E", "37.94 E 23.64 N",
                             "37.94 N 23.64 E ", "-37.94 N 23.64 E", "37.9412345 N 23.64 E", "N N E E"})
        QVERIFY2(!placeFromText(text), text);
}

QTEST_APPLESS_MAIN(DraftingTest)
#include "drafting_test.moc"
