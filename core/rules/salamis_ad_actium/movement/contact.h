// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/free_table/contact.h"
#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// The contact between two ships, whichever came up; null when they do not touch.
[[nodiscard]] const Contact* contactBetween(const State& state, ShipNumber a, ShipNumber b);
[[nodiscard]] Contact* contactBetween(State& state, ShipNumber a, ShipNumber b);
/// Contact keeps the ship where it is (SA-5.6); one that only raked or was raked may move off (SA-7.6.3).
[[nodiscard]] bool isHeld(const State& state, ShipNumber ship);
/// Whether it touches any ship of another side.
[[nodiscard]] bool touchesEnemy(const State& state, ShipNumber ship);
/// Notes that `a` came up against `b`, without a ram; both count as struck (SA-7.4.3).
Contact& touch(State& state, ShipNumber a, ShipNumber b);
void endContactsOf(State& state, ShipNumber ship);

/// How a contact would be resolved (SA-7.1), from where the mover stands.
enum class Encounter : std::uint8_t {
    Touching, ///< no ram and no rake
    BowRam,   ///< both may ram (SA-7.3)
    Ram,
    Rake,
    Collision ///< astern onto the bow of an enemy that is no wreck: he rams (SA-7.5.7)
};
struct Meeting {
    Encounter encounter = Encounter::Touching;
    free_table::Aspect aspect = free_table::Aspect::Beam;
    bool wholeBow = false; ///< the whole bow edge lies on the beam (SA-7.1.4)
    free_table::BowContact contact;
};
/// What `mover`, stopped at `at`, would do to `target` with that intent. A beam that is no ram is played as a rake unless
/// it means to touch only (SA-7.1.7).
[[nodiscard]] Meeting meetingOf(const BattleFacts& facts, const State& state, ShipNumber mover,
                                const free_table::Base& at, ShipNumber target, const Move& move);

/// A move ran into `track.touched`: the first enemy of them is rammed, raked or touched, the others are touched.
void meet(const BattleFacts& facts, State& state, const Move& move, const Track& track,
          Proceedings& proceedings);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Separate& order);
void perform(const BattleFacts& facts, State& state, const Separate& order, Proceedings& proceedings);

} // namespace navarch::salamis
