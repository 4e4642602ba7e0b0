// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/battle/room/ordering/order_choice.h"

namespace navarch {

/// Some ships of a side, and who orders them.
struct ShownSeat {
    Q_GADGET
    QML_VALUE_TYPE(shownSeat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(int ships MEMBER ships)

public:
    QString name;
    QString player;
    int ships = 0;

    friend bool operator==(const ShownSeat&, const ShownSeat&) = default;
};

/// A side of a battle, who plays it, and how many of its ships are fit. Squadrons: so many are on the table, of games of
/// squadrons, otherwise -1. Seats only where there are several.
struct SeatedSide {
    Q_GADGET
    QML_VALUE_TYPE(seatedSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int squadrons MEMBER squadrons)
    Q_PROPERTY(QList<navarch::ShownSeat> seats MEMBER seats)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(int fit MEMBER fit)
    Q_PROPERTY(int prizes MEMBER prizes)

public:
    QString name;
    int squadrons = -1;
    QList<ShownSeat> seats;
    QString colour;
    QString emblem;
    QString player;
    QString level;
    int ships = 0;
    int fit = 0;
    int prizes = 0;

    friend bool operator==(const SeatedSide&, const SeatedSide&) = default;
};

/// The sides of a battle and who plays them, from here on; and how hands before one screen change places.
class BattleSeats : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// Their ships are counted as they were before the orders that a board shows on their way.
    Q_PROPERTY(QList<navarch::SeatedSide> sides READ sides NOTIFY changed)
    /// Captains play all of them: whoever sits here looks on.
    Q_PROPERTY(bool watched READ watched NOTIFY changed)
    /// Hands sit before the same screen and must not see what the others planned: whom the room waits for;
    /// -1: nobody.
    Q_PROPERTY(int curtainFor READ curtainFor NOTIFY changed)
    /// "Rome", or where its ships are shared out "Rome: Felix and Victrix".
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY changed)

public:
    BattleSeats(BattleTable& table, BattleCourse& course, OrderChoice& choice);

    Q_INVOKABLE void setPlayer(int side, const QString& player);
    Q_INVOKABLE void setSeatPlayer(int side, int seat, const QString& player);
    /// How far captains of a side think from here on: "usual", "ensign", "captain" or "navarch".
    Q_INVOKABLE void setLevel(int side, const QString& level);
    Q_INVOKABLE void openCurtain();

    [[nodiscard]] QList<SeatedSide> sides() const;
    [[nodiscard]] bool watched() const;
    [[nodiscard]] int curtainFor() const { return m_table.curtainFor().side; }
    [[nodiscard]] QString curtainName() const;

signals:
    void changed();
    /// Others play it.
    void handedOver();

private:
    [[nodiscard]] QList<SeatedSide> sidesNow() const;
    void takeIn();
    [[nodiscard]] int shipsOf(int side) const;
    /// The ships that are afloat and whole enough, and fight for a side: its own, or prizes of it.
    [[nodiscard]] int fitOf(int side, bool prizes) const;
    /// The squadrons on the table of a side; -1: the game has none.
    [[nodiscard]] int squadronsOf(int side) const;
    [[nodiscard]] QList<ShownSeat> seatsOf(int side) const;
    void handOver(const std::function<void()>& deed);

    BattleTable& m_table;
    BattleCourse& m_course;
    OrderChoice& m_choice;
    QList<SeatedSide> m_before; ///< when everything had arrived
};

} // namespace navarch
