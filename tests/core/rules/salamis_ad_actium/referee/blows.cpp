// SPDX-License-Identifier: GPL-3.0-or-later
// Rams, heavy engines and fights, as the referee counts them.
#include <algorithm>

#include "tests/core/rules/salamis_ad_actium/referee/referee.h"

namespace navarch::referee::salamis {

namespace {

/// SA-7.4.T2: 0 glancing, 1 light, 2 medium, 3 heavy, 4 severe, 5 wrecked, 6 matchwood.
int ramDamage(int score)
{
    return score <= 5    ? 0
           : score <= 8  ? 1
           : score <= 10 ? 2
           : score <= 12 ? 3
           : score <= 14 ? 4
           : score <= 16 ? 5
                         : 6;
}

/// Larger 1, at least twice 2, n times n; smaller likewise.
int relativeSize(int rammer, int target)
{
    if (rammer == target)
        return 0;
    return rammer > target ? std::max(1, rammer / target) : -std::max(1, target / rammer);
}

/// The most that speed does for a ram.
int mostSpeed(Ram ram, bool bow)
{
    switch (ram) {
    case Ram::None: return 0;
    case Ram::Wooden:
    case Ram::WoodenHigh: return 1;
    case Ram::Bronze: return 2;
    default: return bow ? 6 : 3;
    }
}

bool isUnsupportedRam(Ram ram)
{
    return ram == Ram::Wooden || ram == Ram::WoodenHigh || ram == Ram::Bronze;
}

} // namespace

void Referee::struckLines(const BattleEvent& event, const PaperShip& struck, const char* damage)
{
    has(event, damage, std::min(4, struck.damage));
    has(event, "Stout hull", struck.fit.hull == Hull::Stout ? -1 : 0);
    has(event, "Weak hull", struck.fit.hull == Hull::Weak ? 1 : 0);
    has(event, "Overloaded", struck.overloaded() ? 2 : 0);
}

void Referee::ram(const BattleEvent& event)
{
    // Two ships that ram each other do so as they were before.
    const auto& before = m_beforeBowRam.empty() ? m_ships : m_beforeBowRam;
    const PaperShip rammer = before[static_cast<std::size_t>(event.ship)];
    const PaperShip struck = before[static_cast<std::size_t>(event.target)];
    has(event, "Relative size", relativeSize(rammer.fit.size, struck.fit.size));
    has(event, "Rammer's crew", rammer.ownCrew() ? rammer.crew : 0);
    has(event, "Target's crew", struck.ownCrew() ? -struck.crew : 0);
    has(event, "Rammer's captain wounded",
        rammer.ownCrew() && rammer.captain == PersonState::Wounded ? -1 : 0);
    // Who was taken prisoner before his ship was won back is as good as killed to her.
    const bool isGone = rammer.captain != PersonState::Fit && rammer.captain != PersonState::Wounded;
    has(event, "Rammer's captain killed", rammer.ownCrew() && isGone ? -2 : 0);
    has(event, "Rammer demoralised", rammer.ownCrew() && rammer.demoralised ? -3 : 0);
    has(event, "High ram", rammer.ram() == Ram::ReinforcedHigh ? -1 : 0);
    struckLines(event, struck, "Target's damage");
    const int speed = line(event, "Speed");
    agree(speed <= mostSpeed(rammer.ram(), true) && speed >= -3, "speed does more than the ram bears");
    const int still = line(event, "Target lies still or drifts");
    agree(still == 2 || (still == 0 && struck.mayMakeWay()),
          "a ship that cannot or may not make way lies still");
    const int whole = line(event, "Whole bow edge on the beam");
    const int half = line(event, "Half the bow edge on the beam");
    agree((whole == 0 && (half == 0 || half == 1)) || (whole == 2 && half == 0), "bow edge on the beam");

    DiceCursor dice(event);
    const int face = dice.next(10);
    agree(dice.atEnd(), "dice left");
    const int result = ramDamage(face + sumOf(event));
    PaperShip& target = of(event.target);
    of(event.ship).deeds.rams += result > 0 ? 1 : 0; // a glancing blow is no deed (CP-6.2)
    if (!target.isSunk) {
        if (result == 6) {
            m_due.push_back({"sunk", event.target, Column::Ram, 0, 11, event.ship});
        } else {
            if (result == 5 && target.damage < 5)
                ++of(event.ship).deeds.sinkings;
            (void)target.worsenTo(result);
            int rolls = result;
            const bool isHigh = rammer.ram() == Ram::WoodenHigh || rammer.ram() == Ram::ReinforcedHigh;
            if (isHigh && result > 0) // SA-7.5.1, 7.5.2
                rolls += (rammer.fit.size < struck.fit.size    ? 1
                          : rammer.fit.size == struck.fit.size ? 2
                                                               : 3)
                         - (isUnsupportedRam(rammer.ram()) ? 1 : 0);
            oweCasualties(event.target, Column::Ram, rolls);
        }
    }
    if (of(event.ship).isSunk)
        return;
    // SA-7.5.3: light 1, medium 1-2, heavy 1-3, severe 1-4.
    const bool strains = rammer.damage >= 1 && rammer.damage <= 4 && face <= rammer.damage;
    if (strains && of(event.ship).damage <= rammer.damage)
        m_due.push_back({"damage", event.ship, Column::Ram, rammer.damage + 1, 11, noShip});
    if (isUnsupportedRam(rammer.ram()))
        owe("ram-recoil", event.ship);
}

void Referee::recoil(const BattleEvent& event)
{
    const auto& before = m_beforeBowRam.empty() ? m_ships : m_beforeBowRam;
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event);
    const int result = ramDamage(dice.next(10) + sumOf(event));
    PaperShip own = before[static_cast<std::size_t>(event.ship)];
    // Her own strain comes before the test and does not count in it: the case was made before the ram.
    const int counted = line(event, "Own damage");
    agree(counted == std::min(4, own.damage) || counted == std::min(4, own.damage) - 1, "Own damage");
    has(event, "Stout hull", own.fit.hull == Hull::Stout ? -1 : 0);
    has(event, "Weak hull", own.fit.hull == Hull::Weak ? 1 : 0);
    const int speed = line(event, "Target's speed");
    agree(speed >= 0 && speed <= mostSpeed(ship.ram(), false), "the target's speed");
    std::deque<Due> rest;
    rest.swap(m_due);
    if (result == 6) {
        owe("sunk", event.ship);
    } else {
        (void)ship.worsenTo(result);
        oweCasualties(event.ship, Column::Ram, result, 6);
    }
    if (ship.ram() == Ram::WoodenHigh)
        owe("ram-lost", event.ship);
    m_due.insert(m_due.end(), rest.begin(), rest.end());
}

