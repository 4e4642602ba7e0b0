// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <optional>
#include <vector>

#include "app/base/lists/shown_choice.h"
#include "app/paper/battle_paper.h"
#include "app/paper/print_desk.h"
#include "app/paper/skirmish_papers.h"
#include "reports/umpire/campaign_papers.h"

namespace navarch {

class Skirmish;

/// Which paper is printed that is neither a campaign's sheet nor its port card: of the campaign its reports and books, of a
/// battle outside one its sheets, brief and report.
class PapersToPrint : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_MOC_INCLUDE("app/battle/arranging/skirmish.h")
    /// "turn-report" and so on, of a skirmish "sheets", "brief" and "report". Empty where there are none.
    Q_PROPERTY(QList<navarch::ShownChoice> kinds READ kinds NOTIFY changed)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    /// A brief or report; the latest is chosen until another is. 0: none.
    Q_PROPERTY(QList<navarch::ShownChoice> battles READ battles NOTIFY changed)
    Q_PROPERTY(int battle READ battle WRITE setBattle NOTIFY changed)
    /// A ledger or chronicle; 0: all.
    Q_PROPERTY(QList<navarch::ShownChoice> years READ years NOTIFY changed)
    Q_PROPERTY(int year READ year WRITE setYear NOTIFY changed)
    /// A battle's report has every die; whether there are any to tell.
    Q_PROPERTY(bool dice READ dice WRITE setDice NOTIFY changed)
    Q_PROPERTY(bool mayTellDice READ mayTellDice NOTIFY changed)

public:
    /// `desk` must outlive it.
    explicit PapersToPrint(PrintDesk& desk) : m_desk(desk) {}

    /// Prints the brief or the report of a battle of the campaign.
    Q_INVOKABLE void chooseBattle(int battle, navarch::BattlePaper::Kind paper);
    /// Prints the sheets or the brief of a battle outside a campaign, as it stands arranged now.
    Q_INVOKABLE void chooseSkirmish(navarch::Skirmish* skirmish, navarch::BattlePaper::Kind paper);
    /// Prints that paper of a battle outside a campaign.
    void take(BattleMatter matter, SkirmishPaper paper);

    [[nodiscard]] QList<ShownChoice> kinds() const;
    [[nodiscard]] QString kind() const;
    void setKind(const QString& kind);
    [[nodiscard]] QList<ShownChoice> battles() const;
    [[nodiscard]] int battle() const { return static_cast<int>(battleNow().value); }
    void setBattle(int battle);
    [[nodiscard]] QList<ShownChoice> years() const;
    [[nodiscard]] int year() const;
    void setYear(int year);
    [[nodiscard]] bool dice() const { return m_dice; }
    void setDice(bool wanted);
    [[nodiscard]] bool mayTellDice() const;

    /// One prints a campaign's brief or report of a battle.
    [[nodiscard]] bool isOfBattle() const;
    /// That side fights in the battle that is chosen.
    [[nodiscard]] bool hasPart(SideId side) const;
    [[nodiscard]] SkirmishPapers& ofSkirmish() { return m_ofSkirmish; }
    [[nodiscard]] const SkirmishPapers& ofSkirmish() const { return m_ofSkirmish; }

    /// What lies on the desk is another: a battle that is gone is not chosen any more.
    void lookAgain();
    void addTo(PrintMaterial& material) const;
    /// Of what is chosen; none: of all there is.
    [[nodiscard]] std::optional<QString> title() const;
    [[nodiscard]] QString whyEmpty() const;

signals:
    void changed();
    /// Something else was chosen.
    void picked();

private:
    /// The one that was chosen, else the latest.
    [[nodiscard]] BattleId battleNow() const;
    [[nodiscard]] std::vector<CampaignPaperWish> wishes() const;

    PrintDesk& m_desk;
    CampaignPaper m_kind = CampaignPaper::TurnReport;
    BattleId m_battle;         ///< as chosen; none: the latest
    std::optional<int> m_year; ///< none: the campaign's of a ledger, all of a chronicle
    bool m_dice = false;
    SkirmishPapers m_ofSkirmish;
};

} // namespace navarch
