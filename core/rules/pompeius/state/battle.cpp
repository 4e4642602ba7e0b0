// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/state/battle.h"

#include <algorithm>

namespace navarch::pompeius {

namespace {

template <class Match>
int countUnits(const State& state, Match&& matches)
{
    return static_cast<int>(std::count_if(state.units.begin(), state.units.end(), matches));
}

} // namespace

const CommanderFacts* BattleFacts::admiralOf(int side) const
{
    for (const CommanderFacts& each : commanders)
        if (each.side == side && each.isAdmiral)
            return &each;
    return nullptr;
}

ShipNumber BattleFacts::admiralShip(int side) const
{
    const CommanderFacts* admiral = admiralOf(side);
    return admiral ? admiral->aboard : noShip;
}

std::string unitLabel(const BattleFacts& facts, const State& state, UnitNumber unit)
{
    const Unit& about = unitOf(state, unit);
    return facts.name(about.home) + " " + textOf(about.name());
}

bool shareRex(const BattleFacts& facts, const State& state, ShipNumber a, ShipNumber b)
{
    const rex::Pose& pose = shipOf(state, a).pose;
    return shipOf(state, a).onMap()
           && (holdsRex(facts, state, b, pose.stern)
               || holdsRex(facts, state, b, pose.bow(facts.of(a).length)));
}

bool isPartIn(const BattleFacts& facts, const State& state, ShipNumber ship, Section section,
              ShipNumber other)
{
    return shipOf(state, ship).onMap() && holdsRex(facts, state, other, rexOf(facts, state, ship, section));
}

Grapple* grappleOf(State& state, ShipNumber by, ShipNumber on)
{
    for (Grapple& each : state.grapples)
        if (each.by == by && each.on == on)
            return &each;
    return nullptr;
}

const Grapple* grappleOf(const State& state, ShipNumber by, ShipNumber on)
{
    for (const Grapple& each : state.grapples)
        if (each.by == by && each.on == on)
            return &each;
    return nullptr;
}

int grapplesBetween(const State& state, ShipNumber a, ShipNumber b)
{
    int count = 0;
    for (const Grapple& each : state.grapples)
        if ((each.by == a && each.on == b) || (each.by == b && each.on == a))
            count += each.count;
    return count;
}

bool areJoined(const State& state, ShipNumber a, ShipNumber b)
{
    return std::any_of(state.grapples.begin(), state.grapples.end(),
                       [&](const Grapple& each) { return each.joins(a) && each.joins(b); })
           || std::any_of(state.stuck.begin(), state.stuck.end(),
                          [&](const Stuck& each) { return each.joins(a) && each.joins(b); });
}

bool isHeld(const State& state, ShipNumber ship)
{
    return std::any_of(state.grapples.begin(), state.grapples.end(),
                       [&](const Grapple& each) { return each.joins(ship); })
           || std::any_of(state.stuck.begin(), state.stuck.end(),
                          [&](const Stuck& each) { return each.joins(ship); });
}

void unlink(const BattleFacts& facts, State& state, ShipNumber ship)
{
    std::erase_if(state.grapples, [&](const Grapple& each) { return each.joins(ship); });
    std::erase_if(state.stuck, [&](const Stuck& each) {
        if (!each.joins(ship))
            return false;
        trayOf(facts, state, each.ship).add(Card::Stuck, shipOf(state, each.ship).lying.take(Card::Stuck));
        return true;
    });
}

int unitsIn(const State& state, ShipNumber ship, Section section, int side)
{
    return countUnits(state, [&](const Unit& unit) {
        return unit.isAboard(ship) && unit.section == section && unit.side == side;
    });
}

int unitsOn(const State& state, ShipNumber ship, int side)
{
    return countUnits(state, [&](const Unit& unit) { return unit.isAboard(ship) && unit.side == side; });
}

int footOn(const State& state, ShipNumber ship, int side)
{
    return countUnits(
        state, [&](const Unit& unit) { return unit.isAboard(ship) && unit.side == side && unit.isFoot(); });
}

UnitNumber unitNamed(const State& state, ShipNumber home, UnitName name)
{
    for (std::size_t i = 0; i < state.units.size(); ++i)
        if (state.units[i].home == home && state.units[i].name() == name)
            return static_cast<UnitNumber>(i);
    return noUnit;
}

bool isAtWork(const BattleFacts& facts, const State& state, const Unit& unit)
{
    return unit.at == unit.home
           || (holderOf(state, unit.at) == unit.side && facts.of(unit.at).side != unit.side);
}

int adjustedMax(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const CardCounts& lying = shipOf(state, ship).lying;
    return std::max(0, facts.of(ship).maxSpeed - lying.of(Card::RowerDisorder) - lying.of(Card::OarsBroken)
                           - 2 * lying.of(Card::OarsFouled));
}

int turnsMoving(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const CardCounts& lying = shipOf(state, ship).lying;
    if (lying.of(Card::RudderJammed) > 0)
        return 0;
    return std::max(0, facts.of(ship).turns - facts.of(ship).turnsLost - lying.of(Card::RowerDisorder)
                           - lying.of(Card::RudderDamaged));
}

bool isCommanded(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    if (!ship.isAfloat())
        return false;
    if (ship.holder == facts.of(number).side)
        return true;
    return !facts.options.prizesLie && unitsOn(state, number, ship.holder) > 0;
}

bool mayReturn(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    return ship.where == Whereabouts::Away && state.phase == Phase::Orders
           && !state.staysAway[static_cast<std::size_t>(ship.holder)] && state.turn >= ship.mayReturn
           && isCommanded(facts, state, number);
}

CardCounts& trayOf(const BattleFacts& facts, State& state, ShipNumber ship)
{
    return state.trays[facts.options.sideTray ? static_cast<std::size_t>(facts.of(ship).side)
                                              : static_cast<std::size_t>(ship)];
}

void stop(State& state, ShipNumber ship)
{
    shipOf(state, ship).isStopped = true;
}

bool isDeploying(const BattleFacts& facts, const State& state, int side)
{
    if (state.phase != Phase::Deploy || side < 0 || side > 1
        || state.seat[static_cast<std::size_t>(side)] != 0)
        return false;
    return facts.deploysLast != side || state.seat[static_cast<std::size_t>(1 - side)] != 0;
}

} // namespace navarch::pompeius
