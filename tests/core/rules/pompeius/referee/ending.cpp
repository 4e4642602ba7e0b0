// SPDX-License-Identifier: GPL-3.0-or-later
// Points, laurels, people and what became of the ships (PM-14, Translation).
#include <algorithm>

#include "tests/core/rules/pompeius/referee/referee.h"

namespace navarch::referee::pompeius {

bool Referee::isAlone(int side) const
{
    bool are[2] = {false, false};
    for (int ship = 0; ship < ships(); ++ship)
        if (of(ship).onMap() && isCommanded(ship))
            are[of(ship).holder] = true;
    return are[side] && !are[1 - side];
}

ShipFate Referee::fateOf(int number, int& captor) const
{
    const PaperShip& ship = of(number);
    captor = -1;
    if (!ship.isAfloat())
        return ShipFate::Sunk;
    if (ship.isPrize()) {
        const bool isManned = isCommanded(number);
        const int taker = isManned || isAlone(ship.holder) ? ship.holder : ship.side;
        if (taker != ship.side) {
            captor = taker;
            return ShipFate::Captured;
        }
    }
    return ship.where == Where::Away && !isAlone(ship.side) ? ShipFate::Fled : ShipFate::Afloat;
}

bool Referee::isLost(const PaperUnit& unit) const
{
    if (unit.fate == 'k' || unit.fate == 'd')
        return true;
    int captor = -1;
    const bool isTaken = fateOf(unit.at, captor) == ShipFate::Captured;
    return unit.fate == 'p' && (isTaken ? captor : of(unit.at).side) != unit.side;
}

/// PM-14.3.
int Referee::pointsOf(int side) const
{
    int points = 0;
    for (const PaperShip& ship : m_paper.ships) {
        if (ship.side == side)
            continue;
        points += !ship.isAfloat() ? 2 + 1 : ship.holder == side ? 4 + 3 : 0;
    }
    for (const PaperUnit& unit : m_paper.units) {
        if (unit.side == side)
            continue;
        if (unit.fate == 'k' || unit.fate == 'd')
            points += 1;
        else if (unit.fate == 'p' && of(unit.at).holder == side && of(unit.at).side != side)
            points += 3;
    }
    return points;
}

/// PM-14.4: the first side is Roman, the second pirates.
int Referee::laurelsOf(int number) const
{
    const PaperShip& ship = of(number);
    const bool isRoman = ship.side == 0;
    int laurels = 5 * ship.deeds.captures + (isRoman ? 4 : 2) * ship.deeds.sinkings
                  + (isRoman ? 3 : 1) * ship.kills + (isRoman ? 2 : 4) * ship.prisoners;
    if (!ship.isAfloat() || ship.isPrize())
        laurels += isRoman ? 1 : 0;
    else if (ship.where == Where::Away)
        laurels -= isRoman ? 1 : 0;
    for (const PaperShip& prize : m_paper.ships)
        if (!isRoman && prize.isPrize() && prize.isAfloat() && prize.captor == number
            && prize.holder == ship.side)
            laurels += 3;
    return laurels;
}

void Referee::points(const BattleEvent& event)
{
    endTurn();
    const int points = pointsOf(event.side);
    agree(tells(event, " has " + std::to_string(points) + " fleet point"),
          std::to_string(points) + " points");
    m_points[static_cast<std::size_t>(event.side)] = points;
}

void Referee::laurels(const BattleEvent& event)
{
    const int laurels = laurelsOf(event.ship);
    agree(tells(event, " earns " + std::to_string(laurels) + " laurel"),
          std::to_string(laurels) + " laurels");
    m_laurels.insert(event.ship);
}

/// Captain and commanders aboard (Translation, fate).
void Referee::person(const BattleEvent& event)
{
    if (m_persons.empty())
        endTurn();
    PaperShip& ship = of(event.ship);
    agree(m_persons.insert(event.ship).second, "he has rolled");
    int captor = -1;
    const ShipFate fate = fateOf(event.ship, captor);
    const bool anyEnemy = std::any_of(m_paper.ships.begin(), m_paper.ships.end(), [&](const PaperShip& each) {
        return each.onMap() && each.holder != ship.side;
    });
    DiceCursor dice(event);
    const int face = dice.next(6);
    dice.end();
    PersonState then = ship.captain;
    if (fate == ShipFate::Sunk)
        then = face <= 3               ? PersonState::Dead
               : face == 4             ? PersonState::Wounded
               : face == 6 && anyEnemy ? PersonState::Captured
                                       : PersonState::Fit;
    else if (fate == ShipFate::Captured)
        then = face <= 2 ? PersonState::Dead : PersonState::Captured;
    else if (face == 6)
        then = PersonState::Wounded;
    ship.captain = std::max(ship.captain, then);
}

Condition Referee::conditionOf(int number) const
{
    const PaperShip& ship = of(number);
    int captor = -1;
    const ShipFate fate = fateOf(number, captor);
    Condition condition = ship.before;
    condition.captain = ship.captain;
    if (fate == ShipFate::Sunk || fate == ShipFate::Captured) {
        condition.archersLost = ship.fit.archers;
        condition.marinesLost = ship.fit.marines;
    }
    if (fate == ShipFate::Sunk) {
        condition.damage = Damage::Wrecked;
        condition.oarsLost = ship.fit.oars;
        condition.ballistaeLost = ship.fit.ballistae;
        condition.towersLost = ship.fit.towers;
        condition.firePotsUsed = ship.fit.firePots;
        condition.greekFireUsed = condition.greekFireUsed || ship.fit.greekFire;
        return condition;
    }
    int level = 0;
    while (level < 5 && 6 * (ship.full - ship.hull) > level * ship.full)
        ++level;
    condition.damage = std::max(condition.damage, static_cast<Damage>(level));
    const int broken = ship.lying.count(OarsBroken);
    if (ship.printed > 0)
        condition.oarsLost =
            std::min(ship.fit.oars,
                     condition.oarsLost + (2 * broken * ship.fit.oars + ship.printed) / (2 * ship.printed));
    condition.rudderHit = condition.rudderHit || ship.lying.count(RudderDamaged) > 0;
    for (const PaperUnit& unit : m_paper.units) {
        if (unit.ship != number || !isLost(unit))
            continue;
        if (fate != ShipFate::Captured) {
            condition.archersLost += unit.archers;
            condition.marinesLost += unit.marines;
        }
        condition.ballistaeLost += unit.ballistae;
    }
    return condition;
}

void Referee::agreeOnVictor(const BattleOutcome& outcome) const
{
    int victor = m_points[0] > m_points[1] ? 0 : m_points[1] > m_points[0] ? 1 : -1;
    if (victor < 0)
        victor = isAlone(0) ? 0 : isAlone(1) ? 1 : -1;
    if (victor < 0 && m_points[0] == m_points[1]) { // nobody on the map: who got ships away
        bool are[2] = {false, false};
        bool onMap = false;
        for (int ship = 0; ship < ships(); ++ship)
            if (isCommanded(ship)) {
                are[of(ship).holder] = true;
                onMap = onMap || of(ship).onMap();
            }
        if (!onMap && are[0] != are[1])
            victor = are[0] ? 0 : 1;
    }
    agree(victor, outcome.victor.value_or(-1), "the victor");
}

void Referee::agreeOnEnd(const BattleOutcome& outcome)
{
    agree(m_points[0] >= 0 && m_points[1] >= 0, "the points are not told");
    agree(m_turn, outcome.turns, "turns");
    agreeOnVictor(outcome);
    for (int number = 0; number < ships(); ++number) {
        const PaperShip& ship = of(number);
        const ShipOutcome& made = outcome.ships[static_cast<std::size_t>(number)];
        int captor = -1;
        agree(fateOf(number, captor) == made.fate, ship.name + ": her fate");
        agree(captor, made.captor, ship.name + ": her captor");
        const Condition condition = conditionOf(number);
        agree(static_cast<int>(condition.damage), static_cast<int>(made.condition.damage),
              ship.name + ": damage");
        agree(condition.oarsLost, made.condition.oarsLost, ship.name + ": oars");
        agree(condition.archersLost, made.condition.archersLost, ship.name + ": archers");
        agree(condition.marinesLost, made.condition.marinesLost, ship.name + ": marines");
        agree(condition.ballistaeLost, made.condition.ballistaeLost, ship.name + ": ballistae");
        agree(condition == made.condition, ship.name + ": her condition");
        agree(ship.deeds == made.deeds, ship.name + ": her deeds");
        agree(laurelsOf(number) != 0, m_laurels.contains(number), ship.name + ": laurels");
        int all = 0;
        int gone = 0;
        for (const PaperUnit& unit : m_paper.units)
            if (unit.ship == number) {
                ++all;
                gone += isLost(unit) ? 1 : 0;
            }
        const bool rolls =
            made.fate == ShipFate::Sunk || made.fate == ShipFate::Captured || (all > 0 && 2 * gone >= all);
        agree(rolls, m_persons.contains(number), ship.name + ": her captain's die");
    }
}

} // namespace navarch::referee::pompeius
