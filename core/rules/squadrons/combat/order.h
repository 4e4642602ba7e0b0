// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

// What befalls a squadron's order, stands and links, whatever the cause.

/// A step worse: ordered, disordered, unformed (SQ-2.5).
void worsen(const BattleFacts& facts, State& state, SquadronNumber squadron, std::string_view rule,
            Proceedings& proceedings);
/// Sets an ordered squadron to disordered; others stay as they are.
void disorder(const BattleFacts& facts, State& state, SquadronNumber squadron, std::string_view rule,
              Proceedings& proceedings);
/// Loses its formation, heading and front middle kept (SQ-2.6); a race it is in ends (SQ-11.4).
void becomeUnformed(const BattleFacts& facts, State& state, SquadronNumber squadron);
/// Takes up a formation where it is.
void takeFormation(State& state, SquadronNumber squadron, Formation formation, const Base& footprint);

/// Half stands are lost by somebody's blow (SQ-2.7), noSquadron: nobody's; `from` is the middle of the contact. Stands
/// that are used up go at once; the squadron itself goes by removeDestroyed().
void loseHalves(const BattleFacts& facts, State& state, SquadronNumber squadron, int halves,
                SquadronNumber by, TablePoint from);
/// Squadrons without a stand go (SQ-12.4). True when any went.
bool removeDestroyed(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// Links a striker with whom it struck, and tells it; both are engaged, pursuits of either end (SQ-9.4, 13.8).
void link(const BattleFacts& facts, State& state, const Link& made, Proceedings& proceedings);
/// Ends all links of a squadron; each leaves flotsam when it was fought out (SQ-13.6).
void unlink(const BattleFacts& facts, State& state, SquadronNumber squadron, bool leavesFlotsam);
/// Takes a squadron off the table.
void leave(const BattleFacts& facts, State& state, SquadronNumber squadron, Leaving how);
/// The race a squadron is in ends; both are free as they stand, but for who is engaged (SQ-11.4).
void endRaceOf(State& state, SquadronNumber squadron);
[[nodiscard]] const Race* raceOf(const State& state, SquadronNumber squadron);
/// No longer runs after anybody; it stays a late opponent of those it broke.
void endChasesOf(State& state, SquadronNumber pursuer);

/// The rank a squadron fights with (SQ-T1, 9.5).
[[nodiscard]] int rankOf(const BattleFacts& facts, const State& state, SquadronNumber squadron);

} // namespace navarch::squadrons
