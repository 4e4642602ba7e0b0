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

QVariant ForecastSides::data(const QModelIndex& index, int role) const
{
    const SideOdds* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case NameRole: return row->name;
    case ColourRole: return row->colour;
    case EmblemRole: return row->emblem;
    case ValueRole: return row->value;
    case ShareRole: return row->runs == 0 ? 0.0 : static_cast<double>(row->wins.count) / row->runs;
    case LowRole: return row->wins.low / 10'000.0;
    case HighRole: return row->wins.high / 10'000.0;
    case BehindRole: return row->runs == 0 ? 0.0 : static_cast<double>(row->behind) / row->runs;
    case WinsRole: return tr("%1 of 100").arg(ofHundred(row->wins.count, row->runs));
    case RangeRole: return rangeText(row->wins);
    case LossMeanRole: return amountText(row->losses.mean);
    case LossHalfRole: return between(row->losses, 1, 3);
    case LossNearlyRole: return between(row->losses, 0, 4);
    case LossesRole: return spreadMap(row->losses);
    default: return {};
    }
}

QHash<int, QByteArray> ForecastSides::roleNames() const
{
    return {{NameRole, "name"},         {ColourRole, "colour"},     {EmblemRole, "emblem"},
            {ValueRole, "value"},       {ShareRole, "share"},       {LowRole, "low"},
            {HighRole, "high"},         {WinsRole, "wins"},         {RangeRole, "range"},
            {LossMeanRole, "lossMean"}, {LossHalfRole, "lossHalf"}, {LossNearlyRole, "lossNearly"},
            {LossesRole, "losses"},     {BehindRole, "behind"}};
}

} // namespace navarch
