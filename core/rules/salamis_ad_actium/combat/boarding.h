// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/losses/modifiers.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// The units of a ship or wall section that fight (SA-8.2).
struct BoardingForce {
    int heavyMarines = 0;
    int marines = 0;
    int archers = 0;
    int militia = 0; ///< of rowers, or the captor's on a prize

    [[nodiscard]] int units() const { return heavyMarines + marines + archers + militia; }
    friend bool operator==(const BoardingForce&, const BoardingForce&) = default;
};
[[nodiscard]] BoardingForce forceOf(const BattleFacts& facts, const State& state, ShipNumber ship);

/// What grappling adds to the Crew Test (SA-8.1). The two are in contact.
[[nodiscard]] Modifiers grapplingModifiers(const BattleFacts& facts, const State& state, ShipNumber ship,
                                           const Contact& contact);
/// A ship grapples one it touches: by its corvus without a test, else by a Crew Test (SA-8.1). True when it holds.
bool resolveGrapple(const BattleFacts& facts, State& state, ShipNumber ship, ShipNumber target,
                    Proceedings& proceedings);

/// What goes onto every die of a ship's units against another (SA-8.2). Towers are not in it: they help one unit each.
[[nodiscard]] Modifiers fightModifiers(const BattleFacts& facts, const State& state, ShipNumber ship,
                                       const Contact& contact);
/// From which score each kind of unit hits (SA-8.2).
struct HitsFrom {
    int heavyMarine;
    int marine;
    int archer;
    int militia;
};
[[nodiscard]] HitsFrom hitsFrom(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Every pair that grapples fights a round; who has nobody left is taken, who is outnumbered three to one may surrender
/// (SA-4.5b, 8.2, 8.3, 8.5).
void fightBoardings(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// A ship or section passes to the captor's side: those aboard are taken, and at least one unit of the captor stays as
/// prize crew (SA-8.3).
void capture(const BattleFacts& facts, State& state, ShipNumber captor, ShipNumber prize);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Grapple& order);
void perform(const BattleFacts& facts, State& state, const Grapple& order, Proceedings& proceedings);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const LetGo& order);
void perform(const BattleFacts& facts, State& state, const LetGo& order, Proceedings& proceedings);

} // namespace navarch::salamis
