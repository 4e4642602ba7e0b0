// SPDX-License-Identifier: GPL-3.0-or-later
// Dice that are rolled on a real table and typed.
#include "app/battle/room/battle_room.h"

namespace navarch {

void BattleRoom::setTypedDice(bool typed)
{
    if (typed == m_typedDice)
        return;
    m_typedDice = typed;
    emit diceChanged();
}

void BattleRoom::askDice()
{
    if (!m_rolledFor)
        return;
    const std::size_t before = m_match->at();
    OrderResult performed = m_match->performTyped(*m_rolledFor, m_faces);
    if (performed.came == OrderResult::Came::WantsDie) {
        m_wanted = performed.wanted;
        m_soFar = std::move(performed.soFar);
        emit diceChanged();
        emit changed();
        return;
    }
    m_rolledFor.reset();
    m_soFar.clear();
    emit diceChanged();
    if (performed.isDone()) {
        if (m_rolledByCaptain)
            m_match->countAsCaptains();
        came(before);
    } else {
        emit refused(words(performed.refusal.what), words(performed.refusal.remedy));
        goOn();
    }
}

void BattleRoom::typeDie(int face)
{
    if (!m_rolledFor || face < 1 || face > m_wanted.sides) {
        if (m_rolledFor)
            emit refused(tr("A die of %1 sides does not show %2.").arg(m_wanted.sides).arg(face),
                         tr("Type 1 to %1.").arg(m_wanted.sides));
        return;
    }
    m_faces.push_back(face);
    change([this] { askDice(); });
}

void BattleRoom::takeDieBack()
{
    if (!m_rolledFor || m_faces.empty())
        return;
    m_faces.pop_back();
    change([this] { askDice(); });
}

void BattleRoom::forgetDice()
{
    if (!m_rolledFor)
        return;
    m_rolledFor.reset();
    m_soFar.clear();
    if (!handsAsked())
        m_automatic = false; // or the captain would ask for the same dice again
    findAgain();
    emit paceChanged();
    emit diceChanged();
    emit changed();
}

} // namespace navarch
