// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/phases/ending.h"

#include <algorithm>

namespace navarch::trireme {

namespace {

bool hasActive(const BattleFacts& facts, const State& state, int side)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (facts.ships[i].side == side && isActive(facts, state, static_cast<ShipNumber>(i)))
            return true;
    return false;
}

int victorByCondition(const BattleFacts& facts, const State& state)
{
    return facts.condition.victor(state.exited, state.turn,
                                  [&](int side) { return hasActive(facts, state, side); });
}

int victorByPoints(const BattleFacts& facts, const State& state)
{
    const int first = pointsOf(facts, state, 0);
    const int second = pointsOf(facts, state, 1);
    return first == second ? -1 : first > second ? 0 : 1;
}

/// Takes the holes a ship has plugged out of its list, the oldest first in the order of the dice.
void plug(const BattleFacts& facts, State& state, ShipNumber number, bool isFighting,
          Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const int from = isFighting ? facts.house().plugFightingFrom : facts.house().plugFrom;
    const int before = ship.holes;
    int open = 0;
    int openOld = 0;
    for (int hole = 0; hole < before; ++hole)
        if (proceedings.d6("TR-10.1", phraseText("Plugging a hole")) < from) {
            ship.holedBy[static_cast<std::size_t>(open++)] = ship.holedBy[static_cast<std::size_t>(hole)];
            openOld += hole < ship.oldHoles ? 1 : 0;
        }
    ship.oldHoles = static_cast<std::int8_t>(openOld);
    for (int hole = open; hole < before; ++hole)
        ship.holedBy[static_cast<std::size_t>(hole)] = 0;
    ship.holes = static_cast<std::int8_t>(open);
    if (before > 0)
        proceedings.tell("plug", "TR-10.1", ship.holder, number, noShip, [&] {
            return phraseN("%1 plugs %2 of {%n hole|%n holes}.", before, facts.called(number), before - open);
        });
}

/// Damage by the open holes; of those made this turn too, unless the option has them leak the next.
void leak(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const int leaking = facts.options.leakNextTurn ? ship.oldHoles : ship.holes;
    ship.oldHoles = ship.holes;
    if (leaking == 0)
        return;
    damage(state, number, leaking * facts.house().leak, ship.holedBy[0]);
    proceedings.tell("leak", "TR-10.2", -1, number, noShip, [&] {
        return phrase("%1 takes in water: %2 damage.", facts.called(number), leaking * facts.house().leak);
    });
    (void)sinkIfDue(facts, state, number, "TR-10.2", proceedings);
}

/// TR-11.3: until all are dry or sunk.
void settleHoles(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (bool leaks = true; leaks;) {
        leaks = false;
        for (std::size_t i = 0; i < state.ships.size(); ++i)
            plug(facts, state, static_cast<ShipNumber>(i), false, proceedings);
        for (std::size_t i = 0; i < state.ships.size(); ++i) {
            leak(facts, state, static_cast<ShipNumber>(i), proceedings);
            leaks = leaks || state.ships[i].holes > 0;
        }
    }
}

void finish(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.links.clear();
    state.touches.clear();
    state.settlements.clear();
    state.shots.clear();
    settleHoles(facts, state, proceedings);
    state.phase = Phase::Over;
    proceedings.tell("over", "TR-11.2", state.victor, noShip, noShip, [&] {
        return state.victor < 0 ? phrase("Neither side has the better of it.")
                                : phrase("%1 is victorious.", given(facts.sideName(state.victor)));
    });
}

} // namespace

void revertPrizes(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    bool any = false;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        Ship& ship = state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (!ship.onBoard() || ship.holder == facts.ships[i].side || ship.men.count() > 0)
            continue;
        any = true;
        ship.holder = static_cast<std::int8_t>(facts.ships[i].side);
        ship.crewOf = noShip;
        proceedings.tell("reverted", "TR-9.9", ship.holder, number, noShip, [&] {
            return phrase("Nobody guards %1 any more; it is free again.", facts.called(number));
        });
    }
    if (any)
        std::erase_if(state.links, [&](const Link& link) {
            return holderOf(state, link.attacker) == holderOf(state, link.defender);
        });
}

