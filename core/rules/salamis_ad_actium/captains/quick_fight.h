// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

// How captains of simulations fight: each a single thought, where options.h and merit.h weigh every target.

/// What a ship's fighters are worth aboard an enemy's, in units of their own.
[[nodiscard]] int troopStrength(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Whether a ship that is held tries to get clear: from friends and wrecks always, from an enemy unless its troops are the
/// stronger.
[[nodiscard]] bool wouldPart(const BattleFacts& facts, const State& state, ShipNumber ship);

/// The weakest enemy alongside that is to be boarded and is not grappled yet; noShip when there is none.
[[nodiscard]] ShipNumber toGrapple(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Whether the sail is to be handled before it moves: set where it must be, furled where there are oars.
[[nodiscard]] bool handlesSail(const BattleFacts& facts, const State& state, ShipNumber ship);

/// The nearest enemy in reach of its fire, pots or archers, as an order. False when there is none.
[[nodiscard]] bool findTarget(const BattleFacts& facts, const State& state, ShipNumber ship, Order& order);

/// A shot of an engine of the side that fires, the first ship's at the nearest target that it bears on. False when there is
/// none.
[[nodiscard]] bool findShot(const BattleFacts& facts, const State& state, Order& order);

} // namespace navarch::salamis
