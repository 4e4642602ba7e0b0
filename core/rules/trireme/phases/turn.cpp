// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/phases/turn.h"

#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/phases/ending.h"

namespace navarch::trireme {

namespace {

void startTurn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    ++state.turn;
    state.movement = 0;
    state.blow = false;
    state.raked.clear();
    state.touches.clear();
    state.holds = {};
    for (Ship& ship : state.ships) {
        ship.plot = {};
        ship.isPlotted = false;
        ship.isStopped = false;
        ship.marks = {};
        ship.shot = {};
        ship.fight = 0;
    }
    proceedings.tell("turn", "TR-T3", -1, noShip, noShip,
                     [&] { return phrase("Turn %1 begins.", state.turn); });
    state.phase = Phase::Plot;
    for (int side = 0; side < 2; ++side)
        state.ready[static_cast<std::size_t>(side)] = nextToPlot(facts, state, side) == noShip;
}

/// FIRE opens for those who have a shot; those who fire at will declare theirs.
void openFire(const BattleFacts& facts, State& state)
{
    state.phase = Phase::Fire;
    state.ready = {};
    for (int side = 0; side < 2; ++side) {
        const auto at = static_cast<std::size_t>(side);
        Shoot shot;
        if (state.fire[at] == FireOrder::AtWill)
            while (nextShotAtWill(facts, state, side, shot))
                declare(state, shot);
        state.ready[at] = state.fire[at] != FireOrder::Ask || state.holds[at]
                          || !forShots(facts, state, side, [](const Shoot&) { return true; });
    }
}

/// From one state of the turn to the next.
void nextPhase(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    switch (state.phase) {
    case Phase::Plot:
        reveal(facts, state, proceedings);
        state.movement = 1;
        moveTogether(facts, state, proceedings);
        openFire(facts, state);
        return;
    case Phase::Fire:
        resolveShots(facts, state, proceedings);
        state.phase = Phase::Contact;
        openContacts(facts, state, proceedings);
        return;
    case Phase::Contact:
        resolveContacts(facts, state, proceedings);
        state.phase = Phase::Grapple;
        openGrapples(facts, state);
        return;
    case Phase::Grapple:
        resolveGrapples(facts, state, proceedings);
        if (state.movement < phases) {
            ++state.movement;
            moveTogether(facts, state, proceedings);
            openFire(facts, state);
            return;
        }
        state.phase = Phase::Settle;
        fightAboard(facts, state, proceedings);
        settle(facts, state, proceedings);
        return;
    case Phase::Settle:
        revertPrizes(facts, state, proceedings);
        plugAndLeak(facts, state, proceedings);
        keepBooks(facts, state);
        if (!endIfDecided(facts, state, proceedings))
            startTurn(facts, state, proceedings);
        return;
    case Phase::Deploy:
    case Phase::Over: return;
    }
}

} // namespace

ShipNumber nextToPlot(const BattleFacts& facts, const State& state, int side)
{
    for (std::size_t i = 0; i < facts.shipCount; ++i) {
        const auto number = static_cast<ShipNumber>(i);
        if (state.ships[i].holder == side && !state.ships[i].isPlotted && isPlottable(facts, state, number))
            return number;
    }
    return noShip;
}

const Touch* nextStrike(const State& state, int side)
{
    for (const Touch& touch : state.touches)
        if (!touch.isAnswered && touch.rammer != noShip && holderOf(state, touch.rammer) == side)
            return &touch;
    return nullptr;
}

Wisher nextWisher(const State& state, int side)
{
    for (const Touch& touch : state.touches) {
        if (touch.moverWishes == Wish::Unasked && holderOf(state, touch.mover) == side)
            return {touch.mover, touch.other};
        if (touch.otherWishes == Wish::Unasked && holderOf(state, touch.other) == side)
            return {touch.other, touch.mover};
    }
    return {};
}

bool isAsked(const BattleFacts&, const State& state, int side)
{
    switch (state.phase) {
    case Phase::Deploy:
    case Phase::Plot:
    case Phase::Fire: return !state.ready[static_cast<std::size_t>(side)];
    case Phase::Contact: return nextStrike(state, side) != nullptr;
    case Phase::Grapple: return nextWisher(state, side).ship != noShip;
    case Phase::Settle: return !state.settlements.empty() && state.settlements.front().side == side;
    case Phase::Over: break;
    }
    return false;
}

bool nextShotAtWill(const BattleFacts& facts, const State& state, int side, Shoot& shot)
{
    return forShots(facts, state, side, [&](const Shoot& each) {
        // What 6 alone does to a far target, 5 does to a near one (TR-T6).
        constexpr int near = 5;
        shot = each;
        return state.movement == phases
               || facts.figures.shot(each.weapon, distanceOf(facts, state, each), near) != ShotResult{};
    });
}

void startBattle(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    startTurn(facts, state, proceedings);
    goOn(facts, state, proceedings);
}

void goOn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (state.phase == Phase::Settle)
        settle(facts, state, proceedings);
    while (state.phase != Phase::Over && !isAsked(facts, state, 0) && !isAsked(facts, state, 1))
        nextPhase(facts, state, proceedings);
}

} // namespace navarch::trireme
