// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/region_image.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "app/war/map/sight/coast.h"

namespace navarch {
namespace {

double shrink(const QRectF& region)
{
    return std::cos(region.center().y() * std::numbers::pi / 180);
}

} // namespace

RegionImage::RegionImage(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &RegionImage::coastChanged, this, [this] { update(); });
}

void RegionImage::setRegion(const QRectF& region)
{
    if (region == m_region)
        return;
    m_region = region;
    update();
    emit regionChanged();
}

void RegionImage::change(QColor& colour, const QColor& to)
{
    if (colour == to)
        return;
    colour = to;
    update();
    emit coloursChanged();
}

double RegionImage::scale() const
{
    const double across = std::max(0.05, m_region.width() * shrink(m_region));
    const double up = std::max(0.05, m_region.height());
    return std::min(width() / across, height() / up);
}

QPointF RegionImage::placeOf(double longitude, double latitude) const
{
    const QPointF middle = m_region.center();
    return {width() / 2 + (longitude - middle.x()) * shrink(m_region) * scale(),
            height() / 2 - (latitude - middle.y()) * scale()};
}

void RegionImage::paint(QPainter* painter)
{
    if (width() <= 0 || height() <= 0 || m_region.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_shore, 1));
    painter->setBrush(m_land);
    const double degreesAcross = width() / scale() / shrink(m_region);
    const double degreesUp = height() / scale();
    const QPointF middle = m_region.center();
    const QRectF seen(middle.x() - degreesAcross / 2, middle.y() - degreesUp / 2, degreesAcross, degreesUp);
    if (m_isOther) {
        for (const ShoreRing& ring : std::as_const(m_coast)) {
            QPolygonF shore;
            shore.reserve(ring.points.size());
            for (const QPointF& point : ring.points)
                shore += placeOf(point.x(), point.y());
            painter->drawPolygon(shore);
        }
        return;
    }
    for (const Land& land : builtInDrawnCoast().landsAt(scale())) {
        if (!land.box.intersects(seen))
            continue;
        QPainterPath path;
        for (std::size_t i = 0; i < land.shore.points.size(); ++i) {
            const QPointF at = placeOf(land.shore.points[i].x, land.shore.points[i].y);
            i == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        path.closeSubpath();
        painter->drawPath(path);
    }
}

} // namespace navarch
