// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

#include "core/data/figures.h"

namespace navarch::salamis {

Skirmish::Skirmish()
{
    facts.figures = BattleFigures::compiled(CombatTables::builtIn());
    facts.sides = {"Athens", "Corinth"};
    for (int side = 0; side < 2; ++side) {
        SquadronFacts squadron;
        squadron.name = "Squadron of " + facts.sides[static_cast<std::size_t>(side)];
        squadron.side = side;
        facts.squadrons.push_back(squadron);
    }
    state.halfLost.resize(2);
    state.phase = Phase::Action;
}

ShipNumber Skirmish::add(int side, const char* classId)
{
    const ShipClass& shipClass = *builtInFigures().classes.find(classId);
    const auto number = static_cast<ShipNumber>(facts.ships.size());
    ShipFacts ship;
    ship.name = std::string(side == 0 ? "Attic " : "Isthmian ") + std::to_string(number);
    ship.side = side;
    ship.squadron = side;
    ship.fit = shipClass.fit;
    ship.strongMast = shipClass.strongMast;
    ship.troopSpace = shipClass.troopSpace;
    facts.ships.push_back(ship);
    facts.squadrons[static_cast<std::size_t>(side)].ships.push_back(number);
    state.ships.emplace_back();
    state.bases.emplace_back();
    at(number).holder = static_cast<std::int8_t>(side);
    refit(number);
    place(number, 50 * number, 0, 0);
    return number;
}

ShipNumber Skirmish::addWall(int side)
{
    const ShipNumber number = add(side);
    ShipFacts& wall = factsOf(number);
    wall.isWall = true;
    wall.section = 0;
    wall.fit = ShipFit{};
    wall.troopSpace = 100;
    refit(number);
    return number;
}

std::size_t Skirmish::addCommander(ShipNumber ship, Post post, CommandQuality quality)
{
    CommanderFacts commander;
    commander.name = "Phormio";
    commander.side = facts.of(ship).side;
    commander.post = post;
    commander.quality = quality;
    if (post == Post::Squadron) {
        commander.squadron = facts.of(ship).squadron;
        facts.squadrons[static_cast<std::size_t>(commander.squadron)].commander =
            static_cast<int>(facts.commanders.size());
    }
    facts.commanders.push_back(commander);
    Commander now;
    now.aboard = ship;
    state.commanders.push_back(now);
    return facts.commanders.size() - 1;
}

void Skirmish::refit(ShipNumber ship)
{
    const ShipFit& fit = fitOf(ship);
    Ship& now = at(ship);
    const auto small = [](int number) { return static_cast<std::int8_t>(number); };
    now.oars = small(fit.oars);
    now.archers = small(fit.archers);
    now.marines = small(fit.marines);
    now.heavyMarines = small(fit.heavyMarines);
    now.ballistae = small(fit.ballistae);
    now.towers = small(fit.towers);
    now.pots = small(fit.firePots);
    now.greekFire = fit.greekFire;
    for (std::size_t i = 0; i < fit.heavyEngines.size(); ++i)
        factsOf(ship).engineModifiers[i] = small(fit.heavyEngines[i]);
}

void Skirmish::place(ShipNumber ship, int x, int y, int heading)
{
    free_table::Base& base = state.bases[static_cast<std::size_t>(ship)];
    base.centre = {x * free_table::centimetre, y * free_table::centimetre};
    base.heading = heading;
    base.halfWidth = 1000;
    base.halfLength = 1500 + 250 * fitOf(ship).size;
}

Contact& Skirmish::touch(ShipNumber a, ShipNumber b)
{
    Contact contact;
    contact.a = a;
    contact.b = b;
    state.contacts.push_back(contact);
    return state.contacts.back();
}

} // namespace navarch::salamis
