// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecaster.h"

#include <utility>

#include "app/battle/forecast/forecast_threads.h"

namespace navarch {

namespace {

constexpr int firstLook = 25; ///< milliseconds after a change
constexpr int nextLook = 70;
/// Games that are not shown are fought so often: enough for a comparison.
constexpr int onTheSide = 2000;

} // namespace

Forecaster::Forecaster(const RuleSets& rules, QObject* parent)
    : QObject(parent),
      m_match(rules),
      m_fights(rules)
{
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &Forecaster::show);
    connect(&m_match, &Skirmish::changed, this, &Forecaster::look);
    connect(&m_match, &Skirmish::refused, this, &Forecaster::refused);
}

bool Forecaster::consider(const BattleBrief& brief, std::vector<BattlePlayer> players)
{
    return m_match.arrange(brief, std::move(players));
}

bool Forecaster::considerMatch(const Skirmish* match)
{
    return match && m_match.arrangeLike(*match);
}

bool Forecaster::considerFleet(const FleetBuilder* builder)
{
    return builder && m_match.putFleet(0, builder->fleet());
}

void Forecaster::handOver(Skirmish* to) const
{
    if (!to || !to->arrangeLike(m_match))
        return;
    to->setGame(m_game);
}

void Forecaster::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    emit activeChanged();
    if (m_isActive) {
        look();
        if (m_isWanted)
            fight();
        return;
    }
    m_fights.stop();
    show();
}

void Forecaster::look()
{
    if (!m_isActive)
        return;
    const bool isAnother = m_fights.all().empty() || !(m_match.brief() == m_brief);
    m_players = m_match.players();
    if (isAnother)
        begin();
    else
        show(); // colours
}

void Forecaster::begin()
{
    const bool hadGame = m_brief.rules == m_match.brief().rules && !m_game.isEmpty();
    m_brief = m_match.brief();
    if (!hadGame)
        m_game = words(m_brief.rules);
    m_fights.begin(m_brief);
    m_isWanted = true;
    fight();
}

void Forecaster::fight()
{
    for (const RunningGames::Game& each : m_fights.all())
        if (words(each.rules->id) == m_game)
            each.running->goOn(forecastThreads());
        else if (each.running->runs() < onTheSide)
            each.running->goOn(1);
    show();
    m_clock.start(firstLook);
}

void Forecaster::stop()
{
    m_fights.stop();
    m_isWanted = false;
    show();
}

void Forecaster::goOn()
{
    if (!canGoOn())
        return;
    m_isWanted = true;
    fight();
}

void Forecaster::setGame(const QString& game)
{
    if (game == m_game || !m_fights.rules().find(game.toStdString()))
        return;
    m_game = game;
    if (m_isWanted && m_isActive)
        fight();
    else
        show();
}

void Forecaster::show()
{
    const bool goesOn = m_fights.look();
    for (const RunningGames::Game& each : m_fights.all())
        if (words(each.rules->id) != m_game && each.standing.forecast.runs >= onTheSide)
            each.running->stop();
    const RunningGames::Game* game = m_fights.find(m_game.toStdString());
    RunningForecast::Standing standing = game ? game->standing : RunningForecast::Standing();
    if (!game && !m_fights.all().empty()) // a game that nobody knows
        if (const auto opened = m_fights.rules().simulator(m_brief, builtInFigures()); !opened)
            standing.problems = opened.error();
    m_summary.show(std::move(standing), game ? game->running->most() : 0);
    m_sides.show(m_summary.forecast(), m_players);
    m_ships.show(m_summary.forecast(), game ? game->brief : m_brief, m_players);
    std::vector<GameOdds> rows;
    for (const RunningGames::Game& each : m_fights.all())
        rows.push_back(oddsOf(*each.rules, each.standing, m_players, &each == game));
    m_games.show(std::move(rows));
    if (goesOn)
        m_clock.start(m_summary.standing().isOpen && m_summary.runs() > 0 ? nextLook : firstLook);
    emit shown();
}

} // namespace navarch
