// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/play_out.h"
#include "core/battle/events/battle_dice.h"
#include "core/battle/forecast/simulation.h"

namespace navarch {

/// How battles between captains of simulations ended, of a game with two sides.
struct CaptainTally {
    int fought = 0;
    int first = 0;
    int second = 0;
    int atLimit = 0;
    int turns = 0;

    /// Each side wins between 40 and 60 of 100 of those decided.
    [[nodiscard]] bool isEven() const
    {
        const int decided = first + second;
        return first * 100 >= decided * 40 && first * 100 <= decided * 60;
    }
    /// Fewer than 2 of 100 reach the turn limit.
    [[nodiscard]] bool endsInTime() const { return atLimit * 100 < 2 * fought; }
    [[nodiscard]] QString text() const
    {
        return QStringLiteral("first %1, second %2 of %3; %4 at the turn limit; %5 turns each")
            .arg(first)
            .arg(second)
            .arg(fought)
            .arg(atLimit)
            .arg(turns / fought);
    }
};

/// The battles of the seeds from 0 on. The brief must be one that can be fought.
template <Game G>
[[nodiscard]] CaptainTally tallyOf(const BattleBrief& brief, int fought)
{
    const G game = G::begin(brief, builtInFigures()).value();
    const FieldValues values(brief, builtInFigures());
    SimulationOf<G> simulation(game, brief, values);
    SimulatedBattle battle;
    CaptainTally tally;
    tally.fought = fought;
    for (int i = 0; i < fought; ++i) {
        (void)simulation.fight(static_cast<std::uint64_t>(i), {}, battle);
        tally.first += battle.victor == 0;
        tally.second += battle.victor == 1;
        tally.atLimit += battle.atTurnLimit;
        tally.turns += battle.turns;
    }
    return tally;
}

/// One battle with all that happened in it.
struct ToldBattle {
    BattleEvents events;
    BattleOutcome outcome;
};

/// The battle of a brief's own seed, both sides led by steady captains.
template <Game G, class SidesCaptain = SimulationCaptainOf<G>>
[[nodiscard]] ToldBattle toldBattle(const BattleBrief& brief)
{
    const G game = G::begin(brief, builtInFigures()).value();
    typename G::State state = game.opening();
    BattleDice dice = battleDice(brief.seed);
    std::vector<SidesCaptain> captains;
    for (int side = 0; side < 2; ++side)
        captains.emplace_back(game, Temperament::Steady, brief.seed, side);
    ToldBattle told;
    const auto choose = [&](const typename G::State& at, const Decision& decision,
                            std::uint64_t ordinal) -> const typename G::Order& {
        return captains[static_cast<std::size_t>(decision.side)].choose(at, decision, ordinal);
    };
    (void)playOut(game, state, dice, choose, &told.events);
    told.outcome = game.outcome(state);
    return told;
}

} // namespace navarch
