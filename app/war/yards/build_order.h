// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "app/war/yards/build_estimate.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"

namespace navarch {

/// New ships for a port's yard before they are ordered (CP-5.1): what they are built after, how many, how good their
/// crews, which fleet they join. At each change the gate is asked what they cost and what stands against them.
class BuildOrder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    /// Whose rows can be built; may be none.
    Q_PROPERTY(navarch::FleetBuilder* builder READ builder WRITE setBuilder NOTIFY changed)
    /// An order is being written.
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    Q_PROPERTY(navarch::BuildOrder::Origin origin READ origin WRITE setOrigin NOTIFY changed)
    /// That kind, and which is chosen; empty when there is none.
    Q_PROPERTY(QList<navarch::ShownChoice> models READ models NOTIFY changed)
    Q_PROPERTY(QString model READ model WRITE setModel NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> crews READ crews NOTIFY changed)
    Q_PROPERTY(QString crew READ crew WRITE setCrew NOTIFY changed)
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY changed)
    /// What they are called, numbered when there are several; empty: after their class.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// The side's own fleets, those in the port first; 0: a fleet of new ships.
    Q_PROPERTY(QList<navarch::ShownChoice> fleets READ fleets NOTIFY changed)
    Q_PROPERTY(int fleet READ fleet WRITE setFleet NOTIFY changed)

    Q_PROPERTY(navarch::BuildEstimate estimate READ estimate NOTIFY changed)

public:
    /// What they are built after: a class of the year, a row of the fleet builder, or a ship the side has.
    enum Origin { Class, Design, Ship };
    Q_ENUM(Origin)

    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] FleetBuilder* builder() const { return m_builder; }
    void setBuilder(FleetBuilder* builder);

    /// Begins an order for the yard of a port; false when these eyes may not order there.
    Q_INVOKABLE bool begin(int port);
    Q_INVOKABLE void end();
    /// Orders them and pays.
    Q_INVOKABLE bool order();

    [[nodiscard]] bool isOn() const { return !m_build.port.isNone(); }
    [[nodiscard]] Origin origin() const { return m_origin; }
    void setOrigin(Origin origin);
    [[nodiscard]] QList<ShownChoice> models() const { return m_models; }
    [[nodiscard]] QString model() const { return m_model; }
    void setModel(const QString& model);
    [[nodiscard]] QList<ShownChoice> crews() const;
    [[nodiscard]] QString crew() const;
    void setCrew(const QString& crew);
    [[nodiscard]] int count() const { return m_build.ships.front().count; }
    void setCount(int count);
    [[nodiscard]] QString name() const { return QString::fromStdString(m_build.ships.front().name); }
    void setName(const QString& name);
    [[nodiscard]] QList<ShownChoice> fleets() const;
    [[nodiscard]] int fleet() const { return static_cast<int>(m_build.fleet.value); }
    void setFleet(int fleet);
    [[nodiscard]] BuildEstimate estimate() const { return m_estimate; }

signals:
    void changed();

private:
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }
    void follow();
    void listModels();
    void takeModel();
    void ask();

    QPointer<OpenCampaign> m_campaign;
    QPointer<FleetBuilder> m_builder;
    BuildShips m_build{{}, {}, {}, {FleetShip{}}, {}, {}}; ///< of one row
    Origin m_origin = Class;
    QList<ShownChoice> m_models;
    QString m_model;
    BuildEstimate m_estimate;
};

} // namespace navarch
