// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include <vector>

#include "app/battle/battle_player.h"
#include "core/battle/match/match.h"

namespace navarch {

/// What became of a ship.
struct ToldShip {
    Q_GADGET
    QML_VALUE_TYPE(toldShip)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString fate MEMBER fate)
    Q_PROPERTY(bool lost MEMBER lost)
    Q_PROPERTY(QString state MEMBER state)

public:
    QString name;
    QString fate;
    bool lost = false;
    QString state;

    friend bool operator==(const ToldShip&, const ToldShip&) = default;
};

/// What a battle cost a side, in talents and ship by ship.
struct ToldSide {
    Q_GADGET
    QML_VALUE_TYPE(toldSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString loss MEMBER loss)
    Q_PROPERTY(QList<navarch::ToldShip> ships MEMBER ships)

public:
    QString name;
    QString colour;
    QString emblem;
    QString loss;
    QList<ToldShip> ships;

    friend bool operator==(const ToldSide&, const ToldSide&) = default;
};

/// How a battle that is over ended; victor -1: nobody won. No title: it is not over.
struct ToldOutcome {
    Q_GADGET
    QML_VALUE_TYPE(toldOutcome)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int victor MEMBER victor)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QList<navarch::ToldSide> sides MEMBER sides)

public:
    QString title;
    int victor = -1;
    QString note;
    QList<ToldSide> sides;

    friend bool operator==(const ToldOutcome&, const ToldOutcome&) = default;
};

/// How a battle that is over ended.
[[nodiscard]] ToldOutcome outcomeTold(const Match& match, const std::vector<BattlePlayer>& players);

} // namespace navarch
