// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/battle/room/table/battle_table.h"

namespace navarch {

/// What the battle on a table is called, and its game, its pieces and its measure.
class BattleNames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    /// What the game calls its pieces, in the middle of a sentence: "ship", "squadrons".
    Q_PROPERTY(QString piece READ piece NOTIFY changed)
    Q_PROPERTY(QString pieces READ pieces NOTIFY changed)
    /// What the table is measured in: "cm", "in"; empty on hexes and rexes.
    Q_PROPERTY(QString measure READ measure NOTIFY changed)
    /// The game's id, and what it says to whom sits down at its table for the first time.
    Q_PROPERTY(QString rules READ rules NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)

public:
    explicit BattleNames(BattleTable& table);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString piece() const;
    [[nodiscard]] QString pieces() const;
    [[nodiscard]] QString measure() const;
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString hint() const;

signals:
    void changed();

private:
    BattleTable& m_table;
};

} // namespace navarch
