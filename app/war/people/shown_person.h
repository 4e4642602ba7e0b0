// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include <optional>

#include "app/campaign/open_campaign.h"
#include "app/war/people/person_kind.h"

namespace navarch {

/// A commander or a ship's captain in full, as those who look may know him: of a prisoner who and how good he is, and what
/// may be done with him, and nothing else (CP-2.3).
struct ShownPerson {
    Q_GADGET
    QML_VALUE_TYPE(shownPerson)
    /// A prisoner is another side's commander, held by who looks.
    Q_PROPERTY(navarch::PersonKind::Kind kind MEMBER kind)
    Q_PROPERTY(QString name MEMBER name)
    /// Nobody has named this captain yet.
    Q_PROPERTY(bool named MEMBER named)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString post MEMBER post)
    /// { label, value, note } each.
    Q_PROPERTY(QVariantList facts MEMBER facts)
    /// Where he serves; 0: not there.
    Q_PROPERTY(int fleetId MEMBER fleetId)
    Q_PROPERTY(int portId MEMBER portId)
    /// What the next step takes, with its odds; empty: nothing is to come.
    Q_PROPERTY(QString prospect MEMBER prospect)
    /// { battleId, name, date, place, end, what, experience } each, the latest first.
    Q_PROPERTY(QVariantList service MEMBER service)
    /// { value, text } of the commands he may have, his own first; empty: he can have none.
    Q_PROPERTY(QVariantList commands MEMBER commands)
    Q_PROPERTY(QString command MEMBER command)
    /// What may be done with a prisoner by who looks: { allowed, title, cost, why } each; empty: not theirs to do.
    Q_PROPERTY(QVariantMap ransom MEMBER ransom)
    Q_PROPERTY(QVariantMap release MEMBER release)
    /// { value (his number), text } of those he can be exchanged for.
    Q_PROPERTY(QVariantList exchanges MEMBER exchanges)
    /// The same of dismissing him.
    Q_PROPERTY(QVariantMap dismissal MEMBER dismissal)

public:
    PersonKind::Kind kind = PersonKind::Nobody;
    QString name;
    bool named = true;
    QString side;
    QString colour;
    QString emblem;
    QString post;
    QVariantList facts;
    int fleetId = 0;
    int portId = 0;
    QString prospect;
    QVariantList service;
    QVariantList commands;
    QString command;
    QVariantMap ransom;
    QVariantMap release;
    QVariantList exchanges;
    QVariantMap dismissal;
};

/// The commander of that number, or else the captain of the ship of that number; nothing when there is none, or he may
/// not be seen.
[[nodiscard]] std::optional<ShownPerson> shownPerson(const OpenCampaign& campaign, const Campaign& records,
                                                     int number);

} // namespace navarch
