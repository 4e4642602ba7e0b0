// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// Which ships in contact may wish to board (TR-9.2).
void openGrapples(const BattleFacts& facts, State& state);
/// Wishes and grapple dice (TR-9.1 to 9.3).
void resolveGrapples(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Why a ship may not wish to board another (TR-T5); false when it may.
[[nodiscard]] Refusal grappleRefusal(const BattleFacts& facts, const State& state, const Grapple& order);
/// Where a ship's wish about another is written; null when it is in no contact with it.
[[nodiscard]] Wish* wishOf(State& state, ShipNumber ship, ShipNumber target);

/// One round in every grappled group, and who is beaten by it (TR-9.4 to 9.7).
void fightAboard(const BattleFacts& facts, State& state, Proceedings& proceedings);
[[nodiscard]] Refusal prizeCrewRefusal(const BattleFacts& facts, const State& state, const PrizeCrew& order);
[[nodiscard]] Refusal counterBoardRefusal(const BattleFacts& facts, const State& state,
                                          const CounterBoard& order);
void sendPrizeCrew(const BattleFacts& facts, State& state, const PrizeCrew& order, Proceedings& proceedings);
void counterBoard(const BattleFacts& facts, State& state, const CounterBoard& order,
                  Proceedings& proceedings);
/// Takes up the next settlement that nobody has to decide; those that wait stay.
void settle(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// What a die must show for a marine to kill.
[[nodiscard]] int killsFrom(const HouseFigures& house, std::int16_t Men::*grade);
/// Whether `many` beat `few` (TR-9.5).
[[nodiscard]] constexpr bool outnumbers(int many, int few, int times)
{
    return many > times * few;
}

} // namespace navarch::trireme
