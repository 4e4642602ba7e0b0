// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navarch {

/// What lanes lead where so far, among ports known by number: a graph that grows, and is asked again and again whether two
/// of them are near enough along it.
///
/// Keeping all lengths up to date would cost the square of the ports for every lane. So what is kept is only no shorter than
/// the truth, and most questions are answered by it; where it does not do, ways are looked for anew from one of the two, twice
/// as far as was asked.
class LaneNetwork {
public:
    /// Without lanes.
    explicit LaneNetwork(std::size_t ports);

    /// A lane between two ports, of a length above 0.
    void add(std::size_t from, std::size_t to, std::int64_t length);
    /// Whether a way along lanes of at most this length leads from one port to the other.
    [[nodiscard]] bool leadsWithin(std::size_t from, std::size_t to, std::int64_t most);
    /// Of each port, which ports hang together with it: the same number for all of them, that of the first.
    [[nodiscard]] std::vector<std::size_t> pieces() const;

private:
    struct Lane {
        std::size_t to = 0;
        std::int64_t length = 0;
    };

    void look(std::size_t from, std::int64_t most);
    /// Never less than the shortest way between the two.
    [[nodiscard]] std::int64_t& known(std::size_t from, std::size_t to)
    {
        return m_known[from * ports() + to];
    }
    [[nodiscard]] std::size_t ports() const { return m_lanes.size(); }

    std::vector<std::vector<Lane>> m_lanes; ///< of each port
    std::vector<std::int64_t> m_known;
    std::vector<std::int64_t> m_found; ///< while looking: to each port; -1: not come to yet
    std::vector<std::size_t> m_reached;
};

} // namespace navarch
