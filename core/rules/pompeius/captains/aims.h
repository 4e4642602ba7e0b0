// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/battle/brief/temperament.h"
#include "core/rules/pompeius/state/battle.h"
#include "core/rules/shared/errand.h"

namespace navarch::pompeius {

// What captains go by ("Playing it well"). Nothing here looks at what the other side keeps secret.

/// How boldly captains weigh their own losses, per cent.
[[nodiscard]] constexpr int weightOfRisk(Temperament temperament)
{
    return temperament == Temperament::Cautious ? 140 : temperament == Temperament::Bold ? 70 : 100;
}

/// A share of a price, in hundredths of talents.
[[nodiscard]] constexpr int percentOf(int value, int percent)
{
    return static_cast<int>(static_cast<std::int64_t>(value) * percent / 100);
}

/// What a damage card costs the ship that draws it, per cent of her price.
inline constexpr int cardCost = 2;

/// What so much damage is worth against a hull with so many points left: of 100, what sinks it counting whole.
[[nodiscard]] constexpr int hullShare(int damage, int left)
{
    return damage <= 0 ? 0 : damage >= left ? 100 : 60 * damage / left;
}
/// What a ram with a run is worth against a hull, of 100, on the mean of its die (PM-9.10).
[[nodiscard]] int ramShare(int mass, int targetMass, int run, int left);
/// The same by the run.
[[nodiscard]] std::array<int, subPhases + 1> ramShares(int mass, int targetMass, int left);
/// Cards that a rammer draws, in sixths, on the mean of its die (PM-9.11).
[[nodiscard]] int rammerCards(int mass, int targetMass);

/// How well the deck units of a side fight aboard a ship: three for milites, two for sagittarii, less for disorder.
[[nodiscard]] int footStrength(const State& state, ShipNumber ship, int side);
[[nodiscard]] int footStrength(const State& state, ShipNumber ship, Section section, int side);
/// How promising it is to board a ship from another, -100 to 100.
[[nodiscard]] int boardingHope(const BattleFacts& facts, const State& state, ShipNumber from, ShipNumber on);

/// Steps straight on between a rex and what lies beyond a side's own edge.
[[nodiscard]] int toOwnEdge(const BattleFacts& facts, int side, rex::Rex rex);
/// Whether a side has lost so much that it breaks off: 60 per cent of its hulls and deck units.
[[nodiscard]] bool isBroken(const BattleFacts& facts, const State& state, int side);
/// What a side is there for (PM-14.2): who shall hold out and is much the stronger fights.
[[nodiscard]] Errand errandOf(const BattleFacts& facts, const State& state, int side);
/// Whether a ship does better to leave: beaten, a prize, without ram and men, or of a side that breaks off, while there is an
/// enemy who can move. Of a side that wins by holding out or by getting away over the enemy's edge only prizes do.
[[nodiscard]] bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber ship);

} // namespace navarch::pompeius
