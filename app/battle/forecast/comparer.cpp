// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/comparer.h"

#include <algorithm>

#include "app/battle/forecast/comparison_words.h"
#include "app/battle/forecast/forecast_threads.h"

namespace navarch {

namespace {

constexpr int firstCompared = 25; ///< milliseconds
constexpr int nextCompared = 120;

} // namespace

Comparer::Comparer(const RuleSets& rules, QObject* parent) : QObject(parent), m_fights(rules)
{
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &Comparer::show);
}

bool Comparer::consider(const BattleBrief& brief, std::vector<BattlePlayer> players)
{
    if (brief.sides.size() < 2)
        return false;
    m_players = std::move(players);
    if (brief == m_brief && !m_fights.all().empty()) {
        show(); // colours
        return true;
    }
    m_brief = brief;
    begin();
    return true;
}

bool Comparer::considerMatch(const Skirmish* match)
{
    return match && consider(match->brief(), match->players());
}

void Comparer::clear()
{
    m_fights.clear();
    m_forecasts.clear();
    m_players.clear();
    m_brief = {};
    m_isWanted = false;
    show();
}

void Comparer::begin()
{
    m_fights.begin(m_brief, m_most);
    m_forecasts.clear();
    for (const RunningGames::Game& each : m_fights.all()) {
        GameForecast& game = m_forecasts.emplace_back();
        game.rules = each.rules->id;
        game.name = each.rules->name;
        game.leftOut = leftOutUnder(game.rules, m_brief);
        game.outOfAccount = outOfAccount(*each.rules, m_brief, builtInFigures().classes);
    }
    m_isWanted = true;
    if (m_isActive)
        fight();
    else
        show();
}

void Comparer::fight()
{
    for (const RunningGames::Game& each : m_fights.all())
        each.running->goOn(1); // all columns grow
    show();
    m_clock.start(firstCompared);
}

void Comparer::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    emit activeChanged();
    if (m_isActive && m_isWanted) {
        fight();
        return;
    }
    m_fights.stop();
    show();
}

void Comparer::setMost(int most)
{
    most = std::clamp(most, 1, maxForecastRuns);
    if (most == m_most)
        return;
    m_most = most;
    m_fights.setMost(most);
    emit mostChanged();
    if (m_isActive && m_isWanted)
        fight();
    else
        show();
}

void Comparer::stop()
{
    m_fights.stop();
    m_isWanted = false;
    show();
}

void Comparer::goOn()
{
    if (!canGoOn())
        return;
    m_isWanted = true;
    fight();
}

bool Comparer::canGoOn() const
{
    return m_isActive && !m_isRunning
           && std::any_of(m_forecasts.begin(), m_forecasts.end(), [this](const GameForecast& game) {
                  return game.problems.empty() && game.forecast.runs < m_most;
              });
}

int Comparer::runs() const
{
    int least = -1;
    for (const GameForecast& game : m_forecasts)
        if (game.problems.empty())
            least = least < 0 ? game.forecast.runs : std::min(least, game.forecast.runs);
    return std::max(least, 0);
}

void Comparer::show()
{
    m_isRunning = m_fights.look();
    std::vector<RunningForecast*> running;
    for (std::size_t i = 0; i < m_forecasts.size(); ++i) {
        const RunningGames::Game& game = m_fights.all()[i];
        m_forecasts[i].problems = game.standing.problems;
        m_forecasts[i].forecast = game.standing.forecast;
        if (game.standing.isRunning)
            running.push_back(game.running.get());
    }
    m_games.show(m_forecasts, m_brief.rules, m_most);
    m_rows.show(m_forecasts, m_players);
    if (m_isRunning) { // threads that some do not need any more are for the others
        const int threads = forecastThreads() / static_cast<int>(running.size());
        for (RunningForecast* each : running)
            each->goOn(std::max(1, threads));
        m_clock.start(nextCompared);
    }
    emit shown();
}

QString Comparer::title() const
{
    QString text;
    for (const BriefSide& side : m_brief.sides)
        text = text.isEmpty() ? words(side.name) : tr("%1 against %2").arg(text, words(side.name));
    return text;
}

QString Comparer::verdict() const
{
    return verdictText(m_forecasts);
}

QString Comparer::difference() const
{
    return differenceText(m_forecasts);
}

QString Comparer::leftOut() const
{
    const RuleSet* own = m_fights.rules().find(m_brief.rules);
    QStringList lines{leftOutText(m_forecasts, own ? words(own->name) : words(m_brief.rules)),
                      outOfAccountText(m_forecasts)};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QString Comparer::note() const
{
    return spokenTerm(forecastNote);
}

} // namespace navarch
