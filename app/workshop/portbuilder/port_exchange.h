// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "app/workshop/portbuilder/port_builder.h"

namespace navarch {

/// Between the port builder and the open campaign: takes a port's defences onto the table, fortifies a side's port with
/// what lies there (SA-15.11), or gives a neutral port what was rolled (SA-15.12).
class PortExchange : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(navarch::PortBuilder* builder READ builder WRITE setBuilder NOTIFY changed)
    /// The campaign's ports; those that may be seen with walls to take, and those that may be fortified.
    Q_PROPERTY(QList<navarch::ShownChoice> walled READ walled NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> ports READ ports NOTIFY changed)
    Q_PROPERTY(int port READ port WRITE setPort NOTIFY changed)
    /// The port is neutral and gets the rolled defences, for nothing.
    Q_PROPERTY(bool neutral READ neutral NOTIFY changed)
    /// What it costs more than what stands there now; "−5.00" comes back.
    Q_PROPERTY(QString cost READ cost NOTIFY changed)
    Q_PROPERTY(QString owner READ owner NOTIFY changed)
    Q_PROPERTY(QString treasury READ treasury NOTIFY changed)
    Q_PROPERTY(QString after READ after NOTIFY changed)
    Q_PROPERTY(bool inDebt READ inDebt NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    /// What to know beforehand: "It was built for economic value 4; Aegina has 5."
    Q_PROPERTY(QString note READ note NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] PortBuilder* builder() const { return m_builder; }
    void setBuilder(PortBuilder* builder);

    Q_INVOKABLE bool take(int port);
    Q_INVOKABLE bool takeNamed(const QString& name);
    Q_INVOKABLE void begin();
    Q_INVOKABLE void end() { m_open = false; }
    Q_INVOKABLE bool perform();

    [[nodiscard]] QList<ShownChoice> walled() const;
    [[nodiscard]] QList<ShownChoice> ports() const;
    [[nodiscard]] int port() const { return static_cast<int>(m_port.value); }
    void setPort(int port);
    [[nodiscard]] bool neutral() const;
    [[nodiscard]] QString cost() const;
    [[nodiscard]] QString owner() const;
    [[nodiscard]] QString treasury() const;
    [[nodiscard]] QString after() const;
    [[nodiscard]] bool inDebt() const { return (balance() - price()).isNegative(); }
    [[nodiscard]] bool allowed() const;
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] QString note() const;

signals:
    void changed();
    void performed();

private:
    void ask();
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }
    [[nodiscard]] const PortRecord* record() const { return records() ? records()->find(m_port) : nullptr; }
    [[nodiscard]] Action action() const;
    /// What was rolled is what a neutral port of that value gets.
    [[nodiscard]] bool diceFit() const;
    [[nodiscard]] Talents balance() const;
    [[nodiscard]] Talents price() const;

    QPointer<OpenCampaign> m_campaign;
    QPointer<PortBuilder> m_builder;
    PortId m_port;
    bool m_open = false;
    bool m_asked = false;
    Verdict m_verdict;
};

} // namespace navarch
