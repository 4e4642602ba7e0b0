// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/rules/ramming_speed/setup/deploy.h"
#include "core/rules/ramming_speed/setup/set_up.h"
#include "core/rules/shared/wished_places.h"

namespace navarch::ramming {

namespace {

Ship afloat(const BattleFacts& facts, ShipNumber number)
{
    const ShipFacts& about = facts.of(number);
    Ship ship;
    ship.holder = static_cast<std::int8_t>(about.side);
    ship.fitted = about.fitted;
    ship.grade = about.grade;
    ship.rowers = static_cast<std::int16_t>(about.rowers);
    ship.hoplites =
        static_cast<std::int16_t>(about.hoplites + ship.has(Advantage::Hoplites) * facts.house().hoplites);
    ship.crewOf = number;
    ship.crewThen = static_cast<std::int16_t>(ship.crew());
    ship.sheared = static_cast<std::int8_t>(std::min(100, about.sheared));
    ship.stopped = facts.options.startStopped;
    ship.captain = about.before.captain;
    for (std::size_t kind = 0; kind < weapons; ++kind)
        ship.shots[kind] =
            static_cast<std::int16_t>(weaponsOf(ship, static_cast<Weapon>(kind)) * facts.house().shots);
    ship.shots[indexOf(Weapon::FirePots)] = static_cast<std::int16_t>(about.firePots);
    return ship;
}

/// Where ships of a squadron stand, by its leader (the brief's formations).
hex::Hex inFormation(Formation formation, hex::Hex leader, hex::Facing facing, int index)
{
    const int column = leader.q;
    const int row = hex::rowOf(leader);
    switch (formation) {
    case Formation::Abreast: return hex::hexOf(column + 2 * index, row);
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
        const hex::Facing facing = static_cast<hex::Facing>(std::clamp(wish.heading, -1, 6));
        hex::Hex hex = hex::hexOf(std::clamp(wish.x, -1, 1000), std::clamp(wish.y, -1, 1000));
        if (wish.ship.empty() && facing >= 0 && facing < hex::facings)
            hex = inFormation(wish.formation, hex, facing, index);
        const DeployShip order{static_cast<ShipNumber>(ship), static_cast<std::int16_t>(hex.q),
                               static_cast<std::int16_t>(hex::rowOf(hex)), facing};
        if (const Refusal why = check(facts, state, order))
            return placeRefused(why.of(order.ship),
                                [&](ShipNumber each) { return Phrase(given(facts.name(each))); });
        state.ships[ship].hex = hex;
        state.ships[ship].facing = facing;
        state.atHex[facts.board.indexOf(hex)] = order.ship;
        return std::nullopt;
    };
    placeAsWished(
        facts, side, number, facts.ships.size(), [](const ShipFacts& ship) { return ship.name; }, lift, place,
        problems);
}

} // namespace

State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems)
{
    State state;
    state.ships.reserve(facts.ships.size());
    for (std::size_t i = 0; i < facts.ships.size(); ++i)
        state.ships.push_back(afloat(facts, static_cast<ShipNumber>(i)));
    state.atHex.assign(facts.board.terrain.size(), noShip);
    state.commanders.resize(facts.commanders.size());
    for (int side = 0; side < 2; ++side)
        if (!deployIn(facts, state, side, facts.options.formation)) {
            problems.push_back({"options.board", phrase("The fleets do not fit into their deployment zones."),
                                phrase("Take a wider board, or paint less land where they deploy.")});
            return state;
        }
    state.phase = Phase::Deploy; // for the checks of the brief's own placing
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        state.ready = {side != 0, side != 1};
        placeAsWished(facts, brief.sides[side], static_cast<int>(side), state, problems);
    }
    state.ready = {};
    state.phase = Phase::Begin;
    return state;
}

} // namespace navarch::ramming
