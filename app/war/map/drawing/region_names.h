// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <span>

#include "app/base/chart/chart_camera.h"
#include "app/base/chart/chart_look.h"

class QPainter;

namespace navarch {

/// A sea or a land around the Mediterranean, by the name the ancients had for it where English has kept that.
struct RegionName {
    const char* english; ///< windowText() says it in the language spoken
    QPointF middle;      ///< degrees east and north
    double breadth;      ///< degrees of longitude that the name may take
    bool isSea;
};

/// All that are known, those first that are to stand where two have no room.
[[nodiscard]] std::span<const RegionName> regionNames();

/// The names of the seas and lands around the Mediterranean, in the language spoken: those that have room where the camera sees
/// them, none over another. Ports, fleets and their names are painted over them.
void paintRegionNames(QPainter& painter, const ChartCamera& camera, const ChartLook& look);

} // namespace navarch
