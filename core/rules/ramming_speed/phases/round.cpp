// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/phases/round.h"

#include <algorithm>

#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/losses.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/combat/morale.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/movement/reach.h"
#include "core/rules/ramming_speed/phases/ending.h"

namespace navarch::ramming {

namespace {

int ableShipsOf(const State& state, int side)
{
    return static_cast<int>(std::count_if(state.ships.begin(), state.ships.end(), [&](const Ship& ship) {
        return ship.holder == side && ship.isCrewed();
    }));
}

bool hasUnmoved(const State& state, int side)
{
    return std::any_of(state.ships.begin(), state.ships.end(), [&](const Ship& ship) {
        return ship.holder == side && ship.isCrewed() && !ship.hasActed;
    });
}

void startRound(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// The next ship to be chosen, or the end of the round.
void nextChoice(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (!hasUnmoved(state, state.turn))
        state.turn = static_cast<std::int8_t>(1 - state.turn);
    if (hasUnmoved(state, state.turn)) {
        state.phase = Phase::Choose;
        state.side = state.turn;
    } else {
        endRound(facts, state, proceedings);
    }
}

void endActivation(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    shipOf(state, state.now.ship).hasActed = true;
    state.now = {};
    state.turn = static_cast<std::int8_t>(1 - state.turn);
    nextChoice(facts, state, proceedings);
}

/// A ship that is gone, empty or taken does nothing more (RS-7.4).
bool isStillActing(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const ShipNumber number = state.now.ship;
    const Ship& ship = shipOf(state, number);
    if (ship.isCrewed() && ship.holder == state.turn)
        return true;
    if (ship.onMap() && shipAt(facts, state, ship.hex) != number) { // emptied while passing a friend
        place(facts, state, number, state.now.lastFree);
        tellRowed(facts, state, proceedings);
    }
    return false;
}

void openWindow(const BattleFacts& facts, State& state, WindowAt at, Proceedings& proceedings)
{
    state.window = at;
    state.passed = state.holds;
    goOnInWindow(facts, state, proceedings);
}

void finishRow(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    tellRowed(facts, state, proceedings);
    Ship& ship = shipOf(state, state.now.ship);
    ship.stopped = !state.now.entered;
    openWindow(facts, state, WindowAt::AfterRow, proceedings);
}

void goOnRowing(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    Activation& now = state.now;
    if (now.done < now.plan.count && !now.mustStop) {
        if (rowStep(facts, state, proceedings))
            openWindow(facts, state, WindowAt::DuringRow, proceedings);
        else
            endActivation(facts, state, proceedings);
    } else if (now.mustStop || (now.mp <= 0 && (now.hasRowed || now.mpAtRam <= 0))
               || (now.plan.ship != noShip && now.plan.isLast)) {
        finishRow(facts, state, proceedings);
    } else {
        state.phase = Phase::Row;
        state.side = state.turn;
    }
}

void goOnToRam(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (ramRefusal(facts, state)) {
        goOnToBoarding(facts, state, proceedings);
    } else if (state.now.rammingSpeed) { // compulsory (RS-10.6)
        resolveRam(facts, state, proceedings);
        goOnToBoarding(facts, state, proceedings);
    } else {
        state.phase = Phase::Ram;
        state.side = state.turn;
    }
}

void closeWindow(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (!isStillActing(facts, state, proceedings))
        endActivation(facts, state, proceedings);
    else if (state.window == WindowAt::AfterRow)
        goOnToRam(facts, state, proceedings);
    else
        goOnRowing(facts, state, proceedings);
}

/// What a side's standing order shoots: every weapon at its best mark, at the ship that moves alone when it says so.
void shootByStandingOrder(const BattleFacts& facts, State& state, int side, bool atMoverOnly,
                          Proceedings& proceedings)
{
    // Each shot spends a weapon, so this ends.
    for (;;) {
        Shoot best;
        int most = 0;
        (void)forShots(facts, state, side, [&](const Shoot& shot) {
            if (!atMoverOnly || shot.target == state.now.ship)
                if (const int tenths = tenthsToHit(facts, state, shot); tenths > most) {
                    most = tenths;
                    best = shot;
                }
            return false;
        });
        if (most == 0)
            return;
        tellRowed(facts, state, proceedings);
        resolveShot(facts, state, best, proceedings);
    }
}

/// Fixes the Move points of the ship that moves (RS-10.5) and forgets its shock (RS-10.3).
void fixMovePoints(const BattleFacts& facts, State& state)
{
    Activation& now = state.now;
    Ship& ship = shipOf(state, now.ship);
    const auto points = [&](bool rams) {
        return static_cast<std::int8_t>(std::min(
            100, isHeld(state, now.ship) ? 0 : movePointsOf(facts, state, now.ship, now.sail, rams)));
    };
    now.mp = points(false);
    now.mpAtRam = points(true);
    ship.shock = false;
    if (facts.options.shearedNextTurn) {
        ship.sheared = static_cast<std::int8_t>(ship.sheared - ship.shearedThisTurn);
        ship.shearedThisTurn = 0;
    }
}

void openRow(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    fixMovePoints(facts, state);
    Activation& now = state.now;
    const Ship& ship = shipOf(state, now.ship);
    if (now.mp <= 0 && (now.mpAtRam <= 0 || ship.routing)) {
        finishRow(facts, state, proceedings);
        return;
    }
    if (ship.routing)
        now.plan = routOf(facts, state);
    openWindow(facts, state, WindowAt::BeforeRow, proceedings);
}

void tryToGetFree(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const ShipNumber number = state.now.ship;
    Ship& ship = shipOf(state, number);
    const bool succeeds = proceedings.d6("RS-10.7", phraseText("Getting free")) >= facts.house().freeFrom;
    proceedings.settle(succeeds ? phraseText("free") : phraseText("held"));
    if (succeeds) {
        endPairs(state.grapples, [&](const Pair& pair) { return pair.has(number); });
        ship.aground = false;
    }
    proceedings.tell("free", "RS-10.7", ship.holder, number, noShip, [&] {
        const GivenText name = given(facts.name(number));
        return succeeds ? phrase("%1 gets free.", name) : phrase("%1 does not get free.", name);
    });
}

void rollSail(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const ShipNumber number = state.now.ship;
    const Ship& ship = shipOf(state, number);
    const HouseFigures& house = facts.house();
    int total = facts.options.sailD6 ? proceedings.d6("RS-19.1", phraseText("Sail"))
                                     : proceedings.d10("RS-9.1", phraseText("Sail"));
    if (!facts.isCalm && !facts.of(number).mastDown)
        total +=
            proceedings.modifier("RS-9.2", phraseText("Sails"), house.sailEach * ship.has(Advantage::Sails));
    if (ship.grade == Grade::Elite)
        total += proceedings.modifier("RS-9.2", phraseText("Elite crew"), house.sailElite);
    if (ship.grade == Grade::Poor)
        total += proceedings.modifier("RS-9.2", phraseText("Poor crew"), house.sailPoor);
    if (ship.fires > 0)
        total += proceedings.modifier("RS-9.2", phraseText("On fire"), house.sailFire);
    if (ship.shock)
        total +=
            proceedings.modifier("RS-9.2", phraseText("Rammed or was rammed last turn"), house.sailShock);
    total += proceedings.modifier("RS-T4", phraseText("Sailing skill"), ship.skilled(Skill::Sailing));
    const hex::Terrain terrain = facts.board.at(ship.hex);
    if (terrain == hex::Terrain::Current)
        total += proceedings.modifier("RS-9.2", phraseText("Current"), house.sailCurrent);
    if (terrain == hex::Terrain::Rough || (terrain == hex::Terrain::Open && facts.roughOpenWater))
        total += proceedings.modifier("RS-9.2", phraseText("Rough waters"), house.sailRough);
    const SailResult& result = facts.figures.sailResult(total);
    int points = result.mp;
    if (result.flounders)
        points = -proceedings.d6("RS-T6", phraseText("Move points lost to floundering"));
    state.now.sail = static_cast<std::int8_t>(points);
    proceedings.tell("sail", "RS-9.1", ship.holder, number, noShip, [&] {
        const GivenText name = given(facts.name(number));
        const Phrase what = phraseN("{%n Move point|%n Move points}", points);
        return result.flounders ? phrase("%1 flounders: %2.", name, what)
               : points > 0     ? phrase("%1 catches the wind: %2.", name, what)
               : points < 0     ? phrase("%1 has the wind against her: %2.", name, what)
                                : phrase("%1: the wind does nothing, %2.", name, what);
    });
}

void startRound(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    ++state.round;
    state.blow = false;
    for (Ship& ship : state.ships) {
        ship.hasActed = false;
        ship.used = {};
    }
    int first = largerSide(state);
    // Tied: d10s until one is higher. Typed dice that have run out give ones for ever, so this ends by itself.
    for (int tries = 0; first < 0 && tries < 50; ++tries) {
        std::array<int, 2> totals{};
        for (std::size_t side = 0; side < 2; ++side)
            totals[side] =
                proceedings.d10("RS-7.2", side == 0 ? phraseText("Who begins: the first side")
                                                    : phraseText("Who begins: the second side"))
                + proceedings.modifier("RS-22.5", phraseText("Fleet commander"), facts.fleetCommand[side]);
        if (totals[0] != totals[1])
            first = totals[0] > totals[1] ? 0 : 1;
    }
    state.turn = static_cast<std::int8_t>(std::max(0, first));
    proceedings.tell("round", "RS-7.1", state.turn, noShip, noShip, [&] {
        return phrase("Round %1: %2 begins.", state.round, given(facts.sideName(state.turn)));
    });
    nextChoice(facts, state, proceedings);
}

} // namespace

int largerSide(const State& state)
{
    const int first = ableShipsOf(state, 0);
    const int second = ableShipsOf(state, 1);
    return first == second ? -1 : first > second ? 0 : 1;
}

void startBattle(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    startRound(facts, state, proceedings);
}

bool mayBeChosen(const State& state, int side, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    return ship.holder == side && ship.isCrewed() && !ship.hasActed;
}

void activate(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    state.now = {};
    state.now.ship = number;
    state.now.plan.ship = noShip;
    state.now.lastFree = state.now.toldAt = shipOf(state, number).hex;
    state.now.toldFacing = shipOf(state, number).facing;
    state.holds = {};
    burn(facts, state, number, proceedings);
    if (!isStillActing(facts, state, proceedings)) {
        endActivation(facts, state, proceedings);
        return;
    }
    rollSail(facts, state, proceedings);
    if (!isHeld(state, number)) {
        openRow(facts, state, proceedings);
    } else if (shipOf(state, number).routing) {
        getFree(facts, state, true, proceedings);
    } else {
        state.phase = Phase::Free;
        state.side = state.turn;
    }
}

void getFree(const BattleFacts& facts, State& state, bool tries, Proceedings& proceedings)
{
    if (tries)
        tryToGetFree(facts, state, proceedings);
    openRow(facts, state, proceedings);
}

void row(const BattleFacts& facts, State& state, const Move& plan, Proceedings& proceedings)
{
    Activation& now = state.now;
    now.plan = plan;
    now.done = 0;
    if (plan.rammingSpeed) {
        now.rammingSpeed = true;
        now.mp = now.mpAtRam;
        now.plan.isLast = true;
        proceedings.tell("ramming-speed", "RS-10.6", state.turn, now.ship, noShip,
                         [&] { return phrase("%1: ramming speed!", given(facts.name(now.ship))); });
    }
    goOnRowing(facts, state, proceedings);
}

void goOnInWindow(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (isStillActing(facts, state, proceedings)) {
        for (const int side : {1 - state.turn, int(state.turn)}) { // the waiting side first
            bool& passed = state.passed[static_cast<std::size_t>(side)];
            if (passed)
                continue;
            const Standing standing = state.standing[static_cast<std::size_t>(side)];
            if (standing == Standing::Ask && hasShot(facts, state, side)) {
                tellRowed(facts, state, proceedings);
                state.phase = Phase::Window;
                state.side = static_cast<std::int8_t>(side);
                return;
            }
            passed = true;
            if (standing == Standing::AtMover || standing == Standing::Free)
                shootByStandingOrder(facts, state, side, standing == Standing::AtMover, proceedings);
            if (!isStillActing(facts, state, proceedings))
                break;
        }
    }
    closeWindow(facts, state, proceedings);
}

void goOnToBoarding(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (hasBoarding(facts, state)) {
        state.phase = Phase::Board;
        state.side = state.turn;
    } else {
        endBoarding(facts, state, proceedings);
    }
}

void endBoarding(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (isStillActing(facts, state, proceedings))
        rollMorale(facts, state, state.now.ship, proceedings);
    endActivation(facts, state, proceedings);
}

void endRound(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.now = {};
    for (std::size_t i = 0; i < state.ships.size(); ++i) // derelicts and unmanned prizes burn now (RS-8.4)
        if (state.ships[i].onMap() && state.ships[i].crew() == 0)
            burn(facts, state, static_cast<ShipNumber>(i), proceedings);
    for (std::size_t i = 0; i < state.ships.size(); ++i) // all that are due, wherever they are (RS-14.1)
        if (Ship& ship = state.ships[i];
            ship.where != Whereabouts::Sunk && ship.sinksAt > 0 && ship.sinksAt <= state.round)
            destroy(facts, state, static_cast<ShipNumber>(i), End::SankLater, ship.sunkBy, proceedings);
    state.quiet = state.blow ? std::int16_t{0} : static_cast<std::int16_t>(state.quiet + 1);
    if (!endIfDecided(facts, state, proceedings))
        startRound(facts, state, proceedings);
}

} // namespace navarch::ramming
