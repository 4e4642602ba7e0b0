// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/polyline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navarch {

bool Extent::contains(const Extent& inner) const
{
    return inner.left >= left && inner.top >= top && inner.right <= right && inner.bottom <= bottom;
}

bool Extent::overlaps(const Extent& other) const
{
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
}

Extent Extent::joined(const Extent& other) const
{
    return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
            std::max(bottom, other.bottom)};
}

Extent Polyline::extent() const
{
    Extent extent{points.front().x, points.front().y, points.front().x, points.front().y};
    for (const Point& point : points)
        extent = extent.joined({point.x, point.y, point.x, point.y});
    return extent;
}

Trace& Trace::lineTo(Point end)
{
    if (m_points.back() != end)
        m_points.push_back(end);
    return *this;
}

Trace& Trace::curveTo(Point handle1, Point handle2, Point end, int pieces)
{
    const Point start = m_points.back();
    for (int i = 1; i <= pieces; ++i) {
        const double t = static_cast<double>(i) / pieces;
        const double u = 1 - t;
        const double a = u * u * u;
        const double b = 3 * u * u * t;
        const double c = 3 * u * t * t;
        const double d = t * t * t;
        lineTo({a * start.x + b * handle1.x + c * handle2.x + d * end.x,
                a * start.y + b * handle1.y + c * handle2.y + d * end.y});
    }
    return *this;
}

Polyline Trace::mirrored()
{
    for (std::size_t i = m_points.size(); i-- > 0;)
        lineTo({m_points[i].x, -m_points[i].y});
    if (m_points.back() == m_points.front())
        m_points.pop_back();
    return closed();
}

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

Polyline rectangle(const Extent& extent)
{
    return rectangle({extent.left, extent.top}, extent.width(), extent.height());
}

Polyline line(Point from, Point to)
{
    return {{from, to}, false};
}

} // namespace navarch
