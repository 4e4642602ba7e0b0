// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/pivot.h"

#include <algorithm>
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

namespace {

/// How many degrees more `mover`, no point of which lies farther than `radius` from its pivot, can surely turn without
/// meeting `other`. Seen along the other's edges, which stand still, a degree closes the gap between them by no more
/// than the arc of the farthest point, radius x pi / 180; two units go off for rounded centres.
Degrees surelyFree(const Base& mover, const Base& other, Length radius)
{
    constexpr Fine arc = 18'741'000; // a little over 2^30 x pi / 180 = 18,740,330
    const std::array<Fine, 4> gaps = gapsAlongEdges(other, mover);
    const Fine gap = std::max(gaps[0], gaps[1]) - 2 * Fine(fineOne);
    return gap <= 0 ? 0 : Degrees(gap / (radius * arc));
}

} // namespace

Turn turnBy(const Base& mover, Degrees degrees, std::span<const Base> others, PivotPoint pivot, int except)
{
    const Degrees sense = degrees < 0 ? -1 : 1;
    // Wheeling, the base swings round its pivot: all of it stays within this of where its centre was.
    const Length swing = 2 * (std::abs(pivot.ahead) + std::abs(pivot.aside));
    const Length radius = reachOf(mover) + swing / 2;
    Degrees most = std::abs(degrees);
    Turn turn;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const Base& other = others[i];
        if (int(i) == except || isFarFrom(mover, other, swing) || overlaps(mover, other))
            continue;
        const Degrees last = most + (turn.touched.isEmpty() ? 0 : 1);
        for (Degrees degree = 1 + surelyFree(mover, other, radius); degree <= last;) {
            const Base next = turned(mover, sense * degree, pivot);
            if (!overlaps(next, other)) {
                degree += 1 + surelyFree(next, other, radius);
                continue;
            }
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
