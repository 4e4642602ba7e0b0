// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/base/phrase.h"
#include "core/battle/contract/game.h"

namespace navarch {

/// Something by which captains are seen to play well or ill.
struct ConductLine {
    std::string_view key;  ///< lasting: "friends-fouled"
    std::string_view text; ///< "Ships of one side run into each other": a phrase
    std::string_view of;   ///< what it is counted among: "ship-turns", a phrase; empty: battles
};

/// How often it was so, of how many times it might have been.
struct ConductCount {
    std::int64_t count = 0;
    std::int64_t of = 0; ///< of lines that are counted among battles the battles, which a game leaves alone

    friend bool operator==(const ConductCount&, const ConductCount&) = default;
};

/// A game that counts how captains behave.
template <class G>
concept Conducted = Game<G> && requires(const G& game, const typename G::State& before,
                                        const typename G::Order& order, const BattleEvents& events,
                                        const typename G::State& after, std::span<ConductCount> counts)
{
    {
        G::conductLines()
        } -> std::same_as<std::span<const ConductLine>>;
    /// Adds what an order, and what came of it, has to do with each line.
    {
        game.countConduct(before, order, events, after, counts)
        } -> std::same_as<void>;
};

} // namespace navarch
