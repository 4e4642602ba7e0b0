// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/ramming_speed/skirmish.h"

#include "core/data/figures.h"
#include "core/rules/ramming_speed/orders/check.h"
#include "core/rules/ramming_speed/setup/set_up.h"
#include "core/rules/ramming_speed/state/order_names.h"

namespace navarch::ramming {

Skirmish::Skirmish()
{
    facts.figures = BattleFigures::compiled(RammingTables::builtIn());
    facts.sides = {"Athens", "Corinth"};
    facts.board = hex::openBoard(30, 30);
    state.atHex.assign(facts.board.terrain.size(), noShip);
    state.round = 1;
    state.phase = Phase::Choose;
    state.ready = {true, true};
}

ShipNumber Skirmish::add(int side, int column, int row, hex::Facing facing, const char* classId)
{
    const auto number = static_cast<ShipNumber>(facts.ships.size());
    BriefShip entry;
    entry.side = side;
    entry.name = std::string(side == 0 ? "Attic " : "Isthmian ") + std::to_string(number);
    entry.ship.classId = classId;
    entry.ship.fit = builtInFigures().classes.find(classId)->fit;
    facts.ships.push_back(translated(entry, facts.house(), builtInFigures()));
    Ship& ship = state.ships.emplace_back();
    const ShipFacts& about = facts.ships.back();
    ship.holder = static_cast<std::int8_t>(side);
    ship.grade = about.grade;
    ship.crewOf = number;
    ship.fitted = about.fitted;
    ship.hex = hex::hexOf(column, row);
    ship.facing = facing;
    state.atHex[facts.board.indexOf(ship.hex)] = number;
    ship.shots[indexOf(Weapon::Rowers)] = 10;
    man(number, about.rowers);
    return number;
}

void Skirmish::put(ShipNumber ship, hex::Hex hex, hex::Facing facing)
{
    place(facts, state, ship, hex);
    at(ship).facing = facing;
}

void Skirmish::paint(int column, int row, hex::Terrain terrain)
{
    facts.board.set(hex::hexOf(column, row), terrain);
    facts.hasLand = facts.hasLand || terrain == hex::Terrain::Land;
    facts.hasWeed = facts.hasWeed || terrain == hex::Terrain::Weed;
}

void Skirmish::fit(ShipNumber number, Advantage advantage, int count)
{
    Ship& ship = at(number);
    ship.fitted[indexOf(advantage)] = static_cast<std::uint8_t>(count);
    for (std::size_t kind = 1; kind < weapons - 1; ++kind)
        ship.shots[kind] = static_cast<std::int16_t>(10 * weaponsOf(ship, static_cast<Weapon>(kind)));
}

void Skirmish::skill(ShipNumber ship, Skill skill, int count)
{
    at(ship).skill[indexOf(skill)] = static_cast<std::int8_t>(count);
}

void Skirmish::man(ShipNumber number, int rowers, int hoplites)
{
    Ship& ship = at(number);
    ship.rowers = static_cast<std::int16_t>(rowers);
    ship.hoplites = static_cast<std::int16_t>(hoplites);
    ship.crewThen = static_cast<std::int16_t>(ship.crew());
}

void Skirmish::activate(ShipNumber ship, int points)
{
    state.now = {};
    state.now.ship = ship;
    state.now.plan.ship = noShip;
    state.now.toldAt = at(ship).hex;
    state.now.toldFacing = at(ship).facing;
    state.now.mp = static_cast<std::int8_t>(points);
    state.now.mpAtRam = static_cast<std::int8_t>(points + facts.house().rammingSpeed);
    state.turn = state.side = at(ship).holder;
    state.standing = {Standing::Hold, Standing::Hold}; // nobody interrupts
    state.phase = Phase::Row;
}

void Skirmish::board(ShipNumber ship)
{
    activate(ship);
    state.phase = Phase::Board;
}

std::string Skirmish::ordered(const Order& order, const std::vector<int>& faces)
{
    if (const std::string why = refusal(order); !why.empty())
        return why;
    return played(faces, [&](Proceedings& proceedings) { performOrder(facts, state, order, proceedings); });
}

std::string Skirmish::refusal(const Order& order) const
{
    return reasonOf(facts, checkOrder(facts, state, order), order);
}

Move pathOf(ShipNumber ship, const std::string& letters, bool rammingSpeed)
{
    Move move;
    move.ship = ship;
    move.rammingSpeed = rammingSpeed;
    for (const char letter : letters)
        move.add(static_cast<Step>(stepLetters.find(letter)));
    return move;
}

} // namespace navarch::ramming
