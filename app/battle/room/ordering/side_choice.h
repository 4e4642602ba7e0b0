// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/battle/order_offer.h"
#include "app/battle/plots/plot_book.h"
#include "app/battle/room/ordering/order_search.h"

namespace navarch {

/// What the side that is asked may order as a whole: it begins, ends a phase, brings allies in.
class SideChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(navarch::OrderList* orders READ orders CONSTANT)
    /// The order that is being considered; -1: none.
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY chosenChanged)
    /// The coming of allies is asked now, each of the orders being a place for it.
    Q_PROPERTY(bool arriving READ arriving NOTIFY changed)
    /// No ship is to act or to be placed, or none of those can: what is left is the side's to say.
    Q_PROPERTY(bool isAllThatIsLeft READ isAllThatIsLeft NOTIFY changed)

public:
    /// `plots`: while they are written, that they are is said elsewhere.
    SideChoice(BattleTable& table, BattleCourse& course, OrderSearch& search, const PlotBook& plots);

    Q_INVOKABLE void give(int order);

    [[nodiscard]] OrderList* orders() { return &m_offer.list(); }
    [[nodiscard]] int chosen() const { return m_offer.chosen(); }
    void choose(int order);
    [[nodiscard]] bool arriving() const;
    [[nodiscard]] bool isAllThatIsLeft() const;

signals:
    void changed();
    void chosenChanged();

private:
    void show(const OrdersFound& found);

    BattleTable& m_table;
    BattleCourse& m_course;
    const PlotBook& m_plots;
    OrderOffer m_offer;
    bool m_shipsArePlaced = false;
    bool m_isNobodyLeft = false; ///< of those that wait none can be ordered anything
};

} // namespace navarch
