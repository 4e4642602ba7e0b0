// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariant>

#include <memory>
#include <vector>

#include "app/battle/arranging/skirmish.h"
#include "app/battle/forecast/forecast_games.h"
#include "app/battle/forecast/forecast_ships.h"
#include "app/battle/forecast/forecast_sides.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "core/battle/forecast/running_forecast.h"

namespace navarch {

/// What the odds are between two fleets: battles are fought on other threads while one looks, until one stops them. Any
/// change of the match begins anew. What is shown is of one game; the others are fought on the side, for comparison.
class Forecaster : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The match: its sides, who leads them, and the seed.
    Q_PROPERTY(navarch::Skirmish* match READ match CONSTANT)
    /// Somebody looks: without, nothing is fought.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// The game whose figures are shown.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY shown)

    /// Battles are being fought.
    Q_PROPERTY(bool running READ running NOTIFY shown)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY shown)
    /// Battles that the figures hold.
    Q_PROPERTY(int runs READ runs NOTIFY shown)
    /// "1,240 battles so far", "Stopped after 1,240 battles".
    Q_PROPERTY(QString state READ state NOTIFY shown)
    /// "Athens wins 62 of 100 (58–66)"; empty before the first battle.
    Q_PROPERTY(QString headline READ headline NOTIFY shown)
    /// Why this game cannot fight the match, and what would help; empty when it can.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY shown)
    /// What kind of captains fight.
    Q_PROPERTY(QString note READ note CONSTANT)

    /// Draws: a share with its interval (0 to 1), "6 of 100" and "4–9".
    Q_PROPERTY(double drawShare READ drawShare NOTIFY shown)
    Q_PROPERTY(QString draws READ draws NOTIFY shown)
    Q_PROPERTY(QString drawRange READ drawRange NOTIFY shown)
    /// Talents: where the axis of losses ends, the same for all sides.
    Q_PROPERTY(double lossMost READ lossMost NOTIFY shown)
    /// For a SpreadPlot, and in words: "6 to 24 turns, 13.2 on average; 4 of 100 reach the limit".
    Q_PROPERTY(QVariantMap turns READ turns NOTIFY shown)
    Q_PROPERTY(QString turnsText READ turnsText NOTIFY shown)

    Q_PROPERTY(navarch::ForecastSides* sides READ sides CONSTANT)
    Q_PROPERTY(navarch::ForecastShips* ships READ ships CONSTANT)
    Q_PROPERTY(navarch::ForecastGames* games READ games CONSTANT)

public:
    explicit Forecaster(QObject* parent = nullptr) : Forecaster(builtInRuleSets(), parent) {}
    explicit Forecaster(const RuleSets& rules, QObject* parent = nullptr);
    /// Waits for no battle.
    ~Forecaster() override;

    /// Weighs that battle; the players give colours and emblems. False, and nothing is changed, when it has no two sides.
    Q_INVOKABLE bool consider(const navarch::BattleBrief& brief) { return consider(brief, {}); }
    bool consider(const BattleBrief& brief, std::vector<BattlePlayer> players);
    /// Weighs what is arranged there.
    Q_INVOKABLE bool considerMatch(const navarch::Skirmish* match);
    /// Weighs the fleet on the builder's table, as the first side, against the second.
    Q_INVOKABLE bool considerFleet(const navarch::FleetBuilder* builder);
    /// Arranges there what is weighed here, in the game that is shown.
    Q_INVOKABLE void handOver(navarch::Skirmish* to) const;

    /// At once: not one battle more is added.
    Q_INVOKABLE void stop();
    /// From where it stands.
    Q_INVOKABLE void goOn();

    [[nodiscard]] Skirmish* match() { return &m_match; }
    [[nodiscard]] bool active() const { return m_isActive; }
    void setActive(bool active);
    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] bool running() const { return m_standing.isRunning; }
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] int runs() const { return m_standing.forecast.runs; }
    [[nodiscard]] QString state() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] double drawShare() const;
    [[nodiscard]] QString draws() const;
    [[nodiscard]] QString drawRange() const;
    [[nodiscard]] double lossMost() const;
    [[nodiscard]] QVariantMap turns() const;
    [[nodiscard]] QString turnsText() const;
    [[nodiscard]] ForecastSides* sides() { return &m_sides; }
    [[nodiscard]] ForecastShips* ships() { return &m_ships; }
    [[nodiscard]] ForecastGames* games() { return &m_games; }
    [[nodiscard]] const Forecast& forecast() const { return m_standing.forecast; }

signals:
    void activeChanged();
    void shown();
    void refused(const QString& what, const QString& remedy);

private:
    struct OfGame {
        const RuleSet* rules = nullptr;
        BattleBrief brief;
        std::unique_ptr<RunningForecast> running;
        RunningForecast::Standing standing;
    };

    /// Begins anew when the match is another.
    void look();
    void begin();
    void fight();
    /// Takes up what was fought since, and shows it.
    void show();
    [[nodiscard]] const OfGame* chosen() const;

    const RuleSets& m_rules;
    Skirmish m_match;
    BattleBrief m_brief; ///< that is fought; compared to see changes
    std::vector<BattlePlayer> m_players;
    std::vector<OfGame> m_ofGames;
    QString m_game;
    RunningForecast::Standing m_standing; ///< of the game that is shown
    bool m_isActive = false;
    bool m_isWanted = true; ///< nobody has stopped it
    QTimer m_clock;
    ForecastSides m_sides;
    ForecastShips m_ships;
    ForecastGames m_games;
};

} // namespace navarch
