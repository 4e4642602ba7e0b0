// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/contract/game.h"
#include "core/battle/events/proceedings.h"
#include "core/battle/outcome/outcome.h"
#include "core/boards/drawn/drawn_table.h"
#include "core/boards/free_table/table.h"
#include "core/rules/shared/brief_options.h"
#include "core/rules/squadrons/state/order.h"
#include "core/rules/squadrons/state/state.h"

namespace navarch::squadrons {

enum class AlphaIs : std::uint8_t { Invader, Defender, HigherDie };
enum class RowOn : std::uint8_t { SixToEight, SevenOnly, Never };
enum class Katastrophe : std::uint8_t { HalfTheFleet, HalfTheSquadron, Never };
enum class StruckRank : std::uint8_t { Four, OneWorse, Own };

/// SQ-T9; the defaults are those printed first there.
struct Options {
    AlphaIs alpha = AlphaIs::Invader;
    RowOn row = RowOn::SixToEight;
    Katastrophe katastrophe = Katastrophe::HalfTheFleet;
    StruckRank struckRank = StruckRank::Four;
    bool immediateBesides = false; ///< an immediate melee does not stand in for step 5 (SQ-4.3)
    bool steadySignal = false;     ///< signal 5 waives the -2 for a near enemy
    bool diekplousInFront = false; ///< both succeed: before the enemy, not beyond (SQ-10.4)
    bool breakOff = true;
    bool rally = true;
    bool flotsam = true;
    int invader = 0; ///< the side that invades (SQ-1.6)
};

/// What never changes during one battle.
struct BattleFacts {
    BattleFigures figures;
    Options options;
    std::vector<ShipFacts> ships; ///< as shipsOf(brief)
    std::vector<SquadronFacts> squadrons;
    std::vector<CommanderFacts> commanders;
    std::vector<std::string> sides;
    std::array<SquadronNumber, 3> first{}; ///< of each side's squadrons, and past the last
    std::array<int, 2> stands{};           ///< a fleet's at the outset (SQ-13.9)
    std::array<int, 2> quality{};          ///< of its fleet commander, for ties (SQ-4.2)
    PlaceKind place = PlaceKind::OpenSea;
    DrawnTable
        drawn; ///< the table as somebody drew it, in squares of an inch; it has zones then, the first of them alpha's
    int coastHolder = -1;       ///< whose coast it is; -1: neutral (SQ-13.3)
    VictoryCondition condition; ///< SQ-14.4
    int turnLimit = 60;
    std::vector<WallOutcome> walls; ///< as they came: nobody fights them here (SQ-18.5)

    [[nodiscard]] const SquadronFacts& of(SquadronNumber squadron) const
    {
        return squadrons[static_cast<std::size_t>(squadron)];
    }
    [[nodiscard]] const std::string& name(SquadronNumber squadron) const { return of(squadron).name; }
    [[nodiscard]] const std::string& sideName(int side) const
    {
        return sides[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] free_table::Table table() const { return {figures.width, figures.depth}; }
    [[nodiscard]] Length stand() const { return figures.stand; }
    [[nodiscard]] bool isSquadron(int number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < squadrons.size();
    }
};

[[nodiscard]] inline Squadron& at(State& state, SquadronNumber squadron)
{
    return state.squadrons[static_cast<std::size_t>(squadron)];
}
[[nodiscard]] inline const Squadron& at(const State& state, SquadronNumber squadron)
{
    return state.squadrons[static_cast<std::size_t>(squadron)];
}
/// Stands still on the table: each two half stands lost take one away (SQ-2.7).
[[nodiscard]] inline int standsOf(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    return facts.of(squadron).stands - at(state, squadron).halvesLost / 2;
}
[[nodiscard]] inline bool areEnemies(const BattleFacts& facts, SquadronNumber a, SquadronNumber b)
{
    return facts.of(a).side != facts.of(b).side;
}
[[nodiscard]] inline bool isLinked(const State& state, SquadronNumber squadron)
{
    for (const Link& link : state.links)
        if (link.has(squadron))
            return true;
    return false;
}
[[nodiscard]] inline bool areLinked(const State& state, SquadronNumber a, SquadronNumber b)
{
    for (const Link& link : state.links)
        if (link.has(a) && link.has(b))
            return true;
    return false;
}

/// The base edge of a fleet: alpha's is the near one, y = 0 (SQ-3.1).
[[nodiscard]] inline free_table::TableEdge baseEdgeOf(const State& state, int side)
{
    return side == state.alpha ? free_table::TableEdge::Near : free_table::TableEdge::Far;
}
/// Which edge is a shore: the west one, in a port the base edge of its owner, the second side (SQ-3.1).
[[nodiscard]] inline std::optional<free_table::TableEdge> shoreOf(const BattleFacts& facts,
                                                                  const State& state)
{
    if (facts.drawn.isDrawn())
        return std::nullopt; // its shores are drawn on it
    switch (facts.place) {
    case PlaceKind::OpenSea: break;
    case PlaceKind::Shore: return free_table::TableEdge::Left;
    case PlaceKind::Port: return baseEdgeOf(state, 1);
    }
    return std::nullopt;
}
/// The land beyond a shore, or on a drawn table, as free_table's obstacles.
[[nodiscard]] inline std::span<const Base> landOf(const BattleFacts& facts, const State& state)
{
    return std::span(state.bases).subspan(facts.squadrons.size() * mostStands);
}

/// How the manoeuvre test, the morale test and the tricks count a squadron (SQ-8.1, 10.3).
[[nodiscard]] inline int trainingModifier(const BattleFacts& facts, SquadronNumber squadron)
{
    return static_cast<int>(facts.of(squadron).training);
}

} // namespace navarch::squadrons
