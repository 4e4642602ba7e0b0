// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_ships.h"

#include <algorithm>
#include <numeric>

#include "app/base/speech/speech.h"
#include "app/battle/forecast/forecast_words.h"

namespace navarch {

void ForecastShips::show(const Forecast& forecast, const BattleBrief& brief,
                         const std::vector<BattlePlayer>& players)
{
    if (!(brief == m_brief)) {
        m_brief = brief;
        m_kinds.clear();
        for (const BriefShip& each : shipsOf(brief, builtInFigures().classes)) {
            const ShipClass* kind = builtInFigures().classes.find(each.ship.classId);
            m_kinds.push_back(each.ship.name.empty() || !kind ? QString() : spokenTerm(kind->name));
        }
    }
    std::vector<ShipOdds> rows;
    for (const ShipForecast& ship : forecast.ships) {
        const auto side = static_cast<std::size_t>(ship.side);
        const BattlePlayer player = side < players.size() ? players[side] : plainPlayer(side);
        const auto number = static_cast<std::size_t>(ship.ship);
        rows.push_back({ship, forecast.runs, words(ship.name),
                        number < m_kinds.size() ? m_kinds[number] : QString(),
                        words(forecast.sides[side].name), player.colour, player.emblem});
    }
    sort(rows);
    replaceRows(m_rows, std::move(rows));
}

void ForecastShips::setOrder(Order order)
{
    if (order == m_order)
        return;
    m_order = order;
    auto rows = m_rows;
    sort(rows);
    replaceRows(m_rows, std::move(rows));
    emit orderChanged();
}

void ForecastShips::sort(std::vector<ShipOdds>& rows) const
{
    const auto by = [this](const ShipOdds& row) {
        return m_order == BySunk ? row.odds.sunk : m_order == ByCaptured ? row.odds.captured : 0;
    };
    std::sort(rows.begin(), rows.end(), [&](const ShipOdds& a, const ShipOdds& b) {
        return by(a) != by(b) ? by(a) > by(b) : a.odds.ship < b.odds.ship;
    });
}

QVariant ForecastShips::data(const QModelIndex& index, int role) const
{
    const ShipOdds* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    const ShipForecast& odds = row->odds;
    const auto share = [row](int count) {
        return row->runs == 0 ? 0.0 : static_cast<double>(count) / row->runs;
    };
    const int stayed = std::accumulate(odds.damage.begin(), odds.damage.end(), 0);
    switch (role) {
    case NameRole: return row->name;
    case KindRole: return row->kind;
    case SideRole: return row->side;
    case ColourRole: return row->colour;
    case EmblemRole: return row->emblem;
    case SunkRole: return share(odds.sunk);
    case CapturedRole: return share(odds.captured);
    case FledRole: return share(odds.fled);
    case HurtRole: return share(stayed - odds.damage[0]);
    case WholeRole: return share(odds.damage[0]);
    case SunkTextRole: return chanceText(odds.sunk, row->runs);
    case CapturedTextRole: return chanceText(odds.captured, row->runs);
    case FledTextRole: return chanceText(odds.fled, row->runs);
    case DamageRole: return meanDamageText(odds);
    default: return {};
    }
}

QHash<int, QByteArray> ForecastShips::roleNames() const
{
    return {{NameRole, "name"},         {KindRole, "kind"},         {SideRole, "side"},
            {ColourRole, "colour"},     {EmblemRole, "emblem"},     {SunkRole, "sunk"},
            {CapturedRole, "captured"}, {FledRole, "fled"},         {HurtRole, "hurt"},
            {WholeRole, "whole"},       {SunkTextRole, "sunkText"}, {CapturedTextRole, "capturedText"},
            {FledTextRole, "fledText"}, {DamageRole, "damage"}};
}

} // namespace navarch
