// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/placing.h"

#include <algorithm>

#include "core/boards/free_table/range.h"

namespace navarch::free_table {

namespace {

bool isClearOf(const Base& base, std::span<const Base> others, const PlaceSearch& search)
{
    for (std::size_t i = 0; i < others.size(); ++i) {
        if (int(i) == search.except || !others[i].isPresent() || isFarFrom(base, others[i], search.clearance))
            continue;
        if (overlaps(base, others[i]) || gapBetween(base, others[i]) < Gap::of(search.clearance))
            return false;
    }
    return true;
}

/// The place `number` of a ring of 8 x `ring` places, ahead and aside in steps; 0 is dead ahead, then clockwise.
TablePoint placeOnRing(int ring, int number)
{
    // From the middle of the front side: half a side, three whole ones, the other half.
    const int side = 2 * ring;
    const int shifted = number + ring;
    const int onSide = shifted % side - ring;
    switch (shifted / side % 4) {
    case 0: return {onSide, ring};
    case 1: return {ring, -onSide};
    case 2: return {-onSide, -ring};
    default: return {-ring, onSide};
    }
}

} // namespace

Degrees awayFrom(const Base& base, const Base& other)
{
    const std::array<Fine, 4> gaps = gapsAlongEdges(base, other);
    const bool isOwnEdge = std::max(gaps[0], gaps[1]) > std::max(gaps[2], gaps[3]);
    if (isOwnEdge)
        return headingOf(facingOf(base, edgeTowards(base, other)) + 180);
    return facingOf(other, edgeTowards(other, base));
}

Base placedClear(const Base& mover, const Base& other, Length clearance, Degrees direction)
{
    const auto movedBy = [&](Length way) {
        Base moved = mover;
        moved.centre = rounded(fine(mover.centre) + wayOf(direction, way, 0));
        return moved;
    };
    const auto isClear = [&](Length way) {
        const Base moved = movedBy(way);
        return !overlaps(moved, other) && gapBetween(moved, other) >= Gap::of(clearance);
    };
    if (isClear(0))
        return mover;
    // Both are convex, so once clear it stays clear; from across the other and beyond it surely is.
    Length near = 0;
    Length clear = wayBetween(mover.centre, other.centre) + reachOf(mover) + reachOf(other) + clearance + 2;
    while (clear - near > 1) {
        const Length middle = near + (clear - near) / 2;
        (isClear(middle) ? clear : near) = middle;
    }
    return movedBy(clear);
}

std::optional<Base> freePlaceNear(const Base& base, const Table& table, std::span<const Base> others,
                                  const PlaceSearch& search)
{
    const auto isFree = [&](const Base& place) {
        return isOn(table, place) && isClearOf(place, others, search);
    };
    if (isFree(base))
        return base;
    for (int ring = 1; ring <= search.rings; ++ring) {
        for (int number = 0; number < 8 * ring; ++number) {
            const TablePoint offset = placeOnRing(ring, number);
            Base place = base;
            place.centre = rounded(fine(base.centre)
                                   + wayOf(base.heading, offset.y * search.step, offset.x * search.step));
            if (isFree(place))
                return place;
        }
    }
    return std::nullopt;
}

} // namespace navarch::free_table
