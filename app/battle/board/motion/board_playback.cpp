// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/motion/board_playback.h"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <utility>

namespace navarch {

namespace {

constexpr double turning = 450; ///< thousandths of a second in which the camera comes to where it happens

/// How long everything takes at a pace of the room: slow, even and fast are three different lengths.
double paceOf(int pace)
{
    constexpr double slow = BattlePace::Slow;
    constexpr double even = BattlePace::Even;
    constexpr double fast = BattlePace::Fast;
    return pace <= 0 ? 0 : std::clamp(pace / even, fast / even, slow / even);
}

} // namespace

BoardPlayback::BoardPlayback(const QQuickItem& item, const QPointer<BattleRoom>& room, BoardSight& sight)
    : m_item(item),
      m_room(room),
      m_sight(sight)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, &BoardPlayback::goOn);
    connect(&m_clock, &QVariantAnimation::finished, this, &BoardPlayback::end);
}

BoardPlayback::~BoardPlayback()
{
    end();
}

bool BoardPlayback::isSeen() const
{
    return m_room && !m_isReduced && m_item.isVisible() && m_item.window() && m_item.window()->isVisible();
}

void BoardPlayback::begin()
{
    const ShipNumber placed = std::exchange(m_placed, noShip);
    const int turn = m_room ? m_room->turn()->number() : 0;
    const bool begins = turn > std::exchange(m_turn, turn);
    if (!isSeen() || paceOf(m_room->pace()->beat()) == 0)
        return;
    std::vector<BoardCourse> courses = m_room->history()->courses();
    if (placed != noShip)
        for (BoardCourse& course : courses)
            for (BoardMoment& moment : course.moments)
                for (PieceMoment& piece : moment.pieces)
                    if (piece.ship == placed && m_room->table().piece(placed))
                        piece.pose = m_room->table().piece(placed)->pose;
    if (begins && !courses.empty() && !m_room->history()->wentBack() && m_sounds)
        m_sounds->play(Sound::Horn, 0.7);
    BoardMotion motion(courses, m_sight.camera().grid(), paceOf(m_room->pace()->beat()));
    if (motion.length() <= 0)
        return;
    m_motion = m_room->history()->wentBack() ? motion.backwards() : std::move(motion);
    m_isPlaying = true;
    m_isHeld = false;
    m_time = 0;
    m_cues = soundsOf(m_motion);
    m_heard = 0;
    m_sight.beginTurn(m_motion.where());
    m_clock.setDuration(static_cast<int>(std::ceil(m_motion.length())));
    m_clock.start();
    m_room->pace()->setShowing(true);
    emit playingChanged();
}

void BoardPlayback::goOn()
{
    if (!m_isPlaying || m_isHeld)
        return;
    if (!isSeen()) {
        end();
        return;
    }
    m_time = std::min<double>(m_clock.currentTime(), m_motion.length());
    soundTo(m_time);
    turnSight();
    emit moved();
}

void BoardPlayback::soundTo(double time)
{
    for (; m_heard < m_cues.size() && m_cues[m_heard].at <= time; ++m_heard)
        if (m_sounds)
            m_sounds->play(m_cues[m_heard].sound, m_cues[m_heard].loudness);
}

void BoardPlayback::turnSight()
{
    m_sight.turnOn(std::min(1.0, m_time / std::min(turning, m_motion.length())));
}

void BoardPlayback::holdAt(double time)
{
    m_isHeld = true;
    m_clock.stop();
    m_time = std::clamp(time, 0.0, m_motion.length());
    turnSight();
    emit moved();
}

void BoardPlayback::end()
{
    if (!m_isPlaying)
        return;
    m_isPlaying = false;
    m_clock.stop();
    m_sight.endTurn();
    if (m_sounds && m_time < m_motion.length() - 1) // it was skipped, or nobody sees it any more
        m_sounds->hush();
    m_motion = {};
    m_cues.clear();
    if (m_room)
        m_room->pace()->setShowing(false);
    emit playingChanged();
}

void BoardPlayback::setSounds(Sounds* sounds)
{
    if (sounds == m_sounds)
        return;
    m_sounds = sounds;
    emit soundsChanged();
}

void BoardPlayback::setReduced(bool reduced)
{
    if (reduced == m_isReduced)
        return;
    m_isReduced = reduced;
    if (reduced)
        end();
    emit reducedChanged();
}

} // namespace navarch
