// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include "app/base/chart/chart_picture.h"
#include "app/war/map/drawing/chart_scene.h"

namespace navarch {

/// Sea, coast, lanes and the ways of orders.
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

    ChartPicture m_land;                 ///< sea, coast and lanes
    const DrawnCoast* m_coast = nullptr; ///< the one that is painted
    QString m_language;                  ///< in which its names are
    QImage m_ground;                     ///< the same with the ways of orders; null: to be painted
};

} // namespace navarch
