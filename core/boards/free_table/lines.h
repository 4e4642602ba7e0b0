// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/boards/free_table/base.h"

namespace navarch::free_table {

/// Deployment (SA-1.5): each puts every base of `bases` in its place and on `heading`, and leaves its width and length
/// alone, so that ships of several sizes can stand in one line. `gap` is the clear water between neighbours, 0 or
/// more. Centres are rounded to whole units from the line's own point, so nothing adds up along it; with a slanting
/// heading neighbours at gap 0 may overlap by a unit.

/// Side by side, port to starboard, centres on one line; `middle` is the middle of the whole line.
void lineAbreast(std::span<Base> bases, TablePoint middle, Degrees heading, Length gap);

/// One behind another, the first at `lead`.
void lineAstern(std::span<Base> bases, TablePoint lead, Degrees heading, Length gap);

/// Each beside the one before and `stepBack` behind it, the first at `lead`; to starboard of it or to port.
void echelon(std::span<Base> bases, TablePoint lead, Degrees heading, Length gap, Length stepBack,
             bool toStarboard);

/// How wide a line abreast is.
[[nodiscard]] Length widthAbreast(std::span<const Base> bases, Length gap);

} // namespace navarch::free_table
