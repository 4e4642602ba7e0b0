// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "app/war/map/drawing/chart_scene.h"

namespace navarch {

/// The way of a fleet's order, in the colour of its side, in a picture that `camera` has.
void paintWay(QPainter& painter, const ChartScene& scene, const ChartCamera& camera,
              const SightedOrder& order, bool isPicked);

/// What is picked and what is proposed; the ways of all others lie in the ground.
void paintWays(QPainter& painter, const ChartScene& scene);

} // namespace navarch
