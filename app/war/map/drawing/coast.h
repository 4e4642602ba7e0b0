// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

#include "core/base/polyline.h"

namespace navarch {

/// A piece of land in degrees (x east, y north) with the box around it.
struct Land {
    Polyline shore;
    QRectF box;
};

/// The land around the Mediterranean, read from core/data/coast.json at first use. Safe on any thread.
[[nodiscard]] const std::vector<Land>& coast();

/// What the coast is drawn of, in degrees: west and south, width and height. Beyond it nothing is known.
[[nodiscard]] const QRectF& chartSheet();

} // namespace navarch
