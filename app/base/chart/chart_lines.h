// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>

#include "app/base/chart/chart_camera.h"

namespace navarch {

/// A line of the chart in pixels of the item, without points that lie nearer to the one before than `least`. `degrees` says
/// where a point is.
template <class Points, class Degrees>
[[nodiscard]] QPolygonF thinned(const Points& points, const ChartCamera& camera, double least,
                                Degrees degrees)
{
    QPolygonF line;
    for (const auto& point : points) {
        const QPointF at = camera.toScreen(degrees(point));
        if (line.isEmpty() || (at - line.back()).manhattanLength() > least)
            line << at;
    }
    return line;
}

} // namespace navarch
