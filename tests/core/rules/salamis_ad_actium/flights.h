// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/battle/brief/brief.h"

namespace navarch {

/// What became of ships that lost heart (SA-9.1).
struct Flights {
    int lostHeart = 0;
    int ran = 0;            ///< made for their own edge, of them
    int left = 0;           ///< and came over it before the battle was over
    int ranInGoodHeart = 0; ///< though nothing had dismayed them, or they had rallied

    void add(const Flights& more);
    [[nodiscard]] std::string text() const;
};

/// Those of a battle led by the captains that people meet.
[[nodiscard]] Flights flightsIn(BattleBrief brief, std::uint64_t seed);

} // namespace navarch