void Referee::heavyEngine(const BattleEvent& event, bool hits)
{
    DiceCursor dice(event);
    const bool still = event.dice.front().why == "Heavy engine, stationary target";
    agree(dice.next(10) >= (still ? 7 : 8), hits, "the engine hits");
    if (!hits)
        return;
    const PaperShip& ship = of(event.ship);
    PaperShip& target = of(event.target);
    has(event, "Size class of the target", -target.fit.size);
    const int power = line(event, "Engine's damage modifier");
    agree(std::find(ship.fit.heavyEngines.begin(), ship.fit.heavyEngines.end(), power)
              != ship.fit.heavyEngines.end(),
          "no engine is so heavy");
    const int result = std::min(5, ramDamage(dice.next(10) + sumOf(event)));
    if (result == 5 && target.damage < 5)
        ++of(event.ship).deeds.sinkings;
    (void)target.worsenTo(result);
    oweCasualties(event.target, Column::Engines, result);
}

void Referee::boarding(const BattleEvent& event)
{
    const PaperShip& ship = of(event.ship);
    DiceCursor dice(event);
    const int units = ship.units();
    agree(units, static_cast<int>(dice.left()), "units that fight");
    constexpr std::string_view high = "Tower or platform, a unit each";
    has(event, high, ship.heights() > 0 && units > 0 ? 1 : 0);
    has(event, "Crew quality", ship.ownCrew() ? ship.crew : 0);
    int heights = ship.heights();
    int hits = 0;
    const auto roll = [&](int count, int needed) {
        for (int i = 0; i < count; ++i)
            hits += dice.next(10) + sumOf(event, high) + (heights-- > 0 ? 1 : 0) >= needed ? 1 : 0;
    };
    roll(ship.heavyMarines, 5);
    roll(ship.marines, 7);
    roll(ship.archers, 9);
    roll(ship.militia(), ship.fit.fightingOars && ship.ownCrew() ? 8 : 10);
    if (m_boarder == noShip) {
        m_boarder = event.ship;
        m_boarded = event.target;
        m_firstHits = hits;
        m_firstUnits = units;
        return;
    }
    agree(event.ship == m_boarded && event.target == m_boarder, "the second side of a fight is another");
    m_boarder = m_boarded = noShip;
    if (units + m_firstUnits == 0)
        return;
    for (int i = 0; i < hits; ++i)
        of(event.target).losesUnit();
    for (int i = 0; i < m_firstHits; ++i)
        of(event.ship).losesUnit();
    afterRound(event.target, event.ship);
}

