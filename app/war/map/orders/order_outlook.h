// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <optional>

#include "app/base/lists/shown_fact.h"
#include "app/war/map/orders/port_offers.h"

namespace navarch {

/// What the order that is being written costs and may bring, and its chances, as they are weighed with what else may be done
/// to the port.
class OrderOutlook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An order's draft has one.")
    Q_PROPERTY(QList<navarch::ShownFact> stakes READ stakes NOTIFY changed)
    /// Of an attack, a blockade or a raid, as far as the fleet's side knows: "62 in 100", or that it is being weighed; empty:
    /// there is none.
    Q_PROPERTY(QString odds READ odds NOTIFY changed)
    /// What else may be done to the port that is its target.
    Q_PROPERTY(navarch::PortOffers* offers READ offers CONSTANT)

public:
    OrderOutlook();

    [[nodiscard]] QList<ShownFact> stakes() const { return m_stakes; }
    [[nodiscard]] QString odds() const;
    [[nodiscard]] PortOffers* offers() { return &m_offers; }

    /// `order` as it would stand once given; null: there is nothing to weigh.
    void weigh(const Campaign& campaign, const Figures& figures, const OrderRecord* order);
    void clear();

signals:
    void changed();

private:
    PortOffers m_offers;
    QList<ShownFact> m_stakes;
    std::optional<FleetOrder> m_kind;
};

} // namespace navarch
