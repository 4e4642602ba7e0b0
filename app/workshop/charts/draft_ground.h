// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <memory>
#include <vector>

#include "app/base/chart/chart_camera.h"
#include "app/base/chart/chart_look.h"
#include "app/base/chart/chart_picture.h"
#include "app/base/chart/chart_places.h"
#include "app/workshop/charts/chart_plan.h"

class QPainter;

namespace navarch {

/// West and south, width and height in degrees.
[[nodiscard]] inline QRectF sheetOf(const ChartDraft& draft)
{
    return {degreesAt(draft.sheet.southWest), degreesAt(draft.sheet.northEast)};
}

/// What is drawn of the chart on the table, how, and seen from where.
struct DraftScene {
    const ChartDraft& draft;
    const ChartCamera& camera;
    const ChartLook& look;
    QSizeF size; ///< of the item, in pixels

    [[nodiscard]] QRectF sheet() const { return sheetOf(draft); }
};

/// Its sea with the net of degrees, the shallows along its shores, its land and its edge.
class DraftGround {
public:
    void clear() { m_picture.clear(); }
    /// While one zooms the picture is stretched, and painted anew when that rests.
    void paint(QPainter& painter, const DraftScene& scene, bool isZooming);

private:
    void render(const DraftScene& scene, double pixels);
    void measure(const std::shared_ptr<const Coast>& coast);

    ChartPicture m_picture;
    Sheet m_sheet;
    std::shared_ptr<const Coast> m_coast; ///< the one that is painted
    std::vector<QRectF> m_boxes;          ///< around each piece of its land, in degrees
};

} // namespace navarch
