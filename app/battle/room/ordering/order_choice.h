// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_fact.h"
#include "app/battle/move_draft.h"
#include "app/battle/order_offer.h"
#include "app/battle/room/ordering/order_search.h"

namespace navarch {

/// A ship or wall on the table as those who look may know her. Facts where the game has none of its own, traits for
/// ShipSilhouette; no name: none is looked at.
struct PieceCard {
    Q_GADGET
    QML_VALUE_TYPE(pieceCard)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(QString figures MEMBER figures)
    Q_PROPERTY(QString status MEMBER status)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(int stands MEMBER stands)
    Q_PROPERTY(bool isWall MEMBER isWall)
    Q_PROPERTY(bool mayOrder MEMBER mayOrder)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString squadron MEMBER squadron)
    Q_PROPERTY(QString crew MEMBER crew)
    Q_PROPERTY(QList<navarch::ShownFact> facts MEMBER facts)
    Q_PROPERTY(QVariant traits MEMBER traits)

public:
    QString name;
    int side = -1;
    QString figures;
    QString status;
    QString standing;
    int stands = 0;
    bool isWall = false;
    bool mayOrder = false;
    QString kind;
    QString squadron;
    QString crew;
    QList<ShownFact> facts;
    QVariant traits;

    friend bool operator==(const PieceCard&, const PieceCard&) = default;
};

/// The ship that is looked at, what she may be ordered, and the order that is being considered.
class OrderChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// -1: none.
    Q_PROPERTY(int ship READ ship WRITE select NOTIFY changed)
    Q_PROPERTY(navarch::PieceCard card READ card NOTIFY changed)
    /// What is near her, what threatens her and whom her orders reach: a sentence each, for who does not see the board.
    Q_PROPERTY(QStringList around READ around NOTIFY changed)
    Q_PROPERTY(navarch::OrderList* orders READ orders CONSTANT)
    /// Why she has none.
    Q_PROPERTY(QString whyIdle READ whyIdle NOTIFY changed)
    /// The orders are being found, on another thread; the lists are empty until they are.
    Q_PROPERTY(bool listing READ listing NOTIFY listingChanged)
    /// The order that is being considered; -1: none.
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY chosenChanged)
    Q_PROPERTY(QString chosenWording READ chosenWording NOTIFY chosenChanged)
    /// A move may be laid out by hand, and is.
    Q_PROPERTY(bool canDraft READ canDraft NOTIFY changed)
    Q_PROPERTY(navarch::MoveDraft* draft READ draft CONSTANT)
    /// How far a ship could row is found as well while her plot is written.
    Q_PROPERTY(bool wantsReach MEMBER m_wantsReach WRITE setWantsReach NOTIFY wantsReachChanged)

public:
    OrderChoice(BattleTable& table, BattleCourse& course, OrderSearch& search);

    Q_INVOKABLE void select(int ship);
    /// The next ship that waits for an order.
    Q_INVOKABLE void selectNext(int by);
    Q_INVOKABLE void choose(int order);
    /// Gives the order that was chosen, or one at a place of the list.
    Q_INVOKABLE void giveChosen();
    Q_INVOKABLE void give(int order);
    /// The one that is considered, else the first thought.
    Q_INVOKABLE void giveThought();
    Q_INVOKABLE bool beginDraft();

    [[nodiscard]] int ship() const { return m_found.ship; }
    [[nodiscard]] PieceCard card() const;
    [[nodiscard]] QStringList around() const;
    [[nodiscard]] OrderList* orders() { return &m_offer.list(); }
    [[nodiscard]] QString whyIdle() const;
    [[nodiscard]] bool listing() const { return m_search.isOn(); }
    [[nodiscard]] int chosen() const { return m_offer.chosen(); }
    [[nodiscard]] QString chosenWording() const;
    [[nodiscard]] bool canDraft() const { return m_found.canDraft; }
    [[nodiscard]] MoveDraft* draft() { return &m_draft; }
    void setWantsReach(bool wants);

    /// Where the chosen ship could row whose plot is written: a way each, as if nobody were in it. Empty unless it is wanted.
    [[nodiscard]] const std::vector<OrderShape>& reach() const { return m_found.reach; }
    /// The hands who are asked may order that ship.
    [[nodiscard]] bool mayOrder(int ship) const { return m_search.mayOrder(ship); }
    /// She may be placed, by herself and with her squadron.
    [[nodiscard]] bool canPlace() const { return m_found.canPlace; }
    [[nodiscard]] bool canForm() const { return m_found.canForm; }
    /// What is known of the chosen ship besides her orders, which are in the list; nothing of it until it is found.
    [[nodiscard]] const OrdersFound& found() const { return m_found; }
    /// The battle stands elsewhere: asks anew what may be ordered. `movesOn`: when she waits for nothing, a ship that does is
    /// looked at. `first`: this one is looked at from now on; noShip: the one that was.
    void askAgain(bool movesOn, int first = noShip);
    /// No ship is looked at.
    void forget() { m_found.ship = noShip; }

signals:
    /// Another ship is looked at, or what she may be ordered is another.
    void changed();
    void chosenChanged();
    void listingChanged();
    void wantsReachChanged();
    /// She is looked at from now on; what she may be ordered is not known yet. `isOther`: another than before.
    void taken(bool isOther);

private:
    void find(OrdersWanted wanted);
    void show(const OrdersFound& found);

    BattleTable& m_table;
    BattleCourse& m_course;
    OrderSearch& m_search;
    OrderOffer m_offer;
    MoveDraft m_draft;
    OrdersFound m_found; ///< without the orders, which are in the list
    bool m_wantsReach = false;
};

} // namespace navarch
