// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/captains/aims.h"
#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// The ship whose orders a captain weighs, and what he is after with her.
struct ShipAtHand {
    const BattleFacts& facts;
    const State& state;
    ShipNumber ship = noShip;
    const Ship& now;
    int side = 0; ///< that commands her
    int length = 1;
    int value = 0; ///< her price and one
    int risk = 0;  ///< what losses weigh, of 100
    int speed = 0; ///< rexes she may row next turn
    bool breaksOff = false;
    Errand errand = Errand::Fight; ///< what her side is there for, when she does not break off
    Signal signal = Signal::None;
    int patience = 100; ///< of 100: how much of what next turns may bring counts beside what this one does
    int urgency = 0;    ///< of 100: how little time is left to bring the battle to a decision
    int enemyValue = 0; ///< of the nearest enemy; 0: there is none
};

/// Facts and state must outlive it.
[[nodiscard]] ShipAtHand atHand(const BattleFacts& facts, const State& state, ShipNumber ship,
                                Temperament temperament);

} // namespace navarch::pompeius
