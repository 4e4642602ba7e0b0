// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/geometry/mover.h"

#include <algorithm>
#include <cstdlib>

#include "core/boards/free_table/arc.h"
#include "core/boards/free_table/pivot.h"
#include "core/boards/free_table/range.h"
#include "core/boards/free_table/sweep.h"

namespace navarch::squadrons {

using free_table::fine;
using free_table::rounded;
using free_table::wayOf;

namespace {

/// The way that the lead of a column has come: its corners from the lead back, and how it headed towards each.
struct Track {
    static constexpr std::size_t most = 2 * mostStands + 1;
    std::array<StandPlace, most> points{};
    std::size_t count = 0;
    void add(TablePoint point, Degrees heading)
    {
        points[count++] = {point, static_cast<std::int16_t>(heading)};
    }
};

/// Where the way from the place behind to the one ahead turned from the one's heading to the other's; nothing where they
/// head alike, or no single corner lies between them.
std::optional<TablePoint> cornerBetween(const StandPlace& ahead, const StandPlace& behind)
{
    const Degrees turned = free_table::clockwiseFrom(behind.heading, ahead.heading);
    const Fine sine = free_table::sineOf(turned);
    if (sine == 0)
        return std::nullopt;
    const TablePoint way = ahead.centre - behind.centre;
    const Length past =
        static_cast<Length>(free_table::asideOf(way, behind.heading) / sine); // since the corner
    const Fine before = free_table::alongOf(way, behind.heading) - past * free_table::cosineOf(turned);
    if (past < 0 || before < 0)
        return std::nullopt;
    return rounded(fine(ahead.centre) - wayOf(ahead.heading, past, 0));
}

/// The track of a bent column whose lead has come to `lead`. Where more corners than one lay between two stands the way is
/// taken to be straight.
Track trackOf(const Mover& mover, const Base& lead)
{
    Track track;
    track.add(lead.centre, lead.heading);
    for (int i = 0; i < mover.stands - 1; ++i) {
        const StandPlace& ahead = mover.column[static_cast<std::size_t>(i)];
        const StandPlace& behind = mover.column[static_cast<std::size_t>(i + 1)];
        const auto corner = cornerBetween(ahead, behind);
        track.add(ahead.centre,
                  corner ? Degrees(ahead.heading) : free_table::bearingOf(behind.centre, ahead.centre));
        if (corner)
            track.add(*corner, behind.heading);
    }
    const StandPlace& last = mover.column[static_cast<std::size_t>(mover.stands - 1)];
    track.add(last.centre, last.heading);
    return track;
}

/// Puts a column's followers on the way their lead has come, a stand's side apart along it (SQ-7.4).
void follow(Mover& mover, const Track& track)
{
    std::size_t corner = 0; // the one before the place looked for
    Length behind = 0;      // of that corner behind the lead
    for (int i = 1; i < mover.stands; ++i) {
        const Length due = mover.stand * i;
        StandPlace& place = mover.column[static_cast<std::size_t>(i)];
        const auto wayBack = [&] {
            return free_table::wayBetween(track.points[corner].centre, track.points[corner + 1].centre);
        };
        while (corner + 2 < track.count && behind + wayBack() < due) {
            behind += wayBack();
            ++corner;
        }
        const StandPlace& from = track.points[corner];
        const TablePoint to = track.points[corner + 1].centre;
        const std::int64_t whole = wayBack();
        const std::int64_t part = std::min<std::int64_t>(due - behind, whole); // what rounding leaves
        if (whole > 0)
            place = {{static_cast<Length>(from.centre.x + (to.x - from.centre.x) * part / whole),
                      static_cast<Length>(from.centre.y + (to.y - from.centre.y) * part / whole)},
                     from.heading};
    }
}

/// Bends a straight column: from now on its stands are kept one by one.
void bend(Mover& mover)
{
    if (mover.isBent)
        return;
    placesIn(mover.base, Formation::EpiKeras, mover.stands, mover.stand, mover.column);
    mover.base = mover.lead();
    mover.isBent = true;
}

/// Straightens a column whose stands all lie behind its lead.
void straighten(Mover& mover)
{
    const Base& lead = mover.base;
    for (int i = 1; i < mover.stands; ++i) {
        const StandPlace& place = mover.column[static_cast<std::size_t>(i)];
        const TablePoint due = rounded(fine(lead.centre) - wayOf(lead.heading, mover.stand * i, 0));
        if (place.heading != lead.heading || !free_table::isWithin(place.centre, due, tolerance))
            return;
    }
    mover.base = baseAt(frontOf(lead), lead.heading, {mover.stand, mover.stand * mover.stands});
    mover.isBent = false;
    mover.column = {};
}

} // namespace

Base Mover::lead() const
{
    if (formation != Formation::EpiKeras || isBent)
        return base;
    return baseAt(frontOf(base), base.heading, {stand, stand});
}

bool Mover::isOver(const free_table::Table& table) const
{
    std::array<StandPlace, mostStands> places = column;
    if (!isBent)
        placesIn(base, formation, stands, stand, places);
    return std::any_of(places.begin(), places.begin() + stands,
                       [&](const StandPlace& place) { return !free_table::isOn(table, place.centre); });
}

bool Mover::isOver(const free_table::Table& table, free_table::TableEdge edge) const
{
    std::array<StandPlace, mostStands> places = column;
    if (!isBent)
        placesIn(base, formation, stands, stand, places);
    return std::any_of(places.begin(), places.begin() + stands, [&](const StandPlace& place) {
        return edge == free_table::TableEdge::Near ? place.centre.y < 0 : place.centre.y > table.depth;
    });
}

Mover moverOf(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    const Squadron& about = at(state, squadron);
    return {squadron,      about.formation,         standsOf(facts, state, squadron),
            facts.stand(), baseOf(state, squadron), about.isBent,
            about.column};
}

void settle(const BattleFacts& facts, State& state, const Mover& mover)
{
    at(state, mover.squadron).formation = mover.formation;
    if (mover.isBent)
        putColumn(facts, state, mover.squadron,
                  {mover.column.data(), static_cast<std::size_t>(mover.stands)});
    else
        put(state, mover.squadron, mover.base);
}

Obstacles::Obstacles(const BattleFacts& facts, const State& state, const Mover& mover, Length reach,
                     Passes passes, SquadronNumber except)
{
    const int side = facts.of(mover.squadron).side;
    const std::size_t squadrons = state.squadrons.size();
    for (std::size_t i = 0; i < squadrons; ++i) {
        const auto other = static_cast<SquadronNumber>(i);
        if (other == mover.squadron || other == except || !state.squadrons[i].isOnTable()
            || (passes == Passes::Friends && facts.of(other).side == side))
            continue;
        for (const Base& base : basesOf(state, other))
            if (base.isPresent() && !free_table::isFarFrom(mover.base, base, reach))
                add(base, other);
    }
    for (const Base& base : landOf(facts, state))
        if (!free_table::isFarFrom(mover.base, base, reach))
            add(base, land);
}

void Obstacles::add(const Base& base, SquadronNumber owner)
{
    if (m_count == most)
        return; // more do not fit round a squadron, for bases do not overlap
    m_bases[m_count] = base;
    m_owners[m_count] = owner;
    ++m_count;
}

Leg goAhead(Mover& mover, Length distance, const Obstacles& obstacles)
{
    const Base lead = mover.lead();
    const free_table::StraightStep step =
        free_table::moveStraight(lead, lead.heading, distance, obstacles.bases());
    if (mover.isBent) {
        const Track track = trackOf(mover, step.end);
        mover.base = step.end;
        mover.column[0] = {step.end.centre, static_cast<std::int16_t>(step.end.heading)};
        follow(mover, track);
        straighten(mover);
    } else {
        mover.base.centre = mover.base.centre + (step.end.centre - lead.centre);
    }
    return {step.distance, 0, step.touched};
}

Leg goBack(Mover& mover, Length distance, const Obstacles& obstacles)
{
    const free_table::StraightStep step = free_table::moveStraight(
        mover.base, free_table::headingOf(mover.base.heading + 180), distance, obstacles.bases());
    mover.base = step.end;
    return {step.distance, 0, step.touched};
}

Leg turnBy(Mover& mover, Degrees degrees, const Obstacles& obstacles)
{
    if (mover.formation != Formation::EpiKeras) {
        const free_table::Turn turn = free_table::turnBy(mover.base, degrees, obstacles.bases(),
                                                         free_table::wheelCorner(mover.base, degrees > 0));
        mover.base = turn.end;
        return {0, turn.turned, turn.touched};
    }
    const Base lead = mover.lead();
    const free_table::Turn turn = free_table::turnBy(lead, degrees, obstacles.bases());
    if (turn.turned != 0) {
        bend(mover);
        mover.base = turn.end;
        mover.column[0] = {turn.end.centre, static_cast<std::int16_t>(turn.end.heading)};
        if (mover.stands == 1)
            straighten(mover);
    }
    return {0, turn.turned, turn.touched};
}

Length wheelCost(Length width, Degrees degrees)
{
    // pi x 10^15 / 180, to 13 more digits than a width has; no arc of whole degrees is a whole number of units.
    constexpr std::int64_t perDegree = 17'453'292'519'943;
    constexpr std::int64_t one = 1'000'000'000'000'000;
    const std::int64_t arc = std::int64_t(width) * std::abs(degrees);
    return degrees == 0 ? 0 : static_cast<Length>(free_table::Wide(arc) * perDegree / one) + 1;
}

Length wayToEdge(const BattleFacts& facts, const Base& base, Degrees direction, Length distance)
{
    const auto leaving = free_table::leavingOn(facts.table(), base, direction, distance);
    return leaving ? leaving->distance : distance;
}

} // namespace navarch::squadrons
