// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/chart/chart_camera.h"
#include "app/base/chart/chart_look.h"

class QPainter;

namespace navarch {

/// The names of the seas and lands around the Mediterranean, in the language spoken: those that have room where the camera sees
/// them, none over another. Ports, fleets and their names are painted over them.
void paintRegionNames(QPainter& painter, const ChartCamera& camera, const ChartLook& look);

} // namespace navarch
