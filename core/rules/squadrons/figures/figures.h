// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/boards/free_table/base.h"

namespace navarch::squadrons {

using free_table::Base;
using free_table::Degrees;
using free_table::Fine;
using free_table::Length; ///< here thousandths of an inch, not of a centimetre (SQ-1.3)
using free_table::TablePoint;

/// Thousandths of an inch.
inline constexpr Length inch = 1000;
/// Lengths that differ by less are the same (SQ-1.3).
inline constexpr Length tolerance = 10;
/// What rounding may leave between those that lie edge to edge.
inline constexpr Length roundingLeaves = tolerance / 2;
/// Stands of the largest squadron (SQ-2.3).
inline constexpr int mostStands = 5;

/// How a squadron is drawn up (SQ-T1); unformed squadrons have no formation, but a footprint and a rank all the same.
enum class Formation : std::uint8_t { EpiMias, Kyklos, EpiPollon, Unformed, EpiKeras };
inline constexpr int formations = 5;

enum class Training : std::int8_t { Green = -1, Trained = 0, WellTrained = 1 };
enum class Morale : std::int8_t { PoorlyMotivated = -1, Normal = 0, Determined = 1 };

/// What is struck (SQ-T1, 9.2).
enum class Side : std::uint8_t { Front, Flank, Rear };

/// What a score of the battle test does (SQ-T7).
struct BattleResult {
    bool fails = false;
    std::int8_t halves = 0; ///< stands lost by the enemy, in halves
    friend bool operator==(const BattleResult&, const BattleResult&) = default;
};

/// What the turn's two dice bring (SQ-T3).
enum class Event : std::uint8_t {
    WeatherForAll,
    AlphaOmen,
    AlphaNavarchDies,
    Row,
    BetaNavarchDies,
    BetaOmen,
    WeatherForInvader
};

/// The figures of the game. Those the print has are tagged seed; the others are ours and stand in where it has none. What is 0
/// here is in the tables (figures/tables.json), and compiled() puts it in.
struct BattleFigures {
    // seed
    std::array<std::int8_t, formations> rank{1, 1, 2, 3, 4}; ///< by Formation (SQ-T1)
    Length columnMove = 0;                                   ///< epi keras and epi pollon (SQ-T4)
    Length disorderedLess = 0;                               ///< SQ-T4
    Length unformedLess = 0;                                 ///< SQ-T4
    Length backing = 0;                                      ///< SQ-T4
    Degrees mostTurn = 0;                                    ///< of a move (SQ-7.3, 7.4)
    int passes = 0;                                          ///< of every test (SQ-8.1, 10.3, 13.1)
    int nearEnemy = 0;                                       ///< SQ-8.1
    Length near = 0;                                         ///< SQ-8.1
    Length beyond = 0;                                       ///< SQ-T5, both succeed
    Length behind = 0;                                       ///< SQ-13.2
    int pursuing = 0;                                        ///< SQ-13.1
    int katastrophe = 0;                                     ///< SQ-13.1
    // read
    std::array<std::int8_t, 6> averageDie{2, 3, 3, 4, 4, 5}; ///< SQ-1.2
    int struckRank = 0;                                      ///< SQ-9.5
    // house
    Length stand = 1 * inch;  ///< the side of a stand (SQ-2.3)
    Length width = 72 * inch; ///< of the table (SQ-3.1)
    Length depth = 48 * inch; ///< SQ-3.1
    Length zone = 0;          ///< deployment, from the base edge (SQ-3.2)
    Length clear = 0;         ///< deployment, from other edges (SQ-3.2)
    Length flotsam = 0;       ///< its radius (SQ-7.9)
    Length overlap = 0;       ///< of edges squared up (SQ-9.3)
    Length breakOff = 0;      ///< SQ-9.6
    Length shoreTie = 0;      ///< offshore flanks nearer alike than this are named (SQ-11.2)
    Length shortOfRoom = 0;   ///< a race rows no less (SQ-11.4)
    Length rally = 0;         ///< no enemy within (SQ-13.4)
    int routContact = 0;      ///< half stands a router loses (SQ-13.5)
    int concession = 0;       ///< half stands an engaged squadron loses (SQ-14.3)
    int standsOfLarger = 24;  ///< SQ-18.2
    int leastWeight = 0;      ///< of a stand, a trireme (SQ-18.2)
    int usualStands = 0;      ///< SQ-18.3

    friend bool operator==(const BattleFigures&, const BattleFigures&) = default;
    [[nodiscard]] int rankOf(Formation formation) const { return rank[static_cast<std::size_t>(formation)]; }
};

/// SQ-T7; scores below 2 and above 12 count as those.
[[nodiscard]] constexpr BattleResult battleResult(int score)
{
    if (score <= 5)
        return {true, 0};
    return {false, static_cast<std::int8_t>(score <= 8 ? 1 : score <= 10 ? 2 : 3)};
}

/// SQ-T3, for the sum of two dice.
[[nodiscard]] constexpr Event eventOf(int sum)
{
    constexpr std::array<Event, 11> events{Event::WeatherForAll,
                                           Event::WeatherForAll,
                                           Event::AlphaOmen,
                                           Event::AlphaNavarchDies,
                                           Event::Row,
                                           Event::Row,
                                           Event::Row,
                                           Event::BetaNavarchDies,
                                           Event::BetaOmen,
                                           Event::WeatherForInvader,
                                           Event::WeatherForInvader};
    return events[static_cast<std::size_t>(sum - 2)];
}

/// The fewest stands that make a formation (SQ-T1).
[[nodiscard]] constexpr int leastStands(Formation formation)
{
    return formation == Formation::Kyklos ? 3 : formation == Formation::EpiPollon ? 2 : 1;
}

/// X of the battle test: own rank less the target's, at least 0 (SQ-12.2).
[[nodiscard]] constexpr int formationDifferential(int own, int target)
{
    return own > target ? own - target : 0;
}

} // namespace navarch::squadrons
