// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QTransform>

#include <cmath>

namespace navarch {

/// How many pixels a painter's unit is wide as things stand: what is painted into a picture first, to be shown by that
/// painter, has to be so fine. The device alone does not say it: of an item in a window of two pixels a unit Qt hands out a
/// device of one, and a painter that is scaled.
[[nodiscard]] inline double densityOf(const QPainter& painter)
{
    const QTransform onDevice = painter.deviceTransform();
    return std::hypot(onDevice.m11(), onDevice.m12());
}

} // namespace navarch
