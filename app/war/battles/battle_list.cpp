// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/battle_list.h"

#include <algorithm>

#include "app/campaign/watching.h"
#include "app/war/battles/battle_words.h"

namespace navarch {

namespace {

BattleEntry entryOf(const Campaign& all, const BattleRecord& battle, const BattleParts& parts)
{
    BattleEntry row;
    row.id = static_cast<int>(battle.id.value);
    row.group = battle.state == BattleState::Waiting ? BattleGroup::Waiting
                : battle.turn == all.head().turn     ? BattleGroup::Fought
                                                     : BattleGroup::Archived;
    row.name = words(battle.name);
    row.place = placeWords(battle.place, all.find(battle.port));
    row.date = dateText(battle.year, battle.month, battle.week);
    row.game = gameWords(battle.rules);
    row.end = endWords(parts);
    row.way = wayWords(battle.way);
    for (const BattleSideRecord* side : parts.sides) {
        const BattlePlayer player = playerOf(all, *side);
        const auto ships =
            std::count_if(parts.ships.begin(), parts.ships.end(),
                          [side](const BattleShipRecord* ship) { return ship->sideNumber == side->number; });
        row.sides.push_back(ListedSide{.name = words(side->name),
                                       .colour = player.colour,
                                       .emblem = player.emblem,
                                       .ships = static_cast<int>(ships),
                                       .victor = side->victor});
    }
    return row;
}

} // namespace

const RowRoles<BattleEntry>& BattleList::roles()
{
    static const RowRoles<BattleEntry> all{{"battleId", &BattleEntry::id}, {"group", &BattleEntry::group},
                                           {"name", &BattleEntry::name},   {"place", &BattleEntry::place},
                                           {"date", &BattleEntry::date},   {"game", &BattleEntry::game},
                                           {"end", &BattleEntry::end},     {"way", &BattleEntry::way},
                                           {"odds", &BattleEntry::odds},   {"sides", &BattleEntry::sides}};
    return all;
}

int BattleList::idAt(int row) const
{
    const BattleEntry* battle = rowAt(m_rows, row);
    return battle ? battle->id : 0;
}

int BattleList::rowOf(int battleId) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == battleId)
            return static_cast<int>(i);
    return -1;
}

void BattleList::setOdds(BattleOdds* odds)
{
    if (!watchInstead(m_odds, odds, this, &BattleList::layOdds))
        return;
    emit oddsChanged();
    layOdds();
}

void BattleList::layOdds()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString odds = m_odds ? m_odds->shortly(m_rows[i].id) : QString();
        if (odds == m_rows[i].odds)
            continue;
        m_rows[i].odds = odds;
        const QModelIndex row = index(static_cast<int>(i));
        emit dataChanged(row, row, {roleCalled("odds")});
    }
}

void BattleList::refill()
{
    std::vector<BattleEntry> waiting;
    std::vector<BattleEntry> fought;
    std::vector<BattleEntry> archived;
    if (const Campaign* all = records())
        for (const auto& [id, battle] : all->table<BattleRecord>()) {
            const BattleParts parts = partsOf(*all, id);
            if (!mayBeSeen(*campaign(), parts))
                continue;
            BattleEntry row = entryOf(*all, battle, parts);
            (row.group == BattleGroup::Waiting  ? waiting
             : row.group == BattleGroup::Fought ? fought
                                                : archived)
                .push_back(std::move(row));
        }
    m_waiting = static_cast<int>(waiting.size());
    std::vector<BattleEntry> rows = std::move(waiting);
    rows.insert(rows.end(), fought.rbegin(), fought.rend());
    rows.insert(rows.end(), archived.rbegin(), archived.rend());
    for (BattleEntry& row : rows)
        row.odds = m_odds ? m_odds->shortly(row.id) : QString();
    replaceRows(m_rows, std::move(rows));
    emit counted();
}

} // namespace navarch
