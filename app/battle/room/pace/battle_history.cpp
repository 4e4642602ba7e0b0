// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/pace/battle_history.h"

#include <algorithm>

namespace navarch {

BattleHistory::BattleHistory(BattleTable& table, BattleCourse& course, TypedDice& dice)
    : m_table(table),
      m_course(course),
      m_dice(dice)
{
    connect(&table, &BattleTable::changed, this, &BattleHistory::changed);
    connect(&course, &BattleCourse::moved, this, &BattleHistory::move);
    connect(&course, &BattleCourse::refreshing, this, &BattleHistory::tell);
    connect(&course.arrival(), &OrderArrival::arrived, this, [this] {
        tell(m_toldTo);
        emit told();
    });
}

void BattleHistory::tell(std::size_t from)
{
    const std::size_t to = m_course.arrival().toldOf(static_cast<std::size_t>(at()));
    m_log.show(m_table.match(), m_table.viewer(), std::min(from, m_toldTo), to);
    m_toldTo = to;
}

void BattleHistory::move(std::size_t from)
{
    m_movedFrom = from;
    m_movedTo = m_table.match()->at();
    emit moved();
    if (!m_course.arrival().isAwaited())
        emit told();
}

std::vector<BoardCourse> BattleHistory::courses() const
{
    constexpr std::size_t most = 16; // orders: beyond that one jumps
    const auto [first, last] = std::minmax(m_movedFrom, m_movedTo);
    std::vector<BoardCourse> courses;
    const Match* match = m_table.match();
    if (!match || m_movedTo != match->at() || last > match->steps().size() || last - first > most)
        return courses;
    for (std::size_t step = first; step < last; ++step)
        courses.push_back(match->course(step, m_table.viewer()));
    return courses;
}

/// Shows the battle after so many orders, and tells at once what came of them.
void BattleHistory::goTo(std::size_t to)
{
    const std::size_t from = m_table.match()->at();
    m_course.arrival().forget();
    m_table.match()->seek(to);
    m_course.refresh(std::min(from, m_table.match()->at()));
    move(from);
}

void BattleHistory::stepOn()
{
    if (!lookingBack())
        return;
    const std::size_t from = m_table.match()->at();
    m_course.arrival().depart(from);
    m_table.match()->seek(from + 1);
    m_course.refresh(from);
    move(from);
    m_course.arrival().departed();
}

bool BattleHistory::canUndo() const
{
    const Match* match = m_table.match();
    const int hands = m_table.seats().handCount();
    if (!match || m_dice.isOn() || hands > 1)
        return false;
    const auto& steps = match->steps();
    const auto end = steps.begin() + static_cast<std::ptrdiff_t>(match->at());
    return hands == 0 ? match->canUndo() : std::any_of(steps.begin(), end, [this](const MatchStep& step) {
        return m_table.seats().isHands(step);
    });
}

/// Where undo() leads, when it may be.
std::size_t BattleHistory::undoTarget() const
{
    const SeatPlan& seats = m_table.seats();
    std::size_t to = m_table.match()->at() - 1;
    while (seats.handCount() > 0 && to > 0
           && (m_course.goesOn(to) || !seats.isHands(m_table.match()->steps()[to])))
        --to;
    return to;
}

QString BattleHistory::undoTitle() const
{
    return canUndo() ? m_table.said(m_table.match()->steps()[undoTarget()].wording) : QString();
}

QString BattleHistory::redoTitle() const
{
    return lookingBack() ? m_table.said(m_table.match()->steps()[m_table.match()->at()].wording) : QString();
}

void BattleHistory::undo()
{
    if (!canUndo())
        return;
    m_course.change([this] {
        emit halted(m_table.seats().handCount() == 0);
        goTo(undoTarget());
    });
}

void BattleHistory::redo()
{
    if (!lookingBack())
        return;
    m_course.change([this] {
        const SeatPlan& seats = m_table.seats();
        const auto& steps = m_table.match()->steps();
        std::size_t to = m_table.match()->at() + 1;
        while (seats.handCount() > 0 && to < steps.size()
               && (m_course.goesOn(to) || !seats.isHands(steps[to])))
            ++to;
        goTo(to);
        m_course.goOn();
    });
}

void BattleHistory::seek(int to)
{
    if (!m_table.match() || to == at() || m_dice.isOn())
        return;
    m_course.change([this, to] {
        emit halted(false);
        goTo(static_cast<std::size_t>(std::clamp(to, 0, length())));
        m_course.goOn();
    });
}

} // namespace navarch
