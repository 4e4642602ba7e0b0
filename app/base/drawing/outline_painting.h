// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "core/ships/outline.h"

class QPainter;

namespace navarch {

struct OutlineInks {
    QColor ink;
    QColor hull;
    QColor deck;
    QColor breach;
};

/// Draws a ship's outline with a painter that is scaled by `scale` pixels a unit; lines keep their width in pixels.
void paintOutline(QPainter& painter, const ShipOutline& outline, const OutlineInks& inks, double scale);

} // namespace navarch
