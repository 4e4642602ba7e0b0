// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes of a hundred made-up archipelagos against ways found by brute force.
#include <QTest>

#include <set>

#include "core/chart/chart_check.h"
#include "tests/core/chart/archipelago.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

constexpr double rounding = 1.002; // of our cosines, and of miles that are whole

std::string named(const Chart& chart, const std::string& what)
{
    return chart.name + ": " + what;
}

std::string told(const Findings& findings)
{
    std::string text;
    for (const Finding& finding : findings)
        text += finding.key + " " + finding.subject.english() + ": " + finding.message.english() + "\n";
    return text;
}

std::vector<Position> placesOf(const Chart& chart)
{
    std::vector<Position> places;
    for (const KnownPort& port : chart.ports)
        places.push_back(positionOf(port));
    return places;
}

std::size_t numberOf(const Chart& chart, const std::string& id)
{
    std::size_t number = 0;
    while (chart.ports[number].id != id)
        ++number;
    return number;
}

/// Between all ports along the lanes, in miles; below 0 where none lead.
std::vector<std::vector<double>> alongLanes(const Chart& chart)
{
    const std::size_t count = chart.ports.size();
    std::vector<std::vector<double>> far(count, std::vector<double>(count, -1));
    for (std::size_t i = 0; i < count; ++i)
        far[i][i] = 0;
    for (const Lane& lane : chart.lanes) {
        const std::size_t a = numberOf(chart, lane.from);
        const std::size_t b = numberOf(chart, lane.to);
        far[a][b] = far[b][a] = SlowWays::miles(lane.path);
    }
    for (std::size_t by = 0; by < count; ++by)
        for (std::size_t a = 0; a < count; ++a)
            for (std::size_t b = 0; b < count; ++b)
                if (far[a][by] >= 0 && far[by][b] >= 0
                    && (far[a][b] < 0 || far[a][by] + far[by][b] < far[a][b]))
                    far[a][b] = far[a][by] + far[by][b];
    return far;
}

} // namespace

class ArchipelagoTest : public QObject {
    Q_OBJECT

private slots:
    void lanesAgreeWithBruteForce();
    void theOrderOfPortsAndThreadsDoNotMatter();
    void aLaneIsLeftOutOnlyForAWayThatIsHardlyLonger();
    void fillingBaysLeavesWaysAsTheyAre();
};

/// Never over land, from port to port, and as short as can be; and where brute force finds no way there is none.
void ArchipelagoTest::lanesAgreeWithBruteForce()
{
    std::size_t lanes = 0;
    std::size_t apart = 0;
    const int seas = rounds(100, 20);
    for (int seed = 0; seed < seas; ++seed) {
        Chart chart = archipelago(static_cast<std::uint64_t>(seed), 2 + seed % 3, 8);
        const Findings findings = computeLanes(chart);
        QVERIFY2(!hasErrors(findings), named(chart, told(findings)).c_str());
        const SlowWays slow(chart.coast);
        const auto shortest = slow.between(placesOf(chart));
        for (const Lane& lane : chart.lanes) {
            ++lanes;
            const std::size_t from = numberOf(chart, lane.from);
            const std::size_t to = numberOf(chart, lane.to);
            const std::string what = named(chart, lane.from + " to " + lane.to);
            QVERIFY2(lane.path.front() == positionOf(chart.ports[from]), what.c_str());
            QVERIFY2(lane.path.back() == positionOf(chart.ports[to]), what.c_str());
            for (std::size_t i = 1; i < lane.path.size(); ++i)
                QVERIFY2(slow.isClear(lane.path[i - 1], lane.path[i]), what.c_str());
            const double length = SlowWays::miles(lane.path);
            const double least = shortest[from][to];
            QVERIFY2(length <= least * rounding && length >= least / rounding,
                     (what + ": " + std::to_string(length) + ", not " + std::to_string(least)).c_str());
            QVERIFY2(std::abs(lane.miles - length) <= 0.5 + length * 0.002 || lane.miles == 1, what.c_str());
        }
        const auto far = alongLanes(chart);
        for (std::size_t a = 0; a < far.size(); ++a) {
            for (std::size_t b = 0; b < far.size(); ++b) {
                const std::string what =
                    named(chart, chart.ports[a].id + " to " + chart.ports[b].id + ": "
                                     + std::to_string(far[a][b]) + " and " + std::to_string(shortest[a][b]));
                QVERIFY2((far[a][b] < 0) == (shortest[a][b] < 0), what.c_str());
                apart += far[a][b] < 0 ? 1 : 0;
                QVERIFY2(far[a][b] <= shortest[a][b] * 1.1 * rounding || far[a][b] < 0, what.c_str());
            }
        }
        const Findings checked = checkChart(chart);
        for (const Finding& finding : checked)
            QVERIFY2(finding.key == "port-unreachable", named(chart, told(checked)).c_str());
    }
    // It must be able to fail: there are lanes, and there are ports in lagoons.
    QVERIFY(lanes > static_cast<std::size_t>(seas) * 6);
    QVERIFY(apart > 0);
}

