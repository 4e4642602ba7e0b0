// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/finding.h"
#include "core/battle/brief/brief.h"
#include "core/battle/outcome/outcome.h"

namespace navarch {

/// The outcome of a battle in which nothing has happened yet: every ship afloat as the brief has it, every commander fit,
/// every wall held. It is what a result that is typed in begins from (CP-8.2).
[[nodiscard]] BattleOutcome outcomeBefore(const BattleBrief& brief, const ShipClasses& classes);

/// What cannot have been, or hardly, and which part of the outcome it is about.
struct OutcomeFinding {
    enum class Part { Whole, Ship, Commander, Wall };
    Part part = Part::Whole;
    int index = -1; ///< in the outcome's ships, commanders or walls
    Finding finding;
    bool mendable = false; ///< one obvious correction makes it go away: mend()
};

/// What is wrong with an outcome of that brief, part by part (CP-8.3). The outcome lists the brief's ships, commanders and
/// walls (isOutcomeOf()). Errors, which cannot have been: captor-missing, captor-own, captor-nobody, lost-more,
/// lost-less, damage-less, wreck-away, never-came, state-better, victor-gone, victor-conceded, victor-undecided,
/// wall-own, wall-more. Warnings, which are rare: captor-gone, draw-alone, turns-none.
[[nodiscard]] std::vector<OutcomeFinding>
outcomeFindings(const BattleBrief& brief, const BattleOutcome& outcome, const ShipClasses& classes);

/// Makes the correction that a mendable finding asks for.
void mend(BattleOutcome& outcome, const OutcomeFinding& what, const BattleBrief& brief,
          const ShipClasses& classes);

/// Whether the outcome lists exactly the ships, commanders and walls of that brief, in its order.
[[nodiscard]] bool isOutcomeOf(const BattleBrief& brief, const BattleOutcome& outcome,
                               const ShipClasses& classes);

} // namespace navarch
