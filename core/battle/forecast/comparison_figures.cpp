// SPDX-License-Identifier: GPL-3.0-or-later
// What a comparison makes of its forecasts.
#include <algorithm>
#include <cmath>

#include "core/battle/forecast/comparison.h"

namespace navarch {

namespace {

constexpr int whole = 10'000; ///< hundredths of a per cent

/// Between what a share lies, with 95% confidence.
struct Between {
    int share = 0;
    int low = 0;
    int high = 0;
};

int shareOf(std::int64_t part, std::int64_t of)
{
    return static_cast<int>((part * 2 * whole + of) / (2 * of));
}

Between between(const Share& share, int runs)
{
    return {shareOf(share.count, runs), share.low, share.high};
}

/// The mean of what is between nothing and all in every run: its deviation is a half at most.
Between betweenMean(std::int64_t part, std::int64_t of, int runs)
{
    const int share = shareOf(part, of);
    const int error = static_cast<int>(std::ceil(9'800.0 / std::sqrt(static_cast<double>(runs))));
    return {share, std::max(share - error, 0), std::min(share + error, whole)};
}

/// Nothing to compare: a game that has not been fought, a side without ships or worth.
std::optional<Between> figureOf(const Forecast& forecast, ComparedFigure figure, int side)
{
    if (forecast.runs == 0)
        return std::nullopt;
    if (figure == ComparedFigure::Draws)
        return between(forecast.draws, forecast.runs);
    const auto index = static_cast<std::size_t>(side);
    const SideForecast& of = forecast.sides[index];
    if (figure == ComparedFigure::Wins)
        return between(of.wins, forecast.runs);
    if (figure == ComparedFigure::Losses) {
        if (of.value <= Talents())
            return std::nullopt;
        return betweenMean(of.losses.mean.hundredths(), of.value.hundredths(), forecast.runs);
    }
    const SideFates fates = fatesOf(forecast)[index];
    if (fates.ships == 0)
        return std::nullopt;
    const std::int64_t count = figure == ComparedFigure::Sunk       ? fates.sunk
                               : figure == ComparedFigure::Captured ? fates.captured
                                                                    : fates.fled;
    return betweenMean(count, std::int64_t{fates.ships} * forecast.runs, forecast.runs);
}

/// The two games that lie apart the furthest for certain in a figure, when it is further than `apart`.
void weigh(const std::vector<GameForecast>& games, ComparedFigure figure, int side, int& apart,
           std::optional<Difference>& found)
{
    std::vector<std::optional<Between>> known;
    for (const GameForecast& game : games)
        known.push_back(figureOf(game.forecast, figure, side));
    for (std::size_t least = 0; least < games.size(); ++least) {
        for (std::size_t most = 0; known[least] && most < games.size(); ++most) {
            if (!known[most] || known[most]->low - known[least]->high <= apart)
                continue;
            apart = known[most]->low - known[least]->high;
            found = Difference{figure, side, least, most, known[least]->share, known[most]->share};
        }
    }
}

Json fatesJson(const Forecast& forecast)
{
    const std::int64_t runs = std::max(forecast.runs, 1);
    const auto mean = [runs](std::int64_t count) { // to hundredths of a ship
        return static_cast<double>((count * 200 + runs) / (2 * runs)) / 100.0;
    };
    Json json = Json::array();
    const std::vector<SideFates> fates = fatesOf(forecast);
    for (std::size_t side = 0; side < fates.size(); ++side)
        json.push_back({{"side", forecast.sides[side].name},
                        {"ships", fates[side].ships},
                        {"sunk", mean(fates[side].sunk)},
                        {"captured", mean(fates[side].captured)},
                        {"fled", mean(fates[side].fled)}});
    return json;
}

Json gameJson(const GameForecast& game)
{
    Json json{{"rules", game.rules},
              {"name", game.name},
              {"left_out", Json::array()},
              {"out_of_account", Json::array()},
              {"problems", Json::array()}};
    for (const OwnTerm term : game.leftOut)
        json["left_out"].push_back(nameOf(term));
    for (const Aspect aspect : game.outOfAccount)
        json["out_of_account"].push_back(nameOf(aspect));
    for (const Problem& problem : game.problems)
        json["problems"].push_back({{"place", problem.place},
                                    {"what", problem.what.english()},
                                    {"remedy", problem.remedy.english()}});
    Json figures = forecastJson(game.forecast);
    figures.erase("note"); // stands once in the answer
    figures.erase("ships");
    json.update(figures);
    json["fates"] = fatesJson(game.forecast);
    return json;
}

Json differenceJson(const GameComparison& comparison)
{
    const auto difference = differsMost(comparison.games);
    if (!difference)
        return nullptr;
    const GameForecast& least = comparison.games[difference->least];
    const auto game = [&](std::size_t number, int share) {
        return Json{{"rules", comparison.games[number].rules}, {"share", static_cast<double>(share) / whole}};
    };
    return {{"figure", nameOf(difference->figure)},
            {"side", difference->side < 0
                         ? Json(nullptr)
                         : Json(least.forecast.sides[static_cast<std::size_t>(difference->side)].name)},
            {"least", game(difference->least, difference->lowest)},
            {"most", game(difference->most, difference->highest)}};
}

} // namespace

std::vector<SideFates> fatesOf(const Forecast& forecast)
{
    std::vector<SideFates> fates(forecast.sides.size());
    for (const ShipForecast& ship : forecast.ships) {
        SideFates& of = fates[static_cast<std::size_t>(ship.side)];
        ++of.ships;
        of.sunk += ship.sunk;
        of.captured += ship.captured;
        of.fled += ship.fled;
    }
    return fates;
}

std::optional<Difference> differsMost(const std::vector<GameForecast>& games)
{
    std::size_t sides = 0;
    for (const GameForecast& game : games)
        sides = std::max(sides, game.forecast.runs > 0 ? game.forecast.sides.size() : 0);
    std::optional<Difference> found;
    int apart = 0;
    for (std::size_t side = 0; side < sides; ++side)
        weigh(games, ComparedFigure::Wins, static_cast<int>(side), apart, found);
    weigh(games, ComparedFigure::Draws, -1, apart, found);
    for (const ComparedFigure figure :
         {ComparedFigure::Losses, ComparedFigure::Sunk, ComparedFigure::Captured, ComparedFigure::Fled})
        for (std::size_t side = 0; side < sides; ++side)
            weigh(games, figure, static_cast<int>(side), apart, found);
    return found;
}

std::optional<int> favourite(const Forecast& forecast)
{
    if (forecast.runs == 0)
        return std::nullopt;
    std::vector<std::pair<int, const Share*>> shares{{-1, &forecast.draws}};
    for (std::size_t side = 0; side < forecast.sides.size(); ++side)
        shares.emplace_back(static_cast<int>(side), &forecast.sides[side].wins);
    for (const auto& [side, share] : shares)
        if (std::all_of(shares.begin(), shares.end(), [&, share = share](const auto& other) {
                return other.second == share || other.second->high < share->low;
            }))
            return side;
    return std::nullopt;
}

Json comparisonJson(const GameComparison& comparison)
{
    Json json{{"rules", comparison.own}, {"games", Json::array()}};
    for (const GameForecast& game : comparison.games)
        json["games"].push_back(gameJson(game));
    json["differs_most"] = differenceJson(comparison);
    json["note"] = forecastNote.pattern;
    return json;
}

} // namespace navarch
