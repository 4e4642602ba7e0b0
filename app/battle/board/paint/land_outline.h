// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include <functional>

namespace navarch {

/// The outline of land that is drawn in squares, its corners rounded off: a coast, and no stairs. The path keeps within half a
/// square of the squares' own edges, through the middle of each; what is land by the rules is not altered by it. In
/// squares, x to the right and y downwards; land at an edge of the board goes on for a square beyond it, so clip it there.
/// `isLand` is asked of squares on the board alone, by column and row.
[[nodiscard]] QPainterPath landOutline(int columns, int rows, const std::function<bool(int, int)>& isLand);

} // namespace navarch
