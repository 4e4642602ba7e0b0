// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/sweep.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace navarch::free_table {

namespace {

/// A moment of the way, in units of it: an exact fraction. |above| < 2^53, 0 < below <= 2^30.
struct Moment {
    Fine above = 0;
    Fine below = 1;

    [[nodiscard]] bool isBefore(const Moment& other) const
    {
        return Wide(above) * other.below < Wide(other.above) * below;
    }
    /// Rounded down; for moments from 0 on.
    [[nodiscard]] Length wholeUnits() const { return Length(above / below); }
};

/// What the mover and one other base look like along one axis, and the time for which they overlap there.
class OpenSpan {
public:
    /// Narrows the span to the axis along which the mover lies at `place`, goes at `pace` a unit of way, and overlaps
    /// nearer than `touch`. False once nothing is left of it.
    bool narrow(Fine place, Fine pace, Fine touch)
    {
        if (pace == 0)
            return std::abs(place) < touch;
        if (pace < 0) {
            place = -place;
            pace = -pace;
        }
        const Moment enters{-touch - place, pace};
        const Moment leaves{touch - place, pace};
        if (leaves.above <= 0)
            return false;
        if (!m_isBounded || m_enters.isBefore(enters))
            m_enters = enters;
        if (!m_isBounded || leaves.isBefore(m_leaves))
            m_leaves = leaves;
        m_isBounded = true;
        return m_enters.isBefore(m_leaves);
    }
    [[nodiscard]] const Moment& enters() const { return m_enters; }

private:
    Moment m_enters;
    Moment m_leaves;
    bool m_isBounded = false;
};

/// When `mover`, going towards `direction`, begins to overlap `other`; nothing if never, or if it does so already.
std::optional<Moment> contactTime(const Base& mover, Degrees direction, const Base& other)
{
    const TablePoint way = mover.centre - other.centre;
    const Degrees turn = clockwiseFrom(mover.heading, other.heading);
    const Fine sine = std::abs(sineOf(turn));
    const Fine cosine = std::abs(cosineOf(turn));
    const Degrees fromMover = clockwiseFrom(mover.heading, direction);
    const Degrees fromOther = clockwiseFrom(other.heading, direction);
    const Fine along = Fine(mover.halfLength) * fineOne;
    const Fine across = Fine(mover.halfWidth) * fineOne;
    const Fine otherAlong = Fine(other.halfLength) * fineOne;
    const Fine otherAcross = Fine(other.halfWidth) * fineOne;
    OpenSpan span;
    if (!span.narrow(asideOf(way, mover.heading), sineOf(fromMover),
                     across + other.halfLength * sine + other.halfWidth * cosine)
        || !span.narrow(alongOf(way, mover.heading), cosineOf(fromMover),
                        along + other.halfLength * cosine + other.halfWidth * sine)
        || !span.narrow(alongOf(way, other.heading), cosineOf(fromOther),
                        otherAlong + mover.halfLength * cosine + mover.halfWidth * sine)
        || !span.narrow(asideOf(way, other.heading), sineOf(fromOther),
                        otherAcross + mover.halfLength * sine + mover.halfWidth * cosine))
        return std::nullopt;
    if (span.enters().above < 0)
        return std::nullopt;
    return span.enters();
}

/// Whether `other` is too far from the way for a closer look.
bool isBesideTheWay(TablePoint way, Length reach, Degrees direction, Length distance)
{
    if (std::abs(way.x) >= reach + distance || std::abs(way.y) >= reach + distance)
        return true;
    const Fine fineReach = Fine(reach) * fineOne;
    const Fine along = alongOf(way, direction);
    return std::abs(asideOf(way, direction)) >= fineReach || along <= -fineReach
           || along >= fineReach + Fine(distance) * fineOne;
}

/// Those of a row of bases that lie so near a way that the mover can overlap them there, lowest index first.
class Nearby {
public:
    void add(std::size_t index)
    {
        if (m_count < m_indexes.size())
            m_indexes[m_count] = std::uint32_t(index);
        ++m_count;
    }
    /// The lowest index of them that `base` overlaps, without those that `start` overlapped.
    [[nodiscard]] int firstNewlyOverlapped(const Base& base, const Base& start, std::span<const Base> others,
                                           int except) const
    {
        const bool isAll = m_count > m_indexes.size(); // too many to be kept: then everybody is asked
        const std::size_t count = isAll ? others.size() : m_count;
        for (std::size_t place = 0; place < count; ++place) {
            const std::size_t i = isAll ? place : m_indexes[place];
            if (int(i) != except && overlaps(base, others[i]) && !overlaps(start, others[i]))
                return int(i);
        }
        return nobody;
    }

private:
    std::array<std::uint32_t, 16> m_indexes; // as many of them are set as are counted
    std::size_t m_count = 0;
};

/// The whole-unit points round `place`, the nearest first. A coordinate that is whole stays.
std::array<TablePoint, 4> pointsRound(FinePoint place)
{
    constexpr Fine below = fineOne - 1;
    const TablePoint low{Length(place.x >> fineBits), Length(place.y >> fineBits)};
    const TablePoint high{Length((place.x + below) >> fineBits), Length((place.y + below) >> fineBits)};
    const TablePoint nearest = rounded(place);
    const TablePoint farthest{low.x + high.x - nearest.x, low.y + high.y - nearest.y};
    const FinePoint off = fine(nearest) - place;
    const TablePoint byX{farthest.x, nearest.y};
    const TablePoint byY{nearest.x, farthest.y};
    if (std::abs(off.x) > std::abs(off.y))
        return {nearest, byX, byY, farthest};
    return {nearest, byY, byX, farthest};
}

/// Puts `end` on a free whole-unit point round the place that `mover` reaches after `way`; gives nobody, or who
/// overlaps it at the nearest of those points if none is free.
int settle(Base& end, const Base& mover, Degrees direction, Length way, std::span<const Base> others,
           const Nearby& nearby, int except)
{
    int barredBy = nobody;
    for (const TablePoint& point : pointsRound(fine(mover.centre) + wayOf(direction, way, 0))) {
        end.centre = point;
        const int overlapped = nearby.firstNewlyOverlapped(end, mover, others, except);
        if (overlapped == nobody)
            return nobody;
        barredBy = barredBy == nobody ? overlapped : barredBy;
    }
    return barredBy;
}

} // namespace

