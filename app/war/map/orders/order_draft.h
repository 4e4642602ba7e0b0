// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/base/pricing/shown_finding.h"
#include "app/war/map/orders/order_outlook.h"
#include "app/war/map/orders/order_target.h"
#include "app/war/map/orders/order_voyage.h"
#include "core/campaign/sea/voyage_plan.h"

namespace navarch {

/// An order for a fleet before it is given (CP-7.3): what kind, where to, by which way. At each change the gate is asked
/// what stands against it, and the voyage is planned: its way lies on the chart, its days and risks beside it.
class OrderDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    /// The fleet it is for; 0: no order is being written.
    Q_PROPERTY(int fleet READ fleet NOTIFY changed)
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> kinds READ kinds CONSTANT)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(QString stance READ stance WRITE setStance NOTIFY changed)
    Q_PROPERTY(bool forced READ forced WRITE setForced NOTIFY changed)
    Q_PROPERTY(navarch::OrderTarget* target READ target CONSTANT)
    /// May it be given, and why not; what is worth knowing.
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownFinding> notes READ notes NOTIFY changed)
    Q_PROPERTY(navarch::OrderVoyage voyage READ voyage NOTIFY changed)
    Q_PROPERTY(navarch::OrderOutlook* outlook READ outlook CONSTANT)

public:
    explicit OrderDraft(QObject* parent = nullptr);

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);

    /// Begins with the order the fleet has, or with a move.
    Q_INVOKABLE void begin(int fleet);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE bool give();

    [[nodiscard]] int fleet() const { return static_cast<int>(m_order.fleet.value); }
    [[nodiscard]] bool isOn() const { return !m_order.fleet.isNone(); }
    [[nodiscard]] QList<ShownChoice> kinds() const;
    [[nodiscard]] QString kind() const;
    void setKind(const QString& kind);
    [[nodiscard]] QString stance() const;
    void setStance(const QString& stance);
    [[nodiscard]] bool forced() const { return m_order.forced; }
    void setForced(bool forced);
    [[nodiscard]] OrderTarget* target() { return &m_target; }
    [[nodiscard]] bool allowed() const { return m_allowed; }
    [[nodiscard]] QString whyNot() const { return m_whyNot; }
    [[nodiscard]] QList<ShownFinding> notes() const { return m_notes; }
    [[nodiscard]] OrderVoyage voyage() const { return m_voyage; }
    [[nodiscard]] OrderOutlook* outlook() { return &m_outlook; }

signals:
    void chartChanged();
    void changed();
    void given();

private:
    void follow();
    void ask();
    void planWay(const Verdict& verdict);
    void tell(const VoyagePlan& plan);
    void weigh(const Verdict& verdict);
    void offer();
    [[nodiscard]] const Campaign* records() const;

    QPointer<SeaChart> m_chart;
    SetOrder m_order;
    bool m_allowed = false;
    QString m_whyNot;
    QList<ShownFinding> m_notes;
    OrderVoyage m_voyage;
    OrderTarget m_target{m_chart, m_order};
    OrderOutlook m_outlook;
};

} // namespace navarch
