// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/outcome/outcome.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// What a squadron's losses come to for one of its ships (SQ-18.6).
struct ShipLoss {
    bool isStricken = false;
    int damage = 0; ///< 0 to 4 when not stricken
    friend bool operator==(const ShipLoss&, const ShipLoss&) = default;
};

/// The losses of a squadron's ships by their loss order, `losses` as many as it has ships (SQ-18.6). The list only grows
/// with `halves`: it names ships as they fall.
void lossesOf(const BattleFacts& facts, const State& state, SquadronNumber squadron, int halves,
              std::span<ShipLoss> losses);

/// Fates, conditions, persons and deeds, with their dice, into State::ships and State::commanders; once, when the battle
/// has just ended (SQ-18.7 to 18.10).
void settle(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::squadrons
