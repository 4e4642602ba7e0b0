// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/running_games.h"

#include "app/battle/forecast/forecast_threads.h"
#include "core/battle/forecast/comparison.h"

namespace navarch {

void RunningGames::begin(const BattleBrief& brief, int most)
{
    clear();
    for (const RuleSet& rules : m_rules.all()) {
        Game& game = m_all.emplace_back();
        game.rules = &rules;
        game.brief = briefUnder(rules.id, brief);
        game.running = std::make_unique<RunningForecast>(
            [&all = m_rules, under = game.brief] { return all.simulator(under, builtInFigures()); }, most);
    }
}

void RunningGames::clear()
{
    for (Game& game : m_all)
        letGo(std::move(game.running));
    m_all.clear();
}

void RunningGames::stop()
{
    for (const Game& game : m_all)
        game.running->stop();
}

void RunningGames::setMost(int most)
{
    for (const Game& game : m_all)
        game.running->setMost(most);
}

bool RunningGames::look()
{
    bool goesOn = false;
    for (Game& game : m_all) {
        game.standing = game.running->standing();
        goesOn = goesOn || game.standing.isRunning;
    }
    return goesOn;
}

const RunningGames::Game* RunningGames::find(std::string_view rules) const
{
    for (const Game& game : m_all)
        if (game.rules->id == rules)
            return &game;
    return nullptr;
}

} // namespace navarch
