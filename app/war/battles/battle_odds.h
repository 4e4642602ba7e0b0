// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTimer>
#include <QVariant>

#include <map>
#include <memory>
#include <string>

#include "app/battle/battle_player.h"
#include "app/campaign/open_campaign.h"
#include "core/battle/forecast/luck.h"
#include "core/battle/forecast/running_forecast.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// How often a side would win such a battle, or nobody.
struct WeighedShare {
    Q_GADGET
    QML_VALUE_TYPE(weighedShare)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(QString wins MEMBER wins)
    Q_PROPERTY(QString range MEMBER range)

public:
    QString name;
    QString colour;
    QString emblem;
    double share = 0;
    QString wins;
    QString range;

    friend bool operator==(const WeighedShare&, const WeighedShare&) = default;
};

/// What a battle cost a side beside what such a battle costs it; cost is a BattleOdds.Cost.
struct WeighedSide {
    Q_GADGET
    QML_VALUE_TYPE(weighedSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString lost MEMBER lost)
    Q_PROPERTY(QString expected MEMBER expected)
    Q_PROPERTY(QString least MEMBER least)
    Q_PROPERTY(QString most MEMBER most)
    Q_PROPERTY(int cost MEMBER cost)

public:
    QString name;
    QString colour;
    QString emblem;
    QString lost;
    QString expected;
    QString least;
    QString most;
    int cost = 0;

    friend bool operator==(const WeighedSide&, const WeighedSide&) = default;
};

/// What is to be expected of a battle, and of one that was fought how it went beside that; not asked: nobody has weighed it.
struct WeighedBattle {
    Q_GADGET
    QML_VALUE_TYPE(weighedBattle)
    Q_PROPERTY(bool asked MEMBER asked)
    Q_PROPERTY(bool running MEMBER running)
    Q_PROPERTY(int runs MEMBER runs)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(QString whyNot MEMBER whyNot)
    Q_PROPERTY(QString headline MEMBER headline)
    Q_PROPERTY(QList<navarch::WeighedShare> shares MEMBER shares)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QList<navarch::WeighedSide> sides MEMBER sides)

public:
    bool asked = false;
    bool running = false;
    int runs = 0;
    int most = 0;
    QString whyNot;
    QString headline;
    QList<WeighedShare> shares;
    QString verdict;
    QList<WeighedSide> sides;

    friend bool operator==(const WeighedBattle&, const WeighedBattle&) = default;
};

/// The odds of the campaign's battles, weighed when somebody asks: before a battle what is to be expected, after it how
/// it went beside that. Battles are fought on other threads, from the brief and its dice alone, so that the answer is the
/// same whenever it is asked; what was weighed stays as long as the campaign is open.
class BattleOdds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    /// Counts up with every change, for bindings on of().
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    /// What a side lost, beside the middle half of such battles.
    enum Cost { LessThanUsual, AsUsual, MoreThanUsual };
    Q_ENUM(Cost)

    explicit BattleOdds(QObject* parent = nullptr) : BattleOdds(builtInRuleSets(), parent) {}
    explicit BattleOdds(const RuleSets& rules, QObject* parent = nullptr);
    /// Waits for no battle.
    ~BattleOdds() override;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// Weighs a battle, or goes on weighing it, until `most` battles are fought.
    Q_INVOKABLE void ask(int battle);
    /// At once; what was fought stays.
    Q_INVOKABLE void stop(int battle);
    /// Its headline is "Athens wins 62 of 100 (58–66)", draws among its shares have no colour; verdict ("Aegina won; before the
    /// battle, 38 of 100 such battles (35–41).") and sides are those of battles that were fought.
    Q_INVOKABLE navarch::WeighedBattle of(int battle) const;
    /// In half a line, for the list: "Athens wins 62 of 100 (58–66)", "so in 38 of 100 such battles". Empty: nobody has asked.
    [[nodiscard]] QString shortly(int battle) const;
    [[nodiscard]] int revision() const { return m_revision; }

signals:
    void campaignChanged();
    void changed();

private:
    struct Weighed {
        std::string text; ///< of the brief that is weighed
        BattleBrief brief;
        std::vector<BattlePlayer> players;
        std::unique_ptr<RunningForecast> running;
        RunningForecast::Standing standing;
        std::optional<Luck> luck;
    };

    void look();
    void show();
    void told();
    void begin(const BattleRecord& battle, Weighed& weighed);
    void weighLuck(const BattleRecord& battle, Weighed& weighed) const;
    [[nodiscard]] QList<WeighedSide> sidesOf(const Weighed& weighed) const;

    const RuleSets& m_rules;
    QPointer<OpenCampaign> m_campaign;
    QString m_path;                   ///< of the campaign whose battles are weighed
    std::map<int, Weighed> m_weighed; ///< by battle
    QTimer m_clock;
    int m_revision = 0;
};

} // namespace navarch
