// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "core/boards/hex/hex.h"

namespace navarch::hex {

/// Visits the hexes at exactly `radius` steps, clockwise from the north; radius 0 is the centre itself. `visit(hex)` may
/// return true to stop; then this returns true.
template <class Visit>
bool aroundRing(Hex centre, int radius, Visit&& visit)
{
    const auto stops = [&](Hex hex) {
        if constexpr (std::is_void_v<decltype(visit(hex))>) {
            visit(hex);
            return false;
        } else {
            return static_cast<bool>(visit(hex));
        }
    };
    if (radius == 0)
        return stops(centre);
    Hex hex = neighbour(centre, 0, radius);
    for (Facing side = 0; side < facings; ++side)
        for (int step = 0; step < radius; ++step) {
            if (stops(hex))
                return true;
            hex = neighbour(hex, turned(side, 2));
        }
    return false;
}

/// The same for all hexes within `radius` steps, ring by ring outward.
template <class Visit>
bool within(Hex centre, int radius, Visit&& visit)
{
    for (int ring = 0; ring <= radius; ++ring)
        if (aroundRing(centre, ring, visit))
            return true;
    return false;
}

} // namespace navarch::hex
