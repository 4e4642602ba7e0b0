// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/orders/check.h"

#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "core/rules/ramming_speed/phases/round.h"
#include "core/rules/ramming_speed/setup/deploy.h"

namespace navarch::ramming {

namespace {

bool isSide(int side)
{
    return side == 0 || side == 1;
}

/// Whether a decision of the side waits.
bool isAsked(const BattleFacts& facts, const State& state, int side)
{
    if (state.phase == Phase::Deploy)
        return isDeploying(facts, state, side);
    return state.phase != Phase::Begin && state.phase != Phase::Over && state.side == side;
}

Refusal check(const BattleFacts&, const State& state, const Activate& order)
{
    if (state.phase != Phase::Choose)
        return {"RS-7.1", refusalText("No ship is chosen now.")};
    if (!isShip(state, order.ship))
        return {"RS-7.1", refusalText("There is no such ship.")};
    const Ship& ship = shipOf(state, order.ship);
    if (!ship.onMap())
        return {"RS-7.1", refusalText("%1 is not on the map.", theShip)};
    if (ship.crew() == 0)
        return {"RS-13.5", refusalText("%1 has no crew.", theShip)};
    if (ship.holder != state.side)
        return {"RS-7.1", refusalText("The other side moves now."),
                refusalText("Choose one of your own ships.")};
    if (ship.hasActed)
        return {"RS-7.1", refusalText("%1 has already moved this round.", theShip),
                refusalText("Choose one that has not.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const Activate& order, Proceedings& proceedings)
{
    activate(facts, state, order.ship, proceedings);
}

Refusal check(const BattleFacts&, const State& state, const GetFree& order)
{
    if (state.phase != Phase::Free || order.ship != state.now.ship) {
        if (isShip(state, order.ship) && !isHeld(state, order.ship))
            return {"RS-10.7", refusalText("%1 is not held.", theShip)};
        return {"RS-10.7", refusalText("Tried already, or not yet to be tried."),
                refusalText("A ship tries once, as its Row phase opens.")};
    }
    return {};
}
void perform(const BattleFacts& facts, State& state, const GetFree& order, Proceedings& proceedings)
{
    getFree(facts, state, order.tries, proceedings);
}

void perform(const BattleFacts& facts, State& state, const Move& order, Proceedings& proceedings)
{
    row(facts, state, order, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Shoot& order)
{
    if (state.phase != Phase::Window)
        return {"RS-11.2", refusalText("Nobody shoots now."),
                refusalText("Ships shoot before, during and after a ship's rowing.")};
    if (isShip(state, order.ship) && holderOf(state, order.ship) != state.side)
        return {"RS-7.3", refusalText("The other side shoots now.")};
    return shotRefusal(facts, state, order);
}
void perform(const BattleFacts& facts, State& state, const Shoot& order, Proceedings& proceedings)
{
    resolveShot(facts, state, order, proceedings);
    goOnInWindow(facts, state, proceedings);
}

Refusal check(const BattleFacts&, const State& state, const HoldFire& order)
{
    if (state.phase != Phase::Window || order.side != state.side)
        return {"RS-7.3", refusalText("It is not this side's shot.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const HoldFire& order, Proceedings& proceedings)
{
    const auto side = static_cast<std::size_t>(order.side);
    state.passed[side] = true;
    state.holds[side] = order.wholeMove;
    goOnInWindow(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Ram& order)
{
    if (order.ship == state.now.ship && state.now.rammingSpeed && !order.rams)
        return {"RS-10.6", refusalText("Ramming speed is ordered: %1 must ram.", theShip)};
    if (state.phase != Phase::Ram || order.ship != state.now.ship)
        return {"RS-12.1", refusalText("%1 does not ram now.", theShip),
                refusalText("A ship rams at the end of its own rowing.")};
    return order.rams ? ramRefusal(facts, state) : Refusal{};
}
void perform(const BattleFacts& facts, State& state, const Ram& order, Proceedings& proceedings)
{
    if (order.rams)
        resolveRam(facts, state, proceedings);
    goOnToBoarding(facts, state, proceedings);
}

void perform(const BattleFacts& facts, State& state, const Board& order, Proceedings& proceedings)
{
    resolveBoarding(facts, state, order, proceedings);
    goOnToBoarding(facts, state, proceedings);
}
void perform(const BattleFacts& facts, State& state, const Capture& order, Proceedings& proceedings)
{
    resolveCapture(facts, state, order, proceedings);
    goOnToBoarding(facts, state, proceedings);
}

Refusal check(const BattleFacts&, const State& state, const EndBoarding& order)
{
    if (state.phase != Phase::Board || order.ship != state.now.ship)
        return {"RS-13.1", refusalText("%1 does not board now.", theShip)};
    return {};
}
void perform(const BattleFacts& facts, State& state, const EndBoarding&, Proceedings& proceedings)
{
    endBoarding(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Stand& order)
{
    if (!isSide(order.side) || !isAsked(facts, state, order.side))
        return {"RS-7.3", refusalText("A side gives standing orders when it is its turn to decide.")};
    if (state.standing[static_cast<std::size_t>(order.side)] == order.standing)
        return {"RS-7.3", refusalText("The standing order is so already.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const Stand& order, Proceedings& proceedings)
{
    state.standing[static_cast<std::size_t>(order.side)] = order.standing;
    if (state.phase == Phase::Window)
        goOnInWindow(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Concede& order)
{
    if (!isSide(order.side))
        return {"RS-17.1", refusalText("There is no such side.")};
    if (state.phase == Phase::Begin)
        return {"RS-17.1", refusalText("The battle has not begun.")};
    if (!isAsked(facts, state, order.side))
        return {"RS-17.1", refusalText("A side gives up when it is its turn to decide."),
                refusalText("Wait for it.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const Concede& order, Proceedings& proceedings)
{
    state.conceded = order.side;
    proceedings.tell("conceded", "RS-17.1", order.side, noShip, noShip,
                     [&] { return phrase("%1 gives the battle up.", given(facts.sideName(order.side))); });
    endRound(facts, state, proceedings);
}

} // namespace

Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order)
{
    if (state.phase == Phase::Over)
        return {"RS-17.1", refusalText("The battle is over.")};
    return std::visit([&](const auto& given) { return check(facts, state, given); }, order);
}

void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings)
{
    std::visit([&](const auto& given) { perform(facts, state, given, proceedings); }, order);
}

} // namespace navarch::ramming
