// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fraction.h"
#include "core/rules/salamis_ad_actium/losses/modifiers.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// The command level a ship fights under, +2 to -2: that of its squadron's commander aboard or within earshot, else of
/// an admiral of its side within earshot, else 0 (SA-2.11.2). Distances are between centres.
[[nodiscard]] int commandLevel(const BattleFacts& facts, const State& state, ShipNumber ship);

/// What goes onto a ship's Crew Tests: crew quality, command level, captain, bees (SA-2.11.1, 2.11.2, 6.7). A captured
/// ship is worked by a prize crew: average, without captain or commander.
[[nodiscard]] Modifiers crewModifiers(const BattleFacts& facts, const State& state, ShipNumber ship);

struct CrewTestResult {
    int face = 0;
    int score = 0; ///< the face and everything on it
    bool passed = false;
    /// By how much it failed, at least 1; 0 when it passed.
    [[nodiscard]] int failedBy(int needed) const;
};

/// Whether a face passes with `modifier` on it: a natural 10 always does, a natural 1 never (SA-2.11.2).
[[nodiscard]] constexpr bool isPass(const BattleFigures& figures, int face, int modifier)
{
    return face == 10 || (face != 1 && face + modifier >= figures.crewTestFrom);
}

/// Rolls a Crew Test by the crew's own modifiers and `more`. Die and modifiers go with the next event that is told;
/// `rule` and `why` are literals.
CrewTestResult rollCrewTest(const BattleFacts& facts, const State& state, ShipNumber ship,
                            const Modifiers& more, std::string_view rule, std::string_view why,
                            Proceedings& proceedings);
/// Likewise, for a test with at most one line more, which is cited by `rule` and `why` as well.
bool passesCrewTest(const BattleFacts& facts, const State& state, ShipNumber ship, int more,
                    std::string_view rule, std::string_view why, Proceedings& proceedings);

/// The exact chance to pass with `modifier` on the die.
[[nodiscard]] Fraction crewTestChance(const BattleFigures& figures, int modifier);

} // namespace navarch::salamis
