// SPDX-License-Identifier: GPL-3.0-or-later
// A battle of 10 against 10 on the free table: each ship's step swept against the 20, beside a bare loop over 20
// bounding circles, which any sweep has to pay. Target: an average sweep costs at most 10 such loops.
#include <array>

#include <benchmark/benchmark.h>

#include "core/boards/free_table/contact.h"
#include "core/boards/free_table/lines.h"
#include "core/boards/free_table/pivot.h"
#include "core/boards/free_table/realign.h"
#include "core/boards/free_table/sweep.h"

namespace {

using namespace navarch::free_table;

using Fleets = std::array<Base, 20>;

/// Two lines abreast, `apart` units from centre to centre, each ship a few degrees off its neighbour's heading.
Fleets fleets(Length apart)
{
    Fleets bases;
    bases.fill({{0, 0}, 0, 1000, 2250});
    const std::span<Base> all(bases);
    lineAbreast(all.first(10), {60000, 45000 - apart / 2}, 0, 1500);
    lineAbreast(all.last(10), {60700, 45000 + apart / 2}, 180, 1500);
    for (std::size_t i = 0; i < bases.size(); ++i)
        bases[i].heading = headingOf(bases[i].heading + Degrees(i * 7 % 31) - 15);
    return bases;
}

/// What every sweep must do at least: 20 centres against a circle.
void circles(benchmark::State& state)
{
    const Fleets bases = fleets(Length(state.range(0)));
    std::size_t i = 0;
    for (auto _ : state) {
        i = (i + 1) % bases.size();
        int near = 0;
        for (const Base& other : bases)
            near += isFarFrom(bases[i], other, 8000) ? 0 : 1;
        benchmark::DoNotOptimize(near);
    }
}

void sweep(benchmark::State& state)
{
    const Fleets bases = fleets(Length(state.range(0)));
    std::size_t i = 0;
    for (auto _ : state) {
        i = (i + 1) % bases.size();
        benchmark::DoNotOptimize(moveStraight(bases[i], bases[i].heading, 8000, bases, int(i)));
    }
}

void turn(benchmark::State& state)
{
    const Fleets bases = fleets(Length(state.range(0)));
    std::size_t i = 0;
    for (auto _ : state) {
        i = (i + 1) % bases.size();
        benchmark::DoNotOptimize(turnBy(bases[i], 30, bases, {}, int(i)));
    }
}

void contactAndRealignment(benchmark::State& state)
{
    const Base target = {{60000, 45000}, 20, 1000, 2250};
    const std::array<Base, 1> others = {target};
    const Base mover = moveStraight({{55000, 45000}, 80, 1000, 2250}, 80, 8000, others).end;
    for (auto _ : state) {
        const auto contact = bowContact(mover, target);
        benchmark::DoNotOptimize(squaredUp(mover, target, *contact));
    }
}

BENCHMARK(circles)->Arg(60000)->Arg(9000);
BENCHMARK(sweep)->Arg(60000)->Arg(9000);
BENCHMARK(turn)->Arg(60000)->Arg(9000);
BENCHMARK(contactAndRealignment);

} // namespace

BENCHMARK_MAIN();
