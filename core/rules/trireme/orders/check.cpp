// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/orders/check.h"

#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/ending.h"
#include "core/rules/trireme/phases/turn.h"
#include "core/rules/trireme/setup/deploy.h"

namespace navarch::trireme {

namespace {

bool isSide(int side)
{
    return side == 0 || side == 1;
}

bool& readyOf(State& state, int side)
{
    return state.ready[static_cast<std::size_t>(side)];
}

/// Whether the side still writes plots.
Refusal plottingRefusal(const State& state, int side)
{
    if (state.phase != Phase::Plot)
        return refusalOf({Fault::NotNow});
    if (!isSide(side) || state.ready[static_cast<std::size_t>(side)])
        return {"TR-5.1", refusalText("The side has done with its plots."),
                refusalText("They are open when the other side has done, too.")};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const PlotShip& order)
{
    if (!isShip(state, order.ship) || facts.of(order.ship).isWall)
        return refusalOf({Fault::NoShip});
    if (const Refusal why = plottingRefusal(state, holderOf(state, order.ship)))
        return why;
    return refusalOf(faultOf(facts, state, order.ship, order.plot));
}
void perform(const BattleFacts&, State& state, const PlotShip& order, Proceedings&)
{
    Ship& ship = shipOf(state, order.ship);
    ship.plot = order.plot;
    ship.isPlotted = true;
}

Refusal check(const BattleFacts& facts, const State& state, const HoldCourse& order)
{
    if (const Refusal why = plottingRefusal(state, order.side))
        return why;
    if (nextToPlot(facts, state, order.side) == noShip)
        return {"TR-5.1", refusalText("All ships of the side have their plots.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const HoldCourse& order, Proceedings&)
{
    for (ShipNumber ship = nextToPlot(facts, state, order.side); ship != noShip;
         ship = nextToPlot(facts, state, order.side)) {
        shipOf(state, ship).plot = defaultPlot(facts, state, ship);
        shipOf(state, ship).isPlotted = true;
    }
}

Refusal check(const BattleFacts& facts, const State& state, const EndPlot& order)
{
    if (const Refusal why = plottingRefusal(state, order.side))
        return why;
    if (nextToPlot(facts, state, order.side) != noShip)
        return {"TR-5.1", refusalText("A ship of the side has no plot yet."),
                refusalText("Plot it, or let the rest hold their course.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const EndPlot& order, Proceedings& proceedings)
{
    readyOf(state, order.side) = true;
    proceedings.tell("plotted", "TR-5.1", order.side, noShip, noShip,
                     [&] { return phrase("%1 has plotted its ships.", given(facts.sideName(order.side))); });
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Shoot& order)
{
    return shotRefusal(facts, state, order);
}
void perform(const BattleFacts& facts, State& state, const Shoot& order, Proceedings& proceedings)
{
    const int side = holderOf(state, order.ship);
    declare(state, order);
    if (!forShots(facts, state, side, [](const Shoot&) { return true; }))
        readyOf(state, side) = true;
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts&, const State& state, const HoldFire& order)
{
    if (state.phase != Phase::Fire || !isSide(order.side)
        || state.ready[static_cast<std::size_t>(order.side)])
        return {"TR-7.1", refusalText("The side is not asked for shots now.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const HoldFire& order, Proceedings& proceedings)
{
    readyOf(state, order.side) = true;
    if (order.wholeTurn)
        state.holds[static_cast<std::size_t>(order.side)] = true;
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const StandingFire& order)
{
    if (!isSide(order.side) || !isAsked(facts, state, order.side))
        return {"TR-7.1", refusalText("A side gives standing orders when something of it is asked.")};
    if (state.fire[static_cast<std::size_t>(order.side)] == order.fire)
        return {"TR-7.1", refusalText("The standing order is so already.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const StandingFire& order, Proceedings& proceedings)
{
    state.fire[static_cast<std::size_t>(order.side)] = order.fire;
    if (state.phase != Phase::Fire || order.fire == FireOrder::Ask)
        return;
    Shoot shot;
    if (order.fire == FireOrder::AtWill)
        while (nextShotAtWill(facts, state, order.side, shot))
            declare(state, shot);
    readyOf(state, order.side) = true;
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Strike& order)
{
    return strikeRefusal(facts, state, order);
}
void answer(State& state, const Strike& order)
{
    Touch& touch = *openStrike(state, order.ship, order.target);
    touch.isAnswered = true;
    touch.order = order.order;
    touch.slip = order.slip;
}
void perform(const BattleFacts& facts, State& state, const Strike& order, Proceedings& proceedings)
{
    answer(state, order);
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Grapple& order)
{
    return grappleRefusal(facts, state, order);
}
void perform(const BattleFacts& facts, State& state, const Grapple& order, Proceedings& proceedings)
{
    *wishOf(state, order.ship, order.target) = order.wishes ? Wish::Yes : Wish::No;
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const AsPlotted& order)
{
    const bool isThen = state.phase == Phase::Contact || state.phase == Phase::Grapple;
    if (!isThen || !isSide(order.side) || !isAsked(facts, state, order.side))
        return {"TR-5.2", refusalText("Nothing of this is asked of the side now.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const AsPlotted& order, Proceedings& proceedings)
{
    while (const Touch* touch = nextStrike(state, order.side))
        answer(state, strikeAsPlotted(facts, state, *touch));
    for (Wisher wisher = nextWisher(state, order.side); wisher.ship != noShip;
         wisher = nextWisher(state, order.side))
        *wishOf(state, wisher.ship, wisher.target) =
            shipOf(state, wisher.ship).plot.boards ? Wish::Yes : Wish::No;
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const PrizeCrew& order)
{
    return prizeCrewRefusal(facts, state, order);
}
void perform(const BattleFacts& facts, State& state, const PrizeCrew& order, Proceedings& proceedings)
{
    sendPrizeCrew(facts, state, order, proceedings);
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const CounterBoard& order)
{
    return counterBoardRefusal(facts, state, order);
}
void perform(const BattleFacts& facts, State& state, const CounterBoard& order, Proceedings& proceedings)
{
    counterBoard(facts, state, order, proceedings);
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Concede& order)
{
    if (!isSide(order.side))
        return {"TR-11.1", refusalText("There is no such side.")};
    if (!isAsked(facts, state, order.side))
        return {"TR-11.1", refusalText("A side gives up when something of it is asked."),
                refusalText("Wait for it.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const Concede& order, Proceedings& proceedings)
{
    proceedings.tell("conceded", "TR-11.1", order.side, noShip, noShip,
                     [&] { return phrase("%1 gives the battle up.", given(facts.sideName(order.side))); });
    concede(facts, state, order.side, proceedings);
}

} // namespace

Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order)
{
    if (state.phase == Phase::Over)
        return {"TR-11.1", refusalText("The battle is over.")};
    return std::visit([&](const auto& given) { return check(facts, state, given); }, order);
}

void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings)
{
    std::visit([&](const auto& given) { perform(facts, state, given, proceedings); }, order);
}

} // namespace navarch::trireme
