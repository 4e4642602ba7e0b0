// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/trireme/referee/ledger.h"

#include <algorithm>

namespace navarch::referee::trireme {

namespace {

/// TR-15.1: none, wooden, bronze, reinforced; a high one counts the same.
int grade(Ram ram)
{
    return ram == Ram::None                               ? 0
           : ram == Ram::Wooden || ram == Ram::WoodenHigh ? 1
           : ram == Ram::Bronze                           ? 2
                                                          : 3;
}

/// Units into points (TR-15.5): at least 1 of a kind there is, what is left by largest remainder, ties to the heavier.
std::array<int, 3> pointsOf(const std::array<int, 3>& units, int deck, int space)
{
    std::array<int, 3> points{};
    std::array<int, 3> rest{};
    int sum = 0;
    int given = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        points[i] = units[i] * deck / space;
        rest[i] = units[i] * deck - points[i] * space;
        if (units[i] > 0)
            points[i] = std::max(1, points[i]);
        sum += units[i];
        given += points[i];
    }
    const int total = (sum * deck * 2 + space) / (space * 2); // halves up
    for (; given < total; ++given) {
        std::size_t next = 2;
        for (const std::size_t i : {std::size_t{1}, std::size_t{0}})
            if (rest[i] > rest[next])
                next = i;
        ++points[next];
        rest[next] = -1;
    }
    return points;
}

int weightOf(int engine)
{
    return engine >= 4 ? 2 : 1; // a modifier of 4 to 6 is two stone throwers (TR-15.6)
}

/// Units that are left of so many, when of their points so many are.
int unitsOf(int units, int points, int left)
{
    if (points == 0)
        return units;
    if (left <= 0)
        return 0;
    return std::clamp((units * left * 2 + points) / (points * 2), 1, units);
}

} // namespace

std::array<int, 3> PaperShip::takeMen(int number)
{
    std::array<int, 3> taken{};
    for (std::size_t i = 0; i < 3; ++i)
        for (; number > 0 && men[i] > 0; --number) {
            --men[i];
            ++taken[i];
        }
    return taken;
}

void PaperShip::shotDown(int kills)
{
    for (int& each : engines)
        for (; kills > 0 && each > 0; --kills)
            --each;
    (void)takeMen(kills);
}

std::vector<PaperShip> paperShips(const BattleBrief& brief, const Figures& figures)
{
    std::vector<PaperShip> ships;
    for (const BriefShip& entry : shipsOf(brief, figures.classes)) {
        PaperShip& ship = ships.emplace_back();
        const ShipClass& known = *figures.classes.find(entry.ship.classId);
        const Json& row = known.games.at("trireme");
        const ShipFit& fit = entry.ship.fit;
        const Condition& before = entry.ship.condition;
        ship.name = entry.name;
        ship.side = ship.holder = entry.side;
        ship.fit = fit;
        ship.before = before;
        const int strength = fit.hull == Hull::Stout ? 1 : fit.hull == Hull::Weak ? -1 : 0;
        ship.hull = std::max(1, row.value("hull", 0) + strength);
        ship.hasRam = fit.ram != Ram::None;
        const int classRam = grade(known.fit.ram);
        const int better = classRam == 0 ? 0 : std::clamp(grade(fit.ram) - classRam, -1, 1);
        ship.ram = row.value("ram", 0) + (ship.hasRam ? better : 0);
        ship.hasOars = fit.oars > 0 && !fit.sailOnly;
        ship.crew = entry.ship.crew == CrewQuality::Average ? 0 : modifierOf(entry.ship.crew) > 0 ? 1 : -1;
        ship.hasCorvus = fit.corvi > 0;
        ship.hasHand = fit.ferreaManus > 0;
        ship.damage = static_cast<int>(before.damage) * ship.hull / 5;
        ship.raked = ship.rakedBefore = ship.hasOars ? 3 * std::min(before.oarsLost, fit.oars) / fit.oars : 0;
        ship.units = {std::max(0, fit.archers - before.archersLost),
                      std::max(0, fit.marines - before.marinesLost),
                      std::max(0, fit.heavyMarines - before.heavyMarinesLost)};
        const auto points = pointsOf(ship.units, row.value("deck", 0), std::max(1, known.troopSpace));
        ship.men = {0, points[1], points[2]};
        ship.engines[bows] = points[0];
        ship.engines[catapults] = std::max(0, fit.ballistae - before.ballistaeLost);
        for (std::size_t i = 0;
             static_cast<int>(i) < static_cast<int>(fit.heavyEngines.size()) - before.heavyEnginesLost; ++i)
            ship.engines[stones] += weightOf(fit.heavyEngines[i]);
        ship.atStart = ship.men;
        ship.arms = ship.engines;
    }
    return ships;
}

Condition conditionAfter(const PaperShip& ship, const std::array<int, 3>& men, bool isLost)
{
    const ShipFit& fit = ship.fit;
    Condition after = ship.before;
    const int level = std::min(4, (ship.damage * 5 + ship.hull - 1) / ship.hull); // rounded up
    after.damage = static_cast<Damage>(std::max(static_cast<int>(after.damage), level));
    if (ship.hasOars && ship.raked > ship.rakedBefore)
        after.oarsLost = std::min(fit.oars, std::max(after.oarsLost, (fit.oars * ship.raked + 2) / 3));
    const auto lost = [](int units, int points, int left) { return units - unitsOf(units, points, left); };
    after.archersLost += lost(ship.units[0], ship.arms[bows], ship.engines[bows]);
    after.marinesLost +=
        lost(ship.units[1], ship.atStart[light] + ship.atStart[medium], men[light] + men[medium]);
    after.heavyMarinesLost += lost(ship.units[2], ship.atStart[heavy], men[heavy]);
    after.ballistaeLost += ship.arms[catapults] - ship.engines[catapults];
    // An engine is lost with its last point, the last listed first.
    int gone = ship.arms[stones] - ship.engines[stones];
    for (int i = static_cast<int>(fit.heavyEngines.size()) - ship.before.heavyEnginesLost - 1; i >= 0; --i) {
        gone -= weightOf(fit.heavyEngines[static_cast<std::size_t>(i)]);
        if (gone < 0)
            break;
        ++after.heavyEnginesLost;
    }
    if (isLost || ship.isHulk) {
        after.archersLost = fit.archers;
        after.marinesLost = fit.marines;
        after.heavyMarinesLost = fit.heavyMarines;
    }
    if (ship.isHulk) {
        after.damage = Damage::Wrecked;
        after.oarsLost = fit.oars;
        after.ballistaeLost = fit.ballistae;
        after.towersLost = fit.towers;
        after.heavyEnginesLost = static_cast<int>(fit.heavyEngines.size());
        after.firePotsUsed = fit.firePots;
        after.greekFireUsed = after.greekFireUsed || fit.greekFire;
        after.captain = PersonState::Dead; // the source drowns all
    } else if (isLost && after.captain != PersonState::Dead) {
        after.captain = PersonState::Captured;
    }
    return after;
}

} // namespace navarch::referee::trireme
