// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/hex/terrain.h"
#include "reports/layout/page.h"

namespace navarch {

/// How a map says what a cell holds: by strokes as well as by a fill, for prints that save ink. `outline` is the cell's
/// and `size` what there is across it.
void addTerrain(Drawing& drawing, hex::Terrain terrain, const std::vector<Drawing::Point>& outline,
                Drawing::Point middle, int size);

/// Its name on the legend.
[[nodiscard]] QString terrainName(hex::Terrain terrain);

/// An arrow of `length` whose middle is at `middle`, pointing to a bearing.
void addArrow(Drawing& drawing, Drawing::Point middle, int bearing, int length, Ink fill);

/// A hull seen from above; `solid` tells the first side's from the others'.
void addHull(Drawing& drawing, Drawing::Point middle, int bearing, int length, int width, bool solid);

/// A square of a squadron's stands.
void addSquare(Drawing& drawing, Drawing::Point middle, int bearing, int side, bool solid);

/// Slanting strokes over a rectangle: land beyond a shore.
void addHatching(Drawing& drawing, const Box& box);

/// Keeps every point inside the drawing's box.
void clampInto(Drawing& drawing);

} // namespace navarch
