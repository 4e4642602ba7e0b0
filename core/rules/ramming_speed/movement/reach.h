// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/rules/ramming_speed/movement/row.h"

namespace navarch::ramming {

/// Every place that the ship that moves can come to with so many Move points, and the cheapest way there; places differ by
/// hex, facing and run (up to a clean one). Allocates nothing: it holds what a search needs.
class Reach {
public:
    struct Node {
        Place place;
        std::int16_t from = -1;
        Step by = Step::Forward;
        bool isFirst = true; ///< of its hex and facing, whatever the run
        bool goesAhead = false;
        bool goesAstern = false;
        std::int8_t rocks = 0; ///< hexes of them entered on the way
    };
    static constexpr int mostPoints = 12; ///< farther is not looked
    static constexpr int mostNodes = 6000;

    /// Searches anew. Without `byRun` places that differ by run alone are one: the first of them, as it would be with it.
    void search(const BattleFacts& facts, const State& state, int points, bool byRun = true);
    /// The same by run, for who has `points`, and at most `most` to strike with: of what costs more than `points` only that is
    /// found from which an enemy may still be struck.
    void searchToStrike(const BattleFacts& facts, const State& state, int points, int most);

    [[nodiscard]] int count() const { return m_count; }
    /// In the order of their cost; the first is where the ship is.
    [[nodiscard]] const Node& node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    /// The path that leads to a node.
    void pathTo(int index, Move& move) const;

private:
    static constexpr int breadth = 2 * mostPoints + 3;
    static constexpr int runs = 4;

    /// A hex near the ship: what Entry says of it, and which runs have been met there by facing, a bit each. Kept small: a
    /// search goes back and forth in it.
    struct Cell {
        std::array<std::uint8_t, hex::facings> met{};
        std::uint8_t cost = 0;   ///< 0: not looked at yet
        std::uint8_t toPrey = 0; ///< hexes to the nearest enemy and one; 0: not looked at yet
        bool isBarred : 1 = false;
        bool isOff : 1 = false;
        bool isAground : 1 = false;
        bool isRocks : 1 = false;
    };

    static int cellOf(hex::Hex way) { return (way.q + mostPoints + 1) * breadth + way.r + mostPoints + 1; }
    [[nodiscard]] const Cell& entered(const BattleFacts& facts, const State& state, hex::Hex hex);
    void add(const Node& node, bool byRun);
    void findPrey(const State& state, int points);
    [[nodiscard]] bool mayStrikeFrom(Cell& cell, const Place& place) const;
    void spread(const BattleFacts& facts, const State& state, int points, bool byRun);

    std::array<Node, mostNodes> m_nodes{};
    std::array<Cell, breadth * breadth> m_cells{};
    hex::Hex m_centre;
    int m_count = 0;
    int m_freely = mostPoints;    ///< so many points lead anywhere
    int m_most = 0;               ///< and more only to a strike
    std::vector<hex::Hex> m_prey; ///< where enemies lie who may be struck; none: nobody looks for any
};

/// One for each thread.
[[nodiscard]] Reach& sharedReach();

/// Where a routing ship goes by rule (RS-15.5).
[[nodiscard]] Move routOf(const BattleFacts& facts, const State& state);

/// Whether the ship that moves may come to lie before an enemy whom it can strike, with so many points.
[[nodiscard]] bool mayStrikeWithin(const State& state, int points);

/// Rows between a hex and an edge.
[[nodiscard]] int distanceToEdge(const hex::Board& board, hex::Hex hex, hex::Edge edge);

} // namespace navarch::ramming
