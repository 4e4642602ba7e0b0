// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/elevation.h"

namespace navarch {

inline constexpr double wallFigureHeight = 150; ///< of a soldier with his spear
inline constexpr double wallPotSize = 60;

/// The strokes of what stands in `box`, its foot at the bottom, drawn inside it. The box is as high as a figure (a
/// pot: a pot) and nearly a unit wide; a tower fills its own.
[[nodiscard]] std::vector<ElevationStroke> wallFigure(ElevationUnit unit, int modifier, const Extent& box);

} // namespace navarch