void ArchipelagoTest::theOrderOfPortsAndThreadsDoNotMatter()
{
    for (std::uint64_t seed = 200; seed < 206; ++seed) {
        Chart one = archipelago(seed, 3, 9);
        Chart other = one;
        std::reverse(other.ports.begin(), other.ports.end());
        LaneRules alone;
        alone.threads = 1;
        QVERIFY(!hasErrors(computeLanes(one, alone)));
        LaneRules four;
        four.threads = 4;
        QVERIFY(!hasErrors(computeLanes(other, four)));
        std::set<std::tuple<std::string, std::string, int>> ofOne;
        std::set<std::tuple<std::string, std::string, int>> ofOther;
        for (const Lane& lane : one.lanes)
            ofOne.insert({std::min(lane.from, lane.to), std::max(lane.from, lane.to), lane.miles});
        for (const Lane& lane : other.lanes)
            ofOther.insert({std::min(lane.from, lane.to), std::max(lane.from, lane.to), lane.miles});
        QVERIFY2(ofOne == ofOther, one.name.c_str());
        Chart again = archipelago(seed, 3, 9);
        QVERIFY(!hasErrors(computeLanes(again, four)));
        QVERIFY(chartText(again) == chartText(one));
    }
}

void ArchipelagoTest::aLaneIsLeftOutOnlyForAWayThatIsHardlyLonger()
{
    for (std::uint64_t seed = 300; seed < 304; ++seed) {
        Chart all = archipelago(seed, 3, 9);
        LaneRules every;
        every.roundaboutPercent = 0;
        QVERIFY(!hasErrors(computeLanes(all, every)));
        Chart few = all;
        LaneRules rules;
        rules.roundaboutPercent = 30;
        QVERIFY(!hasErrors(computeLanes(few, rules)));
        QVERIFY(few.lanes.size() < all.lanes.size());
        const auto shortest = alongLanes(all);
        const auto far = alongLanes(few);
        for (std::size_t a = 0; a < far.size(); ++a)
            for (std::size_t b = 0; b < far.size(); ++b)
                QVERIFY((far[a][b] < 0) == (shortest[a][b] < 0)
                        && (far[a][b] < 0 || far[a][b] <= shortest[a][b] * 1.3 * rounding));
        // And no lane of the few could be left out.
        for (std::size_t without = 0; without < few.lanes.size(); ++without) {
            Chart less = few;
            less.lanes.erase(less.lanes.begin() + static_cast<std::ptrdiff_t>(without));
            const Lane& lane = few.lanes[without];
            const double round = alongLanes(less)[numberOf(few, lane.from)][numberOf(few, lane.to)];
            QVERIFY(round < 0 || round >= SlowWays::miles(lane.path) * 1.05);
        }
    }
}

/// A harbour at the end of a winding inlet: the way out is as long with the bays beside it as without.
void ArchipelagoTest::fillingBaysLeavesWaysAsTheyAre()
{
    Chart chart;
    Ring shore{{3'700'000, 2'400'000}, {3'700'000, 2'500'000}};
    // Teeth along the northern shore, a port in the third gap.
    for (int tooth = 9; tooth >= 0; --tooth) {
        shore.push_back({3'730'000, 2'400'000 + tooth * 10'000 + 9'000});
        shore.push_back({3'705'000, 2'400'000 + tooth * 10'000 + 6'000});
        shore.push_back({3'730'000, 2'400'000 + tooth * 10'000 + 3'000});
    }
    chart.coast.polygons.push_back({{shore}});
    chart.ports = {{"deep", "Deep", 3'708'000, 2'426'000, 1, 1, 1},
                   {"east", "East", 3'700'000, 2'500'500, 1, 1, 1},
                   {"south", "South", 3'699'000, 2'430'000, 1, 1, 1}};
    Findings findings;
    tidy(chart.coast, findings);
    chart.sheet = sheetOf(chart.coast, placesOf(chart));
    findings = computeLanes(chart);
    QVERIFY2(findings.empty(), told(findings).c_str());
    const SlowWays slow(chart.coast);
    const auto shortest = slow.between(placesOf(chart));
    const auto far = alongLanes(chart);
    for (std::size_t a = 0; a < 3; ++a)
        for (std::size_t b = 0; b < 3; ++b)
            QVERIFY(far[a][b] <= shortest[a][b] * 1.1 * rounding && far[a][b] >= shortest[a][b] / rounding);
}

QTEST_APPLESS_MAIN(ArchipelagoTest)
#include "archipelago_test.moc"
