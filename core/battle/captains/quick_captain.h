// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <vector>

#include "core/battle/captains/ties.h"
#include "core/battle/contract/game.h"

namespace navarch {

/// What a game's own captain of simulations begins with (QuicklyPlayed in core/battle/captains/captain.h): the facts of the
/// battle, his temper, his die, and room for the orders he looks at, so that he allocates nothing once he is there. For one
/// side of one battle at a time.
template <class Facts, class Order>
class QuickCaptain {
public:
    /// `facts` must outlive him.
    QuickCaptain(const Facts& facts, Temperament temperament, std::uint64_t seed, int side)
        : m_facts(&facts),
          m_temperament(temperament),
          m_die(seed, side)
    {
        m_options.reserve(mostOptions);
    }
    /// So must the game that has them.
    template <class G>
    requires requires(const G& game)
    {
        {
            game.facts()
            } -> std::same_as<const Facts&>;
    }
    QuickCaptain(const G& game, Temperament temperament, std::uint64_t seed, int side)
        : QuickCaptain(game.facts(), temperament, seed, side)
    {
    }

    /// For the next battle of a simulation.
    void reseed(std::uint64_t seed) { m_die.reseed(seed); }

protected:
    const Facts* m_facts;
    Temperament m_temperament;
    CaptainsDie m_die;
    std::vector<Order> m_options;
};

} // namespace navarch
