// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <vector>

#include "app/battle/battle_log.h"
#include "app/battle/room/table/battle_course.h"

namespace navarch {

/// The way back through a battle, and forwards again: its orders, and how many of them the board shows.
class BattleHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(int at READ at NOTIFY changed)
    Q_PROPERTY(bool lookingBack READ lookingBack NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ lookingBack NOTIFY changed)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)
    /// What happened up to there; of orders that a board shows on their way what came of them is told when they arrive.
    Q_PROPERTY(navarch::BattleLog* log READ log CONSTANT)

public:
    BattleHistory(BattleTable& table, BattleCourse& course, TypedDice& dice);

    /// Back to before the last order of hands, where hands play.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void seek(int at);

    [[nodiscard]] int length() const { return m_table.length(); }
    [[nodiscard]] int at() const { return m_table.at(); }
    [[nodiscard]] bool lookingBack() const { return m_table.lookingBack(); }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] QString undoTitle() const;
    [[nodiscard]] QString redoTitle() const;
    [[nodiscard]] BattleLog* log() { return &m_log; }

    /// One order on, if there is one; not waiting for anybody.
    void stepOn();
    /// Another battle lies on the table: nothing moved.
    void begin() { m_movedFrom = m_movedTo = m_toldTo = 0; }
    /// The courses of the orders by which the board came to what it shows, the first one first, as the viewer may know them;
    /// empty when too many lie between to be watched. Laid out when asked.
    [[nodiscard]] std::vector<BoardCourse> courses() const;
    /// Those orders were taken back: they run backwards.
    [[nodiscard]] bool wentBack() const { return m_movedTo < m_movedFrom; }

signals:
    void changed();
    /// Orders were carried out or taken back: the board shows them.
    void moved();
    /// What came of them has arrived and is told.
    void told();
    /// The battle is looked at elsewhere: what follows by itself follows no more. `captainsToo`: their orders were taken back.
    void halted(bool captainsToo);

private:
    [[nodiscard]] std::size_t undoTarget() const;
    void goTo(std::size_t to);
    /// The log, which is another one from that step on.
    void tell(std::size_t from);
    void move(std::size_t from);

    BattleTable& m_table;
    BattleCourse& m_course;
    TypedDice& m_dice;
    BattleLog m_log;
    std::size_t m_movedFrom = 0; ///< where the board stood before it moved,
    std::size_t m_movedTo = 0;   ///< and where it stands since
    std::size_t m_toldTo = 0;    ///< the log tells so many steps
};

} // namespace navarch
