// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <vector>

#include "app/battle/arranging/skirmish.h"
#include "app/battle/forecast/forecast_games.h"
#include "app/battle/forecast/forecast_ships.h"
#include "app/battle/forecast/forecast_sides.h"
#include "app/battle/forecast/forecast_summary.h"
#include "app/battle/forecast/running_games.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"

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

    /// What the battles come to: the sum of them, each side, each ship, and every game beside the one that is shown.
    Q_PROPERTY(navarch::ForecastSummary* summary READ summary CONSTANT)
    Q_PROPERTY(navarch::ForecastSides* sides READ sides CONSTANT)
    Q_PROPERTY(navarch::ForecastShips* ships READ ships CONSTANT)
    Q_PROPERTY(navarch::ForecastGames* games READ games CONSTANT)

public:
    explicit Forecaster(QObject* parent = nullptr) : Forecaster(builtInRuleSets(), parent) {}
    explicit Forecaster(const RuleSets& rules, QObject* parent = nullptr);

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
    [[nodiscard]] bool running() const { return m_summary.standing().isRunning; }
    [[nodiscard]] bool canGoOn() const { return m_isActive && m_summary.canGoOn(); }
    [[nodiscard]] ForecastSummary* summary() { return &m_summary; }
    [[nodiscard]] ForecastSides* sides() { return &m_sides; }
    [[nodiscard]] ForecastShips* ships() { return &m_ships; }
    [[nodiscard]] ForecastGames* games() { return &m_games; }

signals:
    void activeChanged();
    void shown();
    void refused(const QString& what, const QString& remedy);

private:
    /// Begins anew when the match is another.
    void look();
    void begin();
    void fight();
    /// Takes up what was fought since, and shows it.
    void show();

    Skirmish m_match;
    BattleBrief m_brief; ///< that is fought; compared to see changes
    std::vector<BattlePlayer> m_players;
    RunningGames m_fights;
    QString m_game;
    bool m_isActive = false;
    bool m_isWanted = true; ///< nobody has stopped it
    QTimer m_clock;
    ForecastSummary m_summary; ///< of the game that is shown
    ForecastSides m_sides;
    ForecastShips m_ships;
    ForecastGames m_games;
};

} // namespace navarch
