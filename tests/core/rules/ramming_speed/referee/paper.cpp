// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/ramming_speed/referee/paper.h"

#include <algorithm>

namespace navarch::referee::ramming {

namespace {

/// RS-22.2.
int step(Ram ram)
{
    return ram == Ram::None                               ? 0
           : ram == Ram::Wooden || ram == Ram::WoodenHigh ? 1
           : ram == Ram::Bronze                           ? 2
                                                          : 3;
}

/// RS-22.5.
void aboard(PaperShip& ship, CommandQuality quality)
{
    ship.isRallied =
        ship.isRallied || quality == CommandQuality::Exceptional || quality == CommandQuality::Skilled;
    ship.commanderSkills += quality == CommandQuality::Exceptional ? 1 : 0;
    ship.captainSkills -= quality == CommandQuality::Poor ? 1 : 0;
    if (quality == CommandQuality::Inept) {
        ship.captainSkills = 0;
        ship.isInept = true;
    }
}

/// So much of a whole, rounded half up; a share is at most 1.
int share(int whole, int part, int of)
{
    return (2 * whole * std::clamp(part, 0, of) + of) / (2 * of);
}

} // namespace

std::vector<PaperShip> paperShips(const BattleBrief& brief, const Figures& figures)
{
    std::vector<PaperShip> ships;
    std::vector<std::string> squadrons; // of each ship
    for (const BriefShip& entry : shipsOf(brief, figures.classes)) {
        PaperShip& ship = ships.emplace_back();
        const ShipClass& known = *figures.classes.find(entry.ship.classId);
        const Json& row = known.games.at("ramming-speed");
        const ShipFit& fit = entry.ship.fit;
        const Condition& before = entry.ship.condition;
        ship.name = entry.name;
        ship.side = ship.holder = entry.side;
        ship.fit = fit;
        ship.before = before;
        ship.crewOf = ships.size() - 1;
        const int flag = fit.cataphract == known.fit.cataphract ? 0 : fit.cataphract ? 2 : -2;
        ship.deck = flag == 0 ? row.value("deck", 0) : std::max(1, row.value("deck", 0) + flag);
        const int steps = step(fit.ram) - step(known.fit.ram);
        // Above her class each step is a Prong or a Reinforced Ram, below each takes one off.
        ship.ram = steps >= 0 ? row.value("ram", 0) + steps : std::max(0, row.value("ram", 0) + steps);
        ship.hulls = (fit.hull == Hull::Stout  ? 1
                      : fit.hull == Hull::Weak ? -1
                                               : 0)
                     - static_cast<int>(before.damage);
        ship.archers = fit.archers - before.archersLost;
        ship.marines = fit.marines - before.marinesLost;
        ship.heavies = fit.heavyMarines - before.heavyMarinesLost;
        ship.move = std::max(1, row.value("move", 0) + fit.speed - known.fit.speed);
        if (ship.archers + ship.marines + ship.heavies > known.troopSpace)
            ship.move = std::max(1, ship.move / 2);
        const int oarsForFullSpeed = (3 * fit.oars + 3) / 4;
        ship.sheared = ship.shearedBefore =
            before.speedLost + std::max(0, oarsForFullSpeed - (fit.oars - before.oarsLost));
        ship.rowers = ship.fullRowers = std::max(1, row.value("rowers", 0));
        ship.hoplites = 20 * ship.marines + 30 * ship.heavies;
        ship.crewThen = ship.crew();
        ship.isGreen = entry.ship.crew == CrewQuality::Green;
        ship.crewSkills = modifierOf(entry.ship.crew) > 0 ? 1 : 0;
        ship.captainSkills = !entry.ship.captain.empty() && before.captain == PersonState::Fit ? 1 : 0;
        squadrons.push_back(entry.ship.squadron);
        ship.pots = fit.firePots - before.firePotsUsed;
    }
    for (std::size_t side = 0; side < brief.sides.size(); ++side)
        for (const FleetCommander& commander : brief.sides[side].fleet.commanders)
            for (std::size_t i = 0; i < ships.size(); ++i)
                if (ships[i].side == static_cast<int>(side)
                    && (commander.post == Post::Fleet || squadrons[i] == commander.squadron)) {
                    aboard(ships[i], commander.quality);
                    break;
                }
    return ships;
}

void agreeOn(const PaperShip& ship, const ShipOutcome& outcome, ShipFate fate)
{
    const auto same = [&](int counted, int engine, const char* what) {
        agree(counted, engine, ship.name + " at the end, " + what);
    };
    const ShipFit& fit = ship.fit;
    const Condition& left = outcome.condition;
    const bool isSunk = fate == ShipFate::Sunk;
    const bool isLost = isSunk || fate == ShipFate::Captured;
    // RS-22.10: sheared once 1, more often 2; a peak of 1-2 fires 1, 3: 2, 4: 3, 5: 4; beached 5.
    const int byFire = ship.mostFires == 0 ? 0 : ship.mostFires <= 2 ? 1 : ship.mostFires - 1;
    const int damage =
        std::max({static_cast<int>(ship.before.damage), std::min(2, ship.shearings), std::min(4, byFire)});
    same(isSunk || ship.isBeached ? 5 : damage, static_cast<int>(left.damage), "damage");
    const int oars = std::max(0, fit.oars - ship.before.oarsLost);
    const int oarsLost = std::max(share(oars, ship.sheared - ship.shearedBefore, ship.move),
                                  share(oars, ship.rowersDead, ship.fullRowers));
    same(isSunk ? fit.oars : ship.before.oarsLost + oarsLost, left.oarsLost, "oar factors lost");
    // Marines by 20 before heavies by 30; half a unit left over costs one.
    const int marinesDead = std::min(ship.marines, (ship.hoplitesDead + 10) / 20);
    const int heaviesDead =
        std::min(ship.heavies, (std::max(0, ship.hoplitesDead - 20 * ship.marines) + 15) / 30);
    const int archersDead = share(ship.archers, ship.rowersDead, ship.fullRowers);
    same(isLost ? fit.marines : ship.before.marinesLost + marinesDead, left.marinesLost, "marines lost");
    same(isLost ? fit.heavyMarines : ship.before.heavyMarinesLost + heaviesDead, left.heavyMarinesLost,
         "heavy marines lost");
    same(isLost ? fit.archers : ship.before.archersLost + archersDead, left.archersLost, "archers lost");
    same(isSunk ? fit.firePots : fit.firePots - ship.pots, left.firePotsUsed, "pots used");
    same(ship.before.greekFireUsed || ship.greekFireUsed || (isSunk && fit.greekFire), left.greekFireUsed,
         "Greek fire");
    same(ship.before.speedLost, left.speedLost, "speed lost");
    same(ship.before.rudderHit, left.rudderHit, "rudder");
    same(ship.before.mastDown, left.mastDown, "mast");
    same(ship.deeds.rams, outcome.deeds.rams, "rams");
    same(ship.deeds.sinkings, outcome.deeds.sinkings, "sinkings");
    same(ship.deeds.captures, outcome.deeds.captures, "captures");
}

} // namespace navarch::referee::ramming
