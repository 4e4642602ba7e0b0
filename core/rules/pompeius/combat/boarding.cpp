// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/combat/boarding.h"

#include <algorithm>

#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

namespace {

struct Mover {
    UnitNumber unit = noUnit;
    const UnitTask* task = nullptr;
};

/// Units that are on their way, in the order in which they are named.
template <class Visit>
void forMovers(const State& state, Visit&& visit)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        for (const UnitTask& task : state.ships[i].plot.tasks()) {
            if (task.task != Task::Move)
                continue;
            const UnitNumber unit = unitNamed(state, static_cast<ShipNumber>(i), task.unit);
            if (unit != noUnit && unitOf(state, unit).isMoving)
                visit(Mover{unit, &task});
        }
}

/// Units of a side that will be in a part of a ship, or on all of her, when all movers have moved. Prisoners keep their boxes:
/// when their ship is won back they take them again.
int expected(const State& state, ShipNumber ship, std::optional<Section> section, int side)
{
    int count = 0;
    for (const Unit& unit : state.units)
        count += unit.at == ship && (unit.fate == UnitFate::Aboard || unit.fate == UnitFate::Prisoner)
                 && !unit.isMoving && unit.side == side && (!section || unit.section == *section);
    forMovers(state, [&](const Mover& mover) {
        count += unitOf(state, mover.unit).side == side && mover.task->ship == ship
                 && (!section || mover.task->section == *section);
    });
    return count;
}

bool isTooFull(const BattleFacts& facts, const State& state, const Mover& mover)
{
    const int side = unitOf(state, mover.unit).side;
    const ShipNumber ship = mover.task->ship;
    const ShipFacts& about = facts.of(ship);
    int all = expected(state, ship, std::nullopt, side);
    if (facts.options.deckTotal)
        all += expected(state, ship, std::nullopt, 1 - side);
    return all > about.boxes
           || expected(state, ship, mover.task->section, side) > about.boxesOf(mover.task->section);
}

/// Whom a ship's grapples go for: the one just rammed, else the most mass (PM-8.5).
ShipNumber grappleTarget(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const ShipNumber rammed = shipOf(state, ship).rammed;
    if (rammed != noShip && shareRex(facts, state, ship, rammed))
        return rammed;
    ShipNumber found = noShip;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto other = static_cast<ShipNumber>(i);
        if (other != ship && holderOf(state, other) != holderOf(state, ship)
            && shareRex(facts, state, ship, other)
            && (found == noShip || facts.of(other).mass > facts.of(found).mass))
            found = other;
    }
    return found;
}

void throwOne(const BattleFacts& facts, State& state, UnitNumber number, ShipNumber target,
              Proceedings& proceedings)
{
    Unit& unit = unitOf(state, number);
    const ShipNumber by = unit.at;
    unit.hasThrown = true;
    Ship& ship = shipOf(state, by);
    const bool isHand = ship.handsUsed < facts.of(by).hands;
    ship.handsUsed = static_cast<std::int8_t>(ship.handsUsed + (isHand ? 1 : 0));
    const int from = isHand ? facts.house().handFrom : facts.house().grappleFrom;
    const bool holds = proceedings.d6("PM-8.5", phraseText("Grapple")) >= from;
    if (holds) {
        Grapple* grapple = grappleOf(state, by, target);
        if (!grapple) {
            state.grapples.push_back({by, target, 0, 0});
            grapple = &state.grapples.back();
        }
        ++grapple->count;
        ++grapple->fresh;
        stop(state, by);
        stop(state, target);
    }
    proceedings.comesToNothing(!holds);
    proceedings.tell("grapple", "PM-8.5", unit.side, by, target, [&] {
        const GivenText who = given(unitLabel(facts, state, number));
        const GivenText whom = given(facts.name(target));
        return holds ? phrase("%1 grapples %2.", who, whom) : phrase("%1 fails to grapple %2.", who, whom);
    });
}

/// The ship of a side with most milites and sagittarii aboard another; of as many the first in the roster.
ShipNumber foremostCaptor(const State& state, ShipNumber prize, int side)
{
    ShipNumber found = noShip;
    int most = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto home = static_cast<ShipNumber>(i);
        const int count =
            static_cast<int>(std::count_if(state.units.begin(), state.units.end(), [&](const Unit& unit) {
                return unit.isAboard(prize) && unit.side == side && unit.isFoot() && unit.home == home;
            }));
        if (count > most) {
            most = count;
            found = home;
        }
    }
    return found;
}

} // namespace

