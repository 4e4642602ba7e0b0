// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QPainter>

#include "app/war/map/drawing/chart_layout.h"

namespace navarch {

/// Paints what stands on the chart: ports, fleets, contacts and names. Names and emblems are painted once each, so that
/// moving about costs little with any renderer.
class ChartPainter {
public:
    /// The look is another.
    void clear();
    void paint(QPainter& painter, const ChartScene& scene, const ChartLayout& layout,
               const ChartMark& pointed);

private:
    void paintPort(QPainter& painter, const ChartScene& scene, const SightedPort& port);
    void paintFleet(QPainter& painter, const ChartScene& scene, const SightedFleet& fleet, const QRectF& box);
    [[nodiscard]] const QImage& emblemImage(const QString& emblem, const QColor& ink, int size);

    QHash<QString, QImage> m_emblems;
    LabelImages m_names;
};

} // namespace navarch
