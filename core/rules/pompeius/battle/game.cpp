// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/battle/game.h"

#include "core/rules/pompeius/phases/turn.h"
#include "core/rules/pompeius/setup/deploy.h"
#include "core/rules/pompeius/setup/set_up.h"

namespace navarch::pompeius {

Result<Pompeius> Pompeius::begin(const BattleBrief& brief, const Figures& figures)
{
    Problems problems;
    if (brief.sides.size() != 2) {
        problems.push_back({"sides", "Pompeius Magnus versus Megadates is fought between two sides.",
                            "Join the fleets of allies into one side."});
        return tl::unexpected(std::move(problems));
    }
    Pompeius game;
    game.m_ships = shipsOf(brief, figures.classes);
    game.m_facts = factsOf(brief, game.m_ships, figures, problems);
    if (problems.empty())
        game.m_opening = openingOf(game.m_facts, brief, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return game;
}

State Pompeius::opening() const
{
    State state = m_opening;
    // A copy has room only for what it holds. The most that a battle comes to, so that nothing grows while it runs: a ship
    // is stopped by the first blow it takes part in as the one that enters, and throws grapples at one ship a turn.
    const std::size_t ships = state.ships.size();
    state.grapples.reserve(ships * 8 + 16);
    state.stuck.reserve(ships * mostStuck + 1);
    state.meetings.reserve(ships * 16 + 16);
    state.blows.reserve(ships * 2 + 1);
    state.shots.reserve(state.units.size() + 1);
    state.successes.reserve(state.units.size() + 1);
    return state;
}

} // namespace navarch::pompeius
