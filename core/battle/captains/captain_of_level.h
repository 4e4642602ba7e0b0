// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "core/battle/brief/captain_level.h"
#include "core/battle/captains/captain.h"
#include "core/battle/captains/foreseeing_captain.h"

namespace navarch {

/// Leads a side at one of the levels.
template <Game G>
class CaptainOfLevel {
public:
    using State = typename G::State;
    using Order = typename G::Order;

    /// `game` must outlive him.
    CaptainOfLevel(const G& game, CaptainLevel level, Temperament temperament, std::uint64_t seed, int side)
        : m_captain(made(game, level, temperament, seed, side))
    {
    }

    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal)
    {
        return std::visit(
            [&](auto& captain) -> const Order& { return captain.choose(state, decision, ordinal); },
            m_captain);
    }

private:
    using Any = std::variant<RandomCaptain<G>, Captain<G>, ForeseeingCaptain<G>>;

    static Any made(const G& game, CaptainLevel level, Temperament temperament, std::uint64_t seed, int side)
    {
        switch (level) {
        case CaptainLevel::Random: return RandomCaptain<G>(game, seed, side);
        case CaptainLevel::Earlier: return Captain<G>(game, temperament, seed, side, playingLookAhead);
        case CaptainLevel::Ensign:
        case CaptainLevel::Captain:
        case CaptainLevel::Navarch: break;
        }
        return ForeseeingCaptain<G>(game, detail::foresightIn<G>(level), temperament, seed, side);
    }

    Any m_captain;
};

} // namespace navarch
