// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/pricing/ship_price.h"
#include "core/rules/ramming_speed/setup/set_up.h"
#include "core/ships/speed.h"

namespace navarch::ramming {

namespace {

/// A figure of this game in the class library.
int figureOf(const ShipClass& known, const char* name)
{
    const auto games = known.games.find("ramming-speed");
    if (games == known.games.end() || !games->contains(name) || !(*games)[name].is_number_integer())
        return 0;
    return (*games)[name].get<int>();
}

/// The steps of rams (RS-22.2).
int stepOf(navarch::Ram ram)
{
    switch (ram) {
    case navarch::Ram::None: return 0;
    case navarch::Ram::Wooden:
    case navarch::Ram::WoodenHigh: return 1;
    case navarch::Ram::Bronze: return 2;
    case navarch::Ram::Reinforced:
    case navarch::Ram::ReinforcedHigh: return 3;
    }
    return 0;
}

void add(Fitted& fitted, Advantage advantage, int count)
{
    auto& place = fitted[indexOf(advantage)];
    place = static_cast<std::uint8_t>(std::clamp(place + count, 0, 200));
}

void translateLoad(const ShipFit& fit, const Condition& before, const HouseFigures& house, ShipFacts& facts)
{
    const auto left = [](int had, int lost) { return std::max(0, had - lost); };
    const int archers = left(fit.archers, before.archersLost);
    const int raised = std::min(archers, left(fit.towers, before.towersLost) + (fit.raisedPlatform ? 1 : 0));
    add(facts.fitted, Advantage::Archers, archers - raised);
    add(facts.fitted, Advantage::TowerArchers, raised);
    add(facts.fitted, Advantage::Hoplites, left(fit.marines, before.marinesLost));
    facts.hoplites = left(fit.heavyMarines, before.heavyMarinesLost) * house.heavyMarines;
    add(facts.fitted, Advantage::Ballistae, left(fit.ballistae, before.ballistaeLost));
    add(facts.fitted, Advantage::Harpax, fit.ferreaManus > 0 ? 1 : 0);
    add(facts.fitted, Advantage::Corvus, fit.corvi > 0 ? 1 : 0);
    add(facts.fitted, Advantage::Parablemata, fit.parablemata ? 1 : 0);
    add(facts.fitted, Advantage::GreekFire, fit.greekFire && !before.greekFireUsed ? 1 : 0);
    facts.firePots = left(fit.firePots, before.firePotsUsed);
    const int engines = left(static_cast<int>(fit.heavyEngines.size()), before.heavyEnginesLost);
    for (int i = 0; i < engines; ++i) {
        const int modifier = fit.heavyEngines[static_cast<std::size_t>(i)];
        add(facts.fitted,
            modifier <= 2   ? Advantage::Onagers
            : modifier <= 4 ? Advantage::Catapult
                            : Advantage::Trebuchet,
            1);
    }
    add(facts.fitted, Advantage::Sails, fit.sailOnly ? house.sailOnlySails : 0);
}

} // namespace

ShipFacts translated(const BriefShip& entry, const HouseFigures& house, const Figures& figures)
{
    const FleetShip& ship = entry.ship;
    const ShipFit& fit = ship.fit;
    const Condition& before = ship.condition;
    const ShipClass& known = *classOf(ship, figures.classes);
    ShipFacts facts;
    facts.name = entry.name;
    facts.captain = ship.captain;
    facts.side = entry.side;
    facts.fit = fit;
    facts.before = before;
    facts.value = static_cast<int>(shipTotal(fit, ship.crew, figures.prices).hundredths());

    facts.deck = figureOf(known, "deck");
    if (fit.cataphract != known.fit.cataphract)
        facts.deck =
            std::max(1, facts.deck + (fit.cataphract ? house.cataphractDeck : -house.cataphractDeck));
    facts.rowers = std::max(1, figureOf(known, "rowers"));
    facts.move = std::max(1, figureOf(known, "move") + fit.speed - known.fit.speed);
    facts.ram = figureOf(known, "ram");
    facts.hasRam = fit.ram != navarch::Ram::None;
    const int steps = stepOf(fit.ram) - stepOf(known.fit.ram);
    if (steps < 0)
        facts.ram = std::max(0, facts.ram + steps);
    if (steps > 0)
        add(facts.fitted, Advantage::ReinforcedRam, 1);
    if (steps > 1)
        add(facts.fitted, Advantage::Prongs, steps - 1);
    if (fit.hull == Hull::Stout)
        add(facts.fitted, Advantage::ReinforcedHull, 1);
    facts.hull = (fit.hull == Hull::Weak ? -1 : 0) - static_cast<int>(before.damage);
    translateLoad(fit, before, house, facts);
    const int troops = std::max(0, fit.archers - before.archersLost)
                       + std::max(0, fit.marines - before.marinesLost)
                       + std::max(0, fit.heavyMarines - before.heavyMarinesLost);
    if (troops > known.troopSpace)
        facts.move = std::max(1, facts.move / 2);
    if (before.damage == Damage::Wrecked)
        facts.move = 0;
    facts.sheared = before.speedLost + std::max(0, fit.oarsForFullSpeed() - (fit.oars - before.oarsLost));
    facts.turnCost = before.rudderHit ? house.rudderCost : 1;
    facts.mastDown = before.mastDown;

    facts.grade = ship.crew == CrewQuality::Elite                                     ? Grade::Elite
                  : ship.crew == CrewQuality::Poor || ship.crew == CrewQuality::Green ? Grade::Poor
                                                                                      : Grade::Good;
    facts.isGreen = ship.crew == CrewQuality::Green;
    facts.crewSkills = ship.crew == CrewQuality::Elite || ship.crew == CrewQuality::Veteran ? 1 : 0;
    facts.captainSkills = !ship.captain.empty() && before.captain == PersonState::Fit ? 1 : 0;
    return facts;
}

} // namespace navarch::ramming
