// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace navarch {

inline constexpr int largestSquadron = 10; ///< ships (SA-1.5)

/// How much may be carried, built and agreed, as core/data/prices.json has it beside the prices.
struct Limits {
    int enginesOnAShip = 1;             ///< heavy war engines (SA-15.6)
    int engineLeastSize = 4;            ///< the least size class that carries one
    int engineSpacePerModifier = 2;     ///< units of a ship's space a point of damage modifier
    int overloadDivisor = 2;            ///< troop space over this, rounded up, may come on top (SA-15.7)
    int sectionsDivisor = 2;            ///< economic value over this, rounded up: wall sections (SA-15.11)
    int wallEngineSpacePerModifier = 2; ///< units of a wall section's capacity
    int ferreaManusOfASection = 1;
    int alliedPercent = 50; ///< price change either way (SA-13.1)
    int alliedStep = 10;    ///< per cent
};

} // namespace navarch
