// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/geometry/formation.h"

#include <algorithm>

#include "core/boards/free_table/overlap.h"
#include "core/boards/free_table/range.h"

namespace navarch::squadrons {

using free_table::fine;
using free_table::rounded;
using free_table::wayOf;

Footprint footprintOf(Formation formation, int stands, Length stand)
{
    switch (formation) {
    case Formation::EpiMias: return {stands * stand, stand};
    case Formation::Kyklos: {
        const Length side = ((stands + 3) / 4 + 1) * stand;
        return {side, side};
    }
    case Formation::EpiPollon:
    case Formation::Unformed:
        return stands == 1 ? Footprint{stand, stand} : Footprint{(stands + 1) / 2 * stand, 2 * stand};
    case Formation::EpiKeras: return {stand, stands * stand};
    }
    return {stand, stand};
}

Base baseAbout(TablePoint centre, Degrees heading, Footprint footprint)
{
    return {centre, heading, footprint.width / 2, footprint.depth / 2};
}

Base baseAt(TablePoint front, Degrees heading, Footprint footprint)
{
    const Length half = footprint.depth / 2;
    return baseAbout(rounded(fine(front) - wayOf(heading, half, 0)), heading, footprint);
}

TablePoint frontOf(const Base& base)
{
    return rounded(fine(base.centre) + wayOf(base.heading, base.halfLength, 0));
}

namespace {

void clearPlaces(State& state, SquadronNumber squadron)
{
    std::fill_n(state.bases.begin() + std::ptrdiff_t(squadron) * mostStands, mostStands, Base{});
    at(state, squadron).column = {};
    at(state, squadron).isBent = false;
}

} // namespace

void put(State& state, SquadronNumber squadron, const Base& footprint)
{
    clearPlaces(state, squadron);
    state.bases[std::size_t(squadron) * mostStands] = footprint;
}

void takeOff(State& state, SquadronNumber squadron)
{
    clearPlaces(state, squadron);
}

void putColumn(const BattleFacts& facts, State& state, SquadronNumber squadron,
               std::span<const StandPlace> stands)
{
    const Footprint one{facts.stand(), facts.stand()};
    const StandPlace& lead = stands.front();
    const Base leading = baseAbout(lead.centre, lead.heading, one);
    const Base straight = baseAt(frontOf(leading), lead.heading,
                                 {facts.stand(), facts.stand() * static_cast<Length>(stands.size())});
    bool isStraight = true;
    for (std::size_t i = 1; i < stands.size(); ++i) {
        const TablePoint due = rounded(fine(lead.centre) - wayOf(lead.heading, facts.stand() * Length(i), 0));
        isStraight = isStraight && stands[i].heading == lead.heading
                     && free_table::isWithin(stands[i].centre, due, tolerance);
    }
    put(state, squadron, straight);
    if (isStraight)
        return;
    Squadron& about = at(state, squadron);
    about.isBent = true;
    for (std::size_t i = 0; i < stands.size(); ++i) {
        about.column[i] = stands[i];
        state.bases[std::size_t(squadron) * mostStands + i] =
            baseAbout(stands[i].centre, stands[i].heading, one);
    }
}

Base reformed(const BattleFacts& facts, const State& state, SquadronNumber squadron, Formation formation,
              int stands, Degrees heading)
{
    const Base& now = baseOf(state, squadron);
    const Footprint footprint = footprintOf(formation, stands, facts.stand());
    if (formation == Formation::Kyklos || at(state, squadron).formation == Formation::Kyklos
        || heading != now.heading)
        return baseAbout(now.centre, heading, footprint);
    return baseAt(frontOf(now), heading, footprint);
}

int placesIn(const Base& footprint, Formation formation, int stands, Length stand,
             std::array<StandPlace, mostStands>& places)
{
    // Each stand by its way from the middle of the front, in halves of a stand's side: right and back.
    std::array<std::array<int, 2>, mostStands> ways{};
    const auto set = [&](int i, int right, int back) { ways[static_cast<std::size_t>(i)] = {right, back}; };
    const int columns = (stands + 1) / 2;
    for (int i = 0; i < stands; ++i) {
        switch (formation) {
        case Formation::EpiMias: set(i, 2 * i - (stands - 1), 1); break;
        case Formation::EpiKeras: set(i, 0, 1 + 2 * i); break;
        case Formation::EpiPollon:
        case Formation::Unformed:
            if (i < columns)
                set(i, 2 * i - (columns - 1), 1);
            else // the gap of an odd number is rear left
                set(i, 2 * (i - columns + (stands % 2)) - (columns - 1), 3);
            break;
        case Formation::Kyklos: {
            // Round the rim of the square, clockwise from its left front corner.
            const int side = (stands + 3) / 4 + 1;
            constexpr std::array<std::array<int, 2>, 4> small{{{-1, 1}, {1, 1}, {1, 3}, {-1, 3}}};
            constexpr std::array<std::array<int, 2>, 5> large{{{0, 1}, {2, 3}, {2, 5}, {-2, 5}, {-2, 3}}};
            const auto& way =
                side == 2 ? small[static_cast<std::size_t>(i)] : large[static_cast<std::size_t>(i)];
            set(i, way[0], way[1]);
            break;
        }
        }
    }
    const TablePoint front = frontOf(footprint);
    for (std::size_t i = 0; i < static_cast<std::size_t>(stands); ++i)
        places[i] = {
            rounded(fine(front) + wayOf(footprint.heading, -ways[i][1] * stand / 2, ways[i][0] * stand / 2)),
            static_cast<std::int16_t>(footprint.heading)};
    return stands;
}

int placesOf(const BattleFacts& facts, const State& state, SquadronNumber squadron,
             std::array<StandPlace, mostStands>& places)
{
    const Squadron& about = at(state, squadron);
    const int stands = standsOf(facts, state, squadron);
    if (!about.isOnTable())
        return 0;
    if (about.isBent) {
        places = about.column;
        return stands;
    }
    return placesIn(baseOf(state, squadron), about.formation, stands, facts.stand(), places);
}

bool areWithin(const State& state, SquadronNumber a, SquadronNumber b, Length range)
{
    for (const Base& one : basesOf(state, a))
        if (one.isPresent())
            for (const Base& other : basesOf(state, b))
                if (other.isPresent() && free_table::isWithin(one, other, range + tolerance))
                    return true;
    return false;
}

Length gapOf(const State& state, SquadronNumber a, SquadronNumber b)
{
    std::optional<free_table::Gap> least;
    for (const Base& one : basesOf(state, a))
        if (one.isPresent())
            for (const Base& other : basesOf(state, b))
                if (other.isPresent()) {
                    const free_table::Gap gap = free_table::gapBetween(one, other);
                    least = std::min(gap, least.value_or(gap));
                }
    return least ? least->roundedDown() : free_table::maxCoordinate;
}

bool isNearEnemy(const BattleFacts& facts, const State& state, SquadronNumber squadron, Length range)
{
    const auto enemy = static_cast<std::size_t>(1 - facts.of(squadron).side);
    for (SquadronNumber other = facts.first[enemy]; other < facts.first[enemy + 1]; ++other)
        if (at(state, other).isStanding() && areWithin(state, squadron, other, range))
            return true;
    return false;
}

bool isRoomFor(const BattleFacts& facts, const State& state, const Base& footprint, SquadronNumber but,
               SquadronNumber butToo)
{
    if (!free_table::isOn(facts.table(), footprint))
        return false;
    // Those that lie edge to edge may overlap by what rounding leaves.
    Base slim = footprint;
    slim.halfWidth -= roundingLeaves;
    slim.halfLength -= roundingLeaves;
    for (std::size_t i = 0; i < state.bases.size(); ++i) {
        const auto squadron = static_cast<SquadronNumber>(i / mostStands);
        if (squadron != but && squadron != butToo && free_table::overlaps(slim, state.bases[i]))
            return false;
    }
    return true;
}

} // namespace navarch::squadrons
