// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/combat/shooting.h"

#include "core/rules/pompeius/combat/melee.h"

namespace navarch::pompeius {

namespace {

PlotFault faultOfLine(const BattleFacts& facts, const State& state, const Shot& shot, ShipNumber target,
                      rex::Rex to, int& distance)
{
    const Unit& unit = unitOf(state, shot.unit);
    const rex::Rex from = rexOf(facts, state, unit.at, unit.section);
    const rex::Heading heading = shipOf(state, unit.at).pose.heading;
    PlotFault fault;
    distance = rex::distance(from, to);
    fault.n = distance;
    fault.m = facts.figures.rangeOf(unit.kind, shot.isFire);
    if (distance > fault.m) {
        fault.fault = Fault::Range;
        return fault;
    }
    if (facts.options.arcSixth ? rex::isInSixthOfKeel(from, heading, to)
                               : !(from == to) && rex::isOnKeelLine(from, heading, to)) {
        fault.fault = Fault::Arc;
        return fault;
    }
    const bool isSeen = rex::isInSight(from, to, [&](rex::Rex rex) {
        if (facts.board.isLand(rex)) {
            fault.ship = noShip;
            return true;
        }
        for (std::size_t i = 0; i < state.ships.size(); ++i) {
            const auto other = static_cast<ShipNumber>(i);
            if (other != unit.at && other != target && holdsRex(facts, state, other, rex)) {
                fault.ship = other;
                return true;
            }
        }
        return false;
    });
    if (!isSeen)
        fault.fault = Fault::Sight;
    return fault;
}

} // namespace

PlotFault faultOfShot(const BattleFacts& facts, const State& state, const Shot& shot, ShipNumber target)
{
    const Unit& unit = unitOf(state, shot.unit);
    PlotFault fault;
    if (!isShip(state, target) || !shipOf(state, target).onMap() || holderOf(state, target) == unit.side
        || !shipOf(state, unit.at).onMap()) {
        fault.fault = Fault::Gone;
        return fault;
    }
    if (unitsOn(state, target, unit.side) > 0) {
        fault.fault = Fault::OwnMen;
        return fault;
    }
    int distance = 0;
    for (const Section section : {Section::Stern, Section::Bow}) {
        if (section == Section::Bow && facts.of(target).length == 1)
            break;
        fault = faultOfLine(facts, state, shot, target, rexOf(facts, state, target, section), distance);
        if (!fault)
            return fault;
    }
    return fault;
}

int distanceOf(const BattleFacts& facts, const State& state, const Shot& shot, ShipNumber target)
{
    if (faultOfShot(facts, state, shot, target))
        return -1;
    int nearest = -1;
    for (const Section section : {Section::Stern, Section::Bow}) {
        if (section == Section::Bow && facts.of(target).length == 1)
            break;
        int distance = 0;
        if (!faultOfLine(facts, state, shot, target, rexOf(facts, state, target, section), distance)
            && (nearest < 0 || distance < nearest))
            nearest = distance;
    }
    return nearest;
}

ShipNumber nearestTarget(const BattleFacts& facts, const State& state, const Shot& shot)
{
    ShipNumber found = noShip;
    int nearest = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto target = static_cast<ShipNumber>(i);
        if (!state.ships[i].onMap() || state.ships[i].holder == unitOf(state, shot.unit).side)
            continue;
        const int distance = distanceOf(facts, state, shot, target);
        if (distance < 0)
            continue;
        if (found == noShip || distance < nearest
            || (distance == nearest && facts.of(target).mass > facts.of(found).mass)) {
            found = target;
            nearest = distance;
        }
    }
    return found;
}

void openShots(const BattleFacts& facts, State& state)
{
    state.shots.clear();
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        for (const UnitTask& task : state.ships[i].plot.tasks()) {
            if (task.task != Task::Shoot)
                continue;
            const UnitNumber number = unitNamed(state, static_cast<ShipNumber>(i), task.unit);
            if (number == noUnit || !unitOf(state, number).isFit())
                continue;
            const Unit& unit = unitOf(state, number);
            if (isContested(facts, state, unit.at, unit.section) || !isAtWork(facts, state, unit))
                continue;
            Shot shot{number, noShip, task.isFire && unit.isPrepared, false};
            shot.isOpen = nearestTarget(facts, state, shot) != noShip;
            state.shots.push_back(shot);
        }
}

void rollShots(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (const Shot& shot : state.shots) {
        if (shot.target == noShip)
            continue;
        Unit& unit = unitOf(state, shot.unit);
        Ship& target = shipOf(state, shot.target);
        const bool isHit = proceedings.d6("PM-9.3", phraseText("Shot")) >= facts.house().hitFrom;
        bool burns = false;
        if (isHit) {
            ++target.hits;
            if (shot.isFire)
                burns = proceedings.d6("PM-9.4", phraseText("Fire arrow")) >= facts.house().fireFrom;
            target.firesToCome = static_cast<std::int16_t>(target.firesToCome + (burns ? 1 : 0));
        }
        if (shot.isFire)
            unit.isPrepared = false;
        proceedings.comesToNothing(!isHit);
        proceedings.tell("shot", "PM-9.3", unit.side, unit.at, shot.target, [&] {
            const GivenText who = given(unitLabel(facts, state, shot.unit));
            const GivenText whom = given(facts.name(shot.target));
            if (!shot.isFire)
                return isHit ? phrase("%1 shoots at %2: a hit.", who, whom)
                             : phrase("%1 shoots at %2 and misses.", who, whom);
            return !isHit  ? phrase("%1 shoots fire at %2 and misses.", who, whom)
                   : burns ? phrase("%1 shoots fire at %2: a hit, and fire.", who, whom)
                           : phrase("%1 shoots fire at %2: a hit.", who, whom);
        });
    }
}

} // namespace navarch::pompeius
