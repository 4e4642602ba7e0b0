// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <optional>

#include "app/base/background_job.h"
#include "core/campaign/campaign.h"
#include "core/campaign/machine/attack_question.h"

namespace navarch {

/// What the order that is being written costs and may bring, and the chances of an attack, which are weighed beside the
/// work.
class OrderOutlook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An order's draft has one.")
    /// { label, value }.
    Q_PROPERTY(QVariantList stakes READ stakes NOTIFY changed)
    /// Of an attack, as far as the fleet's side knows: "62 in 100", or that it is being weighed; empty: there is none.
    Q_PROPERTY(QString odds READ odds NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QVariantList stakes() const { return m_stakes; }
    [[nodiscard]] QString odds() const;

    /// `order` as it would stand once given; null: there is nothing to weigh.
    void weigh(const Campaign& campaign, const Figures& figures, const OrderRecord* order);
    void clear();

signals:
    void changed();

private:
    void ask(AttackQuestion question);

    QVariantList m_stakes;
    AttackQuestion m_question;           ///< asked last
    std::optional<AttackChances> m_wins; ///< of a hundred: the answer to it
    BackgroundJob<AttackChances> m_answering;
};

} // namespace navarch
