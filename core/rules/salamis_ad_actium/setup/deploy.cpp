// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/setup/deploy.h"

#include <algorithm>

#include "core/boards/free_table/lines.h"
#include "core/boards/free_table/overlap.h"
#include "core/boards/free_table/table.h"
#include "core/rules/salamis_ad_actium/setup/set_up.h"

namespace navarch::salamis {

using free_table::Base;
using free_table::Length;

namespace {

constexpr Length betweenShips = 1500; // side by side in a line, SA-1.5
constexpr Length betweenRows = 1000;
constexpr Length wallHalfDepth = 1000; // a wall section is 10 cm of wall, 2 cm deep
constexpr Length wallHalfLength = 5000;

/// A row of ships that are to stand beside each other.
struct Row {
    std::vector<ShipNumber> ships;
    Length width = 0;
    Length halfLength = 0;
};

Base baseOfShip(const BattleFacts& facts, ShipNumber ship)
{
    const BaseSize size = baseSizeOf(facts.of(ship).fit.size);
    Base base;
    base.halfWidth = size.halfWidth;
    base.halfLength = size.halfLength;
    return base;
}

std::vector<Row> rowsOf(const BattleFacts& facts, int side)
{
    std::vector<Row> rows;
    const Length most = facts.width - 2 * betweenShips;
    for (const SquadronFacts& squadron : facts.squadrons) {
        if (squadron.side != side || squadron.contingent >= 0 || squadron.isWall)
            continue;
        for (const ShipNumber ship : squadron.ships) {
            const Base base = baseOfShip(facts, ship);
            const Length width = 2 * base.halfWidth + betweenShips;
            if (rows.empty() || rows.back().width + width > most)
                rows.emplace_back();
            rows.back().ships.push_back(ship);
            rows.back().width += width;
            rows.back().halfLength = std::max(rows.back().halfLength, base.halfLength);
        }
    }
    return rows;
}

/// From the first side's view; the second side's table is turned half round.
Base seenFrom(int side, Base base, const BattleFacts& facts)
{
    if (side == 1) {
        base.centre = {facts.width - base.centre.x, facts.depth - base.centre.y};
        base.heading = 180;
    }
    return base;
}

void deployWalls(const BattleFacts& facts, State& state)
{
    for (const SquadronFacts& squadron : facts.squadrons) {
        if (!squadron.isWall)
            continue;
        const auto count = static_cast<Length>(squadron.ships.size());
        for (Length i = 0; i < count; ++i) {
            Base& base = state.bases[static_cast<std::size_t>(squadron.ships[static_cast<std::size_t>(i)])];
            base = {{facts.width * (2 * i + 1) / (2 * count), facts.depth - wallHalfDepth},
                    180,
                    wallHalfLength,
                    wallHalfDepth};
            if (static_cast<std::size_t>(i) < facts.drawn.board.walls.size())
                base.centre = facts.drawn.middleOf(facts.drawn.board.walls[static_cast<std::size_t>(i)]);
        }
    }
}

Length wallDepth(const BattleFacts& facts, int side)
{
    const auto isWall = [&](const SquadronFacts& squadron) {
        return squadron.isWall && squadron.side == side;
    };
    return std::any_of(facts.squadrons.begin(), facts.squadrons.end(), isWall)
               ? 2 * wallHalfDepth + betweenRows
               : 0;
}

/// In a zone that is drawn: rank by rank from its front, ships as far apart as they stand in a line.
bool deployInZone(const BattleFacts& facts, State& state, int side)
{
    const std::vector<free_table::TablePoint> places = placesInZone(facts.drawn, side);
    const auto heading = facts.drawn.headingOf(side);
    for (const SquadronFacts& squadron : facts.squadrons) {
        if (squadron.side != side || squadron.contingent >= 0 || squadron.isWall)
            continue;
        for (const ShipNumber ship : squadron.ships) {
            Base base = baseOfShip(facts, ship);
            base.heading = heading;
            const auto place = std::find_if(places.begin(), places.end(), [&](free_table::TablePoint at) {
                base.centre = at;
                Base around = base;
                around.halfWidth += betweenShips;
                around.halfLength += betweenRows;
                return facts.drawn.isInZone(side, base)
                       && free_table::firstOverlapped(around, state.bases, ship) == free_table::nobody;
            });
            if (place == places.end())
                return false;
            base.centre = *place;
            state.bases[static_cast<std::size_t>(ship)] = base;
        }
    }
    return true;
}

} // namespace

bool deployByDefault(const BattleFacts& facts, State& state)
{
    deployWalls(facts, state);
    if (facts.drawn.isDrawn())
        return deployInZone(facts, state, 0) && deployInZone(facts, state, 1);
    for (const int side : {0, 1}) {
        Length front = facts.deploymentDepth;
        for (const Row& row : rowsOf(facts, side)) {
            Length x = (facts.width - row.width + betweenShips) / 2;
            const Length y = front - row.halfLength;
            for (const ShipNumber ship : row.ships) {
                Base base = baseOfShip(facts, ship);
                base.centre = {x + base.halfWidth, y};
                x += 2 * base.halfWidth + betweenShips;
                state.bases[static_cast<std::size_t>(ship)] = seenFrom(side, base, facts);
            }
            front -= 2 * row.halfLength + betweenRows;
            if (front + betweenRows < wallDepth(facts, side))
                return false;
        }
    }
    return true;
}

void formationPlaces(const BattleFacts& facts, const SquadronFacts& squadron, Formation formation,
                     const Base& at, std::span<Base> bases)
{
    for (std::size_t i = 0; i < squadron.ships.size(); ++i)
        bases[i] = baseOfShip(facts, squadron.ships[i]);
    const std::span<Base> line = bases.first(squadron.ships.size());
    switch (formation) {
    case Formation::Abreast: free_table::lineAbreast(line, at.centre, at.heading, betweenShips); break;
    case Formation::Astern: free_table::lineAstern(line, at.centre, at.heading, betweenRows); break;
    case Formation::Echelon:
        free_table::echelon(line, at.centre, at.heading, betweenShips, betweenRows, true);
        break;
    }
}

Refusal placingRefusal(const BattleFacts& facts, const State& state, std::span<const ShipNumber> ships,
                       std::span<const Base> moved)
{
    for (std::size_t i = 0; i < ships.size(); ++i) {
        const int side = facts.of(ships[i]).side;
        if (facts.drawn.isDrawn() && !facts.drawn.isInZone(side, moved[i]))
            return Refusal{"SA-1.5",
                           refusalText("%1 would stand outside its side's zone, or on land.", theShip),
                           refusalText("Stay within the zone that is drawn for the side.")}
                .of(ships[i]);
        const auto edge = side == 0 ? free_table::TableEdge::Near : free_table::TableEdge::Far;
        if (!facts.drawn.isDrawn()
            && !free_table::isInStrip({facts.width, facts.depth}, moved[i], edge, facts.deploymentDepth))
            return Refusal{"SA-1.5",
                           refusalText("%1 would stand outside its side's deployment strip.", theShip),
                           refusalText("Stay within %1 cm of the side's own edge.", hundredthsAt(0))}
                .of(ships[i])
                .with(hundredths(facts.deploymentDepth));
        for (std::size_t other = 0; other < state.bases.size(); ++other) {
            const auto found = std::find(ships.begin(), ships.end(), static_cast<ShipNumber>(other));
            const Base& at = found == ships.end() ? state.bases[other]
                                                  : moved[static_cast<std::size_t>(found - ships.begin())];
            if (static_cast<ShipNumber>(other) != ships[i] && at.isPresent()
                && free_table::overlaps(moved[i], at))
                return Refusal{"SA-5.5", refusalText("%1 would stand on %2.", theShip, theOther),
                               refusalText("Place it where no base lies.")}
                    .of(ships[i])
                    .by(static_cast<ShipNumber>(other));
        }
    }
    return {};
}

namespace {

bool isSquadron(const BattleFacts& facts, int squadron)
{
    return squadron >= 0 && squadron < static_cast<int>(facts.squadrons.size());
}

Refusal whyNotDeploy(const BattleFacts& facts, const State& state, int side, bool isAfloatHere)
{
    if (state.phase != Phase::Deploy)
        return {"SA-1.5", refusalText("Ships are placed before the first turn only.")};
    if (!isAfloatHere)
        return {"SA-13.1", refusalText("Allies off the table and walls cannot be placed.")};
    if (state.ready[static_cast<std::size_t>(side)])
        return {"SA-1.5", refusalText("This side has said that it has deployed.")};
    (void)facts;
    return {};
}

std::array<Base, 16> placesOf(const BattleFacts& facts, const DeploySquadron& order)
{
    std::array<Base, 16> places{};
    Base at;
    at.centre = {order.x, order.y};
    at.heading = order.heading;
    formationPlaces(facts, facts.squadrons[static_cast<std::size_t>(order.squadron)], order.formation, at,
                    places);
    return places;
}

Base placeOf(const BattleFacts& facts, const DeployShip& order)
{
    Base base = baseOfShip(facts, order.ship);
    base.centre = {order.x, order.y};
    base.heading = order.heading;
    return base;
}

bool isOnChart(std::int32_t x, std::int32_t y, int heading)
{
    return x >= 0 && y >= 0 && x <= free_table::maxCoordinate && y <= free_table::maxCoordinate
           && heading >= 0 && heading < 360;
}

} // namespace

std::vector<Base> formationOf(const BattleFacts& facts, const DeploySquadron& order)
{
    const auto places = placesOf(facts, order);
    const std::size_t count = facts.squadrons[static_cast<std::size_t>(order.squadron)].ships.size();
    return {places.begin(), places.begin() + static_cast<std::ptrdiff_t>(count)};
}

Refusal check(const BattleFacts& facts, const State& state, const DeploySquadron& order)
{
    if (!isSquadron(facts, order.squadron) || !isOnChart(order.x, order.y, order.heading))
        return {"SA-1.5", refusalText("There is no such squadron or place.")};
    const SquadronFacts& squadron = facts.squadrons[static_cast<std::size_t>(order.squadron)];
    if (const Refusal why =
            whyNotDeploy(facts, state, squadron.side, squadron.contingent < 0 && !squadron.isWall))
        return why;
    const auto places = placesOf(facts, order);
    return placingRefusal(facts, state, squadron.ships, places);
}

Refusal check(const BattleFacts& facts, const State& state, const DeployShip& order)
{
    if (order.ship < 0 || order.ship >= static_cast<int>(state.ships.size())
        || !isOnChart(order.x, order.y, order.heading))
        return {"SA-1.5", refusalText("There is no such ship or place.")};
    const ShipFacts& ship = facts.of(order.ship);
    if (const Refusal why =
            whyNotDeploy(facts, state, ship.side, shipOf(state, order.ship).onTable() && !ship.isWall))
        return why;
    const std::array ships{order.ship};
    const std::array places{placeOf(facts, order)};
    return placingRefusal(facts, state, ships, places);
}

void perform(const BattleFacts& facts, State& state, const DeploySquadron& order, Proceedings& proceedings)
{
    const SquadronFacts& squadron = facts.squadrons[static_cast<std::size_t>(order.squadron)];
    const auto places = placesOf(facts, order);
    for (std::size_t i = 0; i < squadron.ships.size(); ++i)
        state.bases[static_cast<std::size_t>(squadron.ships[i])] = places[i];
    proceedings.tell("deployed", "SA-1.5", squadron.side, squadron.ships.front(), noShip, [&] {
        return phrase("%1 deploys in %2.", facts.called(squadron), termOf(nameOf(order.formation)));
    });
}

void perform(const BattleFacts& facts, State& state, const DeployShip& order, Proceedings& proceedings)
{
    state.bases[static_cast<std::size_t>(order.ship)] = placeOf(facts, order);
    proceedings.tell("deployed", "SA-1.5", facts.of(order.ship).side, order.ship, noShip,
                     [&] { return phrase("%1 takes its place.", facts.called(order.ship)); });
}

} // namespace navarch::salamis
