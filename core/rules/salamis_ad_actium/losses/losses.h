// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Why a ship must test its morale at the next Intermediate Phase (SA-9.1); bits of Ship::dismay.
enum class Dismay : std::uint8_t { Damage = 1, Captain = 2, Squadron = 4, Admiral = 8 };

void dismay(State& state, ShipNumber ship, Dismay why);

/// The captain of a ship is hit: wounded, and killed when wounded already or when `killed` says so. No change when there
/// is none to be hit.
void hitCaptain(State& state, ShipNumber ship, bool killed);

/// A commander is lost, killed or taken by the side `holder` (-1: killed). Those who followed him are dismayed: his
/// squadron, or his whole side or contingent when he was its admiral (SA-9.1).
void loseCommander(const BattleFacts& facts, State& state, std::size_t commander, int holder);

/// Sets a damage level when it is worse than the present one (SA-7.5.4, 7.5.5). Heavy and worse dismays. True when it
/// changed.
bool damageTo(State& state, ShipNumber ship, Damage damage);
/// One level worse; a wreck stays one. True when it changed.
bool damageWorse(State& state, ShipNumber ship);

/// The ship goes down at once with everybody aboard, passengers too (SA-7.4.T2, SA-12.1).
void goDown(const BattleFacts& facts, State& state, ShipNumber ship);

/// It cannot or may not make way (SA-1.4): a wreck, a hull without speed in this sea, one that a fallen mast drags, a prize
/// that its captor only holds (SA-8.3), and one that nobody rows while no sail of it draws: furled, down, becalmed or within
/// 45 degrees of the wind's eye (SA-5.4). The one place that says so, for drift, rams, shots, grapples and weather.
[[nodiscard]] bool isDrifting(const BattleFacts& facts, const State& state, ShipNumber ship);
/// The ship stands still for whatever shoots at it or runs into it: a wall, adrift, struck already, or in contact with
/// another than `attacker` (SA-7.4.3).
[[nodiscard]] bool isStationary(const BattleFacts& facts, const State& state, ShipNumber ship,
                                ShipNumber attacker = noShip);
/// cm a phase as the sea lets it go: current speed less what the sea costs (SA-1.3, 2.5.3).
[[nodiscard]] int speedAtSea(const BattleFacts& facts, const State& state, ShipNumber ship);
/// cm of speed that a sea costs every ship (SA-2.5.3).
[[nodiscard]] int seaCost(const BattleFacts& facts, Sea sea);

/// What a ship lost between two states of it: "2 oar factors", "a marine".
[[nodiscard]] std::vector<Phrase> lossesBetween(const Ship& before, const Ship& after);
/// The same in one: "2 oar factors and a marine"; "nothing".
[[nodiscard]] Phrase lossText(const Ship& before, const Ship& after);
/// "lightly damaged", "wrecked".
[[nodiscard]] Phrase wordOf(Damage damage);

} // namespace navarch::salamis
