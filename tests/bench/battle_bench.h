// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>

#include <benchmark/benchmark.h>

#include "core/battle/forecast/forecast.h"
#include "core/rules/shared/rule_set_of.h"
#include "tests/core/battle/engine/allocations.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/support/rounds.h"

// What is measured of every engine, with its targets; registerBattleBenches<G>() adds them for one, and is always true. Each line that is
// a ratio takes both of its parts in the same run.
namespace navarch::bench {

/// Automatic battles against drawing the same number of dice from the same generator, block by block. Targets: "of dice" at
/// most 10; "allocations" 0.
template <Game G, class SidesCaptain = SimulationCaptainOf<G>>
void automaticBattle(benchmark::State& state)
{
    const BattleBrief brief = equalFleets(G::id, static_cast<int>(state.range(0)));
    const auto game = G::begin(brief, builtInFigures());
    if (!game)
        return state.SkipWithError(game.error().front().text().c_str());
    const FieldValues values(brief, builtInFigures());
    SimulationOf<G, SidesCaptain> simulation(*game, brief, values);
    (void)simulation.play(0); // makes room
    std::uint64_t seed = 0;
    std::uint64_t dice = 0;
    std::uint64_t orders = 0;
    std::uint64_t allocations = 0;
    double inBattle = 0;
    double inDice = 0;
    const auto secondsSince = [](auto begin) {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    for (auto _ : state) {
        const std::uint64_t before = allocationsSoFar();
        auto begin = std::chrono::steady_clock::now();
        (void)simulation.play(++seed);
        inBattle += secondsSince(begin);
        allocations += allocationsSoFar() - before;
        const std::uint64_t drawn = simulation.diceDrawn();
        begin = std::chrono::steady_clock::now();
        BattleDice bare = battleDice(seed);
        int sum = 0;
        for (std::uint64_t i = 0; i < drawn; ++i)
            sum += bare.roll(10, "", "");
        benchmark::DoNotOptimize(sum);
        inDice += secondsSince(begin);
        dice += drawn;
        orders += simulation.ordersGiven();
    }
    const auto battles = static_cast<double>(state.iterations());
    state.counters["of dice, at most 10"] = inBattle / inDice;
    state.counters["allocations, 0"] = static_cast<double>(allocations) / battles;
    state.counters["orders"] = static_cast<double>(orders) / battles;
    state.counters["dice"] = static_cast<double>(dice) / battles;
}

/// A forecast on two threads against one. Targets: "times one thread" at least 1.75, "identical" 1.
template <Game G>
void twoThreads(benchmark::State& state)
{
    const auto rules = RuleSets({ruleSet<G>("bench")});
    const auto simulator = rules.simulator(equalFleets(G::id, 10), builtInFigures());
    if (!simulator)
        return state.SkipWithError(simulator.error().front().text().c_str());
    ForecastRequest request;
    request.runs = rounds(static_cast<int>(state.range(0)), 4);
    double seconds[2] = {};
    bool identical = true;
    for (auto _ : state) {
        Forecast results[2];
        for (int i = 0; i < 2; ++i) {
            request.threads = i + 1;
            const auto begin = std::chrono::steady_clock::now();
            results[i] = forecast(**simulator, request);
            seconds[i] += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        }
        identical = identical && results[0] == results[1];
    }
    state.counters["times one thread, at least 1.75"] = seconds[0] / seconds[1];
    state.counters["identical, 1"] = identical ? 1 : 0;
}

/// One order of the captain one plays against, averaged over a battle of 10 against 10.
template <Game G>
void captainsOrder(benchmark::State& state)
{
    const auto rules = RuleSets({ruleSet<G>("bench")});
    const auto match = rules.open(equalFleets(G::id, 10), builtInFigures());
    if (!match)
        return state.SkipWithError(match.error().front().text().c_str());
    for (auto _ : state) {
        if ((*match)->isOver()) {
            state.PauseTiming();
            (*match)->seek(0);
            state.ResumeTiming();
        }
        (*match)->performCaptains((*match)->decisions().front().decision, Temperament::Steady);
    }
}

/// How soon a forecast has something to show, and how soon it stops. Targets: 50 ms, 20 ms.
template <Game G>
void firstEstimateAndCancel(benchmark::State& state)
{
    const auto rules = RuleSets({ruleSet<G>("bench")});
    const auto simulator = rules.simulator(equalFleets(G::id, 10), builtInFigures());
    if (!simulator)
        return state.SkipWithError(simulator.error().front().text().c_str());
    double toFirst = 0;
    double toEnd = 0;
    for (auto _ : state) {
        std::stop_source source;
        ForecastRequest request;
        request.runs = maxForecastRuns;
        request.threads = 2;
        request.stop = source.get_token();
        const auto begin = std::chrono::steady_clock::now();
        auto told = begin;
        request.progress = [&](const Forecast&) {
            if (!source.request_stop())
                return;
            told = std::chrono::steady_clock::now();
        };
        benchmark::DoNotOptimize(forecast(**simulator, request));
        toFirst += std::chrono::duration<double, std::milli>(told - begin).count();
        toEnd += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - told).count();
    }
    const auto times = static_cast<double>(state.iterations());
    state.counters["ms to the first estimate, 50"] = toFirst / times;
    state.counters["ms to stop, 20"] = toEnd / times;
}

/// Uneven fleets: more ships, better crews, larger ships on the first side.
[[nodiscard]] inline BattleBrief unevenFleets(std::string_view rules, std::int64_t number)
{
    BattleBrief brief = equalFleets(rules, 5);
    FleetShip& ours = brief.sides[0].fleet.ships[0];
    if (number == 0)
        ours.count = 6;
    else if (number == 1)
        ours.crew = CrewQuality::Veteran;
    if (number == 2) {
        const ShipClass& large = *builtInFigures().classes.find("quinquereme");
        ours.classId = large.id;
        ours.fit = large.fit;
        brief.sides[1].fleet.ships[0].count = 7;
    }
    return brief;
}

/// How often the first side wins, of a hundred battles: who leads both sides is made by `captain(side)`.
template <Game G, class MakeCaptain>
double winsOfHundred(const G& game, std::uint64_t battles, MakeCaptain&& captain)
{
    double wins = 0;
    for (std::uint64_t seed = 1; seed <= battles; ++seed) {
        auto state = game.opening();
        BattleDice dice = battleDice(seed);
        auto first = captain(seed, 0);
        auto second = captain(seed, 1);
        (void)playOut(
            game, state,
            dice, [&](const auto& at, const Decision& decision, std::uint64_t ordinal) -> const auto& {
                return (decision.side == 0 ? first : second).choose(at, decision, ordinal);
            });
        const auto victor = game.outcome(state).victor;
        wins += !victor ? 0.5 : *victor == 0 ? 1 : 0;
    }
    return wins * 100 / static_cast<double>(battles);
}

/// How near forecasts come to what the captains one plays against make of a battle: the first side's wins of a hundred,
/// draws by halves. Slow: the last ones look ahead.
template <QuicklyPlayed G>
void likeness(benchmark::State& state)
{
    const BattleBrief brief = unevenFleets(G::id, state.range(0));
    const auto game = G::begin(brief, builtInFigures());
    if (!game)
        return state.SkipWithError(game.error().front().text().c_str());
    for (auto _ : state) {
        state.counters["simulated"] =
            winsOfHundred(*game, rounds<std::uint64_t>(2000), [&](std::uint64_t seed, int side) {
                return typename G::SimulationCaptain(*game, Temperament::Steady, seed, side);
            });
        state.counters["by merit"] =
            winsOfHundred(*game, rounds<std::uint64_t>(400), [&](std::uint64_t seed, int side) {
                return MeritCaptain<G>(*game, Temperament::Steady, seed, side);
            });
        state.counters["played"] =
            winsOfHundred(*game, rounds<std::uint64_t>(100), [&](std::uint64_t seed, int side) {
                return Captain<G>(*game, Temperament::Steady, seed, side, playingLookAhead);
            });
    }
}

template <Game G>
bool registerBattleBenches()
{
    const std::string name(G::id);
    benchmark::RegisterBenchmark((name + " automatic").c_str(), automaticBattle<G>)
        ->Arg(10)
        ->Arg(20)
        ->Unit(benchmark::kMicrosecond);
    if constexpr (QuicklyPlayed<G>) { // what their own captains save, and what they cost
        benchmark::RegisterBenchmark((name + " likeness").c_str(), likeness<G>)
            ->DenseRange(0, 2)
            ->Iterations(1)
            ->Unit(benchmark::kSecond);
        benchmark::RegisterBenchmark((name + " automatic by merit").c_str(),
                                     automaticBattle<G, MeritCaptain<G>>)
            ->Arg(10)
            ->Unit(benchmark::kMicrosecond);
    }
    benchmark::RegisterBenchmark((name + " two threads").c_str(), twoThreads<G>)
        ->Arg(500)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark((name + " captain's order").c_str(), captainsOrder<G>)
        ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark((name + " estimate").c_str(), firstEstimateAndCancel<G>)
        ->Iterations(rounds(20))
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    return true;
}

} // namespace navarch::bench
