// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "app/war/map/drawing/chart_scene.h"

namespace navarch {

/// Sea, coast, lanes and the ways of orders: painted once into a picture larger than the item, which is moved until it no
/// longer covers it.
class ChartGround {
public:
    /// All of it is to be painted anew.
    void clear();
    /// The ways of orders are; sea and coast are as they were.
    void clearWays() { m_ground = {}; }
    /// While one zooms the picture is stretched, and painted anew when that rests.
    void paint(QPainter& painter, const ChartScene& scene, bool isZooming);

private:
    void renderLand(const ChartScene& scene, double pixels);
    void renderWays(const ChartScene& scene);

    QImage m_land;                       ///< sea, coast and lanes; null: to be painted
    const DrawnCoast* m_coast = nullptr; ///< the one that is painted
    ChartCamera m_camera;
    QImage m_ground; ///< the same with the ways of orders
};

} // namespace navarch
