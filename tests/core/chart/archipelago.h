// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/chart/chart.h"

namespace navarch {

/// A made-up sea of islands with ports in the water beside them, the same for the same seed: ragged islands that do not
/// touch each other, now and then one with a lagoon in it. `across` islands in a row, and as many rows. Without lanes.
[[nodiscard]] Chart archipelago(std::uint64_t seed, int across = 3, int ports = 8);

/// Whether a place lies on land, not merely on a shore, by counting shores to the east of it.
[[nodiscard]] bool isOnLand(const Coast& coast, Position at);

/// Shortest ways by brute force: every corner of every shore joined with every other that it can be seen from. Nothing of it
/// is shared with what it judges, lengths included.
class SlowWays {
public:
    explicit SlowWays(const Coast& coast);

    /// Whether a straight way leads over water alone; along shores and past corners does.
    [[nodiscard]] bool isClear(Position from, Position to) const;
    /// The shortest ways between all of these places, in miles; below 0 where there is none.
    [[nodiscard]] std::vector<std::vector<double>> between(const std::vector<Position>& places) const;

    [[nodiscard]] static double miles(Position from, Position to);
    [[nodiscard]] static double miles(const std::vector<Position>& path);

private:
    struct Shore {
        Position from;
        Position to;
    };
    Coast m_doubled; ///< twice as large, so that the middle between two corners is a whole number
    std::vector<Shore> m_shores;
    std::vector<Position> m_corners;
};

} // namespace navarch
