// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// B: orders are shown; ships that return lie on the map again, and units with an order have their action.
void reveal(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// C1 and C2 of the sub-phase: emergency stops, then all steps, then all turns; who leaves the map is away.
void moveTogether(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Whether a ship still moves after this sub-phase.
[[nodiscard]] bool anyMoveLeft(const State& state);

/// Finds who met whom in this sub-phase, in the order in which it is settled (PM-7.1, 7.9): by the longer run, of equal ones
/// by the roster.
void openMeetings(const BattleFacts& facts, State& state);
/// C3: settles meetings up to one whose higher die is asked. True when all are.
bool settleMeetings(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Whether a ram would be bow on bow, and so a collision (PM-7.4).
[[nodiscard]] bool isHeadOn(const BattleFacts& facts, const State& state, const Meeting& meeting,
                            ShipNumber rammer);
/// The meeting that waits for an answer; null: none.
[[nodiscard]] const Meeting* openMeeting(const State& state);

} // namespace navarch::pompeius
