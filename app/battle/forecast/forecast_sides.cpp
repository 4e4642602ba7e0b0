// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_sides.h"

#include "app/base/pricing/amounts.h"
#include "app/battle/forecast/forecast_words.h"

namespace navarch {

namespace {

/// "12.00 to 48.00" of two of the quantiles.
QString between(const Spread& spread, std::size_t from, std::size_t to)
{
    if (spread.quantiles.size() <= to)
        return {};
    return ForecastSides::tr("%1 to %2")
        .arg(amountText(spread.quantiles[from].amount), amountText(spread.quantiles[to].amount));
}

} // namespace

void ForecastSides::show(const Forecast& forecast, const std::vector<BattlePlayer>& players)
{
    std::vector<SideOdds> rows;
    for (std::size_t i = 0; i < forecast.sides.size(); ++i) {
        const SideForecast& side = forecast.sides[i];
        const BattlePlayer player = i < players.size() ? players[i] : plainPlayer(i);
        rows.push_back({static_cast<int>(i), words(side.name), player.colour, player.emblem,
                        amountText(side.value), side.wins, forecast.runs, side.losses, 0});
    }
    for (std::size_t i = rows.size(); i-- > 1;)
        rows[i - 1].behind = rows[i].behind + rows[i].wins.count;
    replaceRows(m_rows, std::move(rows));
}

const RowRoles<SideOdds>& ForecastSides::roles()
{
    static const RowRoles<SideOdds> all{
        {"name", &SideOdds::name},
        {"colour", &SideOdds::colour},
        {"emblem", &SideOdds::emblem},
        {"value", &SideOdds::value},
        {"share",
         [](const SideOdds& row) {
             return row.runs == 0 ? 0.0 : static_cast<double>(row.wins.count) / row.runs;
         }},
        {"low", [](const SideOdds& row) { return row.wins.low / 10'000.0; }},
        {"high", [](const SideOdds& row) { return row.wins.high / 10'000.0; }},
        {"behind",
         [](const SideOdds& row) {
             return row.runs == 0 ? 0.0 : static_cast<double>(row.behind) / row.runs;
         }},
        {"wins",
         [](const SideOdds& row) { return tr("%1 of 100").arg(ofHundred(row.wins.count, row.runs)); }},
        {"range", [](const SideOdds& row) { return rangeText(row.wins); }},
        {"lossMean", [](const SideOdds& row) { return amountText(row.losses.mean); }},
        {"lossHalf", [](const SideOdds& row) { return between(row.losses, 1, 3); }},
        {"lossNearly", [](const SideOdds& row) { return between(row.losses, 0, 4); }},
        {"losses", [](const SideOdds& row) { return shownSpread(row.losses); }}};
    return all;
}

} // namespace navarch
