// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

// A demoralised crew heads for its own edge and leaves over it (SA-9.1).

/// How far a base stands from its side's own edge, thousandths of a cm.
[[nodiscard]] free_table::Length fromOwnEdge(const BattleFacts& facts, int side,
                                             const free_table::Base& base);

/// Whether a move that ends like this leads home: off the table over the own edge, nearer to it, or no farther with the bow
/// turned more towards it.
[[nodiscard]] bool leadsHome(const BattleFacts& facts, const State& state, const Move& move,
                             const Track& track);

/// The move that brings a demoralised ship off the table soonest, as far as one can tell from where it ends: nothing where
/// it is held, has moved, cannot make way or has no room. Passes check().
[[nodiscard]] std::optional<Move> flight(const BattleFacts& facts, const State& state, ShipNumber ship);

} // namespace navarch::salamis
