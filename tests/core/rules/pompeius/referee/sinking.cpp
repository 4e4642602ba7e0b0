// SPDX-License-Identifier: GPL-3.0-or-later
// Sinking and surrender (PM-9.13, 9.14).
#include <algorithm>

#include "tests/core/rules/pompeius/referee/referee.h"

namespace navarch::referee::pompeius {

void Referee::findSinking()
{
    for (int ship = 0; ship < ships(); ++ship)
        if (of(ship).isAfloat() && of(ship).hull <= 0)
            m_sinking.insert(ship);
}

/// PM-9.13.
void Referee::sunk(const BattleEvent& event)
{
    reach(m_stage < Mending ? Sinking : Recovering);
    findSinking();
    PaperShip& ship = of(event.ship);
    agree(m_sinking.erase(event.ship) == 1, "she floats still");
    agree(ship.struckBy, event.target, "who sank her");
    if (ship.struckBy >= 0 && of(ship.struckBy).holder != ship.holder)
        ++of(ship.struckBy).deeds.sinkings;
    unlink(event.ship);
    int drowned = 0;
    for (PaperUnit& unit : m_paper.units)
        if (unit.at == event.ship && (unit.fate == 'a' || unit.fate == 'p')) {
            unit.fate = 'd';
            unit.disorder = 0;
            ++drowned;
        }
    agree(tells(event, drowned == 0   ? " sinks."
                       : drowned == 1 ? "with 1 unit aboard."
                                      : "with " + std::to_string(drowned) + " units aboard."),
          std::to_string(drowned) + " drown");
    for (Kind kind = RowerDisorder; kind <= OarsFouled; kind = static_cast<Kind>(kind + 1)) {
        while (ship.box.count(kind) > 0)
            ship.box.pass(kind, ship.tray);
        while (ship.lying.count(kind) > 0)
            ship.lying.pass(kind, ship.tray);
    }
    ship.boxedStuck.clear();
    ship.where = Where::Sunk;
    ship.fires = ship.firesToCome = 0;
}

/// To whom a ship surrenders now: the ship, or -1 (PM-9.14).
int Referee::captorDue(int number) const
{
    const PaperShip& ship = of(number);
    if (!ship.isAfloat() || footOn(number, ship.holder) > 0)
        return -1;
    int found = -1;
    int most = 0;
    for (int home = 0; home < ships(); ++home) {
        int men = 0;
        for (const PaperUnit& unit : m_paper.units)
            men += unit.isAboard(number) && unit.side != ship.holder && unit.isFoot() && unit.home == home
                       ? 1
                       : 0;
        if (men > most) {
            most = men;
            found = home;
        }
    }
    for (int other = 0; other < ships() && found < 0; ++other)
        if (other != number && of(other).holder != ship.holder && of(other).isAfloat()
            && areJoined(number, other) && footOn(other, of(other).holder) > 0)
            found = other;
    return found;
}

void Referee::captured(const BattleEvent& event)
{
    reach(Sinking);
    agree(m_sinking.empty(), "a ship should sink first");
    PaperShip& ship = of(event.target);
    for (; m_asked < event.target;
         ++m_asked) // ship by ship: what a later one's fall would bring comes next turn
        agree(captorDue(m_asked) < 0, of(m_asked).name + " should surrender");
    ++m_asked;
    agree(captorDue(event.target), static_cast<int>(event.ship), "the captor");
    const int loser = ship.holder;
    const int winner = 1 - loser;
    ship.holder = winner;
    ship.captor = event.ship;
    int prisoners = ship.isPrize() ? 1 : 0; // the rowers
    for (PaperUnit& unit : m_paper.units) {
        if (unit.at != event.target)
            continue;
        if (unit.fate == 'a' && unit.side == loser && !unit.isFoot()) {
            calm(unit);
            unit.fate = 'p';
            ++prisoners;
        } else if (unit.fate == 'p' && unit.side == winner)
            unit.fate = 'a';
    }
    ++of(event.ship).deeds.captures;
    of(event.ship).prisoners += prisoners;
}

/// Nobody else surrenders; then fire is ready (PM-9.4).
void Referee::closeDamage()
{
    for (; m_asked < ships(); ++m_asked)
        agree(captorDue(m_asked) < 0, of(m_asked).name + " should surrender");
    m_asked = 0;
    adopt();
    for (int ship = 0; ship < ships(); ++ship)
        for (const Task& task : of(ship).tasks)
            for (PaperUnit& unit : m_paper.units)
                if (task.what == "Prepare" && unit.home == ship && unit.name() == task.unit
                    && unit.fate == 'a' && unit.disorder == 0 && !unit.hasFought)
                    unit.isPrepared = true;
}

/// Who lost his ship obeys the trierarch of the one he is aboard.
void Referee::adopt()
{
    for (PaperUnit& unit : m_paper.units) {
        const PaperShip& home = of(unit.home);
        const PaperShip& there = of(unit.at);
        if (unit.fate != 'a' || unit.at == unit.home || (home.isAfloat() && home.holder == unit.side)
            || !there.isAfloat() || there.holder != unit.side)
            continue;
        int number = 0;
        for (const PaperUnit& each : m_paper.units)
            if (each.home == unit.at && each.kind == unit.kind)
                number = std::max(number, each.number);
        unit.home = unit.at;
        unit.number = number + 1;
    }
}

} // namespace navarch::referee::pompeius
