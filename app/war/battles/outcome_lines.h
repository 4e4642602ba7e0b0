// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include "app/campaign/open_campaign.h"
#include "core/campaign/battles/consequences.h"

namespace navarch {

/// A ship that a battle changes.
struct HurtShip {
    Q_GADGET
    QML_VALUE_TYPE(hurtShip)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool lost MEMBER lost)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString note MEMBER note)

public:
    QString name;
    bool lost = false;
    QString text;
    QString note;

    friend bool operator==(const HurtShip&, const HurtShip&) = default;
};

/// Where a fleet goes after a battle, and how many ships it keeps.
struct RetiringFleet {
    Q_GADGET
    QML_VALUE_TYPE(retiringFleet)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString ships MEMBER ships)

public:
    QString name;
    QString text;
    QString ships;

    friend bool operator==(const RetiringFleet&, const RetiringFleet&) = default;
};

/// What becomes of a commander.
struct HurtPerson {
    Q_GADGET
    QML_VALUE_TYPE(hurtPerson)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool lost MEMBER lost)

public:
    QString name;
    QString text;
    bool lost = false;

    friend bool operator==(const HurtPerson&, const HurtPerson&) = default;
};

/// What a battle changes for a side: its ships (whole: unchanged), what the fight itself cost as its own end tells, the prices
/// of the ships it loses, and its money.
struct ConsequenceSide {
    Q_GADGET
    QML_VALUE_TYPE(consequenceSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(bool victor MEMBER victor)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(int whole MEMBER whole)
    Q_PROPERTY(int lost MEMBER lost)
    Q_PROPERTY(QString fight MEMBER fight)
    Q_PROPERTY(QString losses MEMBER losses)
    Q_PROPERTY(QString money MEMBER money)
    Q_PROPERTY(bool pays MEMBER pays)
    Q_PROPERTY(bool gains MEMBER gains)
    Q_PROPERTY(QList<navarch::RetiringFleet> fleets MEMBER fleets)
    Q_PROPERTY(QList<navarch::HurtPerson> people MEMBER people)
    Q_PROPERTY(QList<navarch::HurtShip> hurt MEMBER hurt)

public:
    QString name;
    QString colour;
    QString emblem;
    bool victor = false;
    int ships = 0;
    int whole = 0;
    int lost = 0;
    QString fight;
    QString losses;
    QString money;
    bool pays = false;
    bool gains = false;
    QList<RetiringFleet> fleets;
    QList<HurtPerson> people;
    QList<HurtShip> hurt;

    friend bool operator==(const ConsequenceSide&, const ConsequenceSide&) = default;
};

/// What a prize comes to: what is done with her (chosen: by somebody), and what taking her costs and selling her brings.
struct PrizeLine {
    Q_GADGET
    QML_VALUE_TYPE(prizeLine)
    Q_PROPERTY(int ship MEMBER ship)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString captor MEMBER captor)
    Q_PROPERTY(QString use MEMBER use)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool canTake MEMBER canTake)
    Q_PROPERTY(QString take MEMBER take)
    Q_PROPERTY(QString sale MEMBER sale)
    Q_PROPERTY(bool towed MEMBER towed)
    Q_PROPERTY(QString note MEMBER note)

public:
    int ship = 0;
    QString name;
    QString from;
    QString captor;
    QString use;
    bool chosen = false;
    bool canTake = false;
    QString take;
    QString sale;
    bool towed = false;
    QString note;

    friend bool operator==(const PrizeLine&, const PrizeLine&) = default;
};

/// What an outcome changes for each side, for a sheet of it.
[[nodiscard]] QList<ConsequenceSide> sideLines(const OpenCampaign& campaign, const EnterBattle& action,
                                               const Consequences& what);

/// What each prize comes to.
[[nodiscard]] QList<PrizeLine> prizeLines(const Consequences& what);

} // namespace navarch
