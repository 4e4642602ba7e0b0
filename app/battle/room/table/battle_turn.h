// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/battle/room/table/battle_course.h"

namespace navarch {

/// How far a battle has come: its turn, what is asked of whom, and how it ended.
class BattleTurn : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(int number READ number NOTIFY changed)
    /// What the turn has come to, in the game's words; empty where the question says it.
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(QString wind READ wind NOTIFY changed)
    /// What is asked, of whom: the decision of hands if one waits, else a captain's; -1: of nobody.
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(int asked READ asked NOTIFY changed)
    Q_PROPERTY(bool handsAsked READ handsAsked NOTIFY changed)
    /// How it ended, as outcomeTold() has it; empty before.
    Q_PROPERTY(QVariantMap outcome READ outcome NOTIFY changed)
    /// Allies off the table: { name, side, ships, comesNow, standing, why, rule }.
    Q_PROPERTY(QVariantList reserves READ reserves NOTIFY changed)

public:
    BattleTurn(BattleTable& table, BattleCourse& course);

    /// The side that is asked by hand, or the one that looks, gives the battle up.
    Q_INVOKABLE void concede();

    [[nodiscard]] int number() const { return m_table.view().turn; }
    [[nodiscard]] QString phase() const;
    [[nodiscard]] QString wind() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] int asked() const { return m_table.asked(); }
    [[nodiscard]] bool handsAsked() const { return m_table.handsAsked(); }
    [[nodiscard]] QVariantMap outcome() const;
    [[nodiscard]] QVariantList reserves() const;

signals:
    void changed();
    /// By an order, not by looking back or on.
    void ended();

private:
    BattleTable& m_table;
    BattleCourse& m_course;
};

} // namespace navarch
