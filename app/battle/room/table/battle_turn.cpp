// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/table/battle_turn.h"

#include <utility>

#include "app/battle/room/table/outcome_told.h"

namespace navarch {

BattleTurn::BattleTurn(BattleTable& table, BattleCourse& course) : m_table(table), m_course(course)
{
    connect(&table, &BattleTable::changed, this, &BattleTurn::takeIn);
    connect(&course.arrival(), &OrderArrival::arrived, this, [this] {
        takeIn();
        if (std::exchange(m_isEnding, false) && m_table.isOver())
            emit ended();
    });
    connect(&course, &BattleCourse::ended, this, [this] {
        m_isEnding = m_course.arrival().isAwaited();
        if (!m_isEnding)
            emit ended();
    });
}

BattleTurn::Question BattleTurn::asksNow() const
{
    return m_table.question() ? Question{m_table.question()->wording, m_table.asked()} : Question();
}

BattleTurn::Question BattleTurn::told() const
{
    return m_course.arrival().isAwaited() ? m_before : asksNow();
}

void BattleTurn::takeIn()
{
    if (!m_course.arrival().isAwaited())
        m_before = asksNow();
    emit changed();
}

QString BattleTurn::question() const
{
    if (!m_table.match())
        return {};
    const Phrase asked = told().wording;
    return asked.isEmpty() ? tr("The battle is over") : m_table.said(asked);
}

QString BattleTurn::phase() const
{
    return m_table.isOver() || m_table.view().isPhaseAsked ? QString() : m_table.said(m_table.view().phase);
}

QString BattleTurn::wind() const
{
    std::vector<Phrase> weather;
    for (const Phrase& each : {m_table.view().wind, m_table.view().sea})
        if (!each.isEmpty())
            weather.push_back(each);
    return m_table.said(listed(weather));
}

QList<ShownReserve> BattleTurn::reserves() const
{
    QList<ShownReserve> rows;
    for (const BoardReserve& each : m_table.view().reserves)
        rows.push_back(ShownReserve{.name = words(each.name),
                                    .side = each.side,
                                    .ships = each.ships,
                                    .comesNow = each.comesNow,
                                    .standing = words(each.standing),
                                    .why = words(each.why),
                                    .rule = words(each.rule)});
    return rows;
}

ToldOutcome BattleTurn::outcome() const
{
    return m_table.isOver() ? outcomeTold(*m_table.match(), m_table.seats().players()) : ToldOutcome();
}

void BattleTurn::concede()
{
    if (m_table.curtainFor().side >= 0)
        return; // he who sat here has risen, and the next has not sat down
    const int side = handsAsked() ? asked() : m_table.viewer().side;
    if (m_table.match() && side >= 0 && !m_table.isOver())
        if (const auto json = m_table.match()->byHand().concession(side))
            m_course.order(*json, false);
}

} // namespace navarch
