// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include <optional>

#include "app/base/lists/shown_choice.h"
#include "app/paper/fleets_to_print.h"
#include "app/paper/material.h"
#include "app/paper/papers_to_print.h"
#include "app/paper/ports_to_print.h"
#include "app/paper/print_desk.h"

namespace navarch {

class BattleRoom;

/// What is to be printed: where it comes from and whose it is, and by duty the objects in which one chooses which ships, ports
/// and papers of it. Only what may be seen can be chosen (CP-2.3); what has gone meanwhile is not chosen any more.
class PrintSource : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_MOC_INCLUDE("app/battle/room/battle_room.h")
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(navarch::FleetBuilder* fleetBuilder READ fleetBuilder WRITE setFleetBuilder NOTIFY changed)
    Q_PROPERTY(navarch::PortBuilder* portBuilder READ portBuilder WRITE setPortBuilder NOTIFY changed)
    /// Where something may come from: "fleets", "ports" and "papers" of the campaign, "fleet-builder",
    /// "port-builder", and the "skirmish" that was last given.
    Q_PROPERTY(QList<navarch::ShownChoice> origins READ origins NOTIFY changed)
    /// Empty: there is nothing to print from.
    Q_PROPERTY(QString origin READ origin WRITE setOrigin NOTIFY changed)
    /// Ships come of it; otherwise port cards or other papers do.
    Q_PROPERTY(bool ofShips READ ofShips NOTIFY changed)
    /// The umpire's hand has set something of it, and it is printed with his eyes.
    Q_PROPERTY(bool hasMarks READ hasMarks NOTIFY changed)
    /// The first stands for all of them, of a battle's papers for the umpire. Empty where there is nothing to
    /// choose.
    Q_PROPERTY(QList<navarch::ShownChoice> sides READ sides NOTIFY changed)
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(navarch::FleetsToPrint* fleets READ fleets CONSTANT)
    Q_PROPERTY(navarch::PortsToPrint* ports READ ports CONSTANT)
    Q_PROPERTY(navarch::PapersToPrint* papers READ papers CONSTANT)
    /// Whether anything would come on paper; if not, what is missing and what to do.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)
    Q_PROPERTY(QString whyEmpty READ whyEmpty NOTIFY changed)

public:
    explicit PrintSource(QObject* parent = nullptr);

    [[nodiscard]] OpenCampaign* campaign() const { return m_desk.campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] FleetBuilder* fleetBuilder() const { return m_desk.fleetBuilder; }
    void setFleetBuilder(FleetBuilder* builder);
    [[nodiscard]] PortBuilder* portBuilder() const { return m_desk.portBuilder; }
    void setPortBuilder(PortBuilder* builder);

    /// What is chosen, as it stands now.
    [[nodiscard]] const PrintMaterial& material() const;
    /// Those of the campaign on the desk; without one the program's own.
    [[nodiscard]] const Figures& figures() const;
    /// What is chosen, by name: "Fleet of the Piraeus", or the campaign's when it is all of it.
    Q_INVOKABLE QString title() const;
    /// The game that what is chosen is to be played by, or empty when that is open.
    [[nodiscard]] QString rules() const;

    /// Prints a paper of the battle on the table, "sheets", "brief" or, once it is over, "report". A campaign's battle is then
    /// chosen there. False, and nothing is chosen, when that campaign is not open, or when there is no such paper yet.
    Q_INVOKABLE bool chooseTable(navarch::BattleRoom* room, navarch::BattlePaper::Kind paper);
    /// Prints a fleet, squadron or port of the campaign by its name, for pictures and tests.
    Q_INVOKABLE bool chooseNamed(const QString& name);

    [[nodiscard]] QList<ShownChoice> origins() const { return m_desk.origins(); }
    [[nodiscard]] QString origin() const;
    void setOrigin(const QString& origin);
    [[nodiscard]] bool ofShips() const;
    [[nodiscard]] bool hasMarks() const;
    [[nodiscard]] QList<ShownChoice> sides() const;
    [[nodiscard]] int side() const;
    void setSide(int side);
    [[nodiscard]] FleetsToPrint* fleets() { return &m_fleets; }
    [[nodiscard]] PortsToPrint* ports() { return &m_ports; }
    [[nodiscard]] PapersToPrint* papers() { return &m_papers; }
    [[nodiscard]] bool isEmpty() const { return material().isEmpty(); }
    [[nodiscard]] QString whyEmpty() const;

signals:
    void changed();
    /// Something else was chosen.
    void chosen();

private:
    template <class Thing>
    void follow(QPointer<Thing>& held, Thing* thing);
    /// Something it is chosen from has changed.
    void lookAgain();
    void choose();
    [[nodiscard]] PrintMaterial gathered() const;

    PrintDesk m_desk;
    QString m_opened; ///< where the campaign is that was on the desk last; empty: none was open
    FleetsToPrint m_fleets{m_desk};
    PortsToPrint m_ports{m_desk};
    PapersToPrint m_papers{m_desk};
    mutable std::optional<PrintMaterial> m_material; ///< as it stands, once asked for
};

} // namespace navarch
