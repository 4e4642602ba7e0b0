// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/play_out.h"
#include "core/data/figures.h"

namespace navarch {

/// The first order of a battle that the game's captain of simulations gives otherwise than one who goes by merit, whom he only
/// spares the trouble; empty: there is none. `orders` counts those that were compared.
template <QuicklyPlayed G>
[[nodiscard]] std::string decidesOtherwise(const BattleBrief& brief, Temperament temperament, int& orders)
{
    const auto begun = G::begin(brief, builtInFigures());
    if (!begun)
        return {};
    const G& game = *begun;
    std::vector<typename G::SimulationCaptain> quick;
    std::vector<MeritCaptain<G>> byMerit;
    for (int side = 0; side < 2; ++side) {
        quick.emplace_back(game, temperament, brief.seed, side);
        byMerit.emplace_back(game, temperament, brief.seed, side);
    }
    std::string otherwise;
    typename G::State state = game.opening();
    BattleDice dice = battleDice(brief.seed);
    (void)playOut(
        game, state,
        dice, [&](const auto& at, const Decision& decision, std::uint64_t ordinal) -> const auto& {
            const auto side = static_cast<std::size_t>(decision.side);
            const auto& order = byMerit[side].choose(at, decision, ordinal);
            const auto& his = quick[side].choose(at, decision, ordinal);
            ++orders;
            if (!(his == order) && otherwise.empty())
                otherwise = "order " + std::to_string(ordinal) + ": " + game.wording(his).english() + " for "
                            + game.wording(order).english();
            return order;
        });
    return otherwise;
}

} // namespace navarch
