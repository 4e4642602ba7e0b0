// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/land_outline.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace navarch {

namespace {

/// The ways along the edges of squares: right, down, left, up.
constexpr std::array<int, 4> stepX{1, 0, -1, 0};
constexpr std::array<int, 4> stepY{0, 1, 0, -1};

/// Walks round land, which lies on the right hand, from corner to corner of the squares.
class CoastWalk {
public:
    /// A rim of a square about the board is as its edge is, and water lies beyond.
    CoastWalk(int columns, int rows, const std::function<bool(int, int)>& isLand)
        : m_wide(columns + 2),
          m_high(rows + 2),
          m_land(static_cast<std::size_t>(m_wide) * static_cast<std::size_t>(m_high)),
          m_walked(static_cast<std::size_t>(m_wide + 1) * static_cast<std::size_t>(m_high + 1))
    {
        for (int y = 0; y < m_high; ++y)
            for (int x = 0; x < m_wide; ++x)
                m_land[static_cast<std::size_t>(y * m_wide + x)] =
                    isLand(std::clamp(x - 1, 0, columns - 1), std::clamp(y - 1, 0, rows - 1));
    }

    [[nodiscard]] QPainterPath outline()
    {
        QPainterPath path;
        for (int y = 0; y < m_high; ++y)
            for (int x = 0; x < m_wide; ++x)
                if (isLand(x, y) && !isLand(x, y - 1) && !isWalked(x, y))
                    walk(path, x, y);
        return path;
    }

private:
    [[nodiscard]] bool isLand(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < m_wide && y < m_high
               && m_land[static_cast<std::size_t>(y * m_wide + x)];
    }
    /// Of the upper edge of a square, along which every coast comes sometime.
    [[nodiscard]] bool isWalked(int x, int y) const
    {
        return m_walked[static_cast<std::size_t>(y * (m_wide + 1) + x)];
    }
    /// Whether land lies on the right of the step that leads from a corner that way, and water on its left.
    [[nodiscard]] bool isCoast(int x, int y, std::size_t way) const
    {
        switch (way) {
        case 0: return isLand(x, y) && !isLand(x, y - 1);
        case 1: return isLand(x - 1, y) && !isLand(x, y);
        case 2: return isLand(x - 1, y - 1) && !isLand(x - 1, y);
        default: return isLand(x, y - 1) && !isLand(x - 1, y - 1);
        }
    }

    void walk(QPainterPath& path, int x, int y)
    {
        const auto cornerAt = [](int atX, int atY) { return QPointF(atX - 1, atY - 1); };
        std::vector<QPointF> corners;
        std::size_t way = 0;
        const int beginX = x;
        const int beginY = y;
        do {
            if (way == 0)
                m_walked[static_cast<std::size_t>(y * (m_wide + 1) + x)] = true;
            corners.push_back(cornerAt(x, y));
            x += stepX[way];
            y += stepY[way];
            // Round the same square first: squares that touch at a corner are two shores.
            for (const std::size_t turn : {1U, 0U, 3U})
                if (isCoast(x, y, (way + turn) % 4)) {
                    way = (way + turn) % 4;
                    break;
                }
        } while (x != beginX || y != beginY || way != 0);
        const std::size_t count = corners.size();
        path.moveTo((corners[0] + corners[1]) / 2);
        for (std::size_t i = 1; i <= count; ++i)
            path.quadTo(corners[i % count], (corners[i % count] + corners[(i + 1) % count]) / 2);
        path.closeSubpath();
    }

    int m_wide;
    int m_high;
    std::vector<bool> m_land;
    std::vector<bool> m_walked;
};

} // namespace

QPainterPath landOutline(int columns, int rows, const std::function<bool(int, int)>& isLand)
{
    if (columns <= 0 || rows <= 0)
        return {};
    return CoastWalk(columns, rows, isLand).outline();
}

} // namespace navarch
