// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/setup/deploy.h"

#include <algorithm>

#include "core/boards/free_table/table.h"
#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/phases/turn.h"
#include "core/rules/squadrons/setup/set_up.h"

namespace navarch::squadrons {

namespace {

/// The corners of the strip in which a side deploys: low and high x and y.
struct Strip {
    Length west = 0;
    Length east = 0;
    Length south = 0;
    Length north = 0;
};

Strip stripOf(const BattleFacts& facts, const State& state, int side)
{
    const BattleFigures& figures = facts.figures;
    if (baseEdgeOf(state, side) == free_table::TableEdge::Near)
        return {figures.clear, figures.width - figures.clear, 0, figures.zone};
    return {figures.clear, figures.width - figures.clear, figures.depth - figures.zone, figures.depth};
}

/// Which drawn zone is a side's: the first is alpha's, as the near edge is.
int zoneOf(const State& state, int side)
{
    return side == state.alpha ? 0 : 1;
}

bool isFree(const BattleFacts& facts, const State& state, SquadronNumber squadron, const Base& footprint)
{
    return isInZone(facts, state, facts.of(squadron).side, footprint)
           && isRoomFor(facts, state, footprint, squadron);
}

/// In a zone that is drawn: in epi mias, rank by rank from its front, an inch apart.
bool deployInDrawnZone(const BattleFacts& facts, State& state, int side)
{
    const int zone = zoneOf(state, side);
    const std::vector<TablePoint> places = placesInZone(facts.drawn, zone);
    const Degrees heading = facts.drawn.headingOf(zone);
    const auto number = static_cast<std::size_t>(side);
    for (SquadronNumber squadron = facts.first[number]; squadron < facts.first[number + 1]; ++squadron)
        takeOff(state, squadron);
    for (SquadronNumber squadron = facts.first[number]; squadron < facts.first[number + 1]; ++squadron) {
        const Base shape = baseAt({0, 0}, heading,
                                  footprintOf(Formation::EpiMias, facts.of(squadron).stands, facts.stand()));
        const auto at = [&](TablePoint place) {
            Base base = shape;
            base.centre = place;
            return base;
        };
        const auto place = std::find_if(places.begin(), places.end(), [&](TablePoint wished) {
            Base around = at(wished);
            if (!isInZone(facts, state, side, around))
                return false;
            around.halfWidth += inch;
            around.halfLength += inch / 2;
            return free_table::firstOverlapped(
                       around, std::span(state.bases).first(state.squadrons.size() * mostStands))
                       == free_table::nobody
                   && isRoomFor(facts, state, at(wished), squadron);
        });
        if (place == places.end())
            return false;
        put(state, squadron, at(*place));
    }
    return true;
}

} // namespace

bool isInZone(const BattleFacts& facts, const State& state, int side, const Base& footprint)
{
    if (facts.drawn.isDrawn())
        return facts.drawn.isInZone(zoneOf(state, side), footprint);
    const Strip strip = stripOf(facts, state, side);
    const auto corners = free_table::cornersOf(footprint);
    return std::all_of(corners.begin(), corners.end(), [&](free_table::FinePoint corner) {
        const TablePoint point = free_table::rounded(corner);
        return point.x >= strip.west && point.x <= strip.east && point.y >= strip.south
               && point.y <= strip.north;
    });
}

bool deployInLines(const BattleFacts& facts, State& state, int side)
{
    if (facts.drawn.isDrawn())
        return deployInDrawnZone(facts, state, side);
    const auto number = static_cast<std::size_t>(side);
    const Strip strip = stripOf(facts, state, side);
    const bool isNear = baseEdgeOf(state, side) == free_table::TableEdge::Near;
    const Degrees heading = isNear ? 0 : 180;
    const auto widthOf = [&](SquadronNumber squadron) { return facts.of(squadron).stands * facts.stand(); };
    SquadronNumber next = facts.first[number];
    // Rows from the front of the strip back; in each as many as fit, an inch between them, its middle on the strip's.
    for (Length back = 0; next < facts.first[number + 1]; back += 2 * facts.stand()) {
        if (back + facts.stand() > facts.figures.zone)
            return false;
        SquadronNumber past = next;
        Length width = -inch;
        while (past < facts.first[number + 1] && width + inch + widthOf(past) <= strip.east - strip.west)
            width += inch + widthOf(past++);
        if (past == next)
            return false;
        Length along = (strip.west + strip.east - width) / 2;
        for (; next < past; ++next) {
            const Length middle = along + widthOf(next) / 2;
            // From its own left to its own right.
            const TablePoint front = isNear
                                         ? TablePoint{middle, strip.north - back}
                                         : TablePoint{strip.west + strip.east - middle, strip.south + back};
            put(state, next,
                baseAt(front, heading,
                       footprintOf(Formation::EpiMias, facts.of(next).stands, facts.stand())));
            along += widthOf(next) + inch;
        }
    }
    return true;
}

Refusal check(const BattleFacts&, const State& state, const Begin&)
{
    if (state.phase != Phase::Begin)
        return {"SQ-1.6", refusalText("Which fleet is alpha is known.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Begin&, Proceedings& proceedings)
{
    const int alpha = rollForAlpha(facts, state, proceedings);
    state.phase = Phase::Deploy;
    if (alpha != state.alpha && facts.drawn.isDrawn()) {
        // The zones change hands, and may be of any form: both fleets are laid out in them anew.
        state.alpha = static_cast<std::int8_t>(alpha);
        for (std::size_t i = 0; i < state.squadrons.size(); ++i)
            takeOff(state, static_cast<SquadronNumber>(i));
        for (const int side : {0, 1})
            (void)deployInDrawnZone(facts, state, side);
    } else if (alpha != state.alpha) {
        // Base edges change with alpha: all that stand there already are turned about the table's middle, and the port's
        // coast lies along its owner's edge.
        state.alpha = static_cast<std::int8_t>(alpha);
        for (std::size_t i = 0; i < state.squadrons.size(); ++i) {
            Base base = baseOf(state, static_cast<SquadronNumber>(i));
            base.centre = {facts.figures.width - base.centre.x, facts.figures.depth - base.centre.y};
            base.heading = free_table::headingOf(base.heading + 180);
            put(state, static_cast<SquadronNumber>(i), base);
        }
        const std::vector<Base> land = landFor(facts, state);
        std::copy(land.begin(), land.end(), state.bases.end() - static_cast<std::ptrdiff_t>(land.size()));
    }
    proceedings.tell("alpha", "SQ-1.6", alpha, noShip, noShip, [&] {
        return phrase("%1 is alpha, and its base edge the near one.", given(facts.sideName(alpha)));
    });
}

Refusal check(const BattleFacts& facts, const State& state, const DeploySquadron& order)
{
    if (!facts.isSquadron(order.squadron))
        return {"SQ-3.2", refusalText("There is no such squadron.")};
    const int side = facts.of(order.squadron).side;
    if (state.phase != Phase::Deploy || state.ready[static_cast<std::size_t>(side)])
        return {"SQ-3.2", refusalText("Its side has deployed.")};
    if (order.formation == Formation::Unformed
        || facts.of(order.squadron).stands < leastStands(order.formation))
        return {"SQ-T1", refusalText("Too few stands."),
                refusalText("Take a formation that it has stands for.")};
    if (order.heading < 0 || order.heading >= 360)
        return {"SQ-1.3", refusalText("There is no such heading."),
                refusalText("Headings are 0 to 359 degrees clockwise from north.")};
    const Base footprint =
        baseAt({order.x, order.y}, order.heading,
               footprintOf(order.formation, facts.of(order.squadron).stands, facts.stand()));
    if (facts.drawn.isDrawn() && !isInZone(facts, state, side, footprint))
        return Refusal{"SQ-3.2", refusalText("%1 is not wholly in its side's zone, on water.", theShip),
                       refusalText("Stay within the zone that is drawn for the side.")};
    if (!isInZone(facts, state, side, footprint))
        return Refusal{"SQ-3.2", refusalText("%1 is not wholly in its side's strip.", theShip),
                       refusalText("Stay within %1\" of the base edge and %2\" clear of the other edges.",
                                   numberAt(0), numberAt(1))}
            .with(facts.figures.zone / inch, facts.figures.clear / inch);
    if (!isFree(facts, state, order.squadron, footprint))
        return {"SQ-3.2", refusalText("No room."), refusalText("Keep squadrons apart from one another.")};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Ready& order)
{
    if (order.side < 0 || order.side > 1 || state.phase != Phase::Deploy
        || state.ready[static_cast<std::size_t>(order.side)])
        return {"SQ-3.2", refusalText("Its side has deployed.")};
    const auto side = static_cast<std::size_t>(order.side);
    for (SquadronNumber squadron = facts.first[side]; squadron < facts.first[side + 1]; ++squadron)
        if (!isFree(facts, state, squadron, baseOf(state, squadron)))
            return {"SQ-3.2", refusalText("Squadrons stand where they may not."),
                    refusalText("Place each within the strip and apart.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const DeploySquadron& order, Proceedings&)
{
    at(state, order.squadron).formation = order.formation;
    put(state, order.squadron,
        baseAt({order.x, order.y}, order.heading,
               footprintOf(order.formation, facts.of(order.squadron).stands, facts.stand())));
}

void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings)
{
    state.ready[static_cast<std::size_t>(order.side)] = true;
    proceedings.tell("deployed", "SQ-3.2", order.side, noShip, noShip,
                     [&] { return phrase("%1 has deployed.", given(facts.sideName(order.side))); });
    if (state.ready[0] && state.ready[1])
        beginBattle(facts, state, proceedings);
}

} // namespace navarch::squadrons
