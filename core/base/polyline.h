// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace navarch {

/// A point of a drawing. Drawings carry no rule, so they may use floating point.
struct Point {
    double x = 0;
    double y = 0;
};

/// Points joined by straight lines; a closed one may be filled.
struct Polyline {
    std::vector<Point> points;
    bool closed = false;
};

/// A closed polygon that passes for a circle at the sizes we draw.
[[nodiscard]] Polyline circle(Point centre, double radius);

/// A closed rectangle with its sides parallel to the axes.
[[nodiscard]] Polyline rectangle(Point corner, double width, double height);

/// An open line of two points.
[[nodiscard]] Polyline line(Point from, Point to);

} // namespace navarch
