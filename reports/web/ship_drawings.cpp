// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/web/ship_drawings.h"

#include <cmath>

#include "core/ships/outline.h"

namespace navarch {

namespace {

/// "m3 4l5 0 0 6z" in whole numbers, each point from the one before it.
void appendPath(std::string& path, const Polyline& shape)
{
    long x = 0;
    long y = 0;
    bool isFirst = true;
    for (const Point& point : shape.points) {
        const long nextX = std::lround(point.x);
        const long nextY = std::lround(point.y);
        if (isFirst)
            path += "M" + std::to_string(nextX) + " " + std::to_string(nextY);
        else if (nextX == x && nextY == y)
            continue;
        else {
            const std::string across = std::to_string(nextX - x);
            const std::string down = std::to_string(nextY - y);
            path += (path.back() == 'l' || across.front() == '-' ? "" : " ") + across
                    + (down.front() == '-' ? "" : " ") + down;
        }
        if (isFirst)
            path += 'l';
        isFirst = false;
        x = nextX;
        y = nextY;
    }
    if (path.ends_with('l'))
        path += "0 0";
    if (shape.closed)
        path += 'z';
}

} // namespace

int ShipDrawings::of(const ShipFit& fit)
{
    const ShipOutline outline = shipOutline(outlineTraits(fit));
    Json parts = Json::array();
    int last = -1;
    for (const OutlineStroke& stroke : outline.strokes) { // neighbours of one kind are one path
        const int part = static_cast<int>(stroke.part);
        if (part != last)
            parts.push_back(Json::array({part, ""}));
        appendPath(parts.back()[1].get_ref<std::string&>(), stroke.shape);
        last = part;
    }
    Json drawing{{"l", std::lround(outline.length)}, {"w", std::lround(outline.width)}, {"p", parts}};
    const auto [found, isNew] = m_numbers.try_emplace(drawing.dump(), static_cast<int>(m_drawings.size()));
    if (isNew)
        m_drawings.push_back(std::move(drawing));
    return found->second;
}

} // namespace navarch
