// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/play_out.h"
#include "core/data/figures.h"

namespace navarch {

/// How battles end that are about something else than the enemy's defeat.
struct ConditionBattles {
    std::string option;    ///< by which the game is told: "condition"
    std::string condition; ///< "exit:1:3"
    int side = 0;          ///< whose captain is looked at
    int fought = 0;        ///< of the seeds from 0 on
};

/// How many of them that side wins when its captain `knows` what the brief asks for, or takes it for a battle like any other.
/// The captain of the other side knows it.
template <Game G>
[[nodiscard]] int winsOf(const BattleBrief& brief, const ConditionBattles& battles, bool knows)
{
    BattleBrief told = brief;
    told.options[battles.option] = battles.condition;
    const G game = G::begin(told, builtInFigures()).value();
    const G untold = G::begin(brief, builtInFigures()).value();
    int wins = 0;
    for (int i = 0; i < battles.fought; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        std::vector<SimulationCaptainOf<G>> captains;
        for (int side = 0; side < 2; ++side)
            captains.emplace_back(side == battles.side && !knows ? untold : game, Temperament::Steady, seed,
                                  side);
        typename G::State state = game.opening();
        BattleDice dice = battleDice(seed);
        const auto choose = [&](const typename G::State& at, const Decision& decision,
                                std::uint64_t ordinal) -> const typename G::Order& {
            return captains[static_cast<std::size_t>(decision.side)].choose(at, decision, ordinal);
        };
        (void)playOut(game, state, dice, choose);
        wins += game.outcome(state).victor == battles.side;
    }
    return wins;
}

/// The wins of twenty battles for each side that a condition is about, "exit" or "hold" with what follows its number, when its
/// captain knows it and when not.
template <Game G>
[[nodiscard]] std::pair<int, int> winsOfBoth(const BattleBrief& brief, const std::string& option,
                                             const std::string& what, const std::string& rest)
{
    std::pair<int, int> wins;
    for (int side = 0; side < 2; ++side) {
        const ConditionBattles battles{option, what + ":" + std::to_string(side + 1) + rest, side, 20};
        wins.first += winsOf<G>(brief, battles, true);
        wins.second += winsOf<G>(brief, battles, false);
    }
    return wins;
}

} // namespace navarch
