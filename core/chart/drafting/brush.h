// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/problem.h"
#include "core/chart/coast.h"

namespace navarch {

/// What a brush does where it passes.
enum class BrushWork { Draws, Erases };

/// A line along which a round brush is led, by at least one place; of one place alone it is a dab.
struct BrushStroke {
    std::vector<Position> path;
    int radius = 0; ///< hundredths of miles, 1 to largestBrush
    BrushWork work = BrushWork::Draws;
};

inline constexpr int largestBrush = 10'000;
inline constexpr std::size_t mostStrokePoints = 5000;

/// Draws or erases land. Land that the stroke touches becomes one with it, or loses what it erases, in cells of the sheet
/// (land_cells.h); other land stays as it is, to the point. What comes of it has no shores that cross, and lies within the sheet.
/// Strokes that only draw come to the same land in any order.
///
/// Refused, and nothing is changed: a stroke without a place or with too many, a brush of no size, more points than a coast may
/// have, and touching land that is too large to be drawn anew in cells, a mainland whose fine shore would be lost.
[[nodiscard]] Result<void> paintLand(Coast& coast, const Sheet& sheet, const BrushStroke& stroke);

/// Takes out the piece of land that a place lies on. False: there is none.
bool takeOutLand(Coast& coast, Position at);

/// The part of the coast that lies within a sheet, its land ending at the sheet's edge where that cuts it.
[[nodiscard]] Coast cutTo(const Coast& coast, const Sheet& sheet);

} // namespace navarch
