// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/rules/shared/wished_places.h"
#include "core/rules/trireme/setup/deploy.h"
#include "core/rules/trireme/setup/set_up.h"

namespace navarch::trireme {

namespace {

Ship afloat(const BattleFacts& facts, const ShipFacts& about)
{
    const HouseFigures& house = facts.house();
    Ship ship;
    ship.holder = static_cast<std::int8_t>(about.side);
    ship.damage = static_cast<std::int16_t>(about.damage);
    ship.raked = static_cast<std::int8_t>(about.raked);
    ship.sprints = static_cast<std::int8_t>(house.sprints);
    ship.counter = static_cast<std::int8_t>(house.counterFull); // TR-3.2
    ship.men = about.men;
    ship.engines = about.engines;
    ship.start = facts.options.startStopped || about.isWall
                     ? std::int8_t{0}
                     : static_cast<std::int8_t>(cruiseOf(house, about, ship));
    return ship;
}

/// Where ships of a squadron stand, by its leader (the brief's formations).
hex::Hex inFormation(Formation formation, hex::Hex leader, hex::Facing facing, int index)
{
    switch (formation) {
    case Formation::Abreast: return hex::hexOf(leader.q + 2 * index, hex::rowOf(leader));
    case Formation::Astern: return hex::neighbour(leader, facing, -index);
    case Formation::Echelon: return hex::neighbour(leader, hex::turned(facing, 2), index);
    }
    return leader;
}

void placeAsWished(const BattleFacts& facts, const BriefSide& side, int number, State& state,
                   Problems& problems)
{
    const auto lift = [&](std::size_t ship) {
        state.atHex[facts.board.indexOf(state.ships[ship].hex)] = noShip;
    };
    const auto place = [&](std::size_t ship, const Deployment& wish, int index) -> std::optional<Problem> {
        const auto facing = static_cast<hex::Facing>(std::clamp(wish.heading, -1, 6));
        hex::Hex hex = hex::hexOf(std::clamp(wish.x, -1, 1000), std::clamp(wish.y, -1, 1000));
        if (wish.ship.empty() && facing >= 0 && facing < hex::facings)
            hex = inFormation(wish.formation, hex, facing, index);
        const DeployShip order{static_cast<ShipNumber>(ship), static_cast<std::int16_t>(hex.q),
                               static_cast<std::int16_t>(hex::rowOf(hex)), facing};
        if (const Refusal why = check(facts, state, order))
            return placeRefused(why.of(order.ship), [&](ShipNumber each) { return facts.called(each); });
        state.ships[ship].hex = hex;
        state.ships[ship].facing = facing;
        state.atHex[facts.board.indexOf(hex)] = order.ship;
        return std::nullopt;
    };
    placeAsWished(
        facts, side, number, facts.shipCount, [](const ShipFacts& ship) { return ship.name.english(); }, lift,
        place, problems);
}

/// Wall sections in the row nearest the second side's edge, centred (TR-3.3). False when there is no room.
bool raiseWalls(const BattleFacts& facts, State& state)
{
    // A drawn board says where the first of them stand; the others stand as they always do.
    const std::size_t drawn = std::min(facts.wallHexes.size(), facts.walls.size());
    const int count = static_cast<int>(facts.walls.size() - drawn);
    const int step = facts.house().wallGap + 1;
    int column = (facts.board.columns - (count - 1) * step - 1) / 2;
    for (std::size_t i = facts.shipCount; i < facts.ships.size(); ++i) {
        const std::size_t section = i - facts.shipCount;
        hex::Hex hex = section < drawn ? facts.wallHexes[section] : hex::hexOf(column, 0);
        if (section >= drawn)
            column += step;
        if (!facts.board.contains(hex) || shipAt(facts, state, hex) != noShip)
            return false;
        state.ships[i].hex = hex;
        state.ships[i].facing = 3;
        state.atHex[facts.board.indexOf(hex)] = static_cast<ShipNumber>(i);
    }
    return true;
}

} // namespace

State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems)
{
    State state;
    for (const ShipFacts& about : facts.ships)
        state.ships.push_back(afloat(facts, about));
    state.atHex.assign(facts.board.terrain.size(), noShip);
    const bool hasRoom =
        raiseWalls(facts, state) && deployAbreast(facts, state, 0) && deployAbreast(facts, state, 1);
    if (!hasRoom) {
        problems.push_back({"options.board", phrase("The fleets do not fit into their deployment zones."),
                            phrase("Take a wider board, or paint less land where they deploy.")});
        return state;
    }
    for (std::size_t side = 0; side < brief.sides.size(); ++side)
        placeAsWished(facts, brief.sides[side], static_cast<int>(side), state, problems);
    return state;
}

} // namespace navarch::trireme
