// SPDX-License-Identifier: GPL-3.0-or-later
// The way back through a battle, and forwards again.
#include "app/battle/room/battle_room.h"

#include <algorithm>

namespace navarch {

void BattleRoom::setPlaying(bool playing)
{
    playing = playing && lookingBack();
    if (playing == m_playing)
        return;
    m_playing = playing;
    emit paceChanged();
    goOn();
}

void BattleRoom::move(std::size_t from)
{
    m_movedFrom = from;
    m_movedTo = m_match->at();
    emit moved();
}

std::vector<BoardCourse> BattleRoom::courses() const
{
    constexpr std::size_t most = 16; // orders: beyond that one jumps
    const auto [first, last] = std::minmax(m_movedFrom, m_movedTo);
    std::vector<BoardCourse> courses;
    if (!m_match || m_movedTo != m_match->at() || last > m_match->steps().size() || last - first > most)
        return courses;
    for (std::size_t step = first; step < last; ++step)
        courses.push_back(m_match->course(step, viewer()));
    return courses;
}

void BattleRoom::setShowing(bool showing)
{
    if (showing == m_isShowing)
        return;
    m_isShowing = showing;
    m_next.stop();
    if (showing)
        return;
    goOn();
    if (m_next.isActive()) // it was seen already: a breath is enough
        m_next.start(std::min(m_next.interval(), m_pace / 4));
}

void BattleRoom::playNext()
{
    change([this] {
        if (lookingBack()) {
            const std::size_t from = m_match->at();
            m_match->seek(from + 1);
            refresh(from);
            move(from);
        }
        if (!lookingBack()) {
            m_playing = false;
            emit paceChanged();
        }
        goOn();
    });
}

bool BattleRoom::canUndo() const
{
    if (!m_match || m_rolledFor || handCount() > 1)
        return false;
    const auto& steps = m_match->steps();
    const auto end = steps.begin() + static_cast<std::ptrdiff_t>(m_match->at());
    return handCount() == 0
               ? m_match->canUndo()
               : std::any_of(steps.begin(), end, [this](const MatchStep& step) { return isHands(step); });
}

void BattleRoom::undo()
{
    if (!canUndo())
        return;
    change([this] {
        const std::size_t from = m_match->at();
        std::size_t to = from - 1;
        if (handCount() > 0)
            while (to > 0 && !isHands(m_match->steps()[to]))
                --to;
        else
            m_automatic = false;
        m_playing = false;
        m_match->seek(to);
        emit paceChanged();
        refresh(to);
        move(from);
    });
}

void BattleRoom::redo()
{
    if (!canRedo())
        return;
    change([this] {
        const std::size_t from = m_match->at();
        std::size_t to = from + 1;
        while (handCount() > 0 && to < m_match->steps().size() && !isHands(m_match->steps()[to]))
            ++to;
        m_match->seek(to);
        refresh(from);
        move(from);
        goOn();
    });
}

void BattleRoom::seek(int to)
{
    if (!m_match || to == at() || m_rolledFor)
        return;
    change([this, to] {
        const std::size_t from = m_match->at();
        m_match->seek(static_cast<std::size_t>(std::clamp(to, 0, length())));
        m_playing = false;
        emit paceChanged();
        refresh(std::min(from, m_match->at()));
        move(from);
        goOn();
    });
}

} // namespace navarch
