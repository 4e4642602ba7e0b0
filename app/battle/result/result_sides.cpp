// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_sides.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/battle/result/row_of_part.h"
#include "app/campaign/wording.h"
#include "core/battle/forecast/losses.h"

namespace navarch {

void ResultSides::begin(std::vector<BattlePlayer> players, std::size_t sides)
{
    m_players = std::move(players);
    for (std::size_t side = m_players.size(); side < sides; ++side)
        m_players.push_back(plainPlayer(side));
    m_rows.resize(sides);
    for (auto& rows : m_rows)
        if (!rows)
            rows = std::make_unique<ResultRows>();
}

void ResultSides::show(const RowSelection& selection)
{
    for (std::size_t side = 0; side < m_rows.size(); ++side) {
        std::vector<ResultRow> rows;
        for (const OutcomePart part : m_result.partsOf(static_cast<int>(side))) {
            rows.push_back(rowOf(m_result, part, m_players));
            rows.back().selected = selection.has(rows.back().rowKey);
        }
        m_rows[side]->setRows(std::move(rows));
    }
}

QList<ShownResultSide> ResultSides::shown() const
{
    QList<ShownResultSide> list;
    if (!m_result.isOpen())
        return list;
    const BattleBrief& brief = m_result.brief();
    const BattleOutcome& outcome = m_result.outcome();
    const FieldValues values(brief, m_result.figures());
    const std::vector<Talents> losses = values.losses(outcome);
    for (std::size_t i = 0; i < brief.sides.size(); ++i) {
        const auto counts = [&](auto&& which) {
            return static_cast<int>(
                std::count_if(outcome.ships.begin(), outcome.ships.end(), [&](const ShipOutcome& ship) {
                    return ship.side == static_cast<int>(i) && which(ship);
                }));
        };
        list.push_back(ShownResultSide{.side = static_cast<int>(i),
                                       .name = words(brief.sides[i].name),
                                       .colour = m_players[i].colour,
                                       .emblem = m_players[i].emblem,
                                       .ships = counts([](const ShipOutcome&) { return true; }),
                                       .lost = counts([](const ShipOutcome& ship) {
                                           return ship.fate == ShipFate::Sunk
                                                  || ship.fate == ShipFate::Captured;
                                       }),
                                       .loss = amountText(losses[i]),
                                       .rows = m_rows[i].get()});
    }
    return list;
}

} // namespace navarch
