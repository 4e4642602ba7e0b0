// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/overlap.h"

#include <algorithm>
#include <cstdlib>

namespace navarch::free_table {

std::array<Fine, 4> gapsAlongEdges(const Base& a, const Base& b)
{
    const TablePoint way = b.centre - a.centre;
    const Degrees turn = clockwiseFrom(a.heading, b.heading);
    const Fine sine = std::abs(sineOf(turn));
    const Fine cosine = std::abs(cosineOf(turn));
    const Fine along = a.halfLength * Fine(fineOne);
    const Fine across = a.halfWidth * Fine(fineOne);
    const Fine otherAlong = b.halfLength * Fine(fineOne);
    const Fine otherAcross = b.halfWidth * Fine(fineOne);
    return {std::abs(alongOf(way, a.heading)) - (along + b.halfLength * cosine + b.halfWidth * sine),
            std::abs(asideOf(way, a.heading)) - (across + b.halfLength * sine + b.halfWidth * cosine),
            std::abs(alongOf(way, b.heading)) - (otherAlong + a.halfLength * cosine + a.halfWidth * sine),
            std::abs(asideOf(way, b.heading)) - (otherAcross + a.halfLength * sine + a.halfWidth * cosine)};
}

bool overlaps(const Base& a, const Base& b)
{
    if (isFarFrom(a, b, 0) || !a.isPresent() || !b.isPresent())
        return false;
    const std::array<Fine, 4> gaps = gapsAlongEdges(a, b);
    return gaps[0] < 0 && gaps[1] < 0 && gaps[2] < 0 && gaps[3] < 0;
}

int firstOverlapped(const Base& base, std::span<const Base> others, int except)
{
    for (std::size_t i = 0; i < others.size(); ++i) {
        if (int(i) != except && overlaps(base, others[i]))
            return int(i);
    }
    return nobody;
}

Edge edgeTowards(const Base& base, const Base& other)
{
    const std::array<Fine, 4> gaps = gapsAlongEdges(base, other);
    const TablePoint way = other.centre - base.centre;
    if (gaps[0] >= gaps[1])
        return alongOf(way, base.heading) >= 0 ? Edge::Front : Edge::Rear;
    return asideOf(way, base.heading) >= 0 ? Edge::Starboard : Edge::Port;
}

} // namespace navarch::free_table
