// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_die.h"
#include "app/battle/battle_log.h"
#include "app/battle/room/table/battle_notices.h"
#include "app/battle/room/table/battle_table.h"

namespace navarch {

/// The dice of orders: rolled by the program, or on a real table and typed one by one. An order that wants dice waits for
/// them, and nothing else is ordered meanwhile.
class TypedDice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// Dice are rolled on a real table and typed.
    Q_PROPERTY(bool typed READ typed WRITE setTyped NOTIFY changed)
    /// The die that is wanted now; empty: none.
    Q_PROPERTY(navarch::AskedDie wanted READ wanted NOTIFY changed)
    /// What the last order rolled, as laidOut() has it.
    Q_PROPERTY(QList<navarch::ShownRolls> tray READ tray NOTIFY rolled)

public:
    TypedDice(BattleTable& table, BattleNotices& notices);

    Q_INVOKABLE void type(int face);
    Q_INVOKABLE void takeBack();
    /// The order that waits for dice is not given after all.
    Q_INVOKABLE void forget();

    [[nodiscard]] bool typed() const { return m_typed; }
    void setTyped(bool typed);
    [[nodiscard]] AskedDie wanted() const;
    [[nodiscard]] QList<ShownRolls> tray() const;

    /// An order waits for dice.
    [[nodiscard]] bool isOn() const { return m_order.has_value(); }
    [[nodiscard]] bool isCaptains() const { return m_isCaptains; }
    /// Takes up an order that wants dice, none of them typed yet.
    void begin(const Json& order, bool isCaptains);
    /// Gives the match the order with the faces typed so far. While a die is wanted the order waits, otherwise it is let go.
    [[nodiscard]] OrderResult ask();
    /// Lets the order go, if one waits.
    void drop();

signals:
    void changed();
    /// The tray holds others.
    void rolled();
    /// Other faces are typed: the match is to be asked.
    void faced();
    void forgotten();

private:
    BattleTable& m_table;
    BattleNotices& m_notices;
    bool m_typed = false;
    std::optional<Json> m_order;
    bool m_isCaptains = false; ///< a captain gave it
    std::vector<int> m_faces;
    WantedDie m_wanted;
    BattleEvents m_soFar;
};

} // namespace navarch
