// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>
#include <QSizeF>

#include <memory>
#include <vector>

#include "app/war/map/drawing/chart_camera.h"
#include "app/war/map/drawing/chart_look.h"
#include "app/workshop/charts/chart_plan.h"

class QPainter;

namespace navarch {

/// What is drawn of the chart on the table, how, and seen from where.
struct DraftScene {
    const ChartDraft& draft;
    const ChartCamera& camera;
    const ChartLook& look;
    QSizeF size; ///< of the item, in pixels

    /// West and south, width and height in degrees.
    [[nodiscard]] QRectF sheet() const;
};

/// Its sea with the net of degrees, the shallows along its shores, its land and its edge: painted once into a picture larger
/// than the item, which is moved until it no longer covers it.
class DraftGround {
public:
    void clear() { m_picture = {}; }
    /// While one zooms the picture is stretched, and painted anew when that rests.
    void paint(QPainter& painter, const DraftScene& scene, bool isZooming);

private:
    void render(const DraftScene& scene, double pixels);
    void measure(const std::shared_ptr<const Coast>& coast);

    QImage m_picture;
    ChartCamera m_camera;
    Sheet m_sheet;
    std::shared_ptr<const Coast> m_coast; ///< the one that is painted
    std::vector<QRectF> m_boxes;          ///< around each piece of its land, in degrees
};

} // namespace navarch
