// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/contact.h"

#include <algorithm>
#include <cstdlib>

#include "core/boards/free_table/range.h"

namespace navarch::free_table {

namespace {

constexpr Fine fineOf(Length length)
{
    return Fine(length) * fineOne;
}

/// The corner clockwise from which an edge begins, and the one where it ends.
constexpr std::size_t beginOf(Edge edge)
{
    return std::size_t(edge);
}
constexpr std::size_t endOf(Edge edge)
{
    return (std::size_t(edge) + 1) % 4;
}

/// The front or rear edge at a corner, and the side.
constexpr Edge endEdgeAt(std::size_t corner)
{
    return corner < 2 ? Edge::Front : Edge::Rear;
}
constexpr Edge sideEdgeAt(std::size_t corner)
{
    return corner == 1 || corner == 2 ? Edge::Starboard : Edge::Port;
}

constexpr std::size_t cornerAt(FinePoint place)
{
    if (place.y >= 0)
        return place.x < 0 ? 0 : 1;
    return place.x >= 0 ? 2 : 3;
}

/// What can be seen of two bases that touch, each from the other, and how near counts as touching.
struct Meeting {
    const Base& mover;
    const Base& target;
    Fine near = 0;
    std::array<FinePoint, 4> moverCorners;  ///< seen from the target
    std::array<FinePoint, 4> targetCorners; ///< seen from the mover

    Meeting(const Base& m, const Base& t)
        : mover(m),
          target(t),
          near(fineOf(gapBetween(m, t).roundedDown() + touchTolerance)),
          moverCorners(cornersSeenFrom(t, m)),
          targetCorners(cornersSeenFrom(m, t))
    {
    }

