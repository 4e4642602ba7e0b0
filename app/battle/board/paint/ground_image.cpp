// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/ground_image.h"

#include "app/base/drawing/painter_density.h"
#include "app/battle/board/paint/sea_paint.h"

namespace navarch {

void GroundImage::paint(QPainter& painter, const BoardScene& scene)
{
    const SeaPaint sea(scene);
    if (scene.sight.isTurning()) { // they change with every picture
        sea.paint(painter);
        return;
    }
    const double dense = densityOf(painter);
    const QSize pixels = (scene.size * dense).toSize();
    if (!m_isGood || m_image.size() != pixels) {
        if (m_image.size() != pixels)
            m_image = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
        m_image.setDevicePixelRatio(dense);
        m_image.fill(Qt::transparent);
        QPainter still(&m_image);
        still.setRenderHints(painter.renderHints());
        still.setFont(painter.font());
        sea.paint(still);
        m_isGood = true;
    }
    painter.drawImage(QPointF(0, 0), m_image);
}

} // namespace navarch
