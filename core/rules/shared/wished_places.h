// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/battle/brief/brief.h"
#include "core/battle/brief/ship_names.h"
#include "core/battle/events/refusal.h"

namespace navarch {

/// Why a ship may not be placed as the brief wishes, without the rule's number.
[[nodiscard]] inline Problem placeRefused(const Refusal& why, const ShipNaming& named)
{
    return {{}, reasonOf(why, named), remedyOf(why, named)};
}

/// Places the ships of a side cell by cell as its brief wishes, of games whose facts know every ship's side and squadron; what
/// cannot be is told in `problems`.
///
/// `ships`: the first so many may be placed. `nameOf(facts of a ship)`: what the battle calls it. `lift(ship)` takes it off the
/// board: all that are named are lifted first, so that none stands in another's way. `place(ship, wish, index)` puts it down,
/// counting those of its wish from 0, and gives why it may not stand there, if so: then the rest of the squadron stays off.
template <class Facts, class NameOf, class Lift, class Place>
void placeAsWished(const Facts& facts, const BriefSide& side, int number, std::size_t ships, NameOf nameOf,
                   Lift lift, Place place, Problems& problems)
{
    const auto isMeant = [&](std::size_t at, const Deployment& wish) {
        const auto& ship = facts.ships[at];
        if (ship.side != number)
            return false;
        return wish.ship.empty()
                   ? facts.squadrons[static_cast<std::size_t>(ship.squadron)].name == wish.squadron
                   : isCalled(nameOf(ship), wish.ship, side.name);
    };
    for (const Deployment& wish : side.deployment)
        for (std::size_t ship = 0; ship < ships; ++ship)
            if (isMeant(ship, wish))
                lift(ship);
    for (std::size_t i = 0; i < side.deployment.size(); ++i) {
        const Deployment& wish = side.deployment[i];
        const std::string path =
            "sides[" + std::to_string(number) + "].deployment[" + std::to_string(i) + "]";
        int index = 0;
        for (std::size_t ship = 0; ship < ships; ++ship) {
            if (!isMeant(ship, wish))
                continue;
            if (std::optional<Problem> why = place(ship, wish, index++)) {
                why->place = path;
                problems.push_back(std::move(*why));
                break;
            }
        }
        if (index == 0)
            problems.push_back(
                {path, phrase("This side has no such ship or squadron."), phrase("Name one of its fleet.")});
    }
}

} // namespace navarch
