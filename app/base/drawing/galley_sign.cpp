// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/drawing/galley_sign.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace navarch {
namespace {

constexpr double grid = 24; ///< that the sign is drawn on

/// From the stern's curl along the keel to the ram, and back along the rail.
QPainterPath hull()
{
    QPainterPath path(QPointF(2.6, 6));
    path.quadTo(0.2, 9, 1.8, 12.6);
    path.quadTo(3.2, 16.4, 6.4, 16.4);
    path.lineTo(18.6, 16.4);
    path.lineTo(23.4, 15.2);
    path.lineTo(19.6, 13.8);
    path.quadTo(20.2, 11.6, 21.4, 10.2);
    path.quadTo(18.4, 10.2, 17.2, 12.6);
    path.lineTo(6.2, 12.6);
    path.quadTo(3, 11.8, 3.6, 8.4);
    path.quadTo(3.6, 6.8, 4.8, 6.4);
    path.closeSubpath();
    return path;
}

QPainterPath sail()
{
    QPainterPath path(QPointF(6.6, 3.4));
    path.lineTo(15.4, 3.4);
    path.quadTo(16.6, 6.6, 15, 9.8);
    path.quadTo(11, 8.4, 7, 9.8);
    path.quadTo(8.2, 6.6, 6.6, 3.4);
    path.closeSubpath();
    return path;
}

} // namespace

GalleySign::GalleySign(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void GalleySign::setInk(const QColor& ink)
{
    if (ink == m_ink)
        return;
    m_ink = ink;
    update();
    emit inkChanged();
}

void GalleySign::paint(QPainter* painter)
{
    const double scale = std::min(width(), height()) / grid;
    if (scale <= 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate((width() - grid * scale) / 2, (height() - grid * scale) / 2);
    painter->scale(scale, scale);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_ink);
    painter->drawPath(hull());
    painter->drawPath(sail());
    painter->setPen(QPen(m_ink, 1.3, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(QPointF(11, 2), QPointF(11, 12.6));
    for (double at = 7; at < 18; at += 2.6) // the oars, drawn through
        painter->drawLine(QPointF(at, 16.6), QPointF(at - 1.8, 20.8));
}

} // namespace navarch
