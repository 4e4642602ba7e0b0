// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/geometry/contact.h"

namespace navarch::squadrons {

/// How somebody comes up against an enemy.
struct Onset {
    Intent intent = Intent::Engage;
    bool isTested = true; ///< pursuers engage untested (SQ-13.8), as do unformed ships
    bool isNear = false;  ///< an enemy within 6" where the move began
    Mover start;          ///< where it began
};

/// A squadron's front has touched an enemy: the test or the trick, squaring up, the link; a router loses a stand
/// (SQ-8 to 11, 13.5).
void strike(const BattleFacts& facts, State& state, SquadronNumber squadron, const Strike& met,
            const Onset& onset, Proceedings& proceedings);

} // namespace navarch::squadrons
