// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/battle/contract/game.h"
#include "core/dice/dice.h"

namespace navarch {

/// The dice of a battle of that seed, from its first one.
[[nodiscard]] inline BattleDice battleDice(std::uint64_t seed)
{
    static const std::uint64_t stream = streamOf("battle");
    return {seed, stream};
}

struct PlayedOut {
    std::uint64_t orders = 0;
    bool isOver = true;       ///< false: it was stopped before the end
    bool isUndecided = false; ///< it was broken off at the ceiling of orders
};

/// Plays a battle from where it stands to its end. `choose(state, decision, ordinal)` gives the orders, of every side;
/// `events` may be null. Between two orders it looks whether it should stop. At the ceiling of the game's contract the battle
/// is broken off, undecided. Allocates nothing by itself.
template <Game G, class Choose>
PlayedOut playOut(const G& game, typename G::State& state, BattleDice& dice, Choose&& choose,
                  BattleEvents* events = nullptr, const std::stop_token& stop = {})
{
    PlayedOut played;
    Proceedings proceedings(dice, events);
    OrderCount count(game.orderBounds());
    while (!game.isOver(state)) {
        if (stop.stop_requested()) {
            played.isOver = false;
            break;
        }
        const Decision decision = *game.decisions(state).begin();
        if (!count.add(decision.side, game.turnOf(state))) {
            game.breakOff(state, proceedings);
            played.isUndecided = true;
            break;
        }
        game.perform(state, choose(static_cast<const typename G::State&>(state), decision, played.orders),
                     proceedings);
        ++played.orders;
    }
    return played;
}

} // namespace navarch
