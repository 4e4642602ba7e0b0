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
    /// { running, runs, most, whyNot, headline ("Athens wins 62 of 100 (58–66)"), shares ({ name, share, colour, emblem, wins, range };
    /// draws have no colour), verdict ("Aegina won; before the battle, 38 of 100 such battles (35–41)."), sides ({ name, colour, emblem, lost,
    /// expected, least, most (talents, in words), cost: BattleOdds.LessThanUsual, AsUsual or MoreThanUsual }) }; verdict and sides of battles that
    /// were fought. Empty: nobody has asked.
    Q_INVOKABLE QVariantMap of(int battle) const;
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
    [[nodiscard]] QVariantList sidesOf(const Weighed& weighed) const;

    const RuleSets& m_rules;
    QPointer<OpenCampaign> m_campaign;
    QString m_path;                   ///< of the campaign whose battles are weighed
    std::map<int, Weighed> m_weighed; ///< by battle
    QTimer m_clock;
    int m_revision = 0;
};

} // namespace navarch
