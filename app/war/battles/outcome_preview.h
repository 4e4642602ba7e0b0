// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/open_campaign.h"
#include "app/war/battles/outcome_dice.h"
#include "app/war/battles/outcome_lines.h"
#include "core/campaign/battles/consequences.h"

namespace navarch {

class BattleRoom;
class CaptainsBattle;
class ResultEntry;

/// What an outcome would do to the campaign, looked at before it is applied as a whole or not at all (CP-8.3): losses,
/// prizes and what is done with them, deaths, money, who retires where, and the dice that decide about wrecks and wounds.
class OutcomePreview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_MOC_INCLUDE("app/battle/room/battle_room.h")
    Q_MOC_INCLUDE("app/war/battles/captains_battle.h")
    Q_MOC_INCLUDE("app/battle/result/result_entry.h")
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(int battle READ battle NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// "Athens won · 11 turns".
    Q_PROPERTY(QString end READ end NOTIFY changed)
    /// What changes for each side, and what each prize comes to (outcome_lines.h).
    Q_PROPERTY(QList<navarch::ConsequenceSide> sides READ sides NOTIFY changed)
    Q_PROPERTY(QList<navarch::PrizeLine> prizes READ prizes NOTIFY changed)
    /// Walls, garrison and port, a sentence each.
    Q_PROPERTY(QStringList ashore READ ashore NOTIFY changed)
    Q_PROPERTY(navarch::OutcomeDice* dice READ dice CONSTANT)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    /// Why it cannot be applied as it is.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)

public:
    explicit OutcomePreview(QObject* parent = nullptr);

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// Looks at an outcome of a battle that waits.
    void look(BattleId battle, BattleWay way, const BattleOutcome& outcome, std::string replay);
    /// The same of a battle fought in the room, by captains, or typed in. False when it is no battle of this campaign.
    Q_INVOKABLE bool lookAtRoom(navarch::BattleRoom* room);
    Q_INVOKABLE bool lookAtCaptains(int battle, navarch::CaptainsBattle* captains);
    Q_INVOKABLE bool lookAtEntry(navarch::ResultEntry* entry);

    /// What was chosen of the prizes of a battle that is taken back, for when it is entered again.
    void keepPrizes(BattleId battle, std::vector<PrizeChoice> prizes);
    /// "sell", "take" or "burn".
    Q_INVOKABLE void setPrize(int ship, const QString& use);
    Q_INVOKABLE void setAllPrizes(const QString& use);
    /// Does it, in one action; the top bar's undo takes it back.
    Q_INVOKABLE bool apply();
    Q_INVOKABLE void close();

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] int battle() const { return static_cast<int>(m_action.battle.value); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString end() const;
    [[nodiscard]] QList<ConsequenceSide> sides() const;
    [[nodiscard]] QList<PrizeLine> prizes() const;
    [[nodiscard]] QStringList ashore() const;
    [[nodiscard]] OutcomeDice* dice() { return &m_dice; }
    [[nodiscard]] bool allowed() const;
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] const Consequences& consequences() const { return m_preview.consequences; }

signals:
    void changed();
    /// It stands in the campaign now. `battle`: which.
    void applied(int battle);

private:
    void ask();
    void chooseAsKept();

    QPointer<OpenCampaign> m_campaign;
    bool m_isOpen = false;
    std::map<std::pair<QString, BattleId>, std::vector<PrizeChoice>>
        m_prizesKept; ///< by campaign's file and battle
    EnterBattle m_action;
    OutcomeDice m_dice;
    BattlePreview m_preview;
};

} // namespace navarch
