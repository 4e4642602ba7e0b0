// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/pricing/ship_price.h"
#include "core/rules/trireme/setup/set_up.h"
#include "core/ships/speed.h"

namespace navarch::trireme {

namespace {

int left(int had, int lost)
{
    return std::max(0, had - lost);
}

int roundHalfUp(int amount, int of)
{
    return (2 * amount + of) / (2 * of);
}

/// The grades of rams (TR-15.1).
int gradeOf(navarch::Ram ram)
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

int stonesOf(const std::vector<int>& engines, int lost, const HouseFigures& house)
{
    int stones = 0;
    for (int i = 0; i < left(static_cast<int>(engines.size()), lost); ++i)
        stones += engines[static_cast<std::size_t>(i)] >= house.stoneHeavyFrom ? 2 : 1;
    return stones;
}

std::int16_t small(int value)
{
    return static_cast<std::int16_t>(std::clamp(value, 0, 1000));
}

void translateSpeed(const FleetShip& ship, const ShipClass& known, const ClassFigures& about,
                    ShipFacts& facts)
{
    const Condition& before = ship.condition;
    int speed = left(ship.fit.speed, before.speedLost);
    const int troops = left(ship.fit.archers, before.archersLost) + left(ship.fit.marines, before.marinesLost)
                       + left(ship.fit.heavyMarines, before.heavyMarinesLost);
    if (troops > known.troopSpace)
        speed /= 2;
    const auto scaled = [&](int hexes) {
        return speed == 0 ? 0 : std::max(1, roundHalfUp(hexes * speed, std::max(1, known.fit.speed)));
    };
    facts.max = std::min(scaled(about.max), fastest);
    facts.cruise = std::min(scaled(about.cruise), facts.max);
    facts.circle = about.turn + known.fit.turnClass - ship.fit.turnClass + (before.rudderHit ? 1 : 0);
    facts.acceleration = about.acceleration;
    facts.hasOars = !ship.fit.sailOnly && ship.fit.oars > 0;
    facts.raked = facts.hasOars ? 3 * std::min(before.oarsLost, ship.fit.oars) / ship.fit.oars : 0;
}

} // namespace

std::array<int, 3> troopPoints(const std::array<int, 3>& units, int deck, int troopSpace)
{
    const int space = std::max(1, troopSpace);
    const int all = units[0] + units[1] + units[2];
    std::array<int, 3> points{};
    std::array<int, 3> rest{};
    int given = 0;
    for (std::size_t kind = 0; kind < 3; ++kind) {
        points[kind] = units[kind] > 0 ? std::max(1, units[kind] * deck / space) : 0;
        rest[kind] = units[kind] * deck % space;
        given += points[kind];
    }
    constexpr std::array<std::size_t, 3> ties{2, 1, 0}; // heavy, marines, archers
    for (int total = roundHalfUp(all * deck, space); given < total; ++given) {
        std::size_t most = ties[0];
        for (const std::size_t kind : ties)
            if (rest[kind] > rest[most])
                most = kind;
        ++points[most];
        rest[most] = -1;
    }
    return points;
}

std::optional<ClassFigures> classFigures(const ShipClass& known)
{
    const auto games = known.games.find("trireme");
    if (games == known.games.end())
        return std::nullopt;
    const auto figure = [&](const char* name) {
        return games->contains(name) && (*games)[name].is_number_integer() ? (*games)[name].get<int>() : 0;
    };
    ClassFigures about;
    about.name = games->contains("name") ? (*games)["name"].get<std::string>() : std::string();
    about.ram = figure("ram");
    about.hull = std::max(1, figure("hull"));
    about.max = figure("max_speed");
    about.cruise = figure("cruise_speed");
    about.turn = figure("turn");
    about.acceleration = std::max(1, figure("acceleration"));
    about.deck = figure("deck");
    return about;
}

ShipFacts translated(const BriefShip& entry, const ClassFigures& about, const HouseFigures& house,
                     const Figures& figures, bool isAsiatic)
{
    const FleetShip& ship = entry.ship;
    const ShipFit& fit = ship.fit;
    const Condition& before = ship.condition;
    const ShipClass& known = *classOf(ship, figures.classes);
    ShipFacts facts;
    facts.name = given(entry.name);
    facts.captain = ship.captain;
    facts.side = entry.side;
    facts.fit = fit;
    facts.before = before;
    facts.value = static_cast<int>(shipTotal(fit, ship.crew, figures.prices).hundredths());

    facts.hasRam = fit.ram != navarch::Ram::None;
    const int own = gradeOf(known.fit.ram);
    const int steps = own == 0 ? 0 : std::clamp(gradeOf(fit.ram) - own, -1, 1);
    facts.ram = about.ram + (facts.hasRam ? steps : 0);
    facts.hull = std::max(1, about.hull + (fit.hull == Hull::Stout ? 1 : fit.hull == Hull::Weak ? -1 : 0));
    translateSpeed(ship, known, about, facts);
    facts.crew = ship.crew == CrewQuality::Elite || ship.crew == CrewQuality::Veteran ? 1
                 : ship.crew == CrewQuality::Average                                  ? 0
                                                                                      : -1;
    facts.damage = static_cast<int>(before.damage) * facts.hull / 5;

    facts.archerUnits = left(fit.archers, before.archersLost);
    facts.marineUnits = left(fit.marines, before.marinesLost);
    facts.heavyUnits = left(fit.heavyMarines, before.heavyMarinesLost);
    const auto points =
        troopPoints({facts.archerUnits, facts.marineUnits, facts.heavyUnits}, about.deck, known.troopSpace);
    facts.engines[static_cast<std::size_t>(Weapon::Bows)] = small(points[0]);
    (isAsiatic ? facts.men.light : facts.men.medium) = small(points[1]);
    facts.men.heavy = small(points[2]);
    facts.engines[static_cast<std::size_t>(Weapon::Catapults)] =
        small(left(fit.ballistae, before.ballistaeLost));
    facts.engines[static_cast<std::size_t>(Weapon::Stones)] =
        small(stonesOf(fit.heavyEngines, before.heavyEnginesLost, house));
    facts.hasCorvus = fit.corvi > 0;
    facts.hasHand = fit.ferreaManus > 0;
    return facts;
}

ShipFacts translatedWall(const WallSection& wall, int side, int number, const HouseFigures& house)
{
    ShipFacts facts;
    facts.name = wallSectionName(number + 1);
    facts.side = side;
    facts.isWall = true;
    facts.hasRam = facts.hasOars = false;
    facts.archerUnits = wall.archers;
    facts.marineUnits = wall.marines;
    facts.heavyUnits = wall.heavyMarines;
    facts.men.medium = small(wall.marines * house.wallTroops);
    facts.men.heavy = small(wall.heavyMarines * house.wallTroops);
    facts.engines[static_cast<std::size_t>(Weapon::Bows)] = small(wall.archers * house.wallTroops);
    facts.engines[static_cast<std::size_t>(Weapon::Catapults)] = small(wall.ballistae);
    facts.engines[static_cast<std::size_t>(Weapon::Stones)] = small(stonesOf(wall.heavyEngines, 0, house));
    return facts;
}

} // namespace navarch::trireme
