// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/base/talents.h"
#include "core/battle/forecast/simulation.h"

namespace navarch {

/// A share of the runs, in hundredths of a per cent: between what it lies with 95% confidence (Wilson's interval),
/// reckoned in whole numbers.
struct Share {
    int count = 0;
    int low = 0; ///< 0 to 10000
    int high = 10'000;

    /// Of `count` among `runs`.
    [[nodiscard]] static Share of(int count, int runs);

    friend bool operator==(const Share&, const Share&) = default;
};

/// How an amount is spread over the runs.
struct Spread {
    Talents least;
    Talents most;
    Talents mean; ///< to the nearest hundredth, halves up
    struct Quantile {
        int percent = 0;
        Talents amount; ///< the least that at least so many per cent of the runs do not exceed

        friend bool operator==(const Quantile&, const Quantile&) = default;
    };
    std::vector<Quantile> quantiles; ///< 5, 25, 50, 75, 95
    Talents barWidth; ///< the histogram's; bar i holds amounts from i times it, before i + 1 times
    std::vector<int> bars;

    [[nodiscard]] static Spread of(const std::vector<std::int64_t>& hundredths);
    /// Of amounts and how often each came up.
    [[nodiscard]] static Spread ofCounted(const std::map<std::int64_t, int>& hundredths);

    friend bool operator==(const Spread&, const Spread&) = default;
};

struct SideForecast {
    std::string name;
    Talents value; ///< what it came with
    Share wins;
    Spread losses;

    friend bool operator==(const SideForecast&, const SideForecast&) = default;
};

struct ShipForecast {
    ShipNumber ship = noShip;
    int side = 0;
    std::string name;
    int sunk = 0; ///< in how many runs
    int captured = 0;
    int fled = 0;
    /// Of the runs in which it stayed: how many it ended with which hull.
    std::array<int, EnumNames<Damage>::names.size()> damage{};

    friend bool operator==(const ShipForecast&, const ShipForecast&) = default;
};

/// What many battles of one brief came to. It holds exactly the runs that were done, and depends on the brief, its seed
/// and their number alone.
struct Forecast {
    int runs = 0;
    bool wasStopped = false; ///< before all that were asked for
    std::vector<SideForecast> sides;
    Share draws;
    int atTurnLimit = 0;
    int undecided = 0; ///< of the draws: broken off, as the captains came to no end
    int fewestTurns = 0;
    int mostTurns = 0;
    std::int64_t turns = 0;          ///< of all runs
    std::vector<int> lasted;         ///< how many runs took 0, 1, 2 ... turns
    std::vector<ShipForecast> ships; ///< by ShipNumber

    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// Stands in every answer.
inline constexpr PhraseText forecastNote =
    phraseText("Both sides are led by captains of simulation, who think of few orders and do not look ahead: "
               "simpler than those one plays against.");

struct ForecastRequest {
    int runs = 1000;
    int threads = 1;
    /// Told of the runs done so far, on the thread that asked: early at first, then at every tenth more.
    std::function<void(const Forecast&)> progress;
    std::stop_token stop; ///< looked at between any two orders
};

inline constexpr int maxForecastRuns = 1'000'000;
inline constexpr int maxForecastThreads = 256;

/// Run `number` of a forecast is the battle of this seed.
[[nodiscard]] std::uint64_t forecastSeed(std::uint64_t seed, std::uint64_t number);

/// Fights the brief `request.runs` times on `request.threads` threads (both at least 1). The same for any number of
/// threads; when stopped, it is what was done by then.
[[nodiscard]] Forecast forecast(const Simulator& simulator, const ForecastRequest& request);

/// {"runs", "wins", "draws", "losses", "turns", "ships", "note"}: the answer of `navarch battle forecast` but for its head.
[[nodiscard]] Json forecastJson(const Forecast& forecast);

} // namespace navarch
