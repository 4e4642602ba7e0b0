// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>

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

/// What of a polygon lies on one side of an upright or level line. `ahead` says how far a point is on that side.
template <class Ahead>
[[nodiscard]] QPolygonF cutAway(const QPolygonF& polygon, Ahead ahead)
{
    QPolygonF kept;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF& from = polygon[i];
        const QPointF& to = polygon[(i + 1) % polygon.size()];
        const double before = ahead(from);
        const double after = ahead(to);
        if (before >= 0)
            kept << from;
        if ((before >= 0) != (after >= 0))
            kept << from + (to - from) * (before / (before - after));
    }
    return kept;
}

/// What of a polygon lies within a box; new edges run along the box. A mainland has tens of thousands of points, of which a
/// picture near the shore shows some hundred.
[[nodiscard]] inline QPolygonF cutTo(const QRectF& box, QPolygonF polygon)
{
    if (box.contains(polygon.boundingRect()))
        return polygon;
    polygon = cutAway(polygon, [&](const QPointF& at) { return at.x() - box.left(); });
    polygon = cutAway(polygon, [&](const QPointF& at) { return box.right() - at.x(); });
    polygon = cutAway(polygon, [&](const QPointF& at) { return at.y() - box.top(); });
    return cutAway(polygon, [&](const QPointF& at) { return box.bottom() - at.y(); });
}

} // namespace navarch