StraightStep moveStraight(const Base& mover, Degrees direction, Length distance, std::span<const Base> others,
                          int except)
{
    StraightStep step{mover, distance, {}};
    // A little more than it takes: the place at the end is rounded.
    const Length moverReach = reachOf(mover) + 2;
    Nearby nearby;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const Base& other = others[i];
        if (int(i) == except || !other.isPresent()
            || isBesideTheWay(other.centre - mover.centre, moverReach + reachOf(other), direction,
                              step.distance + 1))
            continue;
        nearby.add(i);
        const std::optional<Moment> contact = contactTime(mover, direction, other);
        if (!contact || contact->above > Fine(distance) * contact->below)
            continue;
        const Length units = contact->wholeUnits();
        if (units < step.distance || (units == step.distance && step.touched.isEmpty()))
            step.touched.clear();
        if (units <= step.distance) {
            step.distance = units;
            step.touched.add(i);
        }
    }
    // Between two bases less than a unit apart there may be no free place; then the way is shorter, and who bars its
    // end has stopped it.
    while (step.distance > 0) {
        const int barredBy = settle(step.end, mover, direction, step.distance, others, nearby, except);
        if (barredBy == nobody)
            return step;
        if (step.touched.isEmpty())
            step.touched.add(std::size_t(barredBy));
        --step.distance;
    }
    step.end = mover;
    return step;
}

std::optional<Length> wayToTouch(const Base& mover, Degrees direction, const Base& other)
{
    if (!other.isPresent())
        return std::nullopt;
    const std::optional<Moment> contact = contactTime(mover, direction, other);
    return contact ? std::optional(contact->wholeUnits()) : std::nullopt;
}

} // namespace navarch::free_table
