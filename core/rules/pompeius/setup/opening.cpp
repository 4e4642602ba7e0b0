// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/rules/pompeius/setup/deploy.h"
#include "core/rules/pompeius/setup/set_up.h"
#include "core/rules/shared/wished_places.h"

namespace navarch::pompeius {

namespace {

Ship afloat(const ShipFacts& about)
{
    Ship ship;
    ship.holder = static_cast<std::int8_t>(about.side);
    ship.seat = static_cast<std::int8_t>(about.seat);
    ship.hull = static_cast<std::int16_t>(about.hullAtStart);
    ship.extras = static_cast<std::int16_t>(about.extras);
    return ship;
}

Unit onDeck(const BattleFacts& facts, const UnitFacts& about)
{
    Unit unit;
    unit.kind = about.name.kind;
    unit.number = about.name.number;
    unit.side = static_cast<std::int8_t>(facts.of(about.ship).side);
    unit.home = unit.at = about.ship;
    unit.section = about.section;
    return unit;
}

/// Where ships of a squadron stand, by its leader (the brief's formations).
rex::Rex inFormation(Formation formation, rex::Rex leader, rex::Heading heading, int index, int length)
{
    switch (formation) {
    case Formation::Abreast: // one rex between them across the columns
        return rex::rexOf(rex::columnOf(leader), rex::rowOf(leader) + 2 * index);
    case Formation::Astern: return rex::neighbour(leader, heading, -index * length);
    case Formation::Echelon: return rex::neighbour(leader, rex::turned(heading, 2), index);
    }
    return leader;
}

void placeAsWished(const BattleFacts& facts, const BriefSide& side, int number, State& state,
                   Problems& problems)
{
    const auto place = [&](std::size_t ship, const Deployment& wish, int index) -> std::optional<Problem> {
        const auto heading = static_cast<rex::Heading>(std::clamp(wish.heading, -1, 6));
        rex::Rex rex = rex::rexOf(std::clamp(wish.x, -1, 1000), std::clamp(wish.y, -1, 1000));
        if (wish.ship.empty() && heading >= 0 && heading < rex::headings)
            rex = inFormation(wish.formation, rex, heading, index, facts.ships[ship].length);
        const DeployShip order{static_cast<ShipNumber>(ship), static_cast<std::int16_t>(rex::columnOf(rex)),
                               static_cast<std::int16_t>(rex::rowOf(rex)), heading};
        State open = state; // the better admiral's side places its ships with the rest here
        open.seat = {};
        if (facts.deploysLast == number)
            open.seat[static_cast<std::size_t>(1 - number)] = 1;
        if (const Refusal why = check(facts, open, order))
            return placeRefused(why.of(order.ship), [&](ShipNumber each) { return facts.called(each); });
        state.ships[ship].pose = {rex, heading};
        state.ships[ship].where = Whereabouts::OnMap;
        return std::nullopt;
    };
    placeAsWished(
        facts, side, number, facts.ships.size(), [](const ShipFacts& ship) { return ship.name; },
        [&](std::size_t ship) { state.ships[ship].where = Whereabouts::Away; }, place, problems);
}

} // namespace

State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems)
{
    State state;
    for (const ShipFacts& about : facts.ships)
        state.ships.push_back(afloat(about));
    for (const UnitFacts& about : facts.units)
        state.units.push_back(onDeck(facts, about));
    state.trays.resize(facts.options.sideTray ? 2 : facts.ships.size());
    for (std::size_t i = 0; i < facts.ships.size(); ++i)
        trayOf(facts, state, static_cast<ShipNumber>(i)).add(facts.figures.tray);
    state.flags.resize(facts.squadrons.size());
    for (const ShipFacts& about : facts.ships)
        state.captains.push_back(about.before.captain);
    state.commanders.resize(facts.commanders.size(), PersonState::Fit);
    const bool hasRoom = deployInColumns(facts, state, 0) && deployInColumns(facts, state, 1);
    if (!hasRoom) {
        problems.push_back({"options.board", phrase("The fleets do not fit into their columns."),
                            phrase("Take a map with more rows, or paint less land where they deploy.")});
        return state;
    }
    for (std::size_t side = 0; side < brief.sides.size(); ++side)
        placeAsWished(facts, brief.sides[side], static_cast<int>(side), state, problems);
    return state;
}

} // namespace navarch::pompeius
