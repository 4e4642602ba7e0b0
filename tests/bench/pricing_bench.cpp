// SPDX-License-Identifier: GPL-3.0-or-later
// Pricing a fleet of 500 ships, each a row of its own with crew, captain and changes to its class. Target: 1 ms.
#include "core/data/figures.h"
#include "core/pricing/fleet_price.h"

#include <benchmark/benchmark.h>

namespace {

using namespace navarch;

Fleet fleetOf(int ships)
{
    const auto& classes = builtInFigures().classes.all();
    constexpr CrewQuality crews[] = {CrewQuality::Poor, CrewQuality::Average, CrewQuality::Veteran};
    Fleet fleet;
    fleet.name = "The fleet at Sybota";
    fleet.year = -433;
    for (int i = 0; i < ships; ++i) {
        const auto& shipClass = classes[size_t(i) % classes.size()];
        FleetShip ship;
        ship.name = "Ship " + std::to_string(i + 1);
        ship.classId = shipClass.id;
        ship.crew = crews[i % 3];
        ship.squadron = "Squadron " + std::to_string(i / 10 + 1);
        ship.fit = shipClass.fit;
        ship.fit.marines += i % 2;
        fleet.ships.push_back(ship);
    }
    return fleet;
}

/// Lines, totals and findings: what the window and the command line show.
void price(benchmark::State& state)
{
    const Figures& figures = builtInFigures();
    const Fleet fleet = fleetOf(int(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(priceFleet(fleet, figures));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// The sum alone: what a budget bar needs while a stepper is held down.
void total(benchmark::State& state)
{
    const Figures& figures = builtInFigures();
    const Fleet fleet = fleetOf(int(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(fleetTotal(fleet, figures.prices));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK(price)->Arg(10)->Arg(500)->Unit(benchmark::kMicrosecond);
BENCHMARK(total)->Arg(500)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
