// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QRectF>

#include <algorithm>

#include "app/base/chart/chart_camera.h"
#include "app/base/chart/chart_look.h"
#include "app/war/map/chart/sea_chart.h"

namespace navarch {

/// What is drawn, how, and seen from where: all that laying out and painting the chart needs to know.
struct ChartScene {
    const SeaChart& chart;
    const ChartCamera& camera;
    const ChartLook& look;
    QSizeF size;             ///< of the item, in pixels
    QMarginsF margins;       ///< what lies over its edges
    bool isChoosing = false; ///< a place for an order is chosen

    [[nodiscard]] const ChartSight& sight() const { return chart.sight(); }
    [[nodiscard]] QRectF item() const { return {QPointF(), size}; }
    /// So far off that fleets show no figures.
    [[nodiscard]] bool isSmall() const { return camera.scale() < 45; }
    [[nodiscard]] double radiusOf(const SightedPort& port) const
    {
        const double zoomed = std::clamp(camera.scale() / 220, 0.55, 1.15);
        return (5 + 0.9 * port.value) * zoomed * look.textSize() / 13.0;
    }
    /// Where the sign of something that befell a fleet stands: above the place, so that the fleet is seen beside it.
    [[nodiscard]] QRectF signOf(const SightedMark& mark) const
    {
        constexpr double radius = 11;
        const QPointF middle = camera.toScreen(mark.at) - QPointF(0, 2.6 * radius);
        return {middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
    }
};

} // namespace navarch
