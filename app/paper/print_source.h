// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVariant>

#include <memory>
#include <optional>
#include <vector>

#include "app/campaign/open_campaign.h"
#include "app/paper/material.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "app/workshop/portbuilder/port_builder.h"
#include "reports/umpire/battle_matter.h"

namespace navarch {

class BattleRoom;
class Skirmish;

/// What is printed of a battle outside a campaign.
enum class SkirmishPaper : std::uint8_t { Sheets, Brief, Report };

template <>
struct EnumNames<SkirmishPaper> {
    static constexpr std::array<EnumName<SkirmishPaper>, 3> names{{{SkirmishPaper::Sheets, "sheets"},
                                                                   {SkirmishPaper::Brief, "brief"},
                                                                   {SkirmishPaper::Report, "report"}}};
};

/// What is to be printed: fleets or ports of the open campaign, or what lies in a builder. Only what may be seen can be
/// chosen (CP-2.3); what has gone meanwhile is not chosen any more.
class PrintSource : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_MOC_INCLUDE("app/battle/room/battle_room.h")
    Q_MOC_INCLUDE("app/battle/arranging/skirmish.h")
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(navarch::FleetBuilder* fleetBuilder READ fleetBuilder WRITE setFleetBuilder NOTIFY changed)
    Q_PROPERTY(navarch::PortBuilder* portBuilder READ portBuilder WRITE setPortBuilder NOTIFY changed)
    /// { value, text } of where something may come from: "fleets", "ports" and "papers" of the campaign, "fleet-builder",
    /// "port-builder", and the "skirmish" that was last given.
    Q_PROPERTY(QVariantList origins READ origins NOTIFY changed)
    Q_PROPERTY(QString origin READ origin WRITE setOrigin NOTIFY changed)
    /// Ships come of it; otherwise port cards do.
    Q_PROPERTY(bool ofShips READ ofShips NOTIFY changed)
    /// What of a campaign's papers is printed: { value, text }, empty where none are; "turn-report" and so on. Of a skirmish
    /// "sheets", "brief" and "report".
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    /// { value, text }; the first of each stands for all of them. Empty where there is nothing to choose. Below nothing among
    /// the fleets: those of the battle of that number that wait for it.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    Q_PROPERTY(QVariantList fleets READ fleets NOTIFY changed)
    Q_PROPERTY(QVariantList squadrons READ squadrons NOTIFY changed)
    Q_PROPERTY(QVariantList ports READ ports NOTIFY changed)
    /// Of the brief or report of a battle, and of a ledger or chronicle; 0 of the years: all.
    Q_PROPERTY(QVariantList battles READ battles NOTIFY changed)
    Q_PROPERTY(QVariantList years READ years NOTIFY changed)
    Q_PROPERTY(int battle READ battle WRITE setBattle NOTIFY changed)
    Q_PROPERTY(int year READ year WRITE setYear NOTIFY changed)
    /// A battle's report has every die; whether there are any to tell.
    Q_PROPERTY(bool dice READ dice WRITE setDice NOTIFY changed)
    Q_PROPERTY(bool mayTellDice READ mayTellDice NOTIFY changed)
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(int fleet READ fleet WRITE setFleet NOTIFY changed)
    Q_PROPERTY(QString squadron READ squadron WRITE setSquadron NOTIFY changed)
    Q_PROPERTY(int port READ port WRITE setPort NOTIFY changed)
    /// Whether anything would come on paper; if not, what is missing and what to do.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)
    Q_PROPERTY(QString whyEmpty READ whyEmpty NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] FleetBuilder* fleetBuilder() const { return m_fleetBuilder; }
    void setFleetBuilder(FleetBuilder* builder);
    [[nodiscard]] PortBuilder* portBuilder() const { return m_portBuilder; }
    void setPortBuilder(PortBuilder* builder);

    /// What is chosen, as it stands now.
    [[nodiscard]] const PrintMaterial& material() const;
    /// What is chosen, by name: "Fleet of the Piraeus", or the campaign's when it is all of it.
    Q_INVOKABLE QString title() const;