/// SA-8.3: without units captured, outnumbered three to one a test; the second only when the first was not taken.
void Referee::afterRound(ShipNumber one, ShipNumber other)
{
    m_nextLoser = m_nextWinner = noShip;
    if (owesCapture(one, other)) {
        if (m_due.back().kind == "holds-out") {
            m_nextLoser = other;
            m_nextWinner = one;
        }
        return;
    }
    (void)owesCapture(other, one);
}

bool Referee::owesCapture(ShipNumber loser, ShipNumber winner)
{
    const int own = of(loser).units();
    const int theirs = of(winner).units();
    if (theirs == 0 || (own > 0 && theirs < 3 * own))
        return false;
    owe(own == 0 ? "captured" : "holds-out", loser);
    return true;
}

void Referee::captured(const BattleEvent& event)
{
    PaperShip& prize = of(event.target);
    PaperShip& captor = of(event.ship);
    const ShipNumber loser = m_nextLoser;
    const ShipNumber winner = m_nextWinner;
    m_nextLoser = m_nextWinner = noShip;
    if (event.kind != "captured") {
        BattleEvent asked = event;
        asked.ship = event.target; // it is the prize that tests
        DiceCursor dice(asked);
        const bool holds = crewTest(asked, dice).passed();
        agree(holds, event.kind == "holds-out", "the test of the outnumbered");
        if (holds) {
            if (loser != noShip)
                (void)owesCapture(loser, winner);
            return;
        }
    }
    prize.holder = captor.holder;
    prize.archers = prize.marines = prize.heavyMarines = prize.prizeMilitia = 0;
    prize.demoralised = false;
    if (!prize.ownCrew() && prize.captain != PersonState::Dead)
        prize.captain = PersonState::Captured;
    if (!prize.ownCrew())
        ++captor.deeds.captures;
    // A unit of prize crew: the least there is, rowers only when there is nobody else.
    if (captor.archers > 0) {
        --captor.archers;
        ++prize.archers;
    } else if (captor.marines > 0) {
        --captor.marines;
        ++prize.marines;
    } else if (captor.heavyMarines > 0) {
        --captor.heavyMarines;
        ++prize.heavyMarines;
    } else if (captor.militia() > 0) {
        if (captor.ownCrew())
            ++captor.militiaLost;
        else
            --captor.prizeMilitia;
        ++prize.prizeMilitia;
    }
}

} // namespace navarch::referee::salamis
