// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace navarch {

/// True where a soak or a bench is only to be shown alive: NAVARCH_ONE_ROUND is set, as it is by `./dev test`, which builds
/// what only `./dev soak` and `./dev bench` run at length, so that it does not rot.
[[nodiscard]] inline bool onlyOneRound()
{
    static const bool asked = std::getenv("NAVARCH_ONE_ROUND") != nullptr;
    return asked;
}

/// How often something long is done: `usual` times, or `least` times in one round. What only holds of many is asked only
/// when it is not one round.
template <class Number>
[[nodiscard]] Number rounds(Number usual, Number least = Number{1})
{
    return onlyOneRound() ? std::min(usual, least) : usual;
}

} // namespace navarch