void moveUnits(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    bool any = false;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        for (const UnitTask& task : state.ships[i].plot.tasks()) {
            if (task.task != Task::Move || faultOfTask(facts, state, static_cast<ShipNumber>(i), task))
                continue;
            unitOf(state, unitNamed(state, static_cast<ShipNumber>(i), task.unit)).isMoving = true;
            any = true;
        }
    for (bool settles = any; settles;) {
        UnitNumber last = noUnit; // that finds no room: named last
        forMovers(state, [&](const Mover& mover) {
            if (isTooFull(facts, state, mover))
                last = mover.unit;
        });
        settles = last != noUnit;
        if (!settles)
            break;
        unitOf(state, last).isMoving = false;
        proceedings.tell("stays", "PM-8.4", unitOf(state, last).side, unitOf(state, last).home, noShip, [&] {
            return phrase("%1 finds no room and stays.", given(unitLabel(facts, state, last)));
        });
    }
    if (!any)
        return;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        for (const UnitTask& task : state.ships[i].plot.tasks()) {
            const UnitNumber number =
                task.task == Task::Move ? unitNamed(state, static_cast<ShipNumber>(i), task.unit) : noUnit;
            if (number == noUnit || !unitOf(state, number).isMoving)
                continue;
            Unit& unit = unitOf(state, number);
            const bool crosses = unit.at != task.ship;
            unit.at = task.ship;
            unit.section = task.section;
            unit.isMoving = false;
            unit.isPrepared = false;
            proceedings.tell(crosses ? "crossed" : "moved", "PM-8.1", unit.side, unit.home, task.ship, [&] {
                const GivenText who = given(unitLabel(facts, state, number));
                const GivenText ship = given(facts.name(task.ship));
                if (task.section == Section::Bow)
                    return crosses ? phrase("%1 crosses to %2, the bow.", who, ship)
                                   : phrase("%1 moves to the bow.", who);
                return crosses ? phrase("%1 crosses to %2, the stern.", who, ship)
                               : phrase("%1 moves to the stern.", who);
            });
        }
}

void throwGrapples(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        for (const UnitTask& task : state.ships[i].plot.tasks()) {
            if (task.task != Task::Grapple)
                continue;
            const UnitNumber number = unitNamed(state, static_cast<ShipNumber>(i), task.unit);
            if (number == noUnit || unitOf(state, number).hasThrown || !unitOf(state, number).isFit())
                continue;
            const ShipNumber from = unitOf(state, number).at;
            if (!shipOf(state, from).onMap())
                continue;
            ShipNumber target = task.ship;
            if (target == noShip)
                target = grappleTarget(facts, state, from);
            else if (!shareRex(facts, state, from, target))
                target = noShip;
            if (target != noShip)
                throwOne(facts, state, number, target, proceedings);
        }
}

void capture(const BattleFacts& facts, State& state, ShipNumber number, int side, ShipNumber captor,
             Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const int loser = ship.holder;
    ship.holder = static_cast<std::int8_t>(side);
    ship.isPrize = side != facts.of(number).side;
    ship.seat = static_cast<std::int8_t>(ship.isPrize ? (captor == noShip ? 0 : shipOf(state, captor).seat)
                                                      : facts.of(number).seat);
    ship.captor = captor;
    ship.extras = 0;
    int prisoners = ship.isPrize && !ship.rowersKilled ? 1 : 0;
    for (Unit& unit : state.units) {
        if (unit.at != number)
            continue;
        if (unit.fate == UnitFate::Aboard && unit.side == loser && !unit.isFoot()) {
            unit.fate = UnitFate::Prisoner;
            unit.isPrepared = false;
            clearDisorder(facts, state, unit);
            ++prisoners;
        } else if (unit.fate == UnitFate::Prisoner && unit.side == side) {
            unit.fate = UnitFate::Aboard;
        }
    }
    if (captor != noShip) {
        ++shipOf(state, captor).captures;
        auto& taken = shipOf(state, captor).prisoners;
        taken = static_cast<std::int8_t>(std::min(taken + prisoners, 127));
    }
    proceedings.tell("captured", "PM-9.14", side, captor == noShip ? number : captor, number, [&] {
        return phrase("%1 surrenders to %2.", given(facts.name(number)),
                      given(captor == noShip ? facts.sideName(side) : facts.name(captor)));
    });
}

void surrenderShips(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        if (!ship.isAfloat())
            continue;
        const int enemy = 1 - ship.holder;
        const bool rowersFight = facts.of(number).hasFightingOars && !ship.isPrize;
        const bool holdsOut = rowersFight ? !ship.rowersKilled : footOn(state, number, ship.holder) > 0;
        if (holdsOut)
            continue;
        if (footOn(state, number, enemy) > 0) {
            capture(facts, state, number, enemy, foremostCaptor(state, number, enemy), proceedings);
            continue;
        }
        for (std::size_t other = 0; other < state.ships.size(); ++other) {
            const auto holding = static_cast<ShipNumber>(other);
            if (holding == number || holderOf(state, holding) != enemy || !state.ships[other].isAfloat()
                || !areJoined(state, number, holding) || footOn(state, holding, enemy) == 0)
                continue;
            capture(facts, state, number, enemy, holding, proceedings);
            break;
        }
    }
    adoptUnits(facts, state);
}

void adoptUnits(const BattleFacts&, State& state)
{
    for (Unit& unit : state.units) {
        if (unit.fate != UnitFate::Aboard || unit.at == unit.home)
            continue;
        const Ship& home = shipOf(state, unit.home);
        const Ship& there = shipOf(state, unit.at);
        if ((home.isAfloat() && home.holder == unit.side) || !there.isAfloat() || there.holder != unit.side)
            continue;
        int number = 0;
        for (const Unit& each : state.units)
            if (each.home == unit.at && each.kind == unit.kind)
                number = std::max<int>(number, each.number);
        unit.home = unit.at;
        unit.number = static_cast<std::int8_t>(std::min(number + 1, 99));
    }
}

} // namespace navarch::pompeius
