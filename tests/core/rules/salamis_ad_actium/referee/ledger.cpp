// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/salamis_ad_actium/referee/ledger.h"

#include <algorithm>

#include "core/ships/legality.h"

namespace navarch::referee::salamis {

int PaperShip::oarsShort() const
{
    // All but one quarter, rounded up: 8 -> 6, 4 -> 3, 1 -> 1.
    const int needed = (3 * fit.oars + 3) / 4;
    return std::max(0, needed - oars);
}

int PaperShip::speed() const
{
    if (damage == 5)
        return 0;
    const int full = std::max(0, fit.speed - speedLost - oarsShort());
    return overloaded() ? full / 2 : full;
}

int PaperShip::turnClass() const
{
    return std::max(1, fit.turnClass - steeringLost);
}

int PaperShip::militia() const
{
    if (!ownCrew())
        return prizeMilitia;
    return std::max(0, oars / (fit.fightingOars ? 2 : 3) - militiaLost);
}

bool PaperShip::worsenTo(int level)
{
    if (level <= damage)
        return false;
    damage = std::min(5, level);
    return true;
}

bool PaperShip::take(int& count)
{
    if (count <= 0)
        return false;
    --count;
    return true;
}

/// A loss with nothing left to take falls on the next: marine, heavy marine, archer, oar factor.
void PaperShip::takeSoldier(bool marineFirst)
{
    if (!(marineFirst && take(marines)) && !take(heavyMarines) && !take(archers))
        (void)take(oars);
}

bool PaperShip::takeEngine()
{
    if (take(ballistae))
        return true;
    if (enginesLost >= static_cast<int>(fit.heavyEngines.size()))
        return false;
    ++enginesLost;
    return true;
}

bool PaperShip::takeMast()
{
    if (mastDown || !hasMast)
        return false;
    mastDown = true;
    return true;
}

void PaperShip::hitCaptain(int face)
{
    captain = face >= 5 || captain == PersonState::Wounded ? PersonState::Dead : PersonState::Wounded;
}

void PaperShip::casualty(int face, Column column, DiceCursor& dice)
{
    enum Loss {
        Oar,
        TwoOars,
        Speed,
        Steering,
        Marine,
        HeavyMarine,
        Archer,
        EngineTower,
        TowerEngine,
        Any,
        Captain,
        None
    };
    constexpr std::array<std::array<Loss, 3>, 10> table{{{Oar, Oar, Oar},
                                                         {Oar, Archer, TwoOars},
                                                         {Speed, Archer, Speed},
                                                         {Speed, Marine, Speed},
                                                         {Steering, Marine, Steering},
                                                         {Marine, HeavyMarine, Marine},
                                                         {Marine, Captain, HeavyMarine},
                                                         {Archer, None, TowerEngine},
                                                         {EngineTower, None, Any},
                                                         {Captain, None, Captain}}};
    const Loss loss = table[static_cast<std::size_t>(face - 1)][static_cast<std::size_t>(column)];
    if (loss == Oar || loss == TwoOars)
        for (int i = 0; i < (loss == Oar ? 1 : 2); ++i)
            if (!take(oars))
                takeSoldier(true);
    if (loss == Speed) {
        if (speedLost < fit.speed)
            ++speedLost;
        else
            takeSoldier(true);
    }
    if (loss == Steering) {
        if (turnClass() > 1)
            ++steeringLost;
        else
            takeSoldier(true);
    }
    if (loss == Marine || loss == HeavyMarine)
        takeSoldier(loss == Marine);
    if (loss == Archer && !take(archers))
        (void)take(oars);
    if (loss == EngineTower && !takeEngine() && !take(towers))
        takeSoldier(true);
    if (loss == TowerEngine && !take(towers) && !takeEngine())
        takeSoldier(true);
    if (loss == Any && !takeMast() && !take(towers) && !takeEngine())
        takeSoldier(true);
    if (loss != Captain)
        return;
    if (captain == PersonState::Fit || captain == PersonState::Wounded)
        hitCaptain(dice.next(6));
    else
        takeSoldier(true);
    while (const int admiral = dice.peek(6)) { // each one aboard: hit on a 6
        (void)dice.next(6);
        if (admiral == 6)
            (void)dice.next(6);
    }
}

void PaperShip::goDown()
{
    damage = 5;
    archers = marines = heavyMarines = fires = 0;
    if (captain != PersonState::Captured)
        captain = PersonState::Dead;
    isSunk = true;
}

void PaperShip::losesUnit()
{
    if (militia() > 0) {
        if (ownCrew())
            ++militiaLost;
        else
            --prizeMilitia;
    } else if (!take(archers) && !take(marines)) {
        (void)take(heavyMarines);
    }
}

std::vector<PaperShip> paperShips(const BattleBrief& brief, const Figures& figures)
{
    std::vector<PaperShip> ships;
    const auto sails = brief.options.find("sails");
    for (const BriefShip& entry : shipsOf(brief, figures.classes)) {
        PaperShip& ship = ships.emplace_back();
        const Condition& lost = entry.ship.condition;
        ship.name = entry.name;
        ship.side = ship.holder = entry.side;
        ship.fit = entry.ship.fit;
        ship.crew = modifierOf(entry.ship.crew);
        const ShipClass* known = figures.classes.find(entry.ship.classId);
        ship.strongMast = ship.fit.sailOnly || (known && known->strongMast);
        ship.troopRoom =
            known ? navarch::troopRoom(*known, ship.fit, figures.prices.limits) : ship.fit.troops();
        ship.hasMast = ship.fit.sailOnly || (sails != brief.options.end() && sails->second == "aboard");
        ship.damage = static_cast<int>(lost.damage);
        ship.oars = ship.fit.oars - lost.oarsLost;
        ship.speedLost = lost.speedLost;
        ship.steeringLost = lost.rudderHit ? 1 : 0;
        ship.archers = ship.fit.archers - lost.archersLost;
        ship.marines = ship.fit.marines - lost.marinesLost;
        ship.heavyMarines = ship.fit.heavyMarines - lost.heavyMarinesLost;
        ship.ballistae = ship.fit.ballistae - lost.ballistaeLost;
        ship.towers = ship.fit.towers - lost.towersLost;
        ship.enginesLost = lost.heavyEnginesLost;
        ship.pots = ship.fit.firePots - lost.firePotsUsed;
        ship.greekFire = ship.fit.greekFire && !lost.greekFireUsed;
        ship.mastDown = lost.mastDown;
        ship.captain = lost.captain;
    }
    return ships;
}

void agreeOn(const PaperShip& ship, const ShipOutcome& outcome)
{
    const Condition& left = outcome.condition;
    const auto same = [&](int counted, int engine, const char* what) {
        agree(counted, engine, ship.name + " at the end, " + what);
    };
    same(ship.damage, static_cast<int>(left.damage), "damage");
    same(ship.fit.oars - ship.oars, left.oarsLost, "oar factors lost");
    same(ship.speedLost, left.speedLost, "speed lost");
    same(ship.steeringLost > 0, left.rudderHit, "steering oars");
    same(ship.mastDown, left.mastDown, "mast");
    same(ship.fit.ballistae - ship.ballistae, left.ballistaeLost, "ballistae lost");
    same(ship.fit.towers - ship.towers, left.towersLost, "towers lost");
    same(ship.enginesLost, left.heavyEnginesLost, "heavy engines lost");
    same(ship.fit.firePots - ship.pots, left.firePotsUsed, "pots used");
    same(ship.fit.greekFire && !ship.greekFire, left.greekFireUsed, "Greek fire");
    same(ship.deeds.rams, outcome.deeds.rams, "rams");
    same(ship.deeds.rakes, outcome.deeds.rakes, "rakes");
    same(ship.deeds.captures, outcome.deeds.captures, "captures");
    same(ship.deeds.sinkings, outcome.deeds.sinkings, "sinkings");
    const bool isAway = outcome.fate == ShipFate::Fled || outcome.fate == ShipFate::Withdrew;
    // A wreck that drifts off the table is lost without a die.
    const bool driftedOff = outcome.fate == ShipFate::Sunk && !ship.isSunk;
    agree(!driftedOff || ship.damage == 5, ship.name + " is sunk and was no wreck");
    agree(!isAway || !ship.isSunk, ship.name + " is away and was sunk");
    agree(outcome.fate == ShipFate::Sunk || !ship.isSunk, ship.name + " was sunk");
    if (driftedOff)
        return;
    same(std::max(0, ship.fit.archers - ship.archers), left.archersLost, "archers lost");
    same(std::max(0, ship.fit.marines - ship.marines), left.marinesLost, "marines lost");
    same(std::max(0, ship.fit.heavyMarines - ship.heavyMarines), left.heavyMarinesLost, "heavy marines lost");
    same(static_cast<int>(ship.captain), static_cast<int>(left.captain), "captain");
    if (!isAway && !ship.isSunk)
        same(ship.ownCrew() ? -1 : ship.holder, outcome.captor, "captor");
}

} // namespace navarch::referee::salamis
