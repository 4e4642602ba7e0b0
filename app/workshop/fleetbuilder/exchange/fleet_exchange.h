// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVariant>

#include <set>

#include "app/campaign/open_campaign.h"
#include "app/workshop/fleetbuilder/exchange/purchase_estimate.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"

namespace navarch {

/// Between the builder and the open campaign: takes one of its fleets onto the table, and buys the fleet on the table for
/// a side. What it would cost, what it would leave, and what stands against it is known before.
class FleetExchange : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(navarch::FleetBuilder* builder READ builder WRITE setBuilder NOTIFY changed)
    /// The campaign's fleets that may be seen: { value, text }.
    Q_PROPERTY(QVariantList fleets READ fleets NOTIFY changed)
    /// Whom one may buy for: { value, text, colour, emblem }; and where the fleet may lie: { value, text }.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    Q_PROPERTY(QVariantList ports READ ports NOTIFY changed)
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(int port READ port WRITE setPort NOTIFY changed)
    /// Of an allied fleet's contract (SA-13.1).
    Q_PROPERTY(int months READ months WRITE setMonths NOTIFY changed)
    /// Findings the umpire may waive: { key, subject, message, rule, waived }.
    Q_PROPERTY(QVariantList waivable READ waivable NOTIFY changed)
    /// Why the umpire waives them; needed when one is waived.
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY changed)
    Q_PROPERTY(navarch::PurchaseEstimate estimate READ estimate NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] FleetBuilder* builder() const { return m_builder; }
    void setBuilder(FleetBuilder* builder);

    /// Puts a fleet of the campaign on the table (undo brings back what lay there).
    Q_INVOKABLE bool take(int fleet);
    /// The same by name, for pictures and tests.
    Q_INVOKABLE bool takeNamed(const QString& name);
    /// Begins a purchase: side and port are chosen sensibly, nothing is waived.
    Q_INVOKABLE void begin();
    /// It is not being considered any more.
    Q_INVOKABLE void end() { m_open = false; }
    Q_INVOKABLE void waive(const QString& key, bool waived);
    Q_INVOKABLE bool buy();

    [[nodiscard]] QVariantList fleets() const;
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] QVariantList ports() const;
    [[nodiscard]] int side() const { return static_cast<int>(m_side.value); }
    void setSide(int side);
    [[nodiscard]] int port() const { return static_cast<int>(m_port.value); }
    void setPort(int port);
    [[nodiscard]] int months() const { return m_months; }
    void setMonths(int months);
    [[nodiscard]] QVariantList waivable() const;
    [[nodiscard]] QString reason() const { return m_reason; }
    void setReason(const QString& reason);
    [[nodiscard]] PurchaseEstimate estimate() const { return m_estimate; }

signals:
    void changed();
    void bought(const QString& fleet);

private:
    void ask();
    void reckon();
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }
    [[nodiscard]] BuyFleet purchase() const;

    QPointer<OpenCampaign> m_campaign;
    QPointer<FleetBuilder> m_builder;
    SideId m_side;
    PortId m_port;
    int m_months = 12;
    QString m_reason;
    std::set<std::string> m_waived;
    bool m_open = false;  ///< a purchase is being considered
    bool m_asked = false; ///< the verdict is of what stands
    Verdict m_verdict;
    PurchaseEstimate m_estimate;
};

} // namespace navarch
