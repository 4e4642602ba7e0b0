// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/ship_silhouette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "app/drawing/polyline_path.h"

namespace navarch {

ShipSilhouette::ShipSilhouette(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void ShipSilhouette::setTraits(const QVariant& traits)
{
    if (!traits.canConvert<OutlineTraits>())
        return;
    m_traits = traits.value<OutlineTraits>();
    update();
    emit traitsChanged();
}

void ShipSilhouette::setToScale(bool toScale)
{
    if (toScale == m_toScale)
        return;
    m_toScale = toScale;
    update();
    emit traitsChanged();
}

void ShipSilhouette::change(QColor& colour, const QColor& to)
{
    if (colour == to)
        return;
    colour = to;
    update();
    emit coloursChanged();
}

void ShipSilhouette::paint(QPainter* painter)
{
    const ShipOutline outline = shipOutline(m_traits);
    const double longest = m_toScale ? 650 : outline.length;
    const double widest = m_toScale ? 250 : outline.width;
    const double scale = std::min((width() - 2) / longest, (height() - 2) / widest);
    if (scale <= 0)
        return;

    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(m_toScale ? 1 + scale * outline.length / 2 : width() / 2, height() / 2);
    painter->scale(scale, scale);

    // Below some size, benches and seams are noise.
    const bool small = scale < 0.22;
    QColor faint = m_ink;
    faint.setAlphaF(0.38F);
    const auto pen = [scale](const QColor& colour, double pixels) {
        QPen made(colour, pixels / scale);
        made.setCapStyle(Qt::RoundCap);
        made.setJoinStyle(Qt::RoundJoin);
        return made;
    };
    for (const OutlineStroke& stroke : outline.strokes) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(pen(m_ink, 1));
        switch (stroke.part) {
        case OutlinePart::Oar:
            painter->setPen(pen(m_ink, small ? 0.5 : 0.8));
            break;
        case OutlinePart::BrokenOar:
            painter->setPen(pen(m_breach, small ? 0.7 : 1.1));
            break;
        case OutlinePart::Hull:
            painter->setBrush(m_hull);
            painter->setPen(pen(m_ink, small ? 0.9 : 1.3));
            break;
        case OutlinePart::Deck:
            painter->setBrush(m_deck);
            painter->setPen(pen(faint, 0.7));
            break;
        case OutlinePart::Bench:
            if (small)
                continue;
            painter->setPen(pen(faint, 0.7));
            break;
        case OutlinePart::Screen:
            painter->setPen(pen(m_ink, small ? 1.2 : 2));
            break;
        case OutlinePart::Ram:
            painter->setBrush(m_ink);
            break;
        case OutlinePart::Fitting:
            if (stroke.shape.closed)
                painter->setBrush(m_hull);
            painter->setPen(pen(m_ink, small ? 0.8 : 1.1));
            break;
        case OutlinePart::Mast:
            if (stroke.shape.closed)
                painter->setBrush(m_ink);
            else
                painter->setPen(pen(m_ink, 1.6));
            break;
        case OutlinePart::Sail:
            painter->setBrush(m_deck);
            painter->setPen(pen(m_ink, 0.9));
            break;
        case OutlinePart::Rudder:
            painter->setBrush(m_ink);
            break;
        case OutlinePart::Breach:
            if (stroke.shape.closed)
                painter->setBrush(m_breach);
            painter->setPen(pen(m_breach, small ? 1 : 1.6));
            break;
        }
        painter->drawPath(painterPath(stroke.shape));
    }
}

} // namespace navarch
