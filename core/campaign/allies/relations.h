// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// How two sides stand to each other; war where nothing else is agreed. A truce lasts until its turn has come.
[[nodiscard]] Relation relationOf(const Draft& draft, SideId one, SideId other);
[[nodiscard]] Relation relationOf(const Campaign& campaign, SideId one, SideId other);

/// The record of the two; null when they are at war, or stand as they did before a truce that is over.
[[nodiscard]] const RelationRecord* relationBetween(const Draft& draft, SideId one, SideId other);

/// Whether two sides fight where they meet: two sides, neither of them none, that are at war. Everything that asks who is an
/// enemy asks this: meetings, attacks, raids, blockades, orders, captains.
[[nodiscard]] bool areEnemies(const Draft& draft, SideId one, SideId other);

/// Whether a side's fleets may blockade, attack or raid a port: an enemy's or a neutral one.
[[nodiscard]] bool mayAttack(const Draft& draft, SideId side, const PortRecord& port);

/// Whether a side's fleets may lie in a port (CP-7.2): its own, a neutral or an ally's.
[[nodiscard]] bool isOpenTo(const Draft& draft, const PortRecord& port, SideId side);

/// So many turns an offer stands that nobody answers.
inline constexpr int offerTurns = 8;

/// As a turn begins: truces whose turn has come are over, which everybody hears, and offers that nobody answered are forgotten.
void endTruces(Deed& deed);

} // namespace navarch
