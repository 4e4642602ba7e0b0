// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/orders/small_orders.h"

#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/flight.h"
#include "core/rules/salamis_ad_actium/orders/check.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"
#include "core/rules/salamis_ad_actium/phases/weather.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

namespace {

bool isSide(const BattleFacts& facts, int side)
{
    return side >= 0 && side < static_cast<int>(facts.sides.size());
}

const std::string& nameOfSide(const BattleFacts& facts, int side)
{
    return facts.sides[static_cast<std::size_t>(side)];
}

} // namespace

Refusal check(const BattleFacts&, const State& state, const Begin&)
{
    if (state.phase != Phase::Begin)
        return {"SA-2.5.1", refusalText("The battle has begun already.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Begin&, Proceedings& proceedings)
{
    rollStartWeather(facts, state, proceedings);
    state.phase = Phase::Deploy;
}

Refusal check(const BattleFacts& facts, const State& state, const Ready& order)
{
    if (state.phase != Phase::Deploy || !isSide(facts, order.side))
        return {"SA-1.5", refusalText("Nobody deploys now.")};
    if (state.ready[static_cast<std::size_t>(order.side)])
        return {"SA-1.5", refusalText("The side has deployed already.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings)
{
    state.ready[static_cast<std::size_t>(order.side)] = true;
    proceedings.tell("ready", "SA-1.5", order.side, noShip, noShip,
                     [&] { return phrase("%1 has deployed.", given(nameOfSide(facts, order.side))); });
    if (state.ready[0] && state.ready[1])
        startBattle(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const SetSail& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    if (ship.hasMoved)
        return {"SA-5.4", refusalText("%1 has moved in this Action Phase.", theShip),
                refusalText("Handle the sail before it moves.")};
    if (ship.mastDown || !(facts.sailsAboard || facts.of(order.ship).fit.sailOnly))
        return {"SA-5.4", refusalText("%1 has no mast standing.", theShip),
                refusalText("Masts are left ashore unless the battle's options say aboard.")};
    if (ship.sailSet == order.set)
        return {"SA-5.4", order.set ? refusalText("%1 has set its sail.", theShip)
                                    : refusalText("%1 has furled its sail.", theShip)};
    if (order.set && isHeld(state, order.ship))
        return {"SA-5.4", refusalText("%1 is in contact, where no sail is set.", theShip),
                refusalText("Separate first.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const SetSail& order, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, order.ship);
    ship.sailSet = order.set;
    ship.sailHandled = true;
    proceedings.tell("sail", "SA-5.4", holderOf(state, order.ship), order.ship, noShip, [&] {
        return order.set ? phrase("%1 sets its sail.", facts.called(order.ship))
                         : phrase("%1 furls its sail.", facts.called(order.ship));
    });
}

Refusal check(const BattleFacts& facts, const State& state, const CutMast& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    if (!ship.adrift)
        return {"SA-7.5.6", refusalText("No fallen mast drags %1.", theShip)};
    if (ship.hasMoved)
        return {"SA-7.5.6",
                refusalText("The crew of %1 has had its hands full in this Action Phase.", theShip)};
    return {};
}

void perform(const BattleFacts& facts, State& state, const CutMast& order, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, order.ship);
    ship.adrift = false;
    ship.sailSet = false;
    ship.hasMoved = true;
    proceedings.tell("mast-cut", "SA-7.5.6", holderOf(state, order.ship), order.ship, noShip,
                     [&] { return phrase("%1 cuts its mast away.", facts.called(order.ship)); });
}

Refusal check(const BattleFacts& facts, const State& state, const Rest& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    if (ship.hasMoved && ship.hasShot && ship.hasGrappled)
        return {"SA-4.3", refusalText("%1 has done all it can.", theShip)};
    if (ship.demoralised && flight(facts, state, order.ship))
        return {"SA-9.1",
                refusalText("%1 is demoralised and does not lie still: it heads for its own edge.", theShip),
                refusalText("Move it there; it does so by itself when the phase is ended.")};
    return {};
}

void perform(const BattleFacts&, State& state, const Rest& order, Proceedings&)
{
    Ship& ship = shipOf(state, order.ship);
    ship.hasMoved = ship.hasShot = ship.hasGrappled = true;
}

Refusal check(const BattleFacts&, const State& state, const EndPhase& order)
{
    const bool acts = state.phase == Phase::Action || state.phase == Phase::Arrival;
    if (!acts || order.side != state.side)
        return {"SA-4.3", refusalText("It is not this side's Action Phase.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const EndPhase&, Proceedings& proceedings)
{
    if (state.phase == Phase::Arrival) {
        leaveOffTable(facts, state, proceedings);
        return;
    }
    // Those whom nobody holds to their duty run by themselves (SA-9.1).
    for (const ShipNumber ship : facts.squadrons[static_cast<std::size_t>(state.squadron)].ships)
        if (shipOf(state, ship).demoralised)
            if (const auto home = flight(facts, state, ship))
                perform(facts, state, *home, proceedings);
    endActionPhase(facts, state, proceedings);
}

Refusal check(const BattleFacts&, const State& state, const HoldFire& order)
{
    if (state.phase != Phase::Engines || order.side != state.side)
        return {"SA-4.5", refusalText("It is not this side's shot.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const HoldFire& order, Proceedings& proceedings)
{
    state.ready[static_cast<std::size_t>(order.side)] = true;
    goOnFiring(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Concede& order)
{
    if (!isSide(facts, order.side))
        return {"SA-9.2", refusalText("There is no such side.")};
    if (state.phase == Phase::Begin)
        return {"SA-9.2", refusalText("The battle has not begun.")};
    const bool waits = state.phase == Phase::Deploy ? !state.ready[static_cast<std::size_t>(order.side)]
                                                    : order.side == state.side;
    return waits ? Refusal{}
                 : Refusal{"SA-9.2", refusalText("A side gives up when it is its turn to decide."),
                           refusalText("Wait for its card.")};
}

void perform(const BattleFacts& facts, State& state, const Concede& order, Proceedings& proceedings)
{
    state.conceded = order.side;
    proceedings.tell("conceded", "SA-9.2", order.side, noShip, noShip,
                     [&] { return phrase("%1 gives the battle up.", given(nameOfSide(facts, order.side))); });
    endIfBeaten(facts, state, proceedings);
}

} // namespace navarch::salamis
