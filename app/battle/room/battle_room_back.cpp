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

void BattleRoom::playNext()
{
    change([this] {
        if (lookingBack()) {
            const std::size_t from = m_match->at();
            const auto shown = m_match->described(m_match->steps()[from].order);
            m_lastWay = shown && shown->shape ? *shown->shape : OrderShape{};
            m_match->seek(from + 1);
            refresh(from);
            emit moved();
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
    return handCount() == 0 ? m_match->canUndo()
                            : std::any_of(steps.begin(), end, [this](const MatchStep& step) {
                                  return isHands(step);
                              });
}

void BattleRoom::undo()
{
    if (!canUndo())
        return;
    change([this] {
        std::size_t to = m_match->at() - 1;
        if (handCount() > 0)
            while (to > 0 && !isHands(m_match->steps()[to]))
                --to;
        else
            m_automatic = false;
        m_playing = false;
        m_match->seek(to);
        m_lastWay = {};
        emit paceChanged();
        refresh(to);
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
        m_lastWay = {};
        refresh(from);
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
        m_lastWay = {};
        m_playing = false;
        emit paceChanged();
        refresh(std::min(from, m_match->at()));
        goOn();
    });
}

} // namespace navarch
