// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/rules/pompeius/state/battle.h"
#include "core/rules/shared/nearby_tracks.h"

namespace navarch::pompeius {

// Where captains expect ships to be. Nothing here looks at what the other side has written.

/// Where a ship may be after each sub-phase; 0: before the first.
struct Track {
    std::array<rex::Pose, subPhases + 1> at{};
    std::array<std::int8_t, subPhases + 1> run{}; ///< so far (PM-7.10)
    std::array<bool, subPhases + 1> moves{};      ///< in that sub-phase
    int chance = 0;                               ///< of 100
};

/// The ways that a captain reckons with for every near enemy.
inline constexpr std::size_t guesses = 3;

/// A ship that rows as a plot says, as if nobody were in her way. Land stops her.
[[nodiscard]] Track trackOf(const BattleFacts& facts, const State& state, ShipNumber ship, const Plot& plot);
/// An enemy's turn guessed: straight on at full speed, towards a rex, and as still as she may lie. A ship that is held, that has
/// leaks to plug or rowers in disorder, or that lay still last turn, lies still the more likely.
[[nodiscard]] std::array<Track, guesses> guessesOf(const BattleFacts& facts, const State& state,
                                                   ShipNumber ship, rex::Rex towards);

/// A run after one more step (PM-7.10).
[[nodiscard]] constexpr int runAfter(int run, Step step)
{
    return turnOf(step) != 0 || advanceOf(step) <= 0 ? 0 : run + 1;
}
/// The turn that brings a heading nearer to looking at a rex: -1, 0, 1.
[[nodiscard]] int turnTowards(const rex::Pose& pose, rex::Rex goal);
/// Whether a rex lies within half a side of her heading.
[[nodiscard]] bool looksAt(const rex::Pose& pose, rex::Rex goal);
/// Between the nearest rexes of two ships.
[[nodiscard]] int distanceOf(const rex::Pose& a, int length, const rex::Pose& b, int otherLength);

/// The rexes about a ship: six steps and a bow.
class Surroundings : public NearbyTracks<subPhases + 1, std::size_t{subPhases} + 1> {
public:
    explicit Surroundings(rex::Rex centre) : NearbyTracks(centre) {}
    void add(int number, const Track& track, int length);
};

} // namespace navarch::pompeius
