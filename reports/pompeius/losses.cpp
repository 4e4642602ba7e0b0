// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "reports/pompeius/papers.h"

namespace navarch {

void pompeiusLosses(const MarkedBoxes& marks, const ShipFit& fit, Condition& now)
{
    // The last box of the track is that of an empty hull.
    const MarkedRow hull = marks.of("hull");
    if (hull.marked > 0 && hull.boxes > 1) {
        const int all = hull.boxes - 1;
        now.damage = std::max(
            now.damage, static_cast<Damage>(std::min(5, (6 * std::min(hull.lost(), all) + all - 1) / all)));
    }
    now.oarsLost += shareOf(fit.oars, marks.of("broken").marked, std::max(1, fit.speed));
}

} // namespace navarch
