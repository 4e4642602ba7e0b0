// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace navarch {

/// A point of a drawing. Drawings carry no rule, so they may use floating point.
struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// An upright rectangle round something.
struct Extent {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    friend bool operator==(const Extent&, const Extent&) = default;

    [[nodiscard]] double width() const { return right - left; }
    [[nodiscard]] double height() const { return bottom - top; }
    [[nodiscard]] bool isEmpty() const { return right <= left || bottom <= top; }
    [[nodiscard]] bool contains(const Extent& inner) const;
    /// Sharing no more than an edge is not overlapping.
    [[nodiscard]] bool overlaps(const Extent& other) const;
    [[nodiscard]] Extent joined(const Extent& other) const;
};

/// Points joined by straight lines; a closed one may be filled.
struct Polyline {
    std::vector<Point> points;
    bool closed = false;

    friend bool operator==(const Polyline&, const Polyline&) = default;

    /// The smallest rectangle round the points, of which there must be one.
    [[nodiscard]] Extent extent() const;
};

/// Draws a polyline step by step.
class Trace {
public:
    explicit Trace(Point start) : m_points{start} {}

    Trace& lineTo(Point end);
    /// A cubic curve from where the trace is, with two handles, cut into straight pieces.
    Trace& curveTo(Point handle1, Point handle2, Point end, int pieces = 8);

    [[nodiscard]] Polyline open() { return {std::move(m_points), false}; }
    [[nodiscard]] Polyline closed() { return {std::move(m_points), true}; }
    /// Closed by its own reflection in the x axis.
    [[nodiscard]] Polyline mirrored();

private:
    std::vector<Point> m_points;
};

/// A closed polygon that passes for a circle at the sizes we draw.
[[nodiscard]] Polyline circle(Point centre, double radius);

/// A closed rectangle with its sides parallel to the axes.
[[nodiscard]] Polyline rectangle(Point corner, double width, double height);
[[nodiscard]] Polyline rectangle(const Extent& extent);

/// An open line of two points.
[[nodiscard]] Polyline line(Point from, Point to);

} // namespace navarch
