// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chart/chart_picture.h"

#include <QPainter>

#include <cmath>

namespace navarch {
namespace {

constexpr double beyond = 0.3; // of the item's breadth and height that is painted around it

} // namespace

QRectF ChartPicture::placeIn(const ChartCamera& camera) const
{
    const QSizeF all = size();
    return QRectF(camera.toScreen(m_camera.toDegrees(QPointF(0, 0))),
                  camera.toScreen(m_camera.toDegrees(QPointF(all.width(), all.height()))));
}

bool ChartPicture::covers(const ChartCamera& camera, const QSizeF& item, double pixels, bool isZooming) const
{
    return !m_image.isNull() && m_image.devicePixelRatio() == pixels
           && (m_camera.scale() == camera.scale() || isZooming)
           && placeIn(camera).contains(QRectF(QPointF(), item));
}

void ChartPicture::begin(const ChartCamera& camera, const QSizeF& item, double pixels, const QColor& table)
{
    const QSizeF all(std::ceil(item.width() * (1 + 2 * beyond)), std::ceil(item.height() * (1 + 2 * beyond)));
    const QSize size = (all * pixels).toSize();
    if (m_image.size() != size)
        m_image = QImage(size, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(pixels);
    m_image.fill(table);
    m_camera = camera;
    m_camera.pan({(all.width() - item.width()) / 2, (all.height() - item.height()) / 2});
}

void ChartPicture::show(QPainter& painter, const ChartCamera& camera, const QImage& image) const
{
    const QRectF at = placeIn(camera);
    if (m_camera.scale() != camera.scale()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(at, image);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        return;
    }
    const double pixels = image.devicePixelRatio();
    painter.drawImage(QPointF(std::round(at.x() * pixels) / pixels, std::round(at.y() * pixels) / pixels),
                      image);
}

} // namespace navarch