void plugAndLeak(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (const auto number = static_cast<ShipNumber>(i); state.ships[i].onBoard())
            plug(facts, state, number, isGrappled(state, number), proceedings);
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].onBoard())
            leak(facts, state, static_cast<ShipNumber>(i), proceedings);
}

void keepBooks(const BattleFacts& facts, State& state)
{
    for (std::size_t i = 0; i < facts.shipCount; ++i) {
        const auto number = static_cast<ShipNumber>(i);
        Ship& ship = state.ships[i];
        if (!ship.onBoard())
            continue;
        const bool isHeld = isGrappled(state, number);
        const bool madeAll = !ship.isStopped && !isHeld && ship.isPlotted;
        ship.credit =
            madeAll && ship.plot.speed > 0 && ship.plot.speed == maxOf(facts.house(), facts.of(number));
        ship.mayPivot = ship.mustBack && ship.pivotsAfter && !isHeld; // its turn of backing is over
        const bool restarts = ship.mustBack && ship.pivotsAfter;
        ship.start = madeAll && !(restarts && ship.plot.speed < 0) ? ship.plot.speed : std::int8_t{0};
        ship.mustBack = ship.owesBack && !isHeld;
        ship.pivotsAfter = ship.owesPivot && !isHeld;
        ship.owesBack = ship.owesPivot = false;
    }
    state.quiet =
        state.blow || !state.links.empty() ? std::int16_t{0} : static_cast<std::int16_t>(state.quiet + 1);
}

int pointsOf(const BattleFacts& facts, const State& state, int side)
{
    int points = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const ShipFacts& about = facts.ships[i];
        const Ship& ship = state.ships[i];
        if (about.side == side)
            continue;
        if (about.isWall)
            points += ship.holder == side ? facts.house().pointsWall : 0;
        else if (ship.where == Whereabouts::Hulk)
            points += about.hull;
        else if (ship.holder == side)
            points += facts.house().pointsCaptured * about.hull;
        else if (ship.where == Whereabouts::Fled)
            points += about.hull / 2;
    }
    return points;
}

bool endIfDecided(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const bool first = hasActive(facts, state, 0);
    const bool second = hasActive(facts, state, 1);
    const int byCondition = victorByCondition(facts, state);
    if (byCondition >= 0) {
        state.victor = static_cast<std::int8_t>(byCondition);
    } else if (first != second) {
        state.victor = first ? std::int8_t{0} : std::int8_t{1};
    } else if (!first || state.turn >= facts.turnLimit || state.quiet >= facts.house().quietTurns) {
        state.victor = static_cast<std::int8_t>(victorByPoints(facts, state));
        state.atTurnLimit = first && state.turn >= facts.turnLimit;
        state.stalled = first && !state.atTurnLimit;
    } else {
        return false;
    }
    finish(facts, state, proceedings);
    return true;
}

void concede(const BattleFacts& facts, State& state, int side, Proceedings& proceedings)
{
    state.conceded = static_cast<std::int8_t>(side);
    state.victor = static_cast<std::int8_t>(1 - side);
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        Ship& ship = state.ships[i];
        if (!ship.onBoard() || ship.holder != side)
            continue;
        ship.holder = state.victor;
        if (facts.ships[i].side != state.victor) {
            ship.men = {};
            ship.engines = {};
            ship.isPrize = true;
        }
        ship.crewOf = noShip;
        proceedings.tell("given-up", "TR-11.1", state.victor, static_cast<ShipNumber>(i), noShip, [&] {
            return phrase("%1 is given up to the enemy.", facts.called(static_cast<ShipNumber>(i)));
        });
    }
    finish(facts, state, proceedings);
}

void breakOff(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.undecided = true;
    state.victor = -1;
    proceedings.tell(undecidedEvent, "TR-11.2", -1, noShip, noShip, undecidedText);
    finish(facts, state, proceedings);
}

} // namespace navarch::trireme
