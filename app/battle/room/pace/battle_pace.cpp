// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/pace/battle_pace.h"

#include <algorithm>

namespace navarch {

BattlePace::BattlePace(BattleTable& table, BattleCourse& course, TypedDice& dice, SidePlotting& plotting,
                       JointOrdering& joint, BattleHistory& history)
    : m_table(table),
      m_course(course),
      m_dice(dice),
      m_plotting(plotting),
      m_joint(joint),
      m_history(history)
{
    course.waitFor(m_thought);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] {
        m_playing                 ? playNext()
        : m_joint.captainIsNext() ? letCaptainAct()
        : m_joint.shipsAreNext()  ? letShipsAct()
        : m_joint.hasOnlyAnswer() ? m_joint.giveOnlyAnswer()
                                  : letCaptainAct();
    });
    connect(&m_thought, &BackgroundJobBase::changed, this, &BattlePace::thinkingChanged);
    connect(&table, &BattleTable::changed, this, &BattlePace::askedChanged);
    connect(&course, &BattleCourse::changing, &m_next, &QTimer::stop);
    connect(&course, &BattleCourse::wentOn, this, &BattlePace::goOn);
    connect(&history, &BattleHistory::halted, this, &BattlePace::halt);
    connect(&dice, &TypedDice::forgotten, this, [this] {
        if (!m_table.handsAsked()) // or the captain would ask for the same dice again
            halt(true);
    });
}

void BattlePace::halt(bool captainsToo)
{
    m_playing = false;
    m_isSkipping = false;
    m_automatic = m_automatic && !captainsToo;
    emit changed();
}

std::optional<WaitingDecision> BattlePace::captainsDecision() const
{
    const Match* match = m_table.match();
    if (match && !match->isOver() && !m_dice.isOn())
        for (WaitingDecision& waiting : match->decisions())
            if (!m_table.seats().isHands(waiting.decision))
                return std::move(waiting);
    return std::nullopt;
}

bool BattlePace::canStep() const
{
    return captainsDecision().has_value() && !m_table.lookingBack() && !m_table.isPast();
}

bool BattlePace::canSkip() const
{
    const Match* match = m_table.match();
    return match && !match->isOver() && !m_table.isPast() && !m_table.lookingBack()
           && m_table.seats().handCount() == 0;
}

void BattlePace::goOn()
{
    m_next.stop();
    m_isSkipping = m_isSkipping && canSkip();
    const Match* match = m_table.match();
    if (!match || m_isShowing || m_dice.isOn() || m_thought.isRunning() || m_course.isAwaited()
        || m_table.curtainFor().side >= 0)
        return;
    // What captains write in secret shows nothing: nobody needs time to see it.
    const bool plots = m_plotting.captainIsNext();
    const bool jointly = m_joint.captainIsNext() || m_joint.shipsAreNext();
    const auto waiting = captainsDecision();
    const bool tells = match->at() == 0 || !match->steps()[match->at() - 1].events.empty();
    const bool isUnseen = !m_playing && (plots || (waiting && waiting->decision.secret)) && !tells;
    if (m_playing || plots || jointly || (m_automatic && (canStep() || m_joint.hasOnlyAnswer())))
        m_next.start(isUnseen ? 0 : waitAfter(beat(), false, tells));
}

void BattlePace::letCaptainAct()
{
    const bool isTheRest = m_joint.captainIsNext();
    const auto waiting = isTheRest || m_plotting.captainIsNext() ? m_table.question() : captainsDecision();
    if (!waiting || m_table.isPast() || m_table.lookingBack() || m_thought.isRunning()
        || m_course.isAwaited())
        return;
    const Decision& decision = waiting->decision;
    const auto side = static_cast<std::size_t>(decision.side);
    const Temperament otherwise = m_table.match()->brief().sides[side].captain.value_or(Temperament::Steady);
    m_thought.look(
        [this, match = m_table.shared(), decision, isTheRest,
         temperament = m_table.seats().player(decision.side).of(decision.seat).value_or(otherwise),
         lookAhead = lookAheadOf(m_table.seats().player(decision.side).level)](const std::stop_token&) {
            return [this, json = match->captainsOrder(decision, temperament, lookAhead), isTheRest] {
                if (!isTheRest)
                    m_course.order(json, true);
                else if (m_joint.captainIsNext()) // he was not stopped meanwhile
                    m_joint.giveCaptains(json);
            };
        });
}

void BattlePace::letShipsAct()
{
    if (m_thought.isRunning() || m_course.isAwaited())
        return;
    m_thought.look([this, match = m_table.shared(), joint = *m_joint.joint()](const std::stop_token&) {
        JointOrder rest = joint;
        const auto order = takeNext(*match, rest);
        return [this, order, rest] {
            m_joint.take(order, rest);
            if (!order)
                goOn();
        };
    });
}

void BattlePace::playNext()
{
    m_course.change([this] {
        m_history.stepOn();
        if (!m_table.lookingBack()) {
            m_playing = false;
            emit changed();
        }
        m_course.goOn();
    });
}

void BattlePace::step()
{
    m_next.stop();
    letCaptainAct();
}

void BattlePace::skipToEnd()
{
    if (!canSkip())
        return;
    m_isSkipping = true;
    m_automatic = true;
    emit changed();
    goOn();
}

void BattlePace::letCaptain()
{
    const PlotBook& plots = *m_plotting.book();
    const bool isAllOrdered =
        plots.missing() == 0 && plots.written() == 0; // what was written is not written over
    if (m_plotting.isOn() && (!isAllOrdered || m_plotting.byCaptain()))
        m_plotting.letCaptainPlot();
    else
        m_joint.letCaptain();
}

void BattlePace::setAutomatic(bool automatic)
{
    if (automatic == m_automatic)
        return;
    m_automatic = automatic;
    m_isSkipping = false;
    emit changed();
    goOn();
}

void BattlePace::setInterval(int milliseconds)
{
    milliseconds = std::clamp(milliseconds, 0, 5000);
    if (milliseconds == m_interval)
        return;
    m_interval = milliseconds;
    emit changed();
    goOn();
}

void BattlePace::setPlaying(bool playing)
{
    playing = playing && m_table.lookingBack();
    if (playing == m_playing)
        return;
    m_playing = playing;
    emit changed();
    goOn();
}

void BattlePace::setShowing(bool showing)
{
    if (showing == m_isShowing)
        return;
    m_isShowing = showing;
    m_next.stop();
    m_course.arrival().setShown(showing);
    if (showing)
        return;
    goOn();
    if (m_next.isActive()) // it was seen already: a breath is enough
        m_next.start(std::min(m_next.interval(), waitAfter(beat(), true, true)));
}

} // namespace navarch
