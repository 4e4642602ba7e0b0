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

/// The coast of a chart as it is drawn. For one thread.
class DrawnCoast {
public:
    virtual ~DrawnCoast() = default;

    /// As fine as it can be seen at so many pixels a degree of latitude.
    [[nodiscard]] virtual const std::vector<Land>& landsAt(double scale) const = 0;
    /// Lines from the springs to the sea.
    [[nodiscard]] virtual const std::vector<Polyline>& rivers() const = 0;
    /// Whether seas and lands have the names of the Mediterranean.
    [[nodiscard]] virtual bool isMediterranean() const = 0;
    /// West and south, width and height in degrees. Beyond it nothing is known.
    [[nodiscard]] virtual QRectF sheet() const = 0;
};

/// The land around the Mediterranean, from core/data/coast, each of its three levels unpacked when it is first seen.
[[nodiscard]] const DrawnCoast& builtInDrawnCoast();

/// That of a campaign's chart; null: the built-in one. It lasts as long as the program.
[[nodiscard]] const DrawnCoast& drawnCoastOf(const Campaign* campaign);

} // namespace navarch
