// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// One card out of a ship's tray (PM-4.4), or nothing when it is empty. It lies nowhere then.
struct Drawn {
    Card card = Card::Disorder;
    bool isBoog = false;
};
[[nodiscard]] std::optional<Drawn> drawCard(const BattleFacts& facts, State& state, ShipNumber ship,
                                            std::string_view rule, Proceedings& proceedings);
/// The cards of one event go into the box (PM-10.3); Stuck ones remember the other ship. It is told in the
/// sentence `told`: of the ship, and of what she draws.
void drawIntoBox(const BattleFacts& facts, State& state, ShipNumber ship, int count, ShipNumber other,
                 std::string_view rule, PhraseText told, Proceedings& proceedings);
/// PM-6.3: draws for an emergency stop; rower disorder goes into the box.
void drawForStop(const BattleFacts& facts, State& state, ShipNumber ship, Proceedings& proceedings);

/// D2 of rams and collisions: their dice (PM-9.9 to 9.11).
void rollBlows(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// D3: cards and hull of all that struck the ships this turn, missiles after rams, and fires (PM-9.12).
void applyDamage(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// D4 and E5: ships without hull go down with all aboard; those joined to them draw (PM-9.13).
void sinkAll(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// E6: the boxes are emptied (PM-10.4), up to a Disorder card whose owner has a choice (PM-10.5). True when all are.
bool layCards(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// In Phase::Laying the ship whose owner says where her next Disorder card goes; noShip: nobody has a choice.
[[nodiscard]] ShipNumber shipToSpread(const BattleFacts& facts, const State& state);
/// Whether a ship's next Disorder card may go to a unit: one of her holder's aboard her with the fewest counters.
[[nodiscard]] bool mayTakeDisorder(const State& state, ShipNumber ship, UnitNumber unit);
/// Lays the ship's next Disorder card on a unit that may take it.
void takeDisorder(const BattleFacts& facts, State& state, ShipNumber ship, UnitNumber unit,
                  Proceedings& proceedings);
/// A card that lies on a ship goes back to its tray. There must be one.
void takeOff(const BattleFacts& facts, State& state, ShipNumber ship, Card card);
/// All disorder of a unit that is gone goes back to the tray.
void clearDisorder(const BattleFacts& facts, State& state, Unit& unit);

} // namespace navarch::pompeius
