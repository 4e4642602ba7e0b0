// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/drawing/outline_painting.h"

#include <QPainter>
#include <QPainterPath>

#include "app/base/drawing/polyline_path.h"

namespace navarch {

void paintOutline(QPainter& painter, const ShipOutline& outline, const OutlineInks& inks, double scale)
{
    // Below some size, benches and seams are noise.
    const bool small = scale < 0.22;
    QColor faint = inks.ink;
    faint.setAlphaF(0.38F);
    const auto pen = [scale](const QColor& colour, double pixels) {
        QPen made(colour, pixels / scale);
        made.setCapStyle(Qt::RoundCap);
        made.setJoinStyle(Qt::RoundJoin);
        return made;
    };
    for (const OutlineStroke& stroke : outline.strokes) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(inks.ink, 1));
        switch (stroke.part) {
        case OutlinePart::Oar: painter.setPen(pen(inks.ink, small ? 0.5 : 0.8)); break;
        case OutlinePart::BrokenOar: painter.setPen(pen(inks.breach, small ? 0.7 : 1.1)); break;
        case OutlinePart::Hull:
            painter.setBrush(inks.hull);
            painter.setPen(pen(inks.ink, small ? 0.9 : 1.3));
            break;
        case OutlinePart::Deck:
            painter.setBrush(inks.deck);
            painter.setPen(pen(faint, 0.7));
            break;
        case OutlinePart::Bench:
            if (small)
                continue;
            painter.setPen(pen(faint, 0.7));
            break;
        case OutlinePart::Screen: painter.setPen(pen(inks.ink, small ? 1.2 : 2)); break;
        case OutlinePart::Ram: painter.setBrush(inks.ink); break;
        case OutlinePart::Fitting:
            if (stroke.shape.closed)
                painter.setBrush(inks.hull);
            painter.setPen(pen(inks.ink, small ? 0.8 : 1.1));
            break;
        case OutlinePart::Mast:
            if (stroke.shape.closed)
                painter.setBrush(inks.ink);
            else
                painter.setPen(pen(inks.ink, 1.6));
            break;
        case OutlinePart::Sail:
            painter.setBrush(inks.deck);
            painter.setPen(pen(inks.ink, 0.9));
            break;
        case OutlinePart::Rudder: painter.setBrush(inks.ink); break;
        case OutlinePart::Breach:
            if (stroke.shape.closed)
                painter.setBrush(inks.breach);
            painter.setPen(pen(inks.breach, small ? 1 : 1.6));
            break;
        }
        painter.drawPath(painterPath(stroke.shape));
    }
}

} // namespace navarch
