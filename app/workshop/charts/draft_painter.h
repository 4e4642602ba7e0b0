// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPainter>

#include <optional>

#include "app/base/chart/chart_labels.h"
#include "app/workshop/charts/draft_ground.h"

namespace navarch {

/// What one is about to do: shown over the chart, and nothing of it is done yet.
struct DraftGesture {
    QList<QPointF> stroke; ///< in degrees
    double brush = 0;      ///< the brush's radius in pixels; 0: none is shown
    bool erases = false;
    std::optional<QPointF> pointer; ///< where it is, in pixels
    QString moved;                  ///< the port that is dragged
    QPointF movedTo;                ///< and where it is, in degrees
    std::optional<QPointF> cross;   ///< where the keyboard points, in degrees
    std::optional<QPointF> found;   ///< the place of a finding, in degrees
};

/// Paints what lies on the chart: lanes and what was decided of them, ports with their names, a rose of winds, and the gesture.
class DraftPainter {
public:
    void clear() { m_names.clear(); }
    /// `isOld`: lanes are still computed, and these are of the chart as it was.
    void paint(QPainter& painter, const DraftScene& scene, const std::vector<Lane>& lanes, bool isOld,
               const QString& current, const DraftGesture& gesture);

    /// The radius of a port's sign in pixels.
    [[nodiscard]] static double radiusOf(const KnownPort& port, const DraftScene& scene);

private:
    void paintPorts(QPainter& painter, const DraftScene& scene, const QString& current,
                    const DraftGesture& gesture);

    LabelImages m_names;
};

} // namespace navarch
