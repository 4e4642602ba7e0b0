// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <optional>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/campaign_card.h"
#include "app/campaign/campaign_item.h"
#include "app/war/battles/battle_deeds.h"
#include "app/war/battles/battle_lineup.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

/// A ship of a battle and what became of her; traits for ShipSilhouette.
struct CardShip {
    Q_GADGET
    QML_VALUE_TYPE(cardShip)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString fate MEMBER fate)
    Q_PROPERTY(bool lost MEMBER lost)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QVariant traits MEMBER traits)

public:
    QString name;
    QString kind;
    QString fate;
    bool lost = false;
    QString state;
    QVariant traits;

    friend bool operator==(const CardShip&, const CardShip&) = default;
};

/// A commander of a battle and how he is.
struct CardCommander {
    Q_GADGET
    QML_VALUE_TYPE(cardCommander)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString state MEMBER state)

public:
    QString name;
    QString state;

    friend bool operator==(const CardCommander&, const CardCommander&) = default;
};

/// A side of a battle: who plays it, what it brought, and what the battle cost and brought it.
struct CardSide {
    Q_GADGET
    QML_VALUE_TYPE(cardSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(bool captained MEMBER captained)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(bool victor MEMBER victor)
    Q_PROPERTY(bool conceded MEMBER conceded)
    Q_PROPERTY(QString fleets MEMBER fleets)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString losses MEMBER losses)
    Q_PROPERTY(QString money MEMBER money)
    Q_PROPERTY(QList<navarch::CardShip> ships MEMBER ships)
    Q_PROPERTY(QStringList walls MEMBER walls)
    Q_PROPERTY(QList<navarch::CardCommander> commanders MEMBER commanders)

public:
    QString name;
    QString colour;
    QString emblem;
    QString player;
    bool captained = false;
    QString level;
    bool victor = false;
    bool conceded = false;
    QString fleets;
    int count = 0;
    QString value;
    QString losses;
    QString money;
    QList<CardShip> ships;
    QStringList walls;
    QList<CardCommander> commanders;

    friend bool operator==(const CardSide&, const CardSide&) = default;
};

/// A battle of the campaign in full: what it starts from while it waits, and what became of everyone once it is fought. Its
/// deeds are what can be done with it.
class BattleCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
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
    Q_PROPERTY(QList<navarch::CardSide> sides READ sides NOTIFY filled)
    /// The fleets in it that may be seen, for printing.
    Q_PROPERTY(QList<navarch::ShownChoice> fleets READ fleets NOTIFY filled)
    /// What of it stands on the map: a contact or a port and its number; None for a battle at sea that is over.
    Q_PROPERTY(navarch::CampaignItem::Kind mapKind READ mapKind NOTIFY filled)
    Q_PROPERTY(int mapId READ mapId NOTIFY filled)
    Q_PROPERTY(navarch::BattleDeeds* deeds READ deeds CONSTANT)

public:
    explicit BattleCard(QObject* parent = nullptr) : CampaignCard(parent), m_deeds(*this, m_lineup) {}

    /// Who plays a side when it is fought here or by captains: "hands", "cautious", "steady" or "bold".
    Q_INVOKABLE void setPlayer(int side, const QString& player);
    /// How far a captain of that side thinks: "usual", "ensign", "captain" or "navarch".
    Q_INVOKABLE void setLevel(int side, const QString& level);
    /// Asked anew, for what was begun elsewhere.
    Q_INVOKABLE void lookAgain() { refill(); }

    /// The brief with who plays whom, or nothing when it cannot be read.
    [[nodiscard]] const std::optional<BattleBrief>& brief() const { return m_lineup.brief(); }

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] bool waits() const { return m_waits; }
    [[nodiscard]] bool allByHand() const { return m_lineup.allByHand(); }
    [[nodiscard]] QString place() const { return m_place; }
    [[nodiscard]] QString date() const { return m_date; }
    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] QString weather() const { return m_weather; }
    [[nodiscard]] QString end() const { return m_end; }
    [[nodiscard]] QList<CardSide> sides() const { return m_sides; }
    [[nodiscard]] QList<ShownChoice> fleets() const { return m_fleets; }
    [[nodiscard]] navarch::CampaignItem::Kind mapKind() const { return m_mapKind; }
    [[nodiscard]] int mapId() const { return m_mapId; }
    [[nodiscard]] BattleDeeds* deeds() { return &m_deeds; }

protected:
    bool fill(const Campaign& records) override;

private:
    void fillSides(const Campaign& records, const BattleParts& parts);
    [[nodiscard]] QList<CardShip> shipsOf(const BattleParts& parts, const BattleSideRecord& side) const;

    QString m_name;
    bool m_waits = false;
    QString m_place;
    QString m_date;
    QString m_game;
    QString m_weather;
    QString m_end;
    QList<CardSide> m_sides;
    QList<ShownChoice> m_fleets;
    CampaignItem::Kind m_mapKind = CampaignItem::None;
    int m_mapId = 0;
    BattleLineup m_lineup;
    BattleDeeds m_deeds;
};

} // namespace navarch
