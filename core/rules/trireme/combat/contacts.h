// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// Who rams whom in the contacts of the phase, bow to bow by dice; what leaves no choice is answered (TR-8.3, 8.4).
void openContacts(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Rams and rakes, damage, sinkings, slips, all together (TR-8).
void resolveContacts(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// Side of the target that a striker lies at: 0 bow, 3 stern, the others sides (TR-8.2).
[[nodiscard]] int aspectOf(const State& state, ShipNumber striker, ShipNumber target);
/// What is added to a ram's die (TR-8.5).
[[nodiscard]] int ramModifierOf(const BattleFacts& facts, const State& state, ShipNumber rammer,
                                ShipNumber target);
/// Whether a striker can ram at all, or only lie alongside.
[[nodiscard]] bool mayRam(const BattleFacts& facts, const State& state, ShipNumber striker);
/// Why a ship may not rake another (TR-8.10); false when it may.
[[nodiscard]] Refusal rakeRefusal(const BattleFacts& facts, const State& state, ShipNumber striker,
                                  ShipNumber target);
/// The contact in which a ship strikes another and has yet to say how; null when there is none.
[[nodiscard]] Touch* openStrike(State& state, ShipNumber ship, ShipNumber target);
[[nodiscard]] const Touch* openStrike(const State& state, ShipNumber ship, ShipNumber target);
[[nodiscard]] Refusal strikeRefusal(const BattleFacts& facts, const State& state, const Strike& order);
/// A plot's answer, as far as it is allowed (TR-5.2).
[[nodiscard]] Strike strikeAsPlotted(const BattleFacts& facts, const State& state, const Touch& touch);

} // namespace navarch::trireme
