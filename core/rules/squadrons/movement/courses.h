// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/geometry/contact.h"

namespace navarch::squadrons {

/// What a formation moves by in a turn (SQ-T4): whole when it needs no die, else what is taken off the average die.
struct Pace {
    bool isRolled = false;
    Length inches = 0; ///< the whole, or what is added to the die (nothing or less), thousandths of an inch
};
[[nodiscard]] Pace paceOf(const BattleFacts& facts, const Squadron& squadron);

/// Where a path leads, as if nobody's order gave way.
struct Course {
    Mover end;
    Length run = 0;                    ///< gone ahead
    SquadronNumber met = noSquadron;   ///< who stopped it; Obstacles::land
    std::optional<Strike> strike = {}; ///< its front on an enemy
    bool leaves = false;               ///< a stand's middle has crossed a sea edge
};
/// `path` from where a squadron stands, up to whoever stops it.
[[nodiscard]] Course courseOf(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                              std::span<const Step> path);

/// The allowance of a squadron now: rolled in Path, fixed where its formation needs no die, else nothing.
[[nodiscard]] std::optional<Length> allowanceOf(const BattleFacts& facts, const State& state,
                                                SquadronNumber squadron);
/// An enemy that a squadron under signal 5 must engage with that allowance (SQ-6.4), or noSquadron.
[[nodiscard]] SquadronNumber enemyInReach(const BattleFacts& facts, const State& state,
                                          SquadronNumber squadron, Length allowance);

/// Why a path cannot be rowed now, but for tricks and signals.
[[nodiscard]] Refusal pathRefusal(const BattleFacts& facts, const State& state, const Advance& order,
                                  Length allowance, const Course& course);

// What paths are laid out with.

/// "4.05 inches, it has 4."
[[nodiscard]] Refusal tooFar(Length asked, Length allowance, const RefusalText& remedy);
/// Somebody, or the land, bars the way.
[[nodiscard]] Refusal barredBy(SquadronNumber who, const RefusalText& remedy);
/// Signal 5 flies for who could reach that enemy (SQ-6.4).
[[nodiscard]] Refusal inReach(SquadronNumber enemy);
/// How far from where it starts a path can meet anybody.
[[nodiscard]] Length reachOfPath(const Mover& mover, std::span<const Step> path);
/// Takes one leg up into a course; false when it ends there.
bool takeLeg(const BattleFacts& facts, const State& state, const Obstacles& obstacles, const Leg& leg,
             Course& course);
/// Where backing water ends.
[[nodiscard]] Course backingOf(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                               Length distance);

} // namespace navarch::squadrons
