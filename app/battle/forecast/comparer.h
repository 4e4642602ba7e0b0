// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <vector>

#include "app/battle/arranging/skirmish.h"
#include "app/battle/forecast/compared_games.h"
#include "app/battle/forecast/compared_rows.h"
#include "app/battle/forecast/running_games.h"
#include "core/battle/forecast/comparison.h"

namespace navarch {

/// One match under every game, side by side: each is fought on threads of its own while one looks, until so many battles
/// are over or one stops them.
class Comparer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Somebody looks: without, nothing is fought.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// How many battles under each game. What was fought is kept when it is less.
    Q_PROPERTY(int most READ most WRITE setMost NOTIFY mostChanged)
    /// "Athens against Corinth".
    Q_PROPERTY(QString title READ title NOTIFY shown)

    /// Battles are being fought.
    Q_PROPERTY(bool running READ running NOTIFY shown)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY shown)
    /// The least battles that any game which fights it has fought.
    Q_PROPERTY(int runs READ runs NOTIFY shown)
    /// Who wins under which game, in one sentence.
    Q_PROPERTY(QString verdict READ verdict NOTIFY shown)
    /// What differs most between two games; empty while there are no two to compare.
    Q_PROPERTY(QString difference READ difference NOTIFY shown)
    /// What other games than the match's own are not told; empty when they are told everything.
    Q_PROPERTY(QString leftOut READ leftOut NOTIFY shown)
    /// What kind of captains fight.
    Q_PROPERTY(QString note READ note CONSTANT)

    Q_PROPERTY(navarch::ComparedGames* games READ games CONSTANT)
    Q_PROPERTY(navarch::ComparedRows* rows READ rows CONSTANT)

public:
    explicit Comparer(QObject* parent = nullptr) : Comparer(builtInRuleSets(), parent) {}
    explicit Comparer(const RuleSets& rules, QObject* parent = nullptr);

    /// Compares that match; the players give colours and emblems. The same match again goes on where it stood. False, and
    /// nothing is changed, when it has no two sides.
    bool consider(const BattleBrief& brief, std::vector<BattlePlayer> players = {});
    /// Compares what is arranged there.
    Q_INVOKABLE bool considerMatch(const navarch::Skirmish* match);

    /// Nothing lies on the desk any more.
    Q_INVOKABLE void clear();
    /// At once: not one battle more is added.
    Q_INVOKABLE void stop();
    /// From where it stands.
    Q_INVOKABLE void goOn();

    [[nodiscard]] bool active() const { return m_isActive; }
    void setActive(bool active);
    [[nodiscard]] int most() const { return m_most; }
    void setMost(int most);
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool running() const { return m_isRunning; }
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] int runs() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString difference() const;
    [[nodiscard]] QString leftOut() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] ComparedGames* games() { return &m_games; }
    [[nodiscard]] ComparedRows* rows() { return &m_rows; }
    /// By game, as they are registered.
    [[nodiscard]] const std::vector<GameForecast>& forecasts() const { return m_forecasts; }

signals:
    void activeChanged();
    void mostChanged();
    void shown();

private:
    void begin();
    void fight();
    /// Takes up what was fought since, and shows it.
    void show();

    RunningGames m_fights;
    BattleBrief m_brief;
    std::vector<BattlePlayer> m_players;
    std::vector<GameForecast> m_forecasts;
    int m_most = 1000;
    bool m_isActive = false;
    bool m_isRunning = false;
    bool m_isWanted = true; ///< nobody has stopped it
    QTimer m_clock;
    ComparedGames m_games;
    ComparedRows m_rows;
};

} // namespace navarch
