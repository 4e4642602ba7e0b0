// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <optional>
#include <vector>

#include "app/base/background_job.h"
#include "app/campaign/open_campaign.h"
#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/machine/attack_question.h"

namespace navarch {

/// What a fleet may do about a port, or why not; what it may win and its chances.
struct PortOffer {
    Q_GADGET
    QML_VALUE_TYPE(portOffer)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool allowed MEMBER allowed)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString brings MEMBER brings)
    Q_PROPERTY(QString odds MEMBER odds)

public:
    QString kind;
    QString text;
    bool allowed = false;
    QString why;
    QString brings;
    QString odds;

    friend bool operator==(const PortOffer&, const PortOffer&) = default;
};

/// What a fleet may do to a port that is not its side's, as soon as one is picked: attack, blockade or raid it (CP-7.3), each
/// with what stands against it, what it brings, and its chances as far as the fleet's side knows, which are weighed beside
/// the work.
class PortOffers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An order's draft has them.")
    /// Empty while no such port is picked.
    Q_PROPERTY(QList<navarch::PortOffer> all READ all NOTIFY changed)

public:
    /// What was asked for, and the answer once it is there.
    struct Weighed {
        AttackQuestion question;
        std::optional<AttackChances> chances;
        BackgroundJob<AttackChances> job;

        /// Nothing is expected to come out of the port.
        [[nodiscard]] bool isAgainstNothing() const { return question.value == 0 && question.ships == 0; }
    };

    using QObject::QObject;

    [[nodiscard]] QList<PortOffer> all() const;
    /// Null for what is not offered.
    [[nodiscard]] const Weighed* weighedFor(FleetOrder kind) const;

    /// For the fleet and the port of that order, whatever its kind.
    void consider(const OpenCampaign& campaign, const SetOrder& order);
    void clear();

signals:
    void changed();

private:
    struct Offer {
        FleetOrder kind = FleetOrder::Attack;
        bool allowed = false;
        QString why;
        QString brings;
        AttackQuestion question;
    };

    void weigh(Weighed& weighed, const AttackQuestion& question);
    [[nodiscard]] QString oddsOf(FleetOrder kind) const;

    std::vector<Offer> m_offers;
    Weighed m_storm; ///< of walls
    Weighed m_sea;   ///< of what may come out
};

} // namespace navarch
