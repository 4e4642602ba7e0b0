// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/rules/trireme/state/condition.h"
#include "reports/trireme/papers.h"

namespace navarch {

void triremeLosses(const MarkedBoxes& marks, const ShipFit& fit, Condition& now)
{
    // The last box of the track is that of an empty hull.
    const MarkedRow hull = marks.of("hull");
    if (hull.marked > 0 && hull.boxes > 1) {
        const int all = hull.boxes - 1;
        now.damage = std::max(
            now.damage, static_cast<Damage>(std::min(4, (5 * std::min(hull.lost(), all) + all - 1) / all)));
    }
    if (const MarkedRow raked = marks.of("raked"); raked.marked > 0)
        now.oarsLost = std::max(now.oarsLost, std::min(fit.oars, (fit.oars * raked.lost() + 2) / 3));
    const auto lose = [&](int& lost, int had, std::initializer_list<std::string_view> keys) {
        int boxes = 0;
        int gone = 0;
        for (const std::string_view key : keys) {
            boxes += marks.of(key).boxes;
            gone += marks.of(key).marked;
        }
        const int units = std::max(0, had - lost);
        if (gone > 0)
            lost += units - trireme::unitsLeft(units, boxes, boxes - gone);
    };
    lose(now.marinesLost, fit.marines, {"light", "medium"});
    lose(now.heavyMarinesLost, fit.heavyMarines, {"heavy"});
    lose(now.archersLost, fit.archers, {"bows"});
    lose(now.ballistaeLost, fit.ballistae, {"catapults"});
    lose(now.heavyEnginesLost, static_cast<int>(fit.heavyEngines.size()), {"stones"});
}

} // namespace navarch
