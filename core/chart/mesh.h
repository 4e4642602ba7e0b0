// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/sea/length.h"

namespace navarch {

/// Twice the area of a triangle on the chart, positive when it goes round counterclockwise; exact, as every decision about
/// where things lie is.
[[nodiscard]] constexpr std::int64_t turn(Position a, Position b, Position c)
{
    return std::int64_t{b.longitude - a.longitude} * (c.latitude - a.latitude)
           - std::int64_t{b.latitude - a.latitude} * (c.longitude - a.longitude);
}

// Corners and sides of a triangle are counted 0, 1, 2 and round again.
[[nodiscard]] constexpr int cornerAfter(int corner)
{
    return corner == 2 ? 0 : corner + 1;
}
[[nodiscard]] constexpr int cornerBefore(int corner)
{
    return corner == 0 ? 2 : corner - 1;
}
/// A number of a triangle, point or corner as an index.
[[nodiscard]] constexpr std::size_t slot(int number)
{
    return static_cast<std::size_t>(number);
}

/// A part of the chart covered with triangles that meet side to side, among whose sides are the shores: a constrained
/// Delaunay triangulation in whole numbers. Corners are points of the chart, triangles and points are known by number.
class Mesh {
public:
    struct Side {
        int next = -1;         ///< the triangle beyond it; -1: the rim
        std::int16_t rise = 0; ///< by how many more pieces of land the triangle beyond it is covered
        bool isFixed = false;  ///< a shore: never turned
    };
    struct Triangle {
        std::array<int, 3> corner{}; ///< counterclockwise
        std::array<Side, 3> side;    ///< side i lies opposite corner i
        int water = -1;              ///< the number of the sea or lake it is part of; -1: land

        [[nodiscard]] bool isOpen() const { return water >= 0; }
        [[nodiscard]] int indexOf(int point) const
        {
            return corner[0] == point ? 0 : corner[1] == point ? 1 : 2;
        }
    };
    /// Where a point lies: in a triangle, on one of its sides, or at one of its corners.
    struct Spot {
        enum class At { Inside, Side, Corner };
        int triangle = 0;
        At at = At::Inside;
        int index = 0; ///< of the side or corner
    };

    /// A rectangle; every point must lie strictly inside it.
    Mesh(Position southWest, Position northEast);

    [[nodiscard]] const std::vector<Position>& points() const { return m_points; }
    [[nodiscard]] Position at(int point) const { return m_points[slot(point)]; }
    [[nodiscard]] const std::vector<Triangle>& triangles() const { return m_triangles; }
    [[nodiscard]] const Triangle& triangle(int number) const { return m_triangles[slot(number)]; }
    [[nodiscard]] Triangle& triangle(int number) { return m_triangles[slot(number)]; }
    /// One of the triangles that have this point as a corner.
    [[nodiscard]] int triangleAt(int point) const { return m_at[slot(point)]; }
    /// The next triangle counterclockwise around a point.
    [[nodiscard]] int nextAround(int triangle, int point) const;

    void reserve(std::size_t points);
    [[nodiscard]] Spot find(Position place);
    /// The number of the point there, a new one or the one that is there already. A shore it lies on is split; triangles that
    /// it splits stay what they are.
    int insert(Position place);

    /// A shore that would cross another.
    struct Crossing {
        int from = 0; ///< points: the ends of the one that is there already
        int to = 0;
    };
    /// Makes the way from one point to another a row of sides, with one more piece of land on its left than on its right. Points
    /// it passes through split it. Crossing a fixed side, it is left undone from there, and that is told.
    [[nodiscard]] std::optional<Crossing> fix(int from, int to);

    /// Turns a side, which must lie between two triangles that make a strictly convex quadrangle. The triangle keeps the corner
    /// opposite the side.
    void flip(int triangle, int side);
    /// Whether the quadrangle on both sides of it is strictly convex.
    [[nodiscard]] bool mayFlip(int triangle, int side) const;

private:
    struct SideOf {
        int triangle = -1;
        int side = 0;
    };
    [[nodiscard]] SideOf sideBetween(int from, int to) const;
    void lead(const Side& side, int from, int to);
    int splitInside(int triangle, Position place);
    int splitSide(int triangle, int side, Position place);
    void settle(int point, std::vector<SideOf>& waiting);
    [[nodiscard]] bool isBetterTurned(int triangle, int side) const;
    void turnAway(int from, int to, std::vector<std::pair<int, int>> crossed);
    int addPoint(Position place);

    std::vector<Position> m_points;
    std::vector<Triangle> m_triangles;
    std::vector<int> m_at;
    int m_last = 0; ///< where the last search ended
};

} // namespace navarch
