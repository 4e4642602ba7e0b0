// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "reports/layout/page.h"

namespace navarch {

/// The key of a mark at the corner of a sheet.
inline constexpr std::string_view registrationKey = "registration";
/// Their side, and how far they stand from the corner, aslant: outside the sheet, where nothing else does.
inline constexpr int registrationSide = millimetres(2);
inline constexpr int registrationGap = millimetres(0.5);

/// The marks at the corners of `area`, from the upper left clockwise.
[[nodiscard]] std::array<Box, 4> registrationMarks(const Box& area);

/// Makes what stands in `area` a sheet that can be read back by itself, cut out or not: four marks at its corners say how it
/// lies before a camera.
void addSheet(Page& page, const Box& area);

} // namespace navarch
