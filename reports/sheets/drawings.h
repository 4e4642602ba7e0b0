// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/elevation.h"
#include "core/ships/outline.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// A ship's outline in the middle of `width` by `height`, drawn to one scale for all size classes: the longest fills
/// the width.
[[nodiscard]] Drawing shipDrawing(const ShipOutline& outline, int width, int height,
                                  const QString& description);

/// A wall section as large as fits into `width` by at most `height`, and the counts on it. The piece is as high as the
/// drawing.
[[nodiscard]] Piece wallPiece(const WallElevation& elevation, int width, int height, const Typesetter& set);

} // namespace navarch
