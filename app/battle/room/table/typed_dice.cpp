// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/table/typed_dice.h"

#include "app/battle/battle_log.h"

namespace navarch {

TypedDice::TypedDice(BattleTable& table, BattleNotices& notices) : m_table(table), m_notices(notices)
{
    connect(&table, &BattleTable::changed, this, &TypedDice::rolled);
}

void TypedDice::setTyped(bool typed)
{
    if (typed == m_typed)
        return;
    m_typed = typed;
    emit changed();
}

AskedDie TypedDice::wanted() const
{
    if (!m_order)
        return {};
    const auto shown = m_table.match()->described(*m_order);
    return {.sides = m_wanted.sides,
            .why = m_table.said(termOf(m_wanted.why)),
            .rule = words(m_wanted.rule),
            .number = static_cast<int>(m_faces.size()) + 1,
            .order = shown ? m_table.said(shown->wording) : QString()};
}

QList<ShownRolls> TypedDice::tray() const
{
    QList<ShownRolls> groups;
    const auto add = [this, &groups](const BattleEvents& events) {
        for (const BattleEvent& event : events)
            if (!event.dice.empty())
                groups.push_back(laidOut(event, m_table.match()->brief().rules));
    };
    const Match* match = m_table.match();
    if (m_order)
        add(m_soFar);
    else if (match && match->at() > 0)
        add(match->eventsFor(match->steps()[match->at() - 1], m_table.viewer()));
    return groups;
}

void TypedDice::begin(const Json& order, bool isCaptains)
{
    m_order = order;
    m_isCaptains = isCaptains;
    m_faces.clear();
}

OrderResult TypedDice::ask()
{
    OrderResult performed = m_table.match()->performTyped(*m_order, m_faces);
    if (performed.came == OrderResult::Came::WantsDie) {
        m_wanted = performed.wanted;
        m_soFar = performed.soFar;
        emit changed();
    } else {
        drop();
    }
    return performed;
}

void TypedDice::drop()
{
    m_order.reset();
    m_soFar.clear();
    emit changed();
}

void TypedDice::type(int face)
{
    if (!m_order)
        return;
    if (face < 1 || face > m_wanted.sides) {
        emit m_notices.refused(tr("A die of %1 sides does not show %2.").arg(m_wanted.sides).arg(face),
                               tr("Type 1 to %1.").arg(m_wanted.sides));
        return;
    }
    m_faces.push_back(face);
    emit faced();
}

void TypedDice::takeBack()
{
    if (!m_order || m_faces.empty())
        return;
    m_faces.pop_back();
    emit faced();
}

void TypedDice::forget()
{
    if (!m_order)
        return;
    drop();
    emit forgotten();
    m_table.tell();
}

} // namespace navarch
