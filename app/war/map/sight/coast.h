// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

#include "core/base/polyline.h"

namespace navarch {

class Campaign;

/// A piece of land in degrees (x east, y north) with the box around it, or a lake in the land before it.
struct Land {
    Polyline shore;
    QRectF box;
    bool isLake = false;
};

/// The coast of a chart as it is drawn.
struct DrawnCoast {
    std::vector<Land> lands;
    QRectF sheet; ///< west and south, width and height in degrees. Beyond it nothing is known.
};

/// The land around the Mediterranean, read from core/data/coast.json at first use. Safe on any thread.
[[nodiscard]] const DrawnCoast& builtInDrawnCoast();

/// That of a campaign's chart; null: the built-in one. It lasts as long as the program. For one thread.
[[nodiscard]] const DrawnCoast& drawnCoastOf(const Campaign* campaign);

} // namespace navarch
