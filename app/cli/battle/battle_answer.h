// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/battle/match/match.h"

namespace navarch {

/// Fills `rules`, `seed`, `victor`, `turns` and `sides` of an answer about a battle that is over, and its `outcome`.
void fillBattleAnswer(Json& answer, const BattleBrief& brief, const BattleOutcome& outcome);

/// The same for people: who won, what each side lost, and what became of every ship.
[[nodiscard]] std::string outcomeText(const BattleBrief& brief, const BattleOutcome& outcome);

/// "Athens against Corinth, salamis-ad-actium, seed 5".
[[nodiscard]] std::string battleHeading(const BattleBrief& brief);

/// An order and `events` of it, a line each, with their dice and modifiers, in the words of the game of that id; numbered from
/// `number` on, which is then the next.
[[nodiscard]] std::string stepText(const MatchStep& step, const BattleEvents& events, std::string_view game,
                                   std::size_t& number);
/// Every event of a match up to where it stands, a line each, with its dice and modifiers.
[[nodiscard]] std::string logText(const Match& match);
[[nodiscard]] Json logAnswer(const Match& match);

} // namespace navarch
