// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include "core/base/polyline.h"

namespace navarch {

/// The core's lines for Qt's painter.
[[nodiscard]] inline QPainterPath painterPath(const Polyline& shape)
{
    QPainterPath path;
    if (shape.points.empty())
        return path;
    path.moveTo(shape.points.front().x, shape.points.front().y);
    for (std::size_t i = 1; i < shape.points.size(); ++i)
        path.lineTo(shape.points[i].x, shape.points[i].y);
    if (shape.closed)
        path.closeSubpath();
    return path;
}

} // namespace navarch