    /// Chooses a fleet of the campaign, what is in one of its squadrons, or a port, by number.
    Q_INVOKABLE void chooseFleet(int fleet, const QString& squadron = {});
    Q_INVOKABLE void chooseSquadron(int squadron);
    Q_INVOKABLE void choosePort(int port);
    /// The brief ("brief") or report ("report") of a battle of the campaign.
    Q_INVOKABLE void chooseBattle(int battle, const QString& kind);
    /// The fleets that meet in a battle of the campaign, as far as they may be seen.
    Q_INVOKABLE void chooseFleetsOf(int battle);
    /// Sheets or brief ("sheets", "brief") of a battle outside a campaign, as it stands arranged now.
    Q_INVOKABLE void chooseSkirmish(navarch::Skirmish* skirmish,
                                    const QString& paper = QStringLiteral("brief"));
    /// The same of what lies on the table, and once it is over its "report". A campaign's battle is then chosen there. False,
    /// and nothing is chosen, when that campaign is not open, or when there is no such paper yet.
    Q_INVOKABLE bool chooseTable(navarch::BattleRoom* room, const QString& paper);
    /// The same by name, for pictures and tests.
    Q_INVOKABLE bool chooseNamed(const QString& name);
    /// The game that what is chosen is to be played by, or empty when that is open.
    [[nodiscard]] QString rules() const;

    [[nodiscard]] QVariantList origins() const;
    [[nodiscard]] QString origin() const;
    void setOrigin(const QString& origin);
    [[nodiscard]] bool ofShips() const;
    [[nodiscard]] QVariantList kinds() const;
    [[nodiscard]] QString kind() const; // of the papers, or of a skirmish's
    void setKind(const QString& kind);
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] QVariantList battles() const;
    [[nodiscard]] QVariantList years() const;
    [[nodiscard]] int battle() const { return static_cast<int>(battleNow().value); }
    void setBattle(int battle);
    [[nodiscard]] int year() const;
    void setYear(int year);
    [[nodiscard]] bool dice() const { return m_dice; }
    void setDice(bool wanted);
    [[nodiscard]] bool mayTellDice() const;
    [[nodiscard]] QVariantList fleets() const;
    [[nodiscard]] QVariantList squadrons() const;
    [[nodiscard]] QVariantList ports() const;
    [[nodiscard]] int side() const;
    void setSide(int side);
    [[nodiscard]] int fleet() const { return static_cast<int>(m_fight ? -m_fight.value : m_fleet.value); }
    void setFleet(int fleet);
    [[nodiscard]] QString squadron() const { return m_squadron; }
    void setSquadron(const QString& squadron);
    [[nodiscard]] int port() const { return static_cast<int>(m_port.value); }
    void setPort(int port);
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
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }
    [[nodiscard]] bool mayPrint(SideId owner) const;
    [[nodiscard]] bool mayPrint(BattleId battle) const;
    /// That side fights in the battle that is chosen.
    [[nodiscard]] bool hasPart(SideId side) const;
    enum class Which { All, Waiting, Fought };
    [[nodiscard]] std::vector<BattleId> seenBattles(Which which) const;
    [[nodiscard]] bool waits(BattleId battle) const;
    /// Of a battle: its fleets that may be seen, side by side.
    [[nodiscard]] std::vector<FleetId> fleetsOf(BattleId battle) const;
    [[nodiscard]] BattleId battleNow() const;
    [[nodiscard]] QString paperTitle() const;
    [[nodiscard]] PrintMaterial gathered() const;
    [[nodiscard]] std::vector<CampaignPaperWish> papers() const;
    [[nodiscard]] bool isOf(SkirmishPaper paper) const;
    [[nodiscard]] QVariantList skirmishKinds() const;
    [[nodiscard]] QVariantList skirmishSides() const;
    void addSkirmish(PrintMaterial& material) const;
    void takeSkirmish(BattleMatter matter, SkirmishPaper paper);

    QPointer<OpenCampaign> m_campaign;
    QPointer<FleetBuilder> m_fleetBuilder;
    QPointer<PortBuilder> m_portBuilder;
    QString m_origin; ///< as chosen; it may not be there
    SideId m_side;
    CampaignPaper m_kind = CampaignPaper::TurnReport;
    BattleId m_battle;         ///< as chosen; none: the latest
    std::optional<int> m_year; ///< none: the campaign's of a ledger, all of a chronicle
    bool m_dice = false;
    std::shared_ptr<const BattleMatter> m_skirmish; ///< null: none was given; the umpire's
    SkirmishPaper m_skirmishPaper = SkirmishPaper::Brief;
    int m_viewer = -1; ///< whose paper of the skirmish
    FleetId m_fleet;
    BattleId m_fight; ///< whose fleets; none: m_fleet's
    QString m_squadron;
    PortId m_port;
    mutable std::optional<PrintMaterial> m_material; ///< as it stands, once asked for
};

} // namespace navarch
