// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

struct Footprint {
    Length width = 0;
    Length depth = 0;
    friend bool operator==(const Footprint&, const Footprint&) = default;
};

/// SQ-T1.
[[nodiscard]] Footprint footprintOf(Formation formation, int stands, Length stand);
/// A footprint by the middle of its front edge (SQ-2.4), and that of a footprint.
[[nodiscard]] Base baseAt(TablePoint front, Degrees heading, Footprint footprint);
[[nodiscard]] Base baseAbout(TablePoint centre, Degrees heading, Footprint footprint);
[[nodiscard]] TablePoint frontOf(const Base& base);

/// The places of a squadron in State::bases (state.h).
[[nodiscard]] inline std::span<const Base> basesOf(const State& state, SquadronNumber squadron)
{
    return {state.bases.data() + std::size_t(squadron) * mostStands, std::size_t(mostStands)};
}
/// Its footprint; of a bent column its lead stand.
[[nodiscard]] inline const Base& baseOf(const State& state, SquadronNumber squadron)
{
    return state.bases[std::size_t(squadron) * mostStands];
}

/// Puts a squadron down as one footprint, straight.
void put(State& state, SquadronNumber squadron, const Base& footprint);
/// Puts a column down stand by stand, the lead first; straight when they are.
void putColumn(const BattleFacts& facts, State& state, SquadronNumber squadron,
               std::span<const StandPlace> stands);
/// Takes it off the table.
void takeOff(State& state, SquadronNumber squadron);
/// The footprint a squadron would have in another formation, its front middle and heading kept (of a kyklos the centre).
[[nodiscard]] Base reformed(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                            Formation formation, int stands, Degrees heading);

/// Where the stands of a squadron stand, the front rank from the left first; returns how many.
int placesOf(const BattleFacts& facts, const State& state, SquadronNumber squadron,
             std::array<StandPlace, mostStands>& places);
/// Those of `stands` in a footprint.
int placesIn(const Base& footprint, Formation formation, int stands, Length stand,
             std::array<StandPlace, mostStands>& places);

/// Whether two squadrons are at most `range` apart (SQ-1.3).
[[nodiscard]] bool areWithin(const State& state, SquadronNumber a, SquadronNumber b, Length range);
/// How far apart they are, rounded down.
[[nodiscard]] Length gapOf(const State& state, SquadronNumber a, SquadronNumber b);
/// Whether an enemy that is not routing is at most `range` away (SQ-1.5).
[[nodiscard]] bool isNearEnemy(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                               Length range);

/// Whether a footprint lies on the table and overlaps nobody and no land; `but` are passed over.
[[nodiscard]] bool isRoomFor(const BattleFacts& facts, const State& state, const Base& footprint,
                             SquadronNumber but, SquadronNumber butToo = noSquadron);

} // namespace navarch::squadrons
