// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/losses/modifiers.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// "very rough", as texts say it.
[[nodiscard]] Phrase wordsOf(Sea sea);

/// The wind that a d10 names at the outset (SA-2.5.2).
[[nodiscard]] Wind startWind(const BattleFigures& figures, int face);
/// The sea that a wind raises, a step lower or higher by a d6 (SA-2.5.3).
[[nodiscard]] Sea seaOf(const BattleFigures& figures, Wind wind, int face);

/// Wind, then sea, then direction, as far as the brief leaves them open (SA-2.5.1 to 2.5.4). The sea is never above
/// choppy at the outset, unless the brief says so.
void rollStartWeather(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// What goes onto a ship's damage test besides its crew's modifiers (SA-10.1).
[[nodiscard]] Modifiers weatherDamageModifiers(const BattleFacts& facts, const State& state, ShipNumber ship);
/// Where the sea is choppy or worse every ship that is no wreck takes its damage test, and what a failure costs
/// (SA-4.5c, 10.1, 10.2).
void testForWeatherDamage(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// At the end of an Intermediate Phase, as the option has it (SA-10.7). It looks at State::lastWasIntermediate, whether
/// the card before this one was an Intermediate card.
void changeWeather(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::salamis
