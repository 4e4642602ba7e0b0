// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/setup/arrival.h"

#include <algorithm>

#include "core/boards/free_table/overlap.h"
#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"
#include "core/rules/salamis_ad_actium/setup/deploy.h"
#include "core/rules/salamis_ad_actium/setup/set_up.h"

namespace navarch::salamis {

using free_table::Base;
using free_table::Length;

namespace {

/// The leader's place: on the edge, heading onto the table. `depth` is how far its stern stands off the edge.
Base leaderAt(const BattleFacts& facts, const ComeIn& order, Length depth)
{
    Base base;
    const Length in = baseSizeOf(7).halfLength + depth; // room for the largest
    switch (order.edge) {
    case 0: base.centre = {order.along, in}, base.heading = 0; break;
    case 1: base.centre = {facts.width - in, order.along}, base.heading = 270; break;
    case 2: base.centre = {order.along, facts.depth - in}, base.heading = 180; break;
    default: base.centre = {in, order.along}, base.heading = 90; break;
    }
    return base;
}

} // namespace

bool arrivalPlaces(const BattleFacts& facts, const State& state, const ComeIn& order,
                   std::vector<Base>& bases)
{
    const ContingentFacts& contingent = facts.contingents[static_cast<std::size_t>(order.contingent)];
    bases.clear();
    std::array<Base, 16> places{};
    Length depth = 0;
    for (const int squadron : contingent.squadrons) {
        const SquadronFacts& about = facts.squadrons[static_cast<std::size_t>(squadron)];
        formationPlaces(facts, about, Formation::Abreast, leaderAt(facts, order, depth), places);
        for (std::size_t i = 0; i < about.ships.size(); ++i) {
            const Base& base = places[i];
            if (base.centre.x < 0 || base.centre.x > facts.width || base.centre.y < 0
                || base.centre.y > facts.depth
                || free_table::firstOverlapped(base, state.bases) != free_table::nobody
                || facts.drawn.isOnLand(base))
                return false;
            bases.push_back(base);
        }
        depth += 2 * baseSizeOf(7).halfLength + free_table::centimetre;
    }
    return true;
}

Refusal check(const BattleFacts& facts, const State& state, const ComeIn& order)
{
    if (state.phase != Phase::Arrival || order.contingent < 0
        || order.contingent >= static_cast<int>(facts.contingents.size()) || order.edge < 0 || order.edge > 3
        || order.along < 0 || order.along > free_table::maxCoordinate)
        return {"SA-13.2", refusalText("No such contingent comes in now.")};
    const ContingentFacts& contingent = facts.contingents[static_cast<std::size_t>(order.contingent)];
    const Arrival how = state.contingents[static_cast<std::size_t>(order.contingent)];
    const int own = ownEdgeOf(contingent.side);
    const int enemys = ownEdgeOf(1 - contingent.side);
    if (contingent.side != state.side || (how != Arrival::OwnEdge && how != Arrival::AnyEdge))
        return {"SA-13.2", refusalText("This contingent does not come in now.")};
    if (how == Arrival::OwnEdge ? order.edge != own : order.edge == enemys)
        return {"SA-13.2", refusalText("The contingent may not come in over this edge."),
                how == Arrival::OwnEdge ? refusalText("Take its own side's edge.")
                                        : refusalText("Take any edge but the enemy's.")};
    std::vector<Base> bases;
    if (!arrivalPlaces(facts, state, order, bases))
        return {"SA-13.2", refusalText("There is no room for the contingent there."),
                refusalText("Choose another place along the edge.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const ComeIn& order, Proceedings& proceedings)
{
    const ContingentFacts& contingent = facts.contingents[static_cast<std::size_t>(order.contingent)];
    std::vector<Base> bases;
    (void)arrivalPlaces(facts, state, order, bases);
    std::size_t next = 0;
    for (const int squadron : contingent.squadrons)
        for (const ShipNumber ship : facts.squadrons[static_cast<std::size_t>(squadron)].ships) {
            state.bases[static_cast<std::size_t>(ship)] = bases[next++];
            shipOf(state, ship).where = Whereabouts::OnTable;
        }
    state.contingents[static_cast<std::size_t>(order.contingent)] = Arrival::Here;
    proceedings.tell("arrived", "SA-13.2", contingent.side, noShip, noShip,
                     [&] { return phrase("%1 comes in.", given(contingent.name)); });
    endArrival(facts, state, proceedings);
}

} // namespace navarch::salamis
