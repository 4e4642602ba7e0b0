// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes between 300 ports on the fine coast: under 10 s on two cores. In one round, ten ports.
#include <cstdlib>
#include <random>

#include <benchmark/benchmark.h>

#include "core/chart/chart_lanes.h"
#include "core/data/coasts.h"
#include "tests/support/rounds.h"

namespace {

using namespace navarch;

/// Ports at shores taken at random, well within the sheet.
Chart chartOf(std::size_t ports)
{
    Chart chart;
    chart.name = "The Mediterranean";
    chart.coast = builtInCoast(CoastLevel::Fine);
    chart.sheet = sheetOf(chart.coast, {});
    std::vector<Position> shores;
    for (const LandPolygon& polygon : chart.coast.polygons)
        for (const Ring& ring : polygon.rings)
            for (const Position at : ring)
                if (at.latitude > 3'000'000 && at.latitude < 4'750'000 && at.longitude > -800'000
                    && at.longitude < 4'200'000)
                    shores.push_back(at);
    std::mt19937_64 random(5);
    for (std::size_t port = 0; port < ports; ++port) {
        const std::size_t which = random() % shores.size();
        const Position at = shores[which];
        shores.erase(shores.begin() + static_cast<std::ptrdiff_t>(which));
        const std::string id = "p" + std::to_string(port);
        chart.ports.push_back({id, id, at.latitude, at.longitude, 1, 1, 1});
    }
    return chart;
}

void lanes(benchmark::State& state)
{
    Chart chart = chartOf(rounds<std::size_t>(300, 10));
    for (auto _ : state) {
        if (hasErrors(computeLanes(chart)) || chart.lanes.empty())
            std::exit(1);
    }
    state.counters["ports"] = double(chart.ports.size());
    state.counters["lanes"] = double(chart.lanes.size());
    state.counters["target_s"] = 10;
}

BENCHMARK(lanes)->Unit(benchmark::kSecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
