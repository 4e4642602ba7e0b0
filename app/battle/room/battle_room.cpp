// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/battle_room.h"

namespace navarch {

BattleRoom::BattleRoom(QObject* parent, const RuleSets& rules)
    : QObject(parent),
      m_table(rules),
      m_dice(m_table, m_notices),
      m_course(m_table, m_dice, m_notices),
      m_search(m_table, m_course, m_dice),
      m_choice(m_table, m_course, m_search),
      m_placing(m_table, m_course, m_choice, m_notices),
      m_plotting(m_table, m_course, m_choice, m_notices),
      m_together(m_table, m_course, m_choice, m_notices),
      m_ofSide(m_table, m_course, m_search, *m_plotting.book()),
      m_history(m_table, m_course, m_dice),
      m_pace(m_table, m_course, m_dice, m_plotting, m_together, m_history),
      m_seats(m_table, m_course, m_choice),
      m_turn(m_table, m_course),
      m_names(m_table),
      m_origin(m_table, m_course),
      m_files(m_table, m_course, m_notices),
      m_start(m_table, m_files, m_origin, m_notices, [this](const LaidBattle& battle) { lay(battle); })
{
    // Which plots are open decides what is asked about orders.
    connect(&m_course, &BattleCourse::refreshing, this, [this] {
        const int first = m_plotting.refresh();
        m_together.refresh();
        m_choice.askAgain(!m_plotting.isOn(), first);
    });
    connect(&m_choice, &OrderChoice::changed, this, [this] {
        if (m_together.hasOnlyAnswer()) // found after the battle went on
            m_course.goOn();
    });
    connect(&m_table, &BattleTable::changed, this, &BattleRoom::changed);
    connect(&m_seats, &BattleSeats::handedOver, &m_files, &BattleFiles::modify);
}

void BattleRoom::lay(const LaidBattle& battle)
{
    m_course.change([this, battle] {
        m_origin.begin(battle);
        m_files.begin(battle);
        m_table.lay(battle.opened.match,
                    SeatPlan(*battle.opened.match, battle.players, battle.opened.players),
                    battle.past != nullptr);
        m_course.begin();
        m_history.begin();
        m_choice.forget();
        m_plotting.begin();
        m_together.stop();
        m_dice.drop();
        m_pace.halt(false);
        m_course.refresh(0);
        m_course.goOn();
    });
}

void BattleRoom::close()
{
    m_course.change([this] {
        m_choice.draft()->end();
        m_placing.formation()->end();
        m_plotting.begin();
        m_files.leave();
        m_origin.leave();
        m_table.clear();
        m_choice.forget();
        m_dice.drop();
        m_course.refresh(0);
    });
}

void BattleRoom::doneWith(const QString& campaign, int battle)
{
    const ResultOrigin origin{campaign, battle};
    m_files.discard(origin);
    if (m_origin.fought() == origin)
        close();
}

} // namespace navarch
