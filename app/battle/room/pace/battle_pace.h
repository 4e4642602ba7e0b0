// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include "app/battle/room/ordering/joint_ordering.h"
#include "app/battle/room/ordering/side_plotting.h"
#include "app/battle/room/pace/battle_history.h"

namespace navarch {

/// What follows by itself in a battle, and how fast: the orders of captains, thought out on another thread, and those of a
/// battle that is looked at again.
class BattlePace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// Captains' orders follow by themselves, so many thousandths of a second apart, 0 to 5000.
    Q_PROPERTY(bool automatic READ automatic WRITE setAutomatic NOTIFY changed)
    Q_PROPERTY(int interval READ interval WRITE setInterval NOTIFY changed)
    /// What was done is shown again, order by order, up to the latest.
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY changed)
    /// No hands have a part in what is still to come: it may be skipped.
    Q_PROPERTY(bool canSkip READ canSkip NOTIFY askedChanged)
    /// A captain is asked.
    Q_PROPERTY(bool canStep READ canStep NOTIFY askedChanged)
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    /// What several ships are ordered at once, which follows by itself as well.
    Q_PROPERTY(navarch::JointOrdering* together READ together CONSTANT)

public:
    /// The intervals that the window offers: slow takes twice as long as even, fast a third of it. What battles between
    /// captains last at an even pace stands in tests/README.md.
    enum Speed { Slow = 1400, Even = 700, Fast = 230 };
    Q_ENUM(Speed)

    BattlePace(BattleTable& table, BattleCourse& course, TypedDice& dice, SidePlotting& plotting,
               JointOrdering& joint, BattleHistory& history);

    /// The captain who is asked gives one order.
    Q_INVOKABLE void step();
    /// The battle goes on to its end as fast as captains think, nothing of it being shown; an order taken back, hands at the
    /// table, or *automatic* turned off stops it. Nothing when it may not be skipped.
    Q_INVOKABLE void skipToEnd();
    /// A captain plots the ships that have nothing; where plots are not written, or none is missing, he orders the rest of the
    /// turn. Again: he stops.
    Q_INVOKABLE void letCaptain();

    [[nodiscard]] bool automatic() const { return m_automatic; }
    void setAutomatic(bool automatic);
    [[nodiscard]] int interval() const { return m_interval; }
    void setInterval(int milliseconds);
    /// How long after an order the next one comes: a breath after one that was seen on its way, or of which there is nothing to
    /// tell; else a beat, in which it is read.
    [[nodiscard]] static int waitAfter(int beat, bool isSeen, bool tells)
    {
        return isSeen || !tells ? beat / 4 : beat;
    }
    /// How long an order is to be seen: the interval, and 0 while a battle is skipped.
    [[nodiscard]] int beat() const { return m_isSkipping ? 0 : m_interval; }
    [[nodiscard]] bool canSkip() const;
    [[nodiscard]] bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    [[nodiscard]] bool canStep() const;
    [[nodiscard]] bool thinking() const { return m_thought.isRunning(); }
    [[nodiscard]] JointOrdering* together() { return &m_joint; }

    /// A board shows what happened: captains wait until it has done.
    void setShowing(bool showing);
    [[nodiscard]] bool isShowing() const { return m_isShowing; }
    /// What is being played stops; with `captainsToo` their orders follow no more by themselves.
    void halt(bool captainsToo);

signals:
    void changed();
    void askedChanged();
    void thinkingChanged();

private:
    [[nodiscard]] std::optional<WaitingDecision> captainsDecision() const;
    void goOn();
    void letCaptainAct();
    void letShipsAct();
    void playNext();

    BattleTable& m_table;
    BattleCourse& m_course;
    TypedDice& m_dice;
    SidePlotting& m_plotting;
    JointOrdering& m_joint;
    BattleHistory& m_history;
    MatchJob m_thought;
    QTimer m_next;
    bool m_automatic = true;
    int m_interval = Even;
    bool m_playing = false;
    bool m_isShowing = false;
    bool m_isSkipping = false;
};

} // namespace navarch
