// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/realign.h"

namespace navarch::free_table {

namespace {

/// The mover with a point of its bow edge, `aside` of the middle, at the point of contact, then out until it is free.
Base broughtUp(Base mover, const Base& target, const BowContact& contact, Fine aside)
{
    const FinePoint bow = fineWayOf(mover.heading, Fine(mover.halfLength) * fineOne, aside);
    const Degrees outwards = facingOf(target, contact.struck);
    for (Length out = 0;; ++out) {
        mover.centre = rounded(contact.point - bow + wayOf(outwards, out, 0));
        if (!overlaps(mover, target))
            return mover;
    }
}

} // namespace

Base squaredUp(const Base& mover, const Base& target, const BowContact& contact)
{
    Base squared = mover;
    squared.heading = headingOf(facingOf(target, contact.struck) + 180);
    return broughtUp(squared, target, contact, contact.aside);
}

Base laidAlong(const Base& mover, const Base& target, const BowContact& contact)
{
    const Degrees outwards = facingOf(target, contact.struck);
    const bool isEnd = contact.struck == Edge::Front || contact.struck == Edge::Rear;
    const Degrees line = isEnd ? headingOf(target.heading + 90) : target.heading;
    Base along = mover;
    along.heading = betweenHeadings(mover.heading, line) <= 90 ? line : headingOf(line + 180);
    // Its starboard side is next to the target where starboard points into the edge.
    const bool starboardInwards = headingOf(along.heading + 90) != outwards;
    const Fine half = Fine(mover.halfWidth) * fineOne;
    return broughtUp(along, target, contact, starboardInwards ? half : -half);
}

} // namespace navarch::free_table
