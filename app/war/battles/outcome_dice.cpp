// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/outcome_dice.h"

#include "app/campaign/wording.h"

namespace navarch {

void OutcomeDice::begin()
{
    m_isTyped = false;
    m_faces.clear();
}

void OutcomeDice::show(std::vector<Roll> needed, std::vector<Roll> typed)
{
    m_needed = std::move(needed);
    m_shown = std::move(typed);
}

void OutcomeDice::setTyped(bool typed)
{
    if (typed == m_isTyped)
        return;
    m_isTyped = typed;
    m_faces.clear();
    emit chosen();
}

void OutcomeDice::type(int face)
{
    if (!m_isTyped || areComplete() || face < 1 || face > m_needed[m_faces.size()].sides)
        return;
    m_faces.push_back(face);
    emit chosen();
}

void OutcomeDice::takeBack()
{
    if (m_faces.empty())
        return;
    m_faces.pop_back();
    emit chosen();
}

QList<ShownDie> OutcomeDice::rolls() const
{
    QList<ShownDie> list;
    for (std::size_t i = 0; i < m_needed.size(); ++i) {
        Roll roll = m_needed[i];
        if (m_isTyped) {
            if (i < m_faces.size() && i < m_shown.size())
                roll = m_shown[i];
            roll.face = i < m_faces.size() ? m_faces[i] : 0;
            if (i >= m_faces.size() || i >= m_shown.size())
                roll.result = {};
        }
        list.push_back(ShownDie{.sides = roll.sides,
                                .face = roll.face,
                                .why = words(roll.why),
                                .rule = words(roll.rule),
                                .result = words(roll.result)});
    }
    return list;
}

AskedDie OutcomeDice::wanted() const
{
    if (areComplete())
        return {};
    const Roll& next = m_needed[m_faces.size()];
    return {.sides = next.sides,
            .why = words(next.why),
            .rule = words(next.rule),
            .number = static_cast<int>(m_faces.size()) + 1,
            .order = {}};
}

} // namespace navarch
