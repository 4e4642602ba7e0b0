// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/free_table/contact.h"

namespace navarch::free_table {

/// Where a mover stands once it has been realigned (SA-7.1.5): against the edge it struck, touching (within
/// touchTolerance) and not overlapping the target. The centre is rounded to the nearest unit and, where that would
/// overlap, moved out from the edge a unit at a time. Others may stand there: see firstOverlapped().

/// A ram: square to the edge, turned about the point of contact, its bow edge along the edge.
[[nodiscard]] Base squaredUp(const Base& mover, const Base& target, const BowContact& contact);

/// A rake: parallel to the edge, the way round that its heading was nearer to (square to it: along the target's
/// own heading), with the front corner that is next to the target at the point of contact.
[[nodiscard]] Base laidAlong(const Base& mover, const Base& target, const BowContact& contact);

} // namespace navarch::free_table
