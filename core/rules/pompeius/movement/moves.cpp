// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/movement/moves.h"

#include <algorithm>

#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/pompeius/state/ship_names.h"

namespace navarch::pompeius {

namespace {

/// It has left as soon as a rex of it is off the map (PM-13.1).
void leaveMap(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const bool wasOn = facts.board.contains(ship.before.stern);
    ship.leftAt = wasOn ? ship.before.stern : ship.pose.stern;
    ship.where = Whereabouts::Away;
    ship.hasLeft = ship.isStopped = true;
    ship.mayReturn = static_cast<std::int16_t>(state.turn + 1 + facts.returnTurns());
    const rex::Rex bow = ship.pose.bow(facts.of(number).length);
    const auto columnsOff = [&](int edge) {
        return edge == 0
                   ? std::min(rex::columnOf(ship.pose.stern), rex::columnOf(bow)) < 0
                   : std::max(rex::columnOf(ship.pose.stern), rex::columnOf(bow)) >= facts.board.columns;
    };
    if (columnsOff(1 - ship.holder))
        ++state.exited[static_cast<std::size_t>(ship.holder)];
    proceedings.tell("left", "PM-13.1", ship.holder, number, noShip, [&] {
        return phrase("%1 leaves the map; she may return from turn %2.", given(facts.name(number)),
                      ship.mayReturn);
    });
}

} // namespace

void reveal(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i)
        if (const Signal signal = state.flags[i].hoisted[0]; signal != Signal::None) {
            const int side = facts.squadrons[i].side;
            proceedings.tell("signal", "PM-12.4", side, facts.admiralShip(side), noShip, [&] {
                return phrase("%1 signals %2: %3.", given(facts.sideName(side)),
                              given(facts.squadrons[i].name),
                              termOf(signalWords[static_cast<std::size_t>(signal)]));
            });
        }
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        Ship& ship = state.ships[i];
        if (!ship.isAfloat())
            continue;
        if (ship.isReturning) {
            ship.where = Whereabouts::OnMap;
            ship.isReturning = false;
            proceedings.tell("returned", "PM-13.2", ship.holder, number, noShip, [&] {
                return phrase("%1 comes back at %2.", given(facts.name(number)),
                              given(rex::nameOf(ship.pose.stern)));
            });
        }
        for (const UnitTask& task : ship.plot.tasks())
            if (const UnitNumber unit = unitNamed(state, number, task.unit); unit != noUnit)
                unitOf(state, unit).hasActed = true;
        if (ship.isPlotted)
            proceedings.tell("orders", "PM-4.1", ship.holder, number, noShip, [&] {
                return phrase("%1: %2.", given(facts.name(number)),
                              given(textOf(ship.plot, writerOf(facts))));
            });
    }
}

bool anyMoveLeft(const State& state)
{
    return std::any_of(state.ships.begin(), state.ships.end(), [&](const Ship& ship) {
        return ship.onMap() && !ship.isStopped && ship.plot.count > state.subPhase;
    });
}

void moveTogether(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (Ship& ship : state.ships) {
        ship.before = ship.pose;
        ship.wentAstern = false;
    }
    for (std::size_t i = 0; i < state.ships.size() && state.subPhase == 1; ++i)
        if (Ship& ship = state.ships[i]; ship.onMap() && ship.plot.isStop()) {
            ship.hasActed = ship.isStopped = true;
            drawForStop(facts, state, static_cast<ShipNumber>(i), proceedings);
        }
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        Ship& ship = state.ships[i];
        if (!ship.onMap() || ship.isStopped || ship.plot.count < state.subPhase || isHeld(state, number))
            continue;
        const Step step = ship.plot.path[static_cast<std::size_t>(state.subPhase - 1)];
        const int way = advanceOf(step);
        ship.pose = after(ship.pose, step);
        ship.moved = static_cast<std::int8_t>(ship.moved + way);
        ship.wentAstern = way < 0;
        ship.run = way > 0 && turnOf(step) == 0 ? static_cast<std::int8_t>(ship.run + 1) : std::int8_t{0};
        ship.hasActed = true;
        if (isExtra(step))
            --ship.extras;
        proceedings.tell("move", "PM-4.2", ship.holder, number, noShip, [&] {
            return phrase("%1: %2, at %3.", given(facts.name(number)),
                          given(stepLabels[static_cast<std::size_t>(step)]),
                          given(rex::nameOf(ship.pose.stern)));
        });
        if (isOffMap(facts, number, ship.pose))
            leaveMap(facts, state, number, proceedings);
    }
}

} // namespace navarch::pompeius
