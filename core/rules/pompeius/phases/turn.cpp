// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/phases/turn.h"

#include <algorithm>

#include "core/rules/pompeius/combat/boarding.h"
#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/combat/melee.h"
#include "core/rules/pompeius/combat/shooting.h"
#include "core/rules/pompeius/movement/moves.h"
#include "core/rules/pompeius/phases/ending.h"
#include "core/rules/pompeius/phases/recovery.h"

namespace navarch::pompeius {

namespace {

/// Whether the seat that is asked has anything to decide.
bool hasWork(const BattleFacts& facts, const State& state, int side)
{
    const int seat = state.seat[static_cast<std::size_t>(side)];
    if (state.phase == Phase::Targets)
        return nextToAim(facts, state, side) != nullptr;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].holder == side && state.ships[i].seat == seat
            && isCommanded(facts, state, static_cast<ShipNumber>(i)))
            return true;
    return false;
}

void openSeats(const BattleFacts& facts, State& state)
{
    for (int side = 0; side < 2; ++side) {
        state.seat[static_cast<std::size_t>(side)] = 0;
        if (!hasWork(facts, state, side))
            passSeat(facts, state, side);
    }
}

void startTurn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    ++state.turn;
    state.subPhase = 0;
    state.meeting = 0;
    state.meetings.clear();
    state.blows.clear();
    state.shots.clear();
    for (Grapple& each : state.grapples)
        each.fresh = 0;
    for (Flags& flags : state.flags)
        flags.hoisted = {Signal::None, flags.hoisted[0], flags.hoisted[1]};
    for (Unit& unit : state.units)
        unit.hasActed = unit.hasFought = unit.hasThrown = false;
    proceedings.tell("turn", "PM-4.1", -1, noShip, noShip,
                     [&] { return phrase("Turn %1 begins.", state.turn); });
    state.phase = Phase::Orders;
    openSeats(facts, state);
}

/// What the next turn must know of this one (PM-6.1, 6.4).
void keepBooks(State& state)
{
    for (Ship& ship : state.ships) {
        ship.lastWay = static_cast<Way>(ship.moved == 0 ? 0 : ship.moved > 0 ? 1 : -1);
        ship.lastSpeed = ship.isStopped || !ship.onMap() ? std::int8_t{0} : ship.moved;
        ship.plot = {};
        ship.isPlotted = ship.isStopped = ship.hasActed = ship.rowersFought = ship.hasLeft = false;
        ship.isReturning = ship.wentAstern = ship.spreadsAsUsual = false;
        ship.moved = ship.run = ship.handsUsed = 0;
        ship.rammed = noShip;
        ship.before = ship.pose;
    }
}

void prepareFire(State& state)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        for (const UnitTask& task : state.ships[i].plot.tasks())
            if (task.task == Task::Prepare)
                if (const UnitNumber number = unitNamed(state, static_cast<ShipNumber>(i), task.unit);
                    number != noUnit && unitOf(state, number).isFit() && !unitOf(state, number).hasFought)
                    unitOf(state, number).isPrepared = true;
}

void boardAndGrapple(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (state.subPhase == 1)
        moveUnits(facts, state, proceedings);
    throwGrapples(facts, state, proceedings);
}

void startSubPhase(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    ++state.subPhase;
    moveTogether(facts, state, proceedings);
    if (facts.options.sheetSequence)
        boardAndGrapple(facts, state, proceedings);
    openMeetings(facts, state);
    state.phase = Phase::Meetings;
}

