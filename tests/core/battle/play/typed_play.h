// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/battle/events/battle_dice.h"
#include "core/battle/events/event.h"
#include "core/battle/events/proceedings.h"
#include "core/battle/events/refusal.h"

namespace navarch {

/// What a battle's hand-made tests are built on: procedures played with typed faces, and the events that came of them.
struct TypedPlay {
    BattleEvents events; ///< of the last played()

    /// Plays something with these faces; empty when it asked for exactly them, otherwise what went wrong.
    template <class Play>
    std::string played(const std::vector<int>& faces, Play&& play)
    {
        BattleDice dice = BattleDice::typed(faces);
        events.clear();
        Proceedings proceedings(dice, &events);
        std::forward<Play>(play)(proceedings);
        return complaintOf(dice);
    }
    /// Plays something unheard with generated dice.
    template <class Play>
    void rolled(BattleDice& dice, Play&& play)
    {
        Proceedings proceedings(dice);
        std::forward<Play>(play)(proceedings);
    }

    /// The first event of that kind; null when there is none.
    [[nodiscard]] const BattleEvent* event(const std::string& kind) const;

    /// What other dice were wanted than those typed; empty when it was exactly them.
    [[nodiscard]] static std::string complaintOf(const BattleDice& dice);
};

/// Whether a count of successes is within 4 standard errors of what `chance` lets expect of `trials`.
[[nodiscard]] bool isWithin4Errors(int count, int trials, double chance);

/// A refusal of an order as people read it; empty when there is none. `Facts` name the battle's ships or squadrons.
template <class Facts, class Order>
[[nodiscard]] std::string reasonOf(const Facts& facts, const Refusal& refusal, const Order& order)
{
    const Refusal why = withShipsOf(refusal, order);
    const ShipNaming named = [&](ShipNumber ship) {
        if constexpr (requires { facts.isSquadron(ship); })
            return facts.isSquadron(ship) ? Phrase(given(facts.name(ship))) : Phrase();
        else if (ship < 0 || static_cast<std::size_t>(ship) >= facts.ships.size())
            return Phrase();
        else if constexpr (requires { facts.called(ship); })
            return facts.called(ship);
        else if constexpr (requires { facts.name(ship).english(); })
            return facts.name(ship);
        else
            return Phrase(given(facts.name(ship)));
    };
    return reasonOf(why, named).english();
}

} // namespace navarch
