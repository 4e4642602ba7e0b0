// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/pivot.h"

#include <cstdlib>

namespace navarch::free_table {

Base turned(const Base& base, Degrees degrees, PivotPoint pivot)
{
    Base end = base;
    end.heading = headingOf(base.heading + degrees);
    if (pivot.ahead != 0 || pivot.aside != 0) {
        const FinePoint before = wayOf(base.heading, pivot.ahead, pivot.aside);
        const FinePoint after = wayOf(end.heading, pivot.ahead, pivot.aside);
        end.centre = rounded(fine(base.centre) + before - after);
    }
    return end;
}

Turn turnBy(const Base& mover, Degrees degrees, std::span<const Base> others, PivotPoint pivot, int except)
{
    const Degrees sense = degrees < 0 ? -1 : 1;
    // Wheeling, the base swings round its pivot: all of it stays within this of where its centre was.
    const Length swing = 2 * (std::abs(pivot.ahead) + std::abs(pivot.aside));
    Degrees most = std::abs(degrees);
    Turn turn;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const Base& other = others[i];
        if (int(i) == except || isFarFrom(mover, other, swing) || overlaps(mover, other))
            continue;
        for (Degrees degree = 1; degree <= most + (turn.touched.isEmpty() ? 0 : 1); ++degree) {
            if (!overlaps(turned(mover, sense * degree, pivot), other))
                continue;
            if (degree <= most)
                turn.touched.clear();
            turn.touched.add(i);
            most = degree - 1;
            break;
        }
    }
    turn.turned = sense * most;
    turn.end = turned(mover, turn.turned, pivot);
    return turn;
}

} // namespace navarch::free_table
