// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "core/chart/waters.h"

namespace navarch {

/// What a shortest way over water may consist of: a graph of the capes that ways bend at, and of ports.
///
/// A shortest way is a string pulled tight: it runs straight from cape to cape, and bends at each around the land. So from a
/// cape only two wedges are looked into, each between a shore and the other shore drawn on beyond the cape, and a leg is part
/// of the graph when either end lies in a wedge of the other. All wedges of an island together are two turns of the horizon,
/// however ragged it is, and looking goes from triangle to triangle of the mesh, so the work grows with what is in sight
/// rather than with the square of all points. All of it is decided in whole numbers.
class SeaWays {
public:
    /// How many triangles may be looked through in all, which is far more than any coast of a million points needs that is not
    /// made for it: the built-in one needs a hundredth.
    static constexpr std::int64_t mostLooks = 3'000'000'000;
    /// How many legs there may be, of 16 bytes each.
    static constexpr std::int64_t mostLegs = 30'000'000;

    /// Between the ports, points of the mesh. `threads` share the work; what comes of it does not depend on their number.
    /// `progress`, which may be empty, is told now and then how many places of how many have been looked out from, in the
    /// thread that asked.
    SeaWays(const Waters& waters, const std::vector<int>& ports, int threads,
            const std::function<void(std::size_t, std::size_t)>& progress = {});

    /// Whether it was given up, as too much is in sight of each other: more than mostLooks triangles would be looked through,
    /// or more than mostLegs legs be found. Looking out from some places tells so beforehand. There are no ways then.
    [[nodiscard]] bool isGivenUp() const { return m_isGivenUp; }
    [[nodiscard]] std::size_t capes() const { return m_nodes.size() - m_ports; }
    [[nodiscard]] std::size_t legs() const { return m_legs.size(); }

    /// The shortest ways from one port, the index of `ports`, to all others.
    struct Tree {
        std::vector<std::int64_t> length; ///< to each port; -1: none leads there
        std::vector<int> before;          ///< of each node, the one before it
    };
    /// `longest`: no way longer than that is looked for, and what is farther has none.
    [[nodiscard]] Tree from(std::size_t port,
                            std::int64_t longest = std::numeric_limits<std::int64_t>::max()) const;
    /// Until the shortest ways to these ports are known; to others they may be missing.
    [[nodiscard]] Tree from(std::size_t port, const std::vector<std::size_t>& goals) const;
    /// The places a way of the tree bends at, from its root to the port, both included.
    [[nodiscard]] std::vector<Position> path(const Tree& tree, std::size_t port) const;

private:
    /// A port, or a cape: a sector of half a turn or more about a point.
    struct Node {
        int point = 0;
        Position right; ///< the ends of its shores
        Position left;
        bool isPort = false;
    };
    struct Leg {
        int to = 0;
        std::int64_t length = 0;
    };
    class Lookout;

    void lookOut(const Waters& waters, int threads,
                 const std::function<void(std::size_t, std::size_t)>& progress);
    [[nodiscard]] Tree grow(std::size_t port, std::int64_t longest, std::vector<char> isGoal,
                            std::size_t goals) const;
    void addCapes(const Waters& waters);
    [[nodiscard]] bool isTaut(const Node& node, Position other) const;
    [[nodiscard]] Position at(const Node& node) const { return m_mesh.at(node.point); }

    const Mesh& m_mesh;
    std::size_t m_ports;
    std::vector<Node> m_nodes; ///< ports first
    std::vector<int> m_portAt; ///< of each point, the node of the port there, or -1
    std::vector<int>
        m_capeAt; ///< of each corner of each triangle, the node of the cape whose sector it is in, or -1
    std::vector<std::size_t> m_first; ///< of each node, where its legs begin
    std::vector<Leg> m_legs;
    bool m_isGivenUp = false;
};

} // namespace navarch
