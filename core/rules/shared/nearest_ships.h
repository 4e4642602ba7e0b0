// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "core/battle/events/event.h"

namespace navarch {

/// The numbers of some ships.
template <std::size_t most>
struct FewShips {
    std::array<ShipNumber, most> ships{};
    std::size_t count = 0;
};

/// The `most` nearest of so many ships, none farther off than `farthest`: where there are more, the farthest makes room for one
/// that is nearer. `distanceOf` says how far off a ship is, or nothing of one that does not count; it is asked once for each, in
/// their order.
template <std::size_t most, class DistanceOf>
[[nodiscard]] FewShips<most> nearestShips(std::size_t ships, int farthest, DistanceOf&& distanceOf)
{
    FewShips<most> found;
    std::array<int, most> away{};
    for (std::size_t i = 0; i < ships; ++i) {
        const std::optional<int> distance = distanceOf(static_cast<ShipNumber>(i));
        if (!distance || *distance > farthest)
            continue;
        std::size_t at = found.count;
        if (found.count < most) {
            ++found.count;
        } else {
            at = static_cast<std::size_t>(std::max_element(away.begin(), away.end()) - away.begin());
            if (away[at] <= *distance)
                continue;
        }
        away[at] = *distance;
        found.ships[at] = static_cast<ShipNumber>(i);
    }
    return found;
}

} // namespace navarch
