// SPDX-License-Identifier: GPL-3.0-or-later
// A turn of 50 fleets and 500 ships: under 300 ms, whether people have given the orders or campaign captains think of them
// first. Beside it the same turn without a fleet.
#include <cstdlib>

#include <benchmark/benchmark.h>

#include "core/campaign/war/war.h"
#include "tests/bench/great_war.h"
#include "tests/bench/lasting.h"

namespace {

using namespace navarch;

Campaign warOf(int fleets, Player player)
{
    Campaign campaign = greatWar(fleets);
    for (auto& [id, side] : campaign.table<SideRecord>())
        side.player = player;
    return campaign;
}

void turn(benchmark::State& state, int fleets, Player player)
{
    Campaign campaign = warOf(fleets, player);
    const AdvanceTurn advance{campaign.head().turn, campaign.head().phase};
    for (auto _ : state) {
        const Verdict verdict = consider(campaign, builtInFigures(), advance);
        if (!verdict.allowed())
            std::exit(1);
        benchmark::DoNotOptimize(verdict.changes.size());
    }
    state.counters["ships"] = double(campaign.table<ShipRecord>().size());
    state.counters["target_ms"] = 300;
}

/// From the first order to the next turn: also the month's end, which every fourth week has.
void month(benchmark::State& state)
{
    Campaign campaign = warOf(50, Player::Person);
    HeadRecord& head = campaign.table<HeadRecord>().begin()->second;
    head.week = 4;
    head.phase = TurnPhase::Battles;
    const AdvanceTurn advance{head.turn, head.phase};
    for (auto _ : state) {
        const Verdict verdict = consider(campaign, builtInFigures(), advance);
        if (!verdict.allowed())
            std::exit(1);
        benchmark::DoNotOptimize(verdict.changes.size());
    }
    state.counters["target_ms"] = 300;
}

BENCHMARK_CAPTURE(turn, ordered_by_people, 50, Player::Person)
    ->Unit(benchmark::kMillisecond)
    ->Apply(bench::lasting<1>);
BENCHMARK_CAPTURE(turn, ordered_by_captains, 50, Player::Machine)
    ->Unit(benchmark::kMillisecond)
    ->Apply(bench::lasting<1>);
BENCHMARK_CAPTURE(turn, without_a_fleet, 0, Player::Person)
    ->Unit(benchmark::kMillisecond)
    ->Apply(bench::lasting<1>);
BENCHMARK(month)->Unit(benchmark::kMillisecond)->Apply(bench::lasting<1>);

} // namespace

BENCHMARK_MAIN();
