// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/campaign/campaign_card.h"
#include "app/war/battles/battle_lineup.h"

namespace navarch {

class BattleRoom;
class CaptainsBattle;
class Comparer;
class Forecaster;
class OutcomePreview;
class ResultEntry;

/// What can be done with a battle of the campaign: fight it, enter what came of it, weigh it, take it back.
class BattleDeeds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle's card has them.")
    Q_MOC_INCLUDE("app/battle/room/battle_room.h")
    Q_MOC_INCLUDE("app/war/battles/captains_battle.h")
    Q_MOC_INCLUDE("app/war/battles/outcome_preview.h")
    Q_MOC_INCLUDE("app/battle/forecast/comparer.h")
    Q_MOC_INCLUDE("app/battle/forecast/forecaster.h")
    Q_MOC_INCLUDE("app/battle/result/result_entry.h")
    Q_PROPERTY(bool hasReplay READ hasReplay NOTIFY changed)
    /// A battle begun in the room, a result begun by hand: to be gone on with.
    Q_PROPERTY(bool isBegun READ isBegun NOTIFY changed)
    /// Why it cannot be fought here; empty when it can.
    Q_PROPERTY(QString whyNotFought READ whyNotFought NOTIFY changed)
    /// Why it cannot be called off or taken back; empty when it can.
    Q_PROPERTY(QString whyNotCalledOff READ whyNotCalledOff NOTIFY changed)
    Q_PROPERTY(QString whyNotTakenBack READ whyNotTakenBack NOTIFY changed)

public:
    /// With the battle of a card and those who play it, which outlive it.
    BattleDeeds(const CampaignCard& card, const BattleLineup& lineup) : m_card(card), m_lineup(lineup) {}

    /// Opens it in the battle room; with `anew` false it goes on where it was left. That, and a replay, may take a while:
    /// they are on the table when the room is not opening() any more and has resumed().
    Q_INVOKABLE bool fight(navarch::BattleRoom* room, bool anew = false);
    /// Opens the replay of a battle that was fought.
    Q_INVOKABLE bool watch(navarch::BattleRoom* room);
    Q_INVOKABLE bool letCaptainsFight(navarch::CaptainsBattle* captains);
    Q_INVOKABLE bool enterResult(navarch::ResultEntry* entry);
    /// Lays it on the forecaster's desk.
    Q_INVOKABLE bool weigh(navarch::Forecaster* forecaster);
    /// Compares it under all games.
    Q_INVOKABLE bool compare(navarch::Comparer* comparer);
    Q_INVOKABLE bool callOff();
    /// Its result is then begun in `entry`, as it stood, to be put right and entered again; what was done with the prizes is
    /// kept for `preview`.
    Q_INVOKABLE bool takeBack(navarch::ResultEntry* entry = nullptr,
                              navarch::OutcomePreview* preview = nullptr);

    [[nodiscard]] bool hasReplay() const { return m_hasReplay; }
    [[nodiscard]] bool isBegun() const { return m_isBegun; }
    [[nodiscard]] QString whyNotFought() const { return m_whyNotFought; }
    [[nodiscard]] QString whyNotCalledOff() const { return m_whyNotCalledOff; }
    [[nodiscard]] QString whyNotTakenBack() const { return m_whyNotTakenBack; }

    /// The card shows another battle, or it stands otherwise. `unread`: why its brief cannot be read, else empty.
    void take(const BattleParts& parts, const QString& unread);

signals:
    void changed();

private:
    [[nodiscard]] QString whyNot(const Action& action) const;

    const CampaignCard& m_card;
    const BattleLineup& m_lineup;
    bool m_hasReplay = false;
    bool m_isBegun = false;
    QString m_whyNotFought;
    QString m_whyNotCalledOff;
    QString m_whyNotTakenBack;
};

} // namespace navarch
