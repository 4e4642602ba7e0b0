// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/polyline.h"

#include <cmath>
#include <numbers>

namespace navarch {

Polyline circle(Point centre, double radius)
{
    constexpr int corners = 20;
    Polyline round{{}, true};
    round.points.reserve(corners);
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        round.points.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    return round;
}

Polyline rectangle(Point corner, double width, double height)
{
    return {{corner,
             {corner.x + width, corner.y},
             {corner.x + width, corner.y + height},
             {corner.x, corner.y + height}},
            true};
}

Polyline line(Point from, Point to)
{
    return {{from, to}, false};
}

} // namespace navarch
