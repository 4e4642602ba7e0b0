// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/battle_lineup.h"

#include <algorithm>
#include <utility>

#include "app/war/battles/battle_words.h"

namespace navarch {

void BattleLineup::take(const Campaign& records, const BattleParts& parts, BattleBrief brief,
                        const std::vector<std::optional<Temperament>>& left)
{
    if (m_chosenOf != parts.battle->id) {
        m_chosen.clear();
        m_levels.clear();
    }
    m_chosenOf = parts.battle->id;
    for (std::size_t side = 0; side < brief.sides.size() && side < parts.sides.size(); ++side) {
        const SideRecord* owner = records.find(parts.sides[side]->side);
        if (!brief.sides[side].captain && (!owner || owner->player == Player::Machine))
            brief.sides[side].captain = Temperament::Steady;
    }
    for (const auto& [side, captain] : m_chosen)
        if (side < brief.sides.size())
            brief.sides[side].captain = captain;
    for (const auto& [side, level] : m_levels)
        if (side < brief.sides.size())
            brief.sides[side].level = level;
    // What was begun goes on as it was left, and its players change at the table.
    for (std::size_t side = 0; side < brief.sides.size() && side < left.size(); ++side)
        brief.sides[side].captain = left[side];
    m_brief = std::move(brief);
    m_players = playersOf(records, parts, *m_brief);
}

void BattleLineup::clear()
{
    m_brief.reset();
    m_players.clear();
}

bool BattleLineup::allByHand() const
{
    return m_brief && std::none_of(m_players.begin(), m_players.end(), [](const BattlePlayer& player) {
               return player.captain.has_value();
           });
}

} // namespace navarch
