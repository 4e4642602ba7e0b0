// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

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
    };
    static constexpr int mostPoints = 12; ///< farther is not looked
    static constexpr int mostNodes = 6000;

    /// Searches anew.
    void search(const BattleFacts& facts, const State& state, int points);

    [[nodiscard]] int count() const { return m_count; }
    /// In the order of their cost; the first is where the ship is.
    [[nodiscard]] const Node& node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    /// The path that leads to a node.
    void pathTo(int index, Move& move) const;

private:
    static constexpr int breadth = 2 * mostPoints + 3;
    static constexpr int runs = 4;

    /// Of a hex and facing, run by run.
    std::uint32_t* stampsOf(hex::Hex way, hex::Facing facing)
    {
        const int cell = ((way.q + mostPoints + 1) * breadth + way.r + mostPoints + 1) * 6 + facing;
        return &m_stamps[static_cast<std::size_t>(cell * runs)];
    }

    std::array<Node, mostNodes> m_nodes{};
    std::array<std::uint32_t, breadth * breadth * 6 * runs> m_stamps{};
    std::uint32_t m_stamp = 0;
    int m_count = 0;
};

/// One for each thread.
[[nodiscard]] Reach& sharedReach();

/// Where a routing ship goes by rule (RS-15.5).
[[nodiscard]] Move routOf(const BattleFacts& facts, const State& state);

/// Rows between a hex and an edge.
[[nodiscard]] int distanceToEdge(const hex::Board& board, hex::Hex hex, hex::Edge edge);

} // namespace navarch::ramming
