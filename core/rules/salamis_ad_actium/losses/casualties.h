// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Above every face.
inline constexpr int noneIgnored = 11;

/// Rolls `dice` times on the Casualty Table (SA-6.T) for a ship and takes what comes. With nothing left of a kind, a
/// marine falls instead, then a heavy marine, an archer, an oar factor, in that order from where the loss stands; with
/// none of those either, nothing. A captain hit rolls a d6, and so does an admiral aboard.
///
/// Natural rolls of `ignoredFrom` or more have no effect (SA-7.4.4). Tells one event "casualties" when any die was
/// rolled; `why` is a literal.
void rollCasualties(const BattleFacts& facts, State& state, ShipNumber ship, CasualtyColumn column, int dice,
                    std::string_view why, Proceedings& proceedings, int ignoredFrom = noneIgnored);

/// Takes one loss other than a captain's without dice, with the same order of what falls instead. False when nothing
/// was left to take.
bool takeLoss(const BattleFacts& facts, State& state, ShipNumber ship, Loss loss);

/// Oar factors and cm of speed, never more than there are. True when there was one to lose.
bool loseOar(State& state, ShipNumber ship);
bool loseSpeed(const BattleFacts& facts, State& state, ShipNumber ship);

} // namespace navarch::salamis
