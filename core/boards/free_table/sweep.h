// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/boards/free_table/overlap.h"
#include "core/boards/free_table/touched.h"

namespace navarch::free_table {

/// A straight step and what stopped it.
struct StraightStep {
    Base end;            ///< where the mover rests: it overlaps nobody
    Length distance = 0; ///< how far it went, rounded down to a whole unit; never more than was asked
    Touched touched; ///< who stopped it, all at the same whole unit of the way; empty if it went all the way

    [[nodiscard]] bool isStopped() const { return !touched.isEmpty(); }
};

/// Moves `mover` by up to `distance` units (0 to maxCoordinate) towards `direction`, keeping its heading: ahead (SA-5.1),
/// astern (direction = heading + 180, SA-5.3), adrift in any direction (SA-5.4). It stops where it touches one of
/// `others` (SA-5.5), who stand where they are; `except` is passed over.
///
/// - The moment of contact is an exact fraction. Touching at the very end of the way counts as contact.
/// - Only what it would run into stops it: what it leaves, what it slides along edge to edge or only grazes with a
///   corner does not, so that two ships that lie side by side can part.
/// - Its resting place is the nearest whole-unit point to the way that overlaps nobody, less than one and a half
///   units off it: within touchTolerance of what stopped it. Wedged between several it may give up a unit or two of way.
/// - Who overlaps it from the start does not stop it, so that squadrons can come clear of each other (SQ-2.6).
[[nodiscard]] StraightStep moveStraight(const Base& mover, Degrees direction, Length distance,
                                        std::span<const Base> others, int except = nobody);

/// How far `mover` could go towards `direction` until it touched `other`, rounded down; nothing if it would miss it,
/// slide along it or only graze it, or overlaps it already. For captains who look for somebody to ram.
[[nodiscard]] std::optional<Length> wayToTouch(const Base& mover, Degrees direction, const Base& other);

} // namespace navarch::free_table
