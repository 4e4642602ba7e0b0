// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/keeping/battle_origin.h"

namespace navarch {

BattleOrigin::BattleOrigin(BattleTable& table, const BattleCourse& course) : m_table(table), m_course(course)
{
    connect(&table, &BattleTable::changed, this, &BattleOrigin::changed);
}

void BattleOrigin::begin(const LaidBattle& battle)
{
    m_origin = battle.origin;
    m_past = battle.past;
}

void BattleOrigin::leave()
{
    if (m_past)
        m_origin = {};
    m_past.reset();
}

std::optional<Replay> BattleOrigin::replay() const
{
    if (isPast())
        return *m_past;
    return m_table.isOver() ? std::optional(replayOf(*m_table.match())) : std::nullopt;
}

} // namespace navarch
