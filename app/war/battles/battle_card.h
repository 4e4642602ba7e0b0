// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <map>
#include <optional>

#include "app/battle/battle_player.h"
#include "app/campaign/campaign_card.h"
#include "app/campaign/campaign_item.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

class BattleRoom;
class CaptainsBattle;
class Comparer;
class Forecaster;
class OutcomePreview;
class ResultEntry;

/// A battle of the campaign in full: what it starts from while it waits, what became of everyone once it is fought, and
/// what can be done with it.
class BattleCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    Q_MOC_INCLUDE("app/battle/room/battle_room.h")
    Q_MOC_INCLUDE("app/war/battles/captains_battle.h")
    Q_MOC_INCLUDE("app/war/battles/outcome_preview.h")
    Q_MOC_INCLUDE("app/battle/forecast/comparer.h")
    Q_MOC_INCLUDE("app/battle/forecast/forecaster.h")
    Q_MOC_INCLUDE("app/battle/result/result_entry.h")
    Q_PROPERTY(QString name READ name NOTIFY filled)
    /// It is still to be fought.
    Q_PROPERTY(bool waits READ waits NOTIFY filled)
    /// No side of it is a captain's.
    Q_PROPERTY(bool allByHand READ allByHand NOTIFY filled)
    Q_PROPERTY(QString place READ place NOTIFY filled)
    Q_PROPERTY(QString date READ date NOTIFY filled)
    Q_PROPERTY(QString game READ game NOTIFY filled)
    /// What is fixed of the weather; what is left out is rolled.
    Q_PROPERTY(QString weather READ weather NOTIFY filled)
    /// "Aegina won · 11 turns · Fought by captains"; empty while it waits.
    Q_PROPERTY(QString end READ end NOTIFY filled)
    /// { name, colour, emblem, player, victor, conceded, fleets, count, value, losses, money, ships: [{ name, kind,
    /// traits, fate, lot, lost, state }], commanders: [{ name, state }] }.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY filled)
    /// { value (its number), text } of the fleets in it that may be seen, for printing.
    Q_PROPERTY(QVariantList fleets READ fleets NOTIFY filled)
    /// What of it stands on the map: a contact or a port and its number; None for a battle at sea that is over.
    Q_PROPERTY(navarch::CampaignItem::Kind mapKind READ mapKind NOTIFY filled)
    Q_PROPERTY(int mapId READ mapId NOTIFY filled)
    Q_PROPERTY(bool hasReplay READ hasReplay NOTIFY filled)
    /// A battle begun in the room, a result begun by hand: to be gone on with.
    Q_PROPERTY(bool isBegun READ isBegun NOTIFY filled)
    /// Why it cannot be fought here; empty when it can.
    Q_PROPERTY(QString whyNotFought READ whyNotFought NOTIFY filled)
    /// Why it cannot be called off or taken back; empty when it can.
    Q_PROPERTY(QString whyNotCalledOff READ whyNotCalledOff NOTIFY filled)
    Q_PROPERTY(QString whyNotTakenBack READ whyNotTakenBack NOTIFY filled)

public:
    explicit BattleCard(QObject* parent = nullptr) : CampaignCard(parent) {}

    /// Who plays a side when it is fought here or by captains: "hands", "cautious", "steady" or "bold".
    Q_INVOKABLE void setPlayer(int side, const QString& player);
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
    /// Asked anew, for what was begun elsewhere.
    Q_INVOKABLE void lookAgain() { refill(); }

    /// The brief with who plays whom, or nothing when it cannot be read.
    [[nodiscard]] const std::optional<BattleBrief>& brief() const { return m_brief; }

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] bool waits() const { return m_waits; }
    [[nodiscard]] bool allByHand() const;
    [[nodiscard]] QString place() const { return m_place; }
    [[nodiscard]] QString date() const { return m_date; }
    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] QString weather() const { return m_weather; }
    [[nodiscard]] QString end() const { return m_end; }
    [[nodiscard]] QVariantList sides() const { return m_sides; }
    [[nodiscard]] QVariantList fleets() const { return m_fleets; }
    [[nodiscard]] navarch::CampaignItem::Kind mapKind() const { return m_mapKind; }
    [[nodiscard]] int mapId() const { return m_mapId; }
    [[nodiscard]] bool hasReplay() const { return m_hasReplay; }
    [[nodiscard]] bool isBegun() const { return m_isBegun; }
    [[nodiscard]] QString whyNotFought() const { return m_whyNotFought; }
    [[nodiscard]] QString whyNotCalledOff() const { return m_whyNotCalledOff; }
    [[nodiscard]] QString whyNotTakenBack() const { return m_whyNotTakenBack; }

signals:
    void refused(const QString& what, const QString& remedy);

protected:
    bool fill(const Campaign& records) override;

private:
    void fillSides(const Campaign& records, const BattleParts& parts);
    [[nodiscard]] QVariantList shipsOf(const BattleParts& parts, const BattleSideRecord& side) const;

    QString m_name;
    bool m_waits = false;
    QString m_place;
    QString m_date;
    QString m_game;
    QString m_weather;
    QString m_end;
    QVariantList m_sides;
    QVariantList m_fleets;
    CampaignItem::Kind m_mapKind = CampaignItem::None;
    int m_mapId = 0;
    bool m_hasReplay = false;
    bool m_isBegun = false;
    QString m_whyNotFought;
    QString m_whyNotCalledOff;
    QString m_whyNotTakenBack;
    std::optional<BattleBrief> m_brief;
    std::vector<BattlePlayer> m_players;
    int m_playersOf = 0;                                        ///< whose players were chosen
    std::map<std::size_t, std::optional<Temperament>> m_chosen; ///< by side
};

} // namespace navarch
