// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/rules/salamis_ad_actium/ramming/ram_case.h"

namespace navarch::salamis {

/// What came of one contact by ram.
struct RamOutcome {
    std::optional<RamResult> onTarget; ///< of the mover's ram; none when only the other rammed
    std::optional<RamResult> onRammer; ///< of the other's ram in a bow ram
};

/// A mover rams a ship it has just run into on the beam or astern (SA-7.4, 7.5).
///
/// Rolls damage, casualties, what the rammer suffers itself and masts under sail; marks both ships as struck and counts
/// rams and sinkings. Ships that become matchwood leave the table, and with them their contacts; the others stay where
/// they are.
RamOutcome resolveRam(const BattleFacts& facts, State& state, const RamContact& contact,
                      Proceedings& proceedings);

/// A mover runs onto a ship's bow: both roll first for who rams, and each or both do (SA-7.3). A wreck cannot ram, so it
/// is rammed without a roll.
RamOutcome resolveBowRam(const BattleFacts& facts, State& state, const RamContact& contact,
                         Proceedings& proceedings);

/// A ship that moved astern ran onto an enemy's bow: the enemy, `contact.rammer`, rams it at speed modifier 0 (SA-7.5.7).
RamOutcome resolveCollision(const BattleFacts& facts, State& state, const RamContact& contact,
                            Proceedings& proceedings);

/// The mast of a ship under sail that rammed or was rammed falls on this die or less (SA-7.5.6).
[[nodiscard]] constexpr int mastFallsTo(bool strongMast)
{
    return strongMast ? 3 : 5;
}

} // namespace navarch::salamis
