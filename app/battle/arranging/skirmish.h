// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QUrl>
#include <QVariant>

#include <vector>

#include "app/base/lists/shown_choice.h"
#include "app/battle/result/result_entry.h"
#include "app/battle/room/battle_room.h"
#include "app/campaign/open_campaign.h"
#include "core/battle/brief/brief.h"

namespace navarch {

/// A battle that comes with the program.
struct SkirmishSample {
    Q_GADGET
    QML_VALUE_TYPE(skirmishSample)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString rules MEMBER rules)
    Q_PROPERTY(QString game MEMBER game)

public:
    QString key;
    QString name;
    QString note;
    QString rules;
    QString game;

    friend bool operator==(const SkirmishSample&, const SkirmishSample&) = default;
};

/// Ships that are alike in a fleet of a skirmish; the traits are for ShipSilhouette.
struct SkirmishShips {
    Q_GADGET
    QML_VALUE_TYPE(skirmishShips)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString crew MEMBER crew)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QVariant traits MEMBER traits)

public:
    QString text;
    QString kind;
    QString crew;
    int count = 0;
    QVariant traits;

    friend bool operator==(const SkirmishShips&, const SkirmishShips&) = default;
};

/// A side of a skirmish: its fleet and who plays it.
struct SkirmishSide {
    Q_GADGET
    QML_VALUE_TYPE(skirmishSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString fleet MEMBER fleet)
    Q_PROPERTY(QList<navarch::SkirmishShips> ships MEMBER ships)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(bool captained MEMBER captained)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString leader MEMBER leader)

public:
    QString name;
    QString fleet;
    QList<SkirmishShips> ships;
    int count = 0;
    QString value;
    QString colour;
    QString emblem;
    QString player;
    bool captained = false;
    QString level;
    QString leader;

    friend bool operator==(const SkirmishSide&, const SkirmishSide&) = default;
};

/// A battle being arranged: two fleets, a game, who plays, and the seed of its dice.
class Skirmish : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    /// The battles that come with the program; and the one that is arranged, -1 when altered
    /// fleets.
    Q_PROPERTY(QList<navarch::SkirmishSample> samples READ samples CONSTANT)
    Q_PROPERTY(int sample READ sample NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> games READ games CONSTANT)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QList<navarch::SkirmishSide> sides READ sides NOTIFY changed)
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)
    /// The fleets of the open campaign that may be seen.
    Q_PROPERTY(QList<navarch::ShownChoice> fleets READ fleets NOTIFY changed)
    /// What it is fought on: the name of the board that somebody drew; empty: a board of the game's own.
    Q_PROPERTY(QString board READ board NOTIFY changed)
    /// Why it cannot be fought as it is; empty when it can.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)

public:
    explicit Skirmish(const RuleSets& rules = builtInRuleSets(), QObject* parent = nullptr);

    /// Makes it that battle, with plain colours for players that are not given. False, and nothing changes, when it has
    /// not two sides or more.
    bool arrange(const BattleBrief& brief, std::vector<BattlePlayer> players);
    /// Makes it the other's battle.
    bool arrangeLike(const Skirmish& other);
    /// Puts a fleet in a side's place. False when there is no such side, or the fleet has no ship.
    bool putFleet(int side, Fleet fleet);
    Q_INVOKABLE void choose(int sample);
    Q_INVOKABLE bool openFleet(int side, const QUrl& file);
    Q_INVOKABLE bool takeFleet(int side, int fleet);
    Q_INVOKABLE void setPlayer(int side, const QString& player);
    /// How far a captain of that side thinks: "usual", "ensign", "captain" or "navarch".
    Q_INVOKABLE void setLevel(int side, const QString& level);
    /// Fights it on the board in that file; an empty one: on the game's own again. False, which is said and changes nothing,
    /// when it cannot be read or has errors (checkBoard) with which no battle is fought on it.
    Q_INVOKABLE bool takeBoard(const QUrl& file);
    /// The same on a board that need not be saved: the text of its file, and what it is called where something is wrong in it.
    Q_INVOKABLE bool takeDrawnBoard(const QString& text, const QString& called);
    Q_INVOKABLE void swapSides();
    Q_INVOKABLE void rollSeed();
    /// Opens it in the room.
    Q_INVOKABLE bool begin(navarch::BattleRoom* room);
    /// Its result is entered by hand.
    Q_INVOKABLE void enterResult(navarch::ResultEntry* entry);

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] QList<SkirmishSample> samples() const;
    [[nodiscard]] int sample() const { return m_sample; }
    [[nodiscard]] QList<ShownChoice> games() const;
    [[nodiscard]] QString game() const { return words(m_brief.rules); }
    void setGame(const QString& game);
    [[nodiscard]] QList<SkirmishSide> sides() const;
    [[nodiscard]] QString seed() const { return QString::number(m_brief.seed); }
    void setSeed(const QString& seed);
    [[nodiscard]] QList<ShownChoice> fleets() const;
    [[nodiscard]] QString board() const;
    [[nodiscard]] QString whyNot() const { return m_whyNot; }
    [[nodiscard]] const BattleBrief& brief() const { return m_brief; }
    [[nodiscard]] const std::vector<BattlePlayer>& players() const { return m_players; }

signals:
    void changed();
    void refused(const QString& what, const QString& remedy);

private:
    void put(int side, Fleet fleet, const QString& name);
    void ask();

    const RuleSets& m_rules;
    QPointer<OpenCampaign> m_campaign;
    BattleBrief m_brief;
    std::vector<BattlePlayer> m_players;
    int m_sample = -1;
    QString m_whyNot;
};

} // namespace navarch
