// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/trireme/skirmish.h"

#include "core/data/figures.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/orders/check.h"
#include "core/rules/trireme/setup/set_up.h"

namespace navarch::trireme {

Skirmish::Skirmish()
{
    facts.figures = BattleFigures::compiled(TriremeTables::builtIn());
    facts.sides = {"Athens", "Corinth"};
    facts.board = hex::openBoard(40, 30);
    state.atHex.assign(facts.board.terrain.size(), noShip);
    facts.turnLimit = facts.house().turnLimit;
    state.turn = 1;
    state.phase = Phase::Plot;
}

ShipNumber Skirmish::add(int side, int column, int row, hex::Facing facing, const char* classId)
{
    const auto number = static_cast<ShipNumber>(facts.ships.size());
    BriefShip entry;
    entry.side = side;
    entry.name = std::string(side == 0 ? "Attic " : "Isthmian ") + std::to_string(number);
    entry.ship.classId = classId;
    const ShipClass& known = *builtInFigures().classes.find(classId);
    entry.ship.fit = known.fit;
    facts.ships.push_back(translated(entry, *classFigures(known), facts.house(), builtInFigures(), false));
    facts.shipCount = facts.ships.size();
    Ship& ship = state.ships.emplace_back();
    ship.holder = static_cast<std::int8_t>(side);
    ship.sprints = static_cast<std::int8_t>(facts.house().sprints);
    ship.counter = static_cast<std::int8_t>(facts.house().counterFull);
    ship.start = static_cast<std::int8_t>(cruiseOf(facts.house(), facts.ships.back(), ship));
    put(number, column, row, facing);
    return number;
}

ShipNumber Skirmish::addWall(int column, int row, int marines)
{
    const auto number = static_cast<ShipNumber>(facts.ships.size());
    WallSection section;
    section.capacity = 10;
    section.marines = marines;
    facts.ships.push_back(translatedWall(section, 1, static_cast<int>(facts.walls.size()), facts.house()));
    facts.walls.push_back(section);
    Ship& wall = state.ships.emplace_back();
    wall.holder = 1;
    wall.men = facts.ships.back().men;
    put(number, column, row, 3);
    return number;
}

void Skirmish::put(ShipNumber ship, int column, int row, hex::Facing facing)
{
    place(facts, state, ship, hex::hexOf(column - 1, row - 1));
    at(ship).facing = facing;
}

void Skirmish::land(int column, int row)
{
    facts.board.set(hex::hexOf(column - 1, row - 1), hex::Terrain::Land);
}

void Skirmish::man(ShipNumber ship, int light, int medium, int heavy)
{
    factsOf(ship).men = at(ship).men = {static_cast<std::int16_t>(light), static_cast<std::int16_t>(medium),
                                        static_cast<std::int16_t>(heavy)};
}

void Skirmish::arm(ShipNumber ship, int bows, int catapults, int stones)
{
    factsOf(ship).engines =
        at(ship).engines = {static_cast<std::int16_t>(bows), static_cast<std::int16_t>(catapults),
                            static_cast<std::int16_t>(stones)};
}

void Skirmish::start(ShipNumber ship, int speed, int counter)
{
    at(ship).start = static_cast<std::int8_t>(speed);
    at(ship).counter = static_cast<std::int8_t>(counter);
}

void Skirmish::link(ShipNumber attacker, ShipNumber defender, int rounds)
{
    state.links.push_back({attacker, defender, static_cast<std::int16_t>(rounds)});
    stop(state, attacker);
    stop(state, defender);
}

void Skirmish::plot(ShipNumber ship, const std::string& text)
{
    at(ship).plot = plotFrom(text).value();
    at(ship).isPlotted = true;
}

std::string Skirmish::moved(int phase, const std::vector<int>& faces)
{
    state.movement = static_cast<std::int8_t>(phase);
    return played(faces, [&](Proceedings& proceedings) { moveTogether(facts, state, proceedings); });
}

std::string Skirmish::struck(int phase, const std::vector<int>& faces)
{
    state.movement = static_cast<std::int8_t>(phase);
    return played(faces, [&](Proceedings& proceedings) {
        moveTogether(facts, state, proceedings);
        state.phase = Phase::Contact;
        openContacts(facts, state, proceedings);
        for (Touch& touch : state.touches)
            if (!touch.isAnswered) {
                const Strike strike = strikeAsPlotted(facts, state, touch);
                touch.isAnswered = true;
                touch.order = strike.order;
                touch.slip = strike.slip;
            }
        resolveContacts(facts, state, proceedings);
    });
}

std::string Skirmish::plotRefusal(ShipNumber ship, const std::string& text) const
{
    const auto plot = plotFrom(text);
    if (!plot)
        return "no plot";
    const PlotFault fault = faultOf(facts, state, ship, *plot);
    return fault ? textOf(facts, ship, fault).english() : std::string();
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

std::string plots(const Skirmish& battle, ShipNumber ship, int mostTurns)
{
    std::string text;
    (void)forPlots(battle.facts, battle.state, ship, mostTurns, [&](const Plot& plot) {
        text += (text.empty() ? "" : " ") + textOf(plot);
        return false;
    });
    return text;
}

} // namespace navarch::trireme
