// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/drawing/wall_image.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "app/base/drawing/polyline_path.h"

namespace navarch {

WallImage::WallImage(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void WallImage::setContents(const QVariant& contents)
{
    if (!contents.canConvert<ElevationContents>())
        return;
    m_contents = contents.value<ElevationContents>();
    measure();
    emit contentsChanged();
}

void WallImage::setUnitWidth(double width)
{
    if (width == m_unitWidth || width <= 0)
        return;
    m_unitWidth = width;
    measure();
    emit contentsChanged();
}

void WallImage::change(QColor& colour, const QColor& to)
{
    if (colour == to)
        return;
    colour = to;
    update();
    emit coloursChanged();
}

void WallImage::measure()
{
    const double scale = m_unitWidth / WallElevation::unitWidth;
    setImplicitSize(wallElevation(m_contents).width * scale + 2, WallElevation::height * scale);
    update();
}

void WallImage::paint(QPainter* painter)
{
    const WallElevation wall = wallElevation(m_contents);
    if (wall.width <= 0)
        return;
    const double scale = std::min({m_unitWidth / WallElevation::unitWidth, (width() - 2) / wall.width,
                                   height() / WallElevation::height});
    if (scale <= 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(1, height() - WallElevation::height * scale);
    painter->scale(scale, scale);

    for (const ElevationStroke& stroke : wall.strokes) {
        const QColor ink = stroke.beyondCapacity ? m_beyond : m_ink;
        QColor faint = ink;
        faint.setAlphaF(0.35F);
        QPen pen(ink, 1.1 / scale);
        pen.setJoinStyle(Qt::RoundJoin);
        pen.setCapStyle(Qt::RoundCap);
        QBrush brush(Qt::NoBrush);
        switch (stroke.part) {
        case ElevationPart::Wall:
        case ElevationPart::Battlement:
        case ElevationPart::TowerWall: brush = m_stone; break;
        case ElevationPart::Course: pen.setColor(faint); break;
        case ElevationPart::Engine: brush = stroke.shape.closed ? QBrush(m_surface) : brush; break;
        case ElevationPart::Soldier: brush = stroke.shape.closed ? QBrush(ink) : brush; break;
        case ElevationPart::Shield: brush = m_shield; break;
        case ElevationPart::Weapon: brush = stroke.shape.closed ? QBrush(m_surface) : brush; break;
        case ElevationPart::FreePlace:
            pen.setColor(faint);
            pen.setStyle(Qt::DashLine);
            break;
        case ElevationPart::Fitting: brush = stroke.shape.closed ? QBrush(m_surface) : brush; break;
        }
        painter->setPen(pen);
        painter->setBrush(brush);
        painter->drawPath(painterPath(stroke.shape));
    }
}

} // namespace navarch
