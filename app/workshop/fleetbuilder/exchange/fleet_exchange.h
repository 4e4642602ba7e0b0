// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include <set>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "app/workshop/fleetbuilder/exchange/purchase_estimate.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"

namespace navarch {

/// A side that may buy a fleet.
struct BuyingSide {
    Q_GADGET
    QML_VALUE_TYPE(buyingSide)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)

public:
    int value = 0;
    QString text;
    QString colour;
    QString emblem;

    friend bool operator==(const BuyingSide&, const BuyingSide&) = default;
};

/// What the umpire may waive of a fleet that is bought, and whether he does.
struct WaivableFinding {
    Q_GADGET
    QML_VALUE_TYPE(waivableFinding)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString subject MEMBER subject)
    Q_PROPERTY(QString message MEMBER message)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(bool waived MEMBER waived)

public:
    QString key;
    QString subject;
    QString message;
    QString rule;
    bool waived = false;

    friend bool operator==(const WaivableFinding&, const WaivableFinding&) = default;
};

/// Between the builder and the open campaign: takes one of its fleets onto the table, and buys the fleet on the table for
/// a side. What it would cost, what it would leave, and what stands against it is known before.
class FleetExchange : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(navarch::FleetBuilder* builder READ builder WRITE setBuilder NOTIFY changed)
    /// The campaign's fleets that may be seen.
    Q_PROPERTY(QList<navarch::ShownChoice> fleets READ fleets NOTIFY changed)
    /// Whom one may buy for; and where the fleet may lie.
    Q_PROPERTY(QList<navarch::BuyingSide> sides READ sides NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> ports READ ports NOTIFY changed)
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(int port READ port WRITE setPort NOTIFY changed)
    /// Of an allied fleet's contract (SA-13.1).
    Q_PROPERTY(int months READ months WRITE setMonths NOTIFY changed)
    /// Findings the umpire may waive.
    Q_PROPERTY(QList<navarch::WaivableFinding> waivable READ waivable NOTIFY changed)
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

    [[nodiscard]] QList<ShownChoice> fleets() const;
    [[nodiscard]] QList<BuyingSide> sides() const;
    [[nodiscard]] QList<ShownChoice> ports() const;
    [[nodiscard]] int side() const { return static_cast<int>(m_side.value); }
    void setSide(int side);
    [[nodiscard]] int port() const { return static_cast<int>(m_port.value); }
    void setPort(int port);
    [[nodiscard]] int months() const { return m_months; }
    void setMonths(int months);
    [[nodiscard]] QList<WaivableFinding> waivable() const;
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
