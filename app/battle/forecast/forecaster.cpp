// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecaster.h"

#include "app/battle/forecast/forecast_threads.h"
#include "core/battle/forecast/comparison.h"

namespace navarch {

namespace {

constexpr int firstLook = 25; ///< milliseconds after a change
constexpr int nextLook = 70;
/// Games that are not shown are fought so often: enough for a comparison.
constexpr int onTheSide = 2000;

} // namespace

Forecaster::Forecaster(const RuleSets& rules, QObject* parent)
    : QObject(parent),
      m_rules(rules),
      m_match(rules)
{
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &Forecaster::show);
    connect(&m_match, &Skirmish::changed, this, &Forecaster::look);
    connect(&m_match, &Skirmish::refused, this, &Forecaster::refused);
}

Forecaster::~Forecaster()
{
    for (OfGame& each : m_ofGames)
        letGo(std::move(each.running));
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
    for (OfGame& each : m_ofGames)
        each.running->stop();
    show();
}

void Forecaster::look()
{
    if (!m_isActive)
        return;
    const bool isAnother = m_ofGames.empty() || !(m_match.brief() == m_brief);
    m_players = m_match.players();
    if (isAnother)
        begin();
    else
        show(); // colours
}

void Forecaster::begin()
{
    for (OfGame& each : m_ofGames)
        letGo(std::move(each.running));
    m_ofGames.clear();
    const bool hadGame = m_brief.rules == m_match.brief().rules && !m_game.isEmpty();
    m_brief = m_match.brief();
    if (!hadGame)
        m_game = words(m_brief.rules);
    for (const RuleSet& rules : m_rules.all()) {
        OfGame& each = m_ofGames.emplace_back();
        each.rules = &rules;
        each.brief = briefUnder(rules.id, m_brief);
        each.running = std::make_unique<RunningForecast>(
            [&all = m_rules, brief = each.brief] { return all.simulator(brief, builtInFigures()); });
    }
    m_isWanted = true;
    fight();
}

void Forecaster::fight()
{
    for (const OfGame& each : m_ofGames)
        if (words(each.rules->id) == m_game)
            each.running->goOn(forecastThreads());
        else if (each.running->runs() < onTheSide)
            each.running->goOn(1);
    show();
    m_clock.start(firstLook);
}

void Forecaster::stop()
{
    for (OfGame& each : m_ofGames)
        each.running->stop();
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
    if (game == m_game || !m_rules.find(game.toStdString()))
        return;
    m_game = game;
    if (m_isWanted && m_isActive)
        fight();
    else
        show();
}

const Forecaster::OfGame* Forecaster::chosen() const
{
    for (const OfGame& each : m_ofGames)
        if (words(each.rules->id) == m_game)
            return &each;
    return nullptr;
}

bool Forecaster::canGoOn() const
{
    const OfGame* game = chosen();
    return m_isActive && game && !m_standing.isRunning && m_standing.problems.empty()
           && m_standing.forecast.runs < game->running->most();
}

void Forecaster::show()
{
    bool goesOn = false;
    for (OfGame& each : m_ofGames) {
        each.standing = each.running->standing();
        if (words(each.rules->id) != m_game && each.standing.forecast.runs >= onTheSide)
            each.running->stop();
        goesOn = goesOn || each.standing.isRunning;
    }
    const OfGame* game = chosen();
    m_standing = game ? game->standing : RunningForecast::Standing();
    if (!game && !m_ofGames.empty()) // a game that nobody knows
        if (const auto opened = m_rules.simulator(m_brief, builtInFigures()); !opened)
            m_standing.problems = opened.error();
    m_sides.show(m_standing.forecast, m_players);
    m_ships.show(m_standing.forecast, game ? game->brief : m_brief, m_players);
    std::vector<GameOdds> rows;
    for (const OfGame& each : m_ofGames)
        rows.push_back(oddsOf(*each.rules, each.standing, m_players, &each == game));
    m_games.show(std::move(rows));
    if (goesOn)
        m_clock.start(m_standing.isOpen && m_standing.forecast.runs > 0 ? nextLook : firstLook);
    emit shown();
}

} // namespace navarch
