// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <algorithm>
#include <cmath>

#include "core/chart/coast.h"

namespace navarch {

/// Degrees, x east and y north, as the window has places.
[[nodiscard]] inline QPointF degreesAt(Position at)
{
    return {static_cast<double>(at.longitude) / wholeDegree, static_cast<double>(at.latitude) / wholeDegree};
}

/// The nearest place on the globe.
[[nodiscard]] inline Position positionAt(const QPointF& degrees)
{
    const auto units = [](double value, double limit) {
        return static_cast<int>(std::lround(std::clamp(value, -limit, limit) * wholeDegree));
    };
    return {units(degrees.y(), 90), units(degrees.x(), 180)};
}

} // namespace navarch
