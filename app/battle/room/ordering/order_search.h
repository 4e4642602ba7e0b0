// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "app/battle/match_job.h"
#include "app/battle/order_finding.h"
#include "app/battle/room/table/battle_course.h"

namespace navarch {

/// Has the orders found that hands may give, on another thread.
class OrderSearch : public QObject {
    Q_OBJECT

public:
    OrderSearch(BattleTable& table, BattleCourse& course, TypedDice& dice);

    /// Finds the orders of a ship, and of the side when it is wanted, or was before and is not found yet. Nobody may order
    /// anything when no hands are asked: then nothing is found at once.
    void find(OrdersWanted wanted);
    /// They are looked for still.
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// A ship that the hands who are asked may order.
    [[nodiscard]] bool mayOrder(int ship) const;
    /// Looks anew for what is wanted and not found yet.
    void findAgain();

signals:
    void changed();
    void found(const navarch::OrdersFound& orders);
    /// It takes a while: what was found before holds no longer. With `ofSide` nor does what the side may be ordered.
    void delayed(bool ofSide);

private:
    void take(const OrdersFound& orders);

    BattleTable& m_table;
    BattleCourse& m_course;
    TypedDice& m_dice;
    MatchJob m_job;
    std::optional<OrdersWanted> m_wanted; ///< not found yet
    bool m_isOn = false;
};

} // namespace navarch