/// From one state of the turn to the next.
void nextPhase(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    switch (state.phase) {
    case Phase::Orders:
        reveal(facts, state, proceedings);
        startSubPhase(facts, state, proceedings);
        return;
    case Phase::Meetings:
        if (!facts.options.sheetSequence)
            boardAndGrapple(facts, state, proceedings);
        if (state.subPhase < subPhases
            && anyMoveLeft(state)) { // a sub-phase in which nobody moves changes nothing
            startSubPhase(facts, state, proceedings);
            return;
        }
        state.subPhase = 0;
        state.meetings.clear();
        state.meeting = 0;
        state.phase = Phase::Targets;
        openShots(facts, state);
        openSeats(facts, state);
        return;
    case Phase::Targets:
        rollBlows(facts, state, proceedings);
        rollShots(facts, state, proceedings);
        rollMelees(facts, state, proceedings);
        applyDamage(facts, state, proceedings);
        applyMelees(facts, state, proceedings);
        sinkAll(facts, state, proceedings);
        surrenderShips(facts, state, proceedings);
        prepareFire(state);
        rollMending(facts, state, proceedings);
        state.shots.clear();
        state.phase = Phase::Mending;
        return;
    case Phase::Mending:
        recover(facts, state, proceedings);
        state.phase = Phase::Laying;
        return;
    case Phase::Laying:
        keepBooks(state);
        if (!endIfDecided(facts, state, proceedings))
            startTurn(facts, state, proceedings);
        return;
    case Phase::Deploy:
    case Phase::Over: return;
    }
}

} // namespace

void passSeat(const BattleFacts& facts, State& state, int side)
{
    std::int8_t& seat = state.seat[static_cast<std::size_t>(side)];
    do
        ++seat;
    while (seat < facts.seatCount(side) && !hasWork(facts, state, side));
}

bool isSeatsTurn(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const auto side = static_cast<std::size_t>(ship.holder);
    return state.seat[side] < facts.seatCount(ship.holder) && ship.seat == state.seat[side];
}

ShipNumber nextToPlot(const BattleFacts& facts, const State& state, int side)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        if (state.ships[i].holder == side && !state.ships[i].isPlotted && isSeatsTurn(facts, state, number)
            && isCommanded(facts, state, number))
            return number;
    }
    return noShip;
}

const Shot* nextToAim(const BattleFacts&, const State& state, int side)
{
    for (const Shot& shot : state.shots)
        if (shot.isOpen && shot.target == noShip && unitOf(state, shot.unit).side == side
            && shipOf(state, unitOf(state, shot.unit).home).seat
                   == state.seat[static_cast<std::size_t>(side)])
            return &shot;
    return nullptr;
}

int seatAsked(const BattleFacts& facts, const State& state, int side)
{
    if (!isAsked(facts, state, side))
        return -1;
    switch (state.phase) {
    case Phase::Orders:
    case Phase::Targets: return state.seat[static_cast<std::size_t>(side)];
    case Phase::Meetings: return shipOf(state, openMeeting(state)->chooser).seat;
    case Phase::Mending: return shipOf(state, unitOf(state, state.successes.front().unit).home).seat;
    case Phase::Laying: return shipOf(state, shipToSpread(facts, state)).seat;
    case Phase::Deploy:
    case Phase::Over: break;
    }
    return -1;
}

bool isAsked(const BattleFacts& facts, const State& state, int side)
{
    switch (state.phase) {
    case Phase::Deploy: return isDeploying(facts, state, side);
    case Phase::Orders:
    case Phase::Targets: return state.seat[static_cast<std::size_t>(side)] < facts.seatCount(side);
    case Phase::Meetings: {
        const Meeting* meeting = openMeeting(state);
        return meeting && holderOf(state, meeting->chooser) == side;
    }
    case Phase::Mending:
        return !state.successes.empty() && unitOf(state, state.successes.front().unit).side == side;
    case Phase::Laying: {
        const ShipNumber ship = shipToSpread(facts, state);
        return ship != noShip && holderOf(state, ship) == side;
    }
    case Phase::Over: break;
    }
    return false;
}

void startBattle(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (Ship& ship : state.ships)
        ship.before = ship.pose;
    startTurn(facts, state, proceedings);
    goOn(facts, state, proceedings);
}

void goOn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (;;) {
        if (state.phase == Phase::Meetings && !settleMeetings(facts, state, proceedings))
            return;
        if (state.phase == Phase::Mending && !settleSuccesses(facts, state, proceedings))
            return;
        if (state.phase == Phase::Laying && !layCards(facts, state, proceedings))
            return;
        if (state.phase == Phase::Over || isAsked(facts, state, 0) || isAsked(facts, state, 1))
            return;
        nextPhase(facts, state, proceedings);
    }
}

} // namespace navarch::pompeius
