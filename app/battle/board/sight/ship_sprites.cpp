// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/sight/ship_sprites.h"

#include <QPainter>

#include <cmath>

#include "app/base/drawing/outline_painting.h"

namespace navarch {

const QImage& ShipSprites::of(ShipNumber number, const FleetShip& ship, const Condition& condition,
                              const ShipInks& inks, double scale, double length)
{
    Kept& kept = m_kept[number];
    if (!kept.image.isNull() && kept.condition == condition && kept.inks == inks && kept.scale == scale
        && kept.length == length)
        return kept.image;
    const ShipOutline outline = shipOutline(outlineTraits(ship.fit, condition));
    const double shrink =
        length > 0 ? length / outline.length : scale / 100; // the outline is in hundredths of a cm
    const int high = static_cast<int>(std::ceil(outline.length * shrink)) + 4;
    const int width = static_cast<int>(std::ceil(outline.width * shrink)) + 4;
    QImage image(width, high, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(width / 2.0, high / 2.0);
    painter.rotate(-90); // the outline's bow is to the right
    painter.scale(shrink, shrink);
    paintOutline(painter, outline, {inks.ink, inks.hull, inks.deck, inks.breach}, shrink);
    painter.end();
    kept = {condition, inks, scale, length, std::move(image)};
    return kept.image;
}

} // namespace navarch
