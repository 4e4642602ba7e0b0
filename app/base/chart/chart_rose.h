// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "app/base/chart/chart_look.h"

class QPainter;

namespace navarch {

/// A compass rose: eight winds, the north one longest and named.
void paintRose(QPainter& painter, const ChartLook& look, const QPointF& middle, double radius);

} // namespace navarch
