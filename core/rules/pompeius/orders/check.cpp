// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/orders/check.h"

#include <algorithm>

#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/combat/shooting.h"
#include "core/rules/pompeius/movement/moves.h"
#include "core/rules/pompeius/phases/ending.h"
#include "core/rules/pompeius/phases/recovery.h"
#include "core/rules/pompeius/phases/turn.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/pompeius/setup/deploy.h"

namespace navarch::pompeius {

namespace {

bool isSide(int side)
{
    return side == 0 || side == 1;
}

/// Whether a seat of the side is writing orders.
Refusal sideRefusal(const BattleFacts& facts, const State& state, int side)
{
    if (state.phase != Phase::Orders)
        return refusalOf({.fault = Fault::NotNow});
    if (!isSide(side) || !isAsked(facts, state, side))
        return {"PM-5.5", refusalText("The side's orders are locked."),
                refusalText("They are shown when the other side has locked, too.")};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const PlotShip& order)
{
    if (const Refusal why = writingRefusal(facts, state, order.ship))
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
    if (const Refusal why = sideRefusal(facts, state, order.side))
        return why;
    if (nextToPlot(facts, state, order.side) == noShip)
        return {"PM-5.5", refusalText("All ships have their orders.")};
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

Refusal check(const BattleFacts& facts, const State& state, const Lock& order)
{
    if (const Refusal why = sideRefusal(facts, state, order.side))
        return why;
    if (const ShipNumber ship = nextToPlot(facts, state, order.side); ship != noShip)
        return Refusal{"PM-5.5", refusalText("%1 has no orders yet.", theShip),
                       refusalText("Write them, or let the rest hold their course.")}
            .of(ship);
    return {};
}
void perform(const BattleFacts& facts, State& state, const Lock& order, Proceedings& proceedings)
{
    passSeat(facts, state, order.side);
    if (!isAsked(facts, state, order.side))
        proceedings.tell("locked", "PM-5.5", order.side, noShip, noShip, [&] {
            return phrase("%1 has locked its orders.", given(facts.sideName(order.side)));
        });
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Hoist& order)
{
    if (const Refusal why = sideRefusal(facts, state, order.side))
        return why;
    if (order.squadron < 0 || static_cast<std::size_t>(order.squadron) >= facts.squadrons.size()
        || facts.squadrons[static_cast<std::size_t>(order.squadron)].side != order.side)
        return {"PM-12.4", refusalText("The side has no such squadron.")};
    const ShipNumber flagship = facts.admiralShip(order.side);
    if (flagship == noShip || !shipOf(state, flagship).onMap() || holderOf(state, flagship) != order.side)
        return {"PM-12.4", refusalText("There is no flagship on the map to hoist it.")};
    if (!isSeatsTurn(facts, state, flagship))
        return {"PM-12.4", refusalText("The flags are the flagship's to hoist."),
                refusalText("Wait for her seat.")};
    if (state.flags[static_cast<std::size_t>(order.squadron)].hoisted[0] == order.signal)
        return {"PM-12.4", refusalText("That signal flies already.")};
    return {};
}
void perform(const BattleFacts&, State& state, const Hoist& order, Proceedings&)
{
    state.flags[static_cast<std::size_t>(order.squadron)].hoisted[0] = order.signal;
}

Refusal check(const BattleFacts& facts, const State& state, const ReturnShip& order)
{
    if (const Refusal why = writingRefusal(facts, state, order.ship))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    if (ship.where != Whereabouts::Away)
        return {"PM-13.2", refusalText("%1 is on the map.", theShip)};
    if (!mayReturn(facts, state, order.ship))
        return refusalOf({.fault = Fault::Away, .n = ship.mayReturn});
    if (order.heading < 0 || order.heading >= rex::headings)
        return {"PM-1.3", refusalText("A heading is 0 to 5, from the east clockwise.")};
    const rex::Pose pose{rex::rexOf(order.column, order.row), order.heading};
    if (!facts.board.contains(pose.stern) || !facts.board.isEdge(pose.stern)
        || rex::distance(pose.stern, ship.leftAt) > facts.house().returnWithin)
        return Refusal{"PM-13.2",
                       refusalText("%1 comes back on an edge rex near column %2, row %3, where she left.",
                                   theShip, numberAt(0), numberAt(1)),
                       refusalText("Take an edge rex within %1 of it.", numberAt(2))}
            .with(rex::columnOf(ship.leftAt) + 1, rex::rowOf(ship.leftAt) + 1, facts.house().returnWithin);
    // Inwards: one rex on she is still on the map, and so is her bow.
    if (isOffMap(facts, order.ship, pose) || isOffMap(facts, order.ship, pose.moved(1)))
        return {"PM-13.2", refusalText("%1 comes back heading inwards.", theShip),
                refusalText("Turn her bow to the map.")};
    if (landUnder(facts, order.ship, pose))
        return {"PM-1.1", refusalText("There is land."), refusalText("Take another rex.")};
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (const auto other = static_cast<ShipNumber>(i);
            other != order.ship && holdsRex(facts, state, other, pose.stern))
            return Refusal{"PM-13.2", refusalText("%1 lies there.", theOther),
                           refusalText("Take a free rex.")}
                .by(other);
    return {};
}
void perform(const BattleFacts& facts, State& state, const ReturnShip& order, Proceedings&)
{
    Ship& ship = shipOf(state, order.ship);
    ship.pose = ship.before = {rex::rexOf(order.column, order.row), order.heading};
    ship.isReturning = true;
    ship.lastSpeed = static_cast<std::int8_t>(facts.house().returnSpeed);
    ship.lastWay = Way::Ahead;
    ship.isPlotted = false; // what she was ordered to do away is void
    ship.plot = {};
}

Refusal check(const BattleFacts& facts, const State& state, const StayAway& order)
{
    if (const Refusal why = sideRefusal(facts, state, order.side))
        return why;
    if (holdsField(facts, state, order.side))
        return {"PM-14.2", refusalText("The side has ships on the map."),
                refusalText("Only a side without any gives up its returns.")};
    if (state.staysAway[static_cast<std::size_t>(order.side)])
        return {"PM-14.2", refusalText("The side has given up its returns.")};
    return {};
}
void perform(const BattleFacts&, State& state, const StayAway& order, Proceedings&)
{
    state.staysAway[static_cast<std::size_t>(order.side)] = true;
    for (Ship& ship : state.ships)
        if (ship.holder == order.side)
            ship.isReturning = false;
}

Refusal check(const BattleFacts&, const State& state, const Meet& order)
{
    const Meeting* meeting = openMeeting(state);
    if (!meeting || meeting->chooser != order.ship || meeting->other(order.ship) != order.target)
        return {"PM-7.3", refusalText("%1 is not asked whether she rams %2.", theShip, theOther)};
    return {};
}
void perform(const BattleFacts& facts, State& state, const Meet& order, Proceedings& proceedings)
{
    Meeting& meeting = state.meetings[static_cast<std::size_t>(state.meeting)];
    meeting.isAnswered = true;
    meeting.rams = order.rams;
    if (!order.rams)
        proceedings.tell("spared", "PM-7.3", holderOf(state, order.ship), order.ship, order.target, [&] {
            return phrase("%1 does not ram %2.", given(facts.name(order.ship)),
                          given(facts.name(order.target)));
        });
    goOn(facts, state, proceedings);
}

const Shot* shotOf(const State& state, UnitNumber unit)
{
    for (const Shot& shot : state.shots)
        if (shot.unit == unit)
            return &shot;
    return nullptr;
}

Refusal check(const BattleFacts& facts, const State& state, const Aim& order)
{
    if (state.phase != Phase::Targets || !isUnit(state, order.unit))
        return {"PM-9.2", refusalText("Targets are not chosen now.")};
    const Shot* shot = shotOf(state, order.unit);
    const Unit& unit = unitOf(state, order.unit);
    if (!shot || !shot->isOpen || unit.home != order.ship)
        return {"PM-9.2", refusalText("This unit has no shot.")};
    if (shipOf(state, unit.home).seat != state.seat[static_cast<std::size_t>(unit.side)])
        return {"PM-12.2", refusalText("It is another seat's turn.")};
    return refusalOf(faultOfShot(facts, state, *shot, order.target));
}
/// The seat is done when all its shots have targets.
void passIfAimed(const BattleFacts& facts, State& state, int side, Proceedings& proceedings)
{
    if (!nextToAim(facts, state, side))
        passSeat(facts, state, side);
    goOn(facts, state, proceedings);
}
void perform(const BattleFacts& facts, State& state, const Aim& order, Proceedings& proceedings)
{
    for (Shot& shot : state.shots)
        if (shot.unit == order.unit)
            shot.target = order.target;
    passIfAimed(facts, state, unitOf(state, order.unit).side, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const AimRest& order)
{
    if (state.phase != Phase::Targets || !isSide(order.side) || !isAsked(facts, state, order.side))
        return {"PM-9.2", refusalText("The side chooses no targets now.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const AimRest& order, Proceedings& proceedings)
{
    while (const Shot* next = nextToAim(facts, state, order.side))
        state.shots[static_cast<std::size_t>(next - state.shots.data())].target =
            nearestTarget(facts, state, *next);
    passIfAimed(facts, state, order.side, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Mend& order)
{
    if (state.phase != Phase::Mending || state.successes.empty()
        || state.successes.front().unit != order.unit)
        return {"PM-11.1", refusalText("This unit is not asked what it mends.")};
    const Remedies remedies = remediesOf(facts, state, state.successes.front());
    const auto* end = remedies.list.data() + remedies.count;
    if (std::find(remedies.list.data(), end, order) == end)
        return {"PM-11.1", refusalText("There is nothing of the kind to take away."),
                refusalText("Take what lies there.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const Mend& order, Proceedings& proceedings)
{
    useSuccess(facts, state, order, proceedings);
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const TakeDisorder& order)
{
    if (!isShip(state, order.ship) || shipToSpread(facts, state) != order.ship)
        return {"PM-10.5", refusalText("%1 has no Disorder card to give to a unit of your choice.", theShip)};
    if (!isUnit(state, order.unit) || !mayTakeDisorder(state, order.ship, order.unit))
        return {
            "PM-10.5",
            refusalText("Disorder goes to a unit with the fewest counters of those who command the ship."),
            refusalText("Take another unit aboard her.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const TakeDisorder& order, Proceedings& proceedings)
{
    takeDisorder(facts, state, order.ship, order.unit, proceedings);
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const SpreadDisorder& order)
{
    if (state.phase != Phase::Laying || !isSide(order.side) || !isAsked(facts, state, order.side))
        return {"PM-10.5", refusalText("The side gives no Disorder cards to its units now.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const SpreadDisorder& order, Proceedings& proceedings)
{
    const int seat = seatAsked(facts, state, order.side);
    for (Ship& ship : state.ships)
        if (ship.holder == order.side && ship.seat == seat)
            ship.spreadsAsUsual = true;
    goOn(facts, state, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Concede& order)
{
    if (!isSide(order.side))
        return {"PM-14.2", refusalText("There is no such side.")};
    if (!isAsked(facts, state, order.side))
        return {"PM-14.2", refusalText("A side gives up when something of it is asked."),
                refusalText("Wait for it.")};
    return {};
}
void perform(const BattleFacts& facts, State& state, const Concede& order, Proceedings& proceedings)
{
    concede(facts, state, order.side, proceedings);
}

} // namespace

Refusal writingRefusal(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    if (!isShip(state, ship))
        return refusalOf({.fault = Fault::NoShip});
    if (const Refusal why = sideRefusal(facts, state, holderOf(state, ship)))
        return why;
    if (!isSeatsTurn(facts, state, ship))
        return {"PM-12.2", refusalText("It is another seat's turn."),
                refusalText("Each seat writes and locks its own ships' orders.")};
    return {};
}

Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order)
{
    if (state.phase == Phase::Over)
        return {"PM-14.2", refusalText("The battle is over.")};
    return std::visit([&](const auto& given) { return check(facts, state, given); }, order);
}

void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings)
{
    std::visit([&](const auto& given) { perform(facts, state, given, proceedings); }, order);
}

} // namespace navarch::pompeius
