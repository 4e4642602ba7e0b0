// SPDX-License-Identifier: GPL-3.0-or-later
// What a forecast makes of its runs.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/battle/forecast/forecast.h"

namespace navarch {

namespace {

constexpr int barsAtMost = 20;

std::uint64_t rootOf(std::uint64_t square)
{
    auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square)
        --root;
    while ((root + 1) * (root + 1) <= square)
        ++root;
    return root;
}

/// The least width of 1, 2 or 5 talents times a power of ten with which `barsAtMost` bars reach `most`.
std::int64_t barWidthFor(std::int64_t most)
{
    for (std::int64_t power = 100;; power *= 10)
        for (const std::int64_t step : {1, 2, 5})
            if (most / (step * power) < barsAtMost)
                return step * power;
}

/// "0.5321" of hundredths of a per cent.
Json decimal(std::int64_t basisPoints)
{
    return static_cast<double>(basisPoints) / 10'000.0;
}

Json shareJson(const Share& share, int runs)
{
    const std::int64_t rounded =
        runs == 0 ? 0 : (std::int64_t{share.count} * 20'000 + runs) / (2 * std::int64_t{runs});
    return {{"count", share.count},
            {"share", decimal(rounded)},
            {"interval", {decimal(share.low), decimal(share.high)}}};
}

Json spreadJson(const Spread& spread)
{
    Json quantiles = Json::array();
    for (const Spread::Quantile& quantile : spread.quantiles)
        quantiles.push_back({{"percent", quantile.percent}, {"talents", quantile.amount.text()}});
    return {{"least", spread.least.text()},
            {"mean", spread.mean.text()},
            {"most", spread.most.text()},
            {"quantiles", std::move(quantiles)},
            {"histogram", {{"width", spread.barWidth.text()}, {"counts", spread.bars}}}};
}

} // namespace

Share Share::of(int count, int runs)
{
    if (runs <= 0)
        return {count, 0, 10'000};
    // z = 1.96, everything times 10^5: z^2 = 384160, and the root of z^2 + 4k(n - k)/n as whole 10^-5.
    const auto n = static_cast<std::uint64_t>(runs);
    const auto k = static_cast<std::uint64_t>(count);
    const std::uint64_t root = rootOf((38'416 + 40'000 * k * (n - k) / n) * 1'000'000);
    const auto middle = static_cast<std::int64_t>(200'000 * k + 384'160);
    const auto half = static_cast<std::int64_t>(root * 196 / 100);
    const auto whole = static_cast<std::int64_t>(200'000 * n + 2 * 384'160);
    const auto low = (middle - half) * 10'000 / whole;
    const auto high = ((middle + half) * 10'000 + whole - 1) / whole;
    return {count, static_cast<int>(std::clamp<std::int64_t>(low, 0, 10'000)),
            static_cast<int>(std::clamp<std::int64_t>(high, 0, 10'000))};
}

Spread Spread::of(const std::vector<std::int64_t>& hundredths)
{
    std::map<std::int64_t, int> counted;
    for (const std::int64_t amount : hundredths)
        ++counted[amount];
    return ofCounted(counted);
}

Spread Spread::ofCounted(const std::map<std::int64_t, int>& hundredths)
{
    Spread spread;
    if (hundredths.empty())
        return spread;
    spread.least = Talents::ofHundredths(hundredths.begin()->first);
    spread.most = Talents::ofHundredths(hundredths.rbegin()->first);
    const std::int64_t width = barWidthFor(hundredths.rbegin()->first);
    spread.barWidth = Talents::ofHundredths(width);
    spread.bars.assign(
        static_cast<std::size_t>(std::max<std::int64_t>(hundredths.rbegin()->first, 0) / width) + 1, 0);
    std::int64_t count = 0;
    std::int64_t sum = 0;
    for (const auto& [amount, times] : hundredths) {
        count += times;
        sum += amount * times;
        spread.bars[static_cast<std::size_t>(std::max<std::int64_t>(amount, 0) / width)] += times;
    }
    spread.mean = Talents::ofHundredths((2 * sum + count) / (2 * count));
    auto at = hundredths.begin();
    std::int64_t upTo = at->second;
    for (const int percent : {5, 25, 50, 75, 95}) {
        const std::int64_t rank = std::max<std::int64_t>((count * percent + 99) / 100, 1);
        for (; upTo < rank; upTo += at->second)
            ++at;
        spread.quantiles.push_back({percent, Talents::ofHundredths(at->first)});
    }
    return spread;
}

Json forecastJson(const Forecast& forecast)
{
    Json json{{"runs", forecast.runs}, {"stopped", forecast.wasStopped}, {"wins", Json::array()}};
    for (const SideForecast& side : forecast.sides) {
        Json row{{"side", side.name}};
        row.update(shareJson(side.wins, forecast.runs));
        json["wins"].push_back(std::move(row));
    }
    json["draws"] = shareJson(forecast.draws, forecast.runs);
    json["losses"] = Json::array();
    for (const SideForecast& side : forecast.sides) {
        Json row{{"side", side.name}, {"value", side.value.text()}};
        row.update(spreadJson(side.losses));
        json["losses"].push_back(std::move(row));
    }
    const std::int64_t runs = std::max(forecast.runs, 1);
    json["turns"] = {{"fewest", forecast.fewestTurns},
                     {"mean", static_cast<double>((forecast.turns * 200 + runs) / (2 * runs)) / 100.0},
                     {"most", forecast.mostTurns},
                     {"at_limit", forecast.atTurnLimit},
                     {"undecided", forecast.undecided}};
    json["ships"] = Json::array();
    for (const ShipForecast& ship : forecast.ships)
        json["ships"].push_back({{"ship", ship.ship},
                                 {"side", forecast.sides[static_cast<std::size_t>(ship.side)].name},
                                 {"name", ship.name},
                                 {"sunk", ship.sunk},
                                 {"captured", ship.captured},
                                 {"fled", ship.fled}});
    json["note"] = forecastNote.pattern;
    return json;
}

} // namespace navarch
