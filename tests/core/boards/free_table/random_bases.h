// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/boards/free_table/overlap.h"
#include "core/dice/dice.h"

namespace navarch::free_table {

/// Bases and numbers from the battle's own dice, the same in every run.
class RandomBases {
public:
    explicit RandomBases(std::uint64_t seed) : m_seed(seed) {}

    /// low to high, both included.
    int number(int low, int high)
    {
        const std::int64_t three = ((std::int64_t(face()) * 1000) + face()) * 1000 + face();
        return int(low + three % (std::int64_t(high) - low + 1));
    }

    /// A ship of any size class (SA-1.1), within `spread` of the place and on any heading.
    Base ship(TablePoint round, Length spread)
    {
        Base base;
        const int size = number(1, 7);
        base.halfWidth = size <= 2 ? 750 : size <= 4 ? 1000 : 1250;
        base.halfLength = 1500 + 250 * size;
        base.centre = {round.x + number(-spread, spread), round.y + number(-spread, spread)};
        base.heading = heading();
        return base;
    }

    /// Any heading; the round ones, where ties live, come up half of the time.
    Degrees heading() { return number(0, 1) == 0 ? number(0, 359) : number(0, 23) * 15; }

private:
    int face() { return faceOf({m_seed, streamOf("tests/free-table"), m_index++}, 1000) - 1; }

    std::uint64_t m_seed;
    std::uint64_t m_index = 0;
};

/// Turned about {0, 0} by a quarter, clockwise.
inline TablePoint quarterTurned(TablePoint point)
{
    return {point.y, -point.x};
}
inline Base quarterTurned(Base base)
{
    base.centre = quarterTurned(base.centre);
    base.heading = headingOf(base.heading + 90);
    return base;
}

/// Left for right.
inline TablePoint mirrored(TablePoint point)
{
    return {-point.x, point.y};
}
inline Base mirrored(Base base)
{
    base.centre = mirrored(base.centre);
    base.heading = headingOf(-base.heading);
    return base;
}

inline std::string shown(const Base& base)
{
    return "(" + std::to_string(base.centre.x) + ", " + std::to_string(base.centre.y) + ") / "
           + std::to_string(base.heading) + ", half " + std::to_string(base.halfWidth) + " x "
           + std::to_string(base.halfLength);
}

/// A trireme's base (SA-1.1, size 3), 2 by 4.5 cm.
inline Base trireme(Length x, Length y, Degrees heading)
{
    return {{x, y}, heading, 1000, 2250};
}

} // namespace navarch::free_table
