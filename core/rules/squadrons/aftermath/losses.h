// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/rules/squadrons/aftermath/aftermath.h"

namespace navarch::squadrons {

/// The ships of a squadron in their loss order: `visit(ship, loss, completed)`, where a stricken ship was completed by the
/// half stand of that number, from 1; else 0 (SQ-18.6).
template <class Visit>
void forLosses(const BattleFacts& facts, const State& state, SquadronNumber squadron, int halves,
               Visit&& visit)
{
    const SquadronFacts& about = facts.of(squadron);
    const int budget = about.weight * halves;
    int spent = 0;
    bool isSpent = budget == 0;
    for (std::size_t i = 0; i < about.ships.size(); ++i) {
        const std::int16_t ship = state.lossOrder[about.firstPlace + i];
        const ShipFacts& each = facts.ships[static_cast<std::size_t>(ship)];
        const int price = each.weight * 2 * about.stands;
        const int old = static_cast<int>(each.before.damage);
        ShipLoss loss{false, old};
        int completed = 0;
        if (!isSpent && budget - spent >= price) {
            spent += price;
            loss = {true, 0};
            completed = (spent + about.weight - 1) / about.weight;
            isSpent = spent == budget;
        } else if (!isSpent) {
            // What is left hurts the next ship: the more of her price, the worse, and never less than a level.
            loss.damage = std::min(4, std::max(4 * (budget - spent) / price + 1, old + 1));
            isSpent = true;
        }
        visit(ship, loss, completed);
    }
}

} // namespace navarch::squadrons
