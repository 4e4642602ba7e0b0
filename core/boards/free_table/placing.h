// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/boards/free_table/overlap.h"
#include "core/boards/free_table/table.h"

namespace navarch::free_table {

/// The way straight from `other` to `base`, square to the edges between them: a whole heading.
[[nodiscard]] Degrees awayFrom(const Base& base, const Base& other);

/// `mover` put at least `clearance` clear of `other`, the shortest way towards `direction` that does it; where it
/// stands if it is clear already (SA-5.6: 2 cm after separating, its own stern first or awayFrom()). Whom else it
/// may meet there is for firstOverlapped() and isOn() to say.
[[nodiscard]] Base placedClear(const Base& mover, const Base& other, Length clearance, Degrees direction);

/// Where to look for a place.
struct PlaceSearch {
    Length step = centimetre; ///< between the places tried
    int rings = 10;           ///< squares of places round the first, each a step wider
    Length clearance = 0;     ///< to be kept from every other base; 0: only not to overlap
    int except = nobody;      ///< passed over among the others
};

/// The first free place on the table for `base` at or near where it is, its heading kept; nothing if the search finds
/// none. Rings are tried from the inside out, each from dead ahead of the base and clockwise, so that two sides that
/// face one another find the same places turned round, and neither has an advantage of it.
[[nodiscard]] std::optional<Base> freePlaceNear(const Base& base, const Table& table,
                                                std::span<const Base> others, const PlaceSearch& search = {});

} // namespace navarch::free_table
