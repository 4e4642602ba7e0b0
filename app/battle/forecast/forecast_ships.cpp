// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_ships.h"

#include <algorithm>
#include <numeric>

#include "app/base/speech/speech.h"
#include "app/battle/forecast/forecast_words.h"

namespace navarch {
namespace {

double shareOf(const ShipOdds& row, int count)
{
    return row.runs == 0 ? 0.0 : static_cast<double>(count) / row.runs;
}

} // namespace

void ForecastShips::show(const Forecast& forecast, const BattleBrief& brief,
                         const std::vector<BattlePlayer>& players)
{
    if (!(brief == m_brief)) {
        m_brief = brief;
        m_kinds.clear();
        for (const BriefShip& each : shipsOf(brief, builtInFigures().classes)) {
            const ShipClass* kind = classOf(each.ship, builtInFigures().classes);
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
    std::vector<ShipOdds> rows = m_rows;
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

const RowRoles<ShipOdds>& ForecastShips::roles()
{
    static const RowRoles<ShipOdds> all{
        {"name", &ShipOdds::name},
        {"kind", &ShipOdds::kind},
        {"side", &ShipOdds::side},
        {"colour", &ShipOdds::colour},
        {"emblem", &ShipOdds::emblem},
        {"sunk", [](const ShipOdds& row) { return shareOf(row, row.odds.sunk); }},
        {"captured", [](const ShipOdds& row) { return shareOf(row, row.odds.captured); }},
        {"fled", [](const ShipOdds& row) { return shareOf(row, row.odds.fled); }},
        {"hurt",
         [](const ShipOdds& row) {
             const auto& damage = row.odds.damage;
             return shareOf(row, std::accumulate(damage.begin() + 1, damage.end(), 0));
         }},
        {"whole", [](const ShipOdds& row) { return shareOf(row, row.odds.damage[0]); }},
        {"sunkText", [](const ShipOdds& row) { return chanceText(row.odds.sunk, row.runs); }},
        {"capturedText", [](const ShipOdds& row) { return chanceText(row.odds.captured, row.runs); }},
        {"fledText", [](const ShipOdds& row) { return chanceText(row.odds.fled, row.runs); }},
        {"damage", [](const ShipOdds& row) { return meanDamageText(row.odds); }}};
    return all;
}

} // namespace navarch
