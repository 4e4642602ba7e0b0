// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/geometry/contact.h"

#include <algorithm>

#include "core/boards/free_table/overlap.h"
#include "core/boards/free_table/range.h"

namespace navarch::squadrons {

using free_table::Edge;

namespace {

/// At a corner the edge faces the striker most squarely; even: front before flank before rear (SQ-9.2).
Edge edgeAtCorner(const Base& striker, const Base& target, free_table::Corner corner)
{
    const Edge end = corner == free_table::Corner::BowPort || corner == free_table::Corner::BowStarboard
                         ? Edge::Front
                         : Edge::Rear;
    const Edge side =
        corner == free_table::Corner::BowStarboard || corner == free_table::Corner::SternStarboard
            ? Edge::Starboard
            : Edge::Port;
    const auto off = [&](Edge edge) {
        return free_table::betweenHeadings(free_table::facingOf(target, edge),
                                           free_table::headingOf(striker.heading + 180));
    };
    if (off(end) == off(side))
        return end == Edge::Front ? end : side;
    return off(end) < off(side) ? end : side;
}

/// What an edge of one of a squadron's bases is to it (SQ-T1).
Side sideOf(const Squadron& squadron, int place, int stands, Edge edge)
{
    if (squadron.formation == Formation::Kyklos)
        return Side::Front;
    if (edge == Edge::Front && place == 0)
        return Side::Front;
    if (edge == Edge::Rear && (!squadron.isBent || place == stands - 1))
        return Side::Rear;
    return Side::Flank;
}

} // namespace

std::optional<Strike> strikeOn(const State& state, const Mover& mover, SquadronNumber other)
{
    const Base lead = mover.lead();
    const std::span<const Base> bases = basesOf(state, other);
    const auto present =
        std::count_if(bases.begin(), bases.end(), [](const Base& base) { return base.isPresent(); });
    std::optional<Strike> found;
    std::optional<free_table::Gap> least;
    for (std::size_t i = 0; i < bases.size(); ++i) {
        if (!bases[i].isPresent() || free_table::isFarFrom(lead, bases[i], inch) || overlaps(lead, bases[i]))
            continue;
        const free_table::Gap gap = free_table::gapBetween(lead, bases[i]);
        const auto contact = free_table::bowContact(lead, bases[i]);
        if (!contact || (least && !(gap < *least)))
            continue;
        const Edge edge =
            contact->isAtCorner ? edgeAtCorner(lead, bases[i], contact->corner) : contact->struck;
        least = gap;
        found = Strike{other,
                       sideOf(at(state, other), static_cast<int>(i), static_cast<int>(present), edge),
                       bases[i],
                       edge,
                       free_table::rounded(contact->point),
                       contact->onTarget};
    }
    return found;
}

std::optional<Mover> squaredUp(const BattleFacts& facts, const State& state, Mover mover,
                               const Strike& strike)
{
    const Base& target = strike.target;
    const Degrees outwards = free_table::facingOf(target, strike.edge);
    const Degrees heading = free_table::headingOf(outwards + 180);
    const bool isEnd = strike.edge == Edge::Front || strike.edge == Edge::Rear;
    const Length depth = isEnd ? target.halfLength : target.halfWidth; // from its middle to the edge
    const Length half = isEnd ? target.halfWidth : target.halfLength;  // of the edge
    const Footprint footprint = footprintOf(mover.formation, mover.stands, mover.stand);
    // Where the middle of its front lies along the edge, seen by the striker: to its right of the edge's middle.
    const TablePoint front = frontOf(mover.lead());
    const Length along = free_table::roundedOf(free_table::asideOf(front - target.centre, heading));
    const Length overlap = std::min({facts.figures.overlap, footprint.width, 2 * half});
    const Length most = half + footprint.width / 2 - overlap;
    const Length kept = std::clamp(along, -most, most);
    mover.isBent = false;
    mover.column = {};
    for (Length out = 0;; ++out) { // a rounded place may lie a unit within the edge
        const TablePoint middle = free_table::rounded(free_table::fine(target.centre)
                                                      + free_table::wayOf(heading, -(depth + out), kept));
        mover.base = baseAt(middle, heading, footprint);
        if (!overlaps(mover.base, target))
            break;
    }
    if (!isRoomFor(facts, state, mover.base, mover.squadron))
        return std::nullopt;
    return mover;
}

} // namespace navarch::squadrons
