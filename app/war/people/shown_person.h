// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include <optional>

#include "app/base/lists/deed_preview.h"
#include "app/base/lists/shown_choice.h"
#include "app/base/lists/shown_fact.h"
#include "app/campaign/open_campaign.h"
#include "app/war/people/person_kind.h"

namespace navarch {

/// A battle that somebody was in, and what he did there.
struct ServiceLine {
    Q_GADGET
    QML_VALUE_TYPE(serviceLine)
    Q_PROPERTY(int battleId MEMBER battleId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString end MEMBER end)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(int experience MEMBER experience)

public:
    int battleId = 0;
    QString name;
    QString date;
    QString place;
    QString end;
    QString what;
    int experience = 0;

    friend bool operator==(const ServiceLine&, const ServiceLine&) = default;
};

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
    Q_PROPERTY(QList<navarch::ShownFact> facts MEMBER facts)
    /// Where he serves; 0: not there.
    Q_PROPERTY(int fleetId MEMBER fleetId)
    Q_PROPERTY(int portId MEMBER portId)
    /// What the next step takes, with its odds; empty: nothing is to come.
    Q_PROPERTY(QString prospect MEMBER prospect)
    /// The latest first.
    Q_PROPERTY(QList<navarch::ServiceLine> service MEMBER service)
    /// The commands he may have, his own first; empty: he can have none.
    Q_PROPERTY(QList<navarch::ShownChoice> commands MEMBER commands)
    Q_PROPERTY(QString command MEMBER command)
    /// What may be done with a prisoner by who looks; not asked: it is not theirs to do.
    Q_PROPERTY(navarch::DeedPreview ransom MEMBER ransom)
    Q_PROPERTY(navarch::DeedPreview release MEMBER release)
    /// Those he can be exchanged for.
    Q_PROPERTY(QList<navarch::ShownChoice> exchanges MEMBER exchanges)
    /// The same of dismissing him.
    Q_PROPERTY(navarch::DeedPreview dismissal MEMBER dismissal)

public:
    PersonKind::Kind kind = PersonKind::Nobody;
    QString name;
    bool named = true;
    QString side;
    QString colour;
    QString emblem;
    QString post;
    QList<ShownFact> facts;
    int fleetId = 0;
    int portId = 0;
    QString prospect;
    QList<ServiceLine> service;
    QList<ShownChoice> commands;
    QString command;
    DeedPreview ransom;
    DeedPreview release;
    QList<ShownChoice> exchanges;
    DeedPreview dismissal;
};

/// The commander of that number, or else the captain of the ship of that number; nothing when there is none, or he may
/// not be seen.
[[nodiscard]] std::optional<ShownPerson> shownPerson(const OpenCampaign& campaign, const Campaign& records,
                                                     int number);

} // namespace navarch