    [[nodiscard]] bool touchesTarget(Corner corner) const
    {
        const FinePoint& place = moverCorners[std::size_t(corner)];
        return std::abs(place.x) <= fineOf(target.halfWidth) + near
               && std::abs(place.y) <= fineOf(target.halfLength) + near;
    }
    /// Whether a corner of the target lies on the mover's bow edge, its ends included.
    [[nodiscard]] bool isOnBow(std::size_t corner) const
    {
        const FinePoint& place = targetCorners[corner];
        return std::abs(place.x) <= fineOf(mover.halfWidth) + near
               && std::abs(place.y - fineOf(mover.halfLength)) <= near;
    }
    /// Whether the bow, carried forward, can meet an edge at all: it faces the mover.
    [[nodiscard]] bool isFacing(Edge edge) const
    {
        return betweenHeadings(mover.heading, facingOf(target, edge)) > 90;
    }
    [[nodiscard]] Degrees angleTo(Edge edge) const
    {
        return 90 - angleToLine(mover.heading, facingOf(target, edge));
    }
    [[nodiscard]] Fine bowOn(Edge edge) const
    {
        if (!isFacing(edge))
            return 0;
        const Fine one = targetCorners[beginOf(edge)].x;
        const Fine two = targetCorners[endOf(edge)].x;
        const Fine half = fineOf(mover.halfWidth);
        return std::max<Fine>(0, std::min(half, std::max(one, two)) - std::max(-half, std::min(one, two)));
    }
    /// The edge in the middle of which a corner of the mover lies; nothing if it lies on a corner of the target.
    [[nodiscard]] std::optional<Edge> edgeUnder(Corner corner) const
    {
        const FinePoint& place = moverCorners[std::size_t(corner)];
        const bool isBeside = std::abs(place.x) >= fineOf(target.halfWidth) - near;
        const bool isBeyond = std::abs(place.y) >= fineOf(target.halfLength) - near;
        if (isBeside == isBeyond)
            return std::nullopt;
        if (isBeside)
            return place.x >= 0 ? Edge::Starboard : Edge::Port;
        return place.y >= 0 ? Edge::Front : Edge::Rear;
    }
    /// A place seen from the mover, carried on to the nearest point of an edge of the target that is seen from it.
    [[nodiscard]] FinePoint onto(Edge edge, FinePoint place) const
    {
        const Fine across = fineOf(target.halfWidth);
        const Fine along = fineOf(target.halfLength);
        place = {std::clamp(place.x, -across, across), std::clamp(place.y, -along, along)};
        if (edge == Edge::Front || edge == Edge::Rear)
            place.y = edge == Edge::Front ? along : -along;
        else
            place.x = edge == Edge::Starboard ? across : -across;
        return fine(target.centre) + fineWayOf(target.heading, place.y, place.x);
    }
};

/// SA-7.1.2 on a corner.
Edge edgeAtCorner(const Meeting& meeting, std::size_t corner)
{
    const Edge end = endEdgeAt(corner);
    const Edge side = sideEdgeAt(corner);
    const bool endFaces = meeting.isFacing(end);
    const bool sideFaces = meeting.isFacing(side);
    if (endFaces != sideFaces)
        return endFaces ? end : side;
    if (!endFaces)
        return edgeTowards(meeting.target, meeting.mover);
    const Degrees toEnd = meeting.angleTo(end);
    const Degrees toSide = meeting.angleTo(side);
    if (toEnd != toSide)
        return toEnd > toSide ? end : side;
    return meeting.bowOn(end) > meeting.bowOn(side) ? end : side;
}

} // namespace

std::optional<BowContact> bowContact(const Base& mover, const Base& target)
{
    const Meeting meeting(mover, target);
    BowContact contact;
    contact.byPortBow = meeting.touchesTarget(Corner::BowPort);
    contact.byStarboardBow = meeting.touchesTarget(Corner::BowStarboard);
    std::array<bool, 4> isTouched{};
    for (std::size_t corner = 0; corner < 4; ++corner)
        isTouched[corner] = meeting.isOnBow(corner);
    std::optional<Edge> middle;
    for (const Corner bow : {Corner::BowPort, Corner::BowStarboard}) {
        if (!meeting.touchesTarget(bow))
            continue;
        if (const std::optional<Edge> edge = meeting.edgeUnder(bow))
            middle = middle ? middle : edge;
        else
            isTouched[cornerAt(meeting.moverCorners[std::size_t(bow)])] = true;
    }
    const Fine half = fineOf(mover.halfWidth);
    contact.bowEdge = 2 * half;
    for (const Edge edge : {Edge::Front, Edge::Starboard, Edge::Rear, Edge::Port})
        contact.onTarget += meeting.bowOn(edge);

    std::optional<Edge> between;
    std::optional<std::size_t> corner;
    for (std::size_t i = 0; i < 4; ++i) {
        if (isTouched[i] && isTouched[(i + 1) % 4])
            between = Edge(i);
        if (isTouched[i] && !corner)
            corner = i;
    }
    if (middle && contact.byPortBow && contact.byStarboardBow) {
        contact.struck = *middle;
        const FinePoint& port = meeting.moverCorners[std::size_t(Corner::BowPort)];
        const FinePoint& starboard = meeting.moverCorners[std::size_t(Corner::BowStarboard)];
        contact.point = meeting.onto(*middle, {(port.x + starboard.x) / 2, (port.y + starboard.y) / 2});
    } else if (middle) {
        contact.struck = *middle;
        contact.aside = contact.byPortBow ? -half : half;
        contact.point = meeting.onto(
            *middle,
            meeting.moverCorners[std::size_t(contact.byPortBow ? Corner::BowPort : Corner::BowStarboard)]);
    } else if (between) {
        contact.struck = *between;
        contact.aside =
            (meeting.targetCorners[beginOf(*between)].x + meeting.targetCorners[endOf(*between)].x) / 2;
        const std::array<FinePoint, 4> corners = cornersOf(target);
        const FinePoint& one = corners[beginOf(*between)];
        const FinePoint& two = corners[endOf(*between)];
        contact.point = {(one.x + two.x) / 2, (one.y + two.y) / 2};
    } else if (corner) {
        contact.struck = edgeAtCorner(meeting, *corner);
        contact.isAtCorner = true;
        contact.corner = Corner(*corner);
        contact.aside = std::clamp(meeting.targetCorners[*corner].x, -half, half);
        contact.point = cornersOf(target)[*corner];
    } else {
        return std::nullopt;
    }
    contact.angle = meeting.angleTo(contact.struck);
    contact.onEdge = meeting.bowOn(contact.struck);
    return contact;
}

} // namespace navarch::free_table
