// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/battle/room/table/battle_course.h"
#include "app/battle/room/table/outcome_told.h"

namespace navarch {

/// Allies off the table: where they stand, whether they come now, and why.
struct ShownReserve {
    Q_GADGET
    QML_VALUE_TYPE(shownReserve)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(bool comesNow MEMBER comesNow)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString name;
    int side = 0;
    int ships = 0;
    bool comesNow = false;
    QString standing;
    QString why;
    QString rule;

    friend bool operator==(const ShownReserve&, const ShownReserve&) = default;
};

/// How far a battle has come: its turn, what is asked of whom, and how it ended.
class BattleTurn : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(int number READ number NOTIFY changed)
    /// What the turn has come to, in the game's words; empty where the question says it.
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(QString wind READ wind NOTIFY changed)
    /// What is asked, and of which side, -1: of none. While a board shows orders on their way it is what was asked before: what is
    /// asked next would tell how they end.
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(int questionSide READ questionSide NOTIFY changed)
    /// Of whom an order is awaited by now: the decision of hands if one waits, else a captain's; -1: of nobody.
    Q_PROPERTY(int asked READ asked NOTIFY changed)
    Q_PROPERTY(bool handsAsked READ handsAsked NOTIFY changed)
    /// How it ended, as outcomeTold() has it; empty before.
    Q_PROPERTY(navarch::ToldOutcome outcome READ outcome NOTIFY changed)
    /// Allies off the table.
    Q_PROPERTY(QList<navarch::ShownReserve> reserves READ reserves NOTIFY changed)

public:
    BattleTurn(BattleTable& table, BattleCourse& course);

    /// The side that is asked by hand, or the one that looks, gives the battle up; nobody does while hands change places.
    Q_INVOKABLE void concede();

    [[nodiscard]] int number() const { return m_table.view().turn; }
    [[nodiscard]] QString phase() const;
    [[nodiscard]] QString wind() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] int questionSide() const { return told().side; }
    [[nodiscard]] int asked() const { return m_table.asked(); }
    [[nodiscard]] bool handsAsked() const { return m_table.handsAsked(); }
    [[nodiscard]] ToldOutcome outcome() const;
    [[nodiscard]] QList<ShownReserve> reserves() const;

signals:
    void changed();
    /// By an order, not by looking back or on, and that order has been seen.
    void ended();

private:
    /// No wording: the battle is over.
    struct Question {
        Phrase wording;
        int side = -1;
    };
    [[nodiscard]] Question asksNow() const;
    [[nodiscard]] Question told() const;
    void takeIn();

    BattleTable& m_table;
    BattleCourse& m_course;
    Question m_before;       ///< that was asked when everything had arrived
    bool m_isEnding = false; ///< the last order of the battle is on its way
};

} // namespace navarch
