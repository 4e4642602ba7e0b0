// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/drawing/ship_silhouette.h"

#include <QPainter>

#include <algorithm>

#include "app/base/drawing/outline_painting.h"

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

    paintOutline(*painter, outline, {m_ink, m_hull, m_deck, m_breach}, scale);
}

} // namespace navarch
