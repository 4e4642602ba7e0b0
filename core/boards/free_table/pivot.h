// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/boards/free_table/overlap.h"
#include "core/boards/free_table/touched.h"

namespace navarch::free_table {

/// The point of a base about which it turns, from its centre: {0, 0} for a ship (SA-5.1), a front corner for a
/// squadron that wheels (SQ-7.3).
struct PivotPoint {
    Length ahead = 0;
    Length aside = 0; ///< positive to starboard
};

/// The front corner that stays where it is when a base wheels to starboard or to port.
[[nodiscard]] constexpr PivotPoint wheelCorner(const Base& base, bool toStarboard)
{
    return {base.halfLength, toStarboard ? base.halfWidth : -base.halfWidth};
}

/// A turn and what stopped it.
struct Turn {
    Base end;           ///< where the mover rests: it overlaps nobody
    Degrees turned = 0; ///< as asked, or fewer; the same sign
    Touched
        touched; ///< who stopped it: all it would overlap a degree further on; empty if it turned all the way

    [[nodiscard]] bool isStopped() const { return !touched.isEmpty(); }
};

/// Turns `mover` by up to `degrees` (positive to starboard, -359 to 359) about `pivot`, a degree at a time, and stops
/// it at the last heading at which, and before which, it overlaps none of `others` (SA-5.1, SA-5.3, SA-5.5).
///
/// Why a degree is fine enough: headings are whole degrees, so a base never rests between two of them. At the corner
/// of the largest ship (3.5 cm from its centre) a degree is 0.6 mm: that is the widest gap a turn can leave before
/// what stopped it, and what a corner can brush past between two degrees is another corner, by 0.3 mm at most.
///
/// Who overlaps the mover from the start does not stop it. The centre of a wheeling base is rounded to whole units
/// at each degree, always from where it started, so nothing adds up.
[[nodiscard]] Turn turnBy(const Base& mover, Degrees degrees, std::span<const Base> others,
                          PivotPoint pivot = {}, int except = nobody);

/// `base` turned by `degrees` about `pivot`, whatever stands there.
[[nodiscard]] Base turned(const Base& base, Degrees degrees, PivotPoint pivot = {});

} // namespace navarch::free_table
