// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/base/json.h"
#include "core/base/talents.h"
#include "core/people/quality.h"
#include "core/ships/limits.h"

namespace navarch {

/// Every figure of SA-15, as core/data/prices.json has it. The printed figures are not ours to change; an umpire's own
/// list is another file of the same format.
struct PriceList {
    struct HullRates { ///< SA-15.1, a size class
        Talents base, sailOnly, cataphract, parablemata, stout, weak, unreinforcedRam, bronzeRam,
            reinforcedRam;
    } hull;
    int speedDivisor = 10; ///< SA-15.3: speed squared over this, to the nearest talent, halves up
    struct Troops {        ///< SA-15.4, a unit
        Talents oarFactor, archer, marine, marineAtOars, heavyMarine, heavyMarineAtOars;
    } troops;
    struct Equipment { ///< SA-15.5, each; the heavy engine a point of damage modifier (SA-15.6)
        Talents ballista, ferreaManus, raisedPlatform, tower, corvus, highRam, firePot, greekFire,
            heavyEngine;
    } equipment;
    std::array<int, 5> crewTenths{};     ///< SA-15.8, best quality first
    std::array<Talents, 5> commanders{}; ///< SA-15.9, best quality first
    Talents masonry;                     ///< SA-15.11, a unit of capacity
    Limits limits;

    [[nodiscard]] int tenthsOf(CrewQuality quality) const
    {
        return crewTenths[static_cast<std::size_t>(quality)];
    }
    [[nodiscard]] Talents priceOf(CommandQuality quality) const
    {
        return commanders[static_cast<std::size_t>(quality)];
    }

    /// Reads "navarch-prices/1"; `file` is for messages.
    [[nodiscard]] static Result<PriceList> fromJson(const Json& json, const std::string& file);
};

} // namespace navarch
