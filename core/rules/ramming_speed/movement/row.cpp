// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/movement/row.h"

#include <algorithm>

#include "core/boards/hex/words.h"
#include "core/rules/ramming_speed/combat/ramming.h"

namespace navarch::ramming {

using hex::Terrain;

int movePointsOf(const BattleFacts& facts, const State& state, ShipNumber number, int sail,
                 bool atRammingSpeed)
{
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    const int base = baseMoveOf(about, ship);
    const int lost = std::max(0, about.rowers - ship.rowers);
    const int full = std::max(1, about.rowers);
    int points = facts.options.rowersLostSpeedDown ? base * (full - lost) / full : base - base * lost / full;
    points -= ship.sheared;
    if (ship.shock)
        points += facts.house().rowShock;
    points += sail + (atRammingSpeed ? facts.house().rammingSpeed : 0);
    points = std::max(0, points);
    return ship.stopped ? (points + 1) / 2 : points;
}

Place placeNow(const State& state)
{
    const Ship& ship = shipOf(state, state.now.ship);
    Place place;
    place.hex = ship.hex;
    place.facing = ship.facing;
    place.run = state.now.run;
    place.isAground = ship.aground;
    return place;
}

Entry entryOf(const BattleFacts& facts, const State& state, ShipNumber number, hex::Hex hex)
{
    Entry entry;
    if (!facts.board.contains(hex)) {
        entry.bar = facts.board.at(hex) == Terrain::Land ? Bar::LandBeyond : Bar::None;
        entry.isOff = true;
        return entry;
    }
    const std::size_t index = facts.board.indexOf(hex);
    const Terrain terrain = facts.board.terrain[index];
    if (terrain == Terrain::Land) {
        entry.bar = Bar::Land;
        return entry;
    }
    if (const ShipNumber other = state.atHex[index]; other != noShip && other != number) {
        const bool passes = facts.options.passFriends && holderOf(state, other) == holderOf(state, number)
                            && shipOf(state, other).crew() > 0;
        if (!passes) {
            entry.bar = Bar::Ship;
            entry.other = other;
        }
    }
    entry.isAground = terrain == Terrain::Shallows;
    entry.isRocks = terrain == Terrain::Rocks;
    entry.cost = terrain == Terrain::Weed ? facts.house().weedCost : 1;
    return entry;
}

Refusal step(const BattleFacts& facts, const State& state, ShipNumber number, const Place& from, Step step,
             Place& on)
{
    on = from;
    const auto spend = [&](int points) {
        on.spent = static_cast<std::int8_t>(std::min(100, from.spent + points));
    };
    if (step == Step::Left || step == Step::Right) {
        on.facing = hex::turned(from.facing, step == Step::Right ? 1 : -1);
        on.run = 0;
        spend(facts.of(number).turnCost);
        return {};
    }
    const bool ahead = step == Step::Forward;
    on.hex = hex::neighbour(from.hex, from.facing, ahead ? 1 : -1);
    on.run = ahead ? static_cast<std::int8_t>(from.run + 1) : std::int8_t{0};
    const Entry entry = entryOf(facts, state, number, on.hex);
    switch (entry.bar) {
    case Bar::None: break;
    case Bar::LandBeyond:
        return {"RS-5.6", refusalText("Land lies there."),
                refusalText("Leave the map where there is water.")};
    case Bar::Land: return {"RS-T10", refusalText("Land: no ship enters.")};
    case Bar::Ship:
        return Refusal{"RS-5.4", refusalText("Taken by %1.", theOther),
                       refusalText("Row around the ship, or ram it.")}
            .by(entry.other);
    }
    if (entry.isOff)
        on.isOff = true;
    else
        on.isAground = entry.isAground;
    spend(entry.cost);
    return {};
}

Place follow(const BattleFacts& facts, const State& state, const Move& order)
{
    Place at = placeNow(state);
    for (const Step each : order.steps()) {
        Place next;
        if (step(facts, state, order.ship, at, each, next))
            break;
        at = next;
    }
    return at;
}

Refusal check(const BattleFacts& facts, const State& state, const Move& order)
{
    if (order.ship == state.now.ship && state.now.rammed != noShip)
        return {"RS-12.1", refusalText("%1 has rammed.", theShip),
                refusalText("She moves again next round.")};
    if (state.phase != Phase::Row || order.ship != state.now.ship)
        return {"RS-7.1", refusalText("%1 does not row now.", theShip),
                refusalText("Choose it when its side's turn comes.")};
    if (order.count < 0 || order.count > maxSteps)
        return {"RS-10.1", refusalText("A path has thirty steps at most.")};
    if (order.rammingSpeed && (order.count == 0 || state.now.hasRowed))
        return {"RS-10.6", refusalText("Needs a whole path that ends in a ram."),
                refusalText("Declare ramming speed before the first Move point.")};
    if (order.count == 0 && !order.isLast)
        return {"RS-10.1", refusalText("An empty path rows nothing."),
                refusalText("Say that the ship rows no more.")};
    if (isHeld(state, order.ship) && order.count > 0)
        return shipOf(state, order.ship).aground
                   ? Refusal{"RS-16.1", refusalText("Aground: get free first.")}
                   : Refusal{"RS-10.7", refusalText("Grappled to %1: get free first.", theOther)}.by(
                       grappledTo(state, order.ship));
    const int points = order.rammingSpeed ? state.now.mpAtRam : state.now.mp;
    Place at = placeNow(state);
    bool isTooFar = false;
    for (const Step each : order.steps()) {
        if (at.isOff || (at.isAground && at.spent > 0))
            return {"RS-16.1", refusalText("The path goes on where the ship cannot."),
                    refusalText("End it at the edge or in the shallows.")};
        Place next;
        if (const Refusal why = step(facts, state, order.ship, at, each, next)) {
            if (isTooFar)
                break;
            return why;
        }
        at = next;
        isTooFar = isTooFar || at.spent > points;
    }
    if (isTooFar)
        return Refusal{"RS-10.2",
                       refusalTextN("%1 has {%n Move point|%n Move points}; this costs %2.", numberAt(0),
                                    theShip, numberAt(1)),
                       refusalText("Take a shorter path.")}
            .with(points, at.spent);
    if (const ShipNumber other = at.isOff ? noShip : shipAt(facts, state, at.hex);
        other != noShip && other != order.ship)
        return Refusal{"RS-5.4", refusalText("Taken by %1.", theOther),
                       refusalText("Passing a friend, row on beyond it.")}
            .by(other);
    if (!order.rammingSpeed)
        return {};
    const ShipNumber target = at.isOff ? noShip : shipAt(facts, state, hex::neighbour(at.hex, at.facing));
    if (!facts.of(order.ship).hasRam)
        return {"RS-2.2", refusalText("%1 has no ram.", theShip)};
    if (at.run < 1 || target == noShip || target == order.ship
        || holderOf(state, target) == holderOf(state, order.ship))
        return {"RS-10.6", refusalText("Needs a whole path that ends in a ram."),
                refusalText("End it one hex before an opposing ship, bow on.")};
    return {};
}

void tellRowed(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    Activation& now = state.now;
    if (now.ship == noShip)
        return;
    const Ship& ship = shipOf(state, now.ship);
    if (now.toldAt == ship.hex && now.toldFacing == ship.facing)
        return;
    const bool onlyTurned = now.toldAt == ship.hex;
    now.toldAt = ship.hex;
    now.toldFacing = ship.facing;
    proceedings.tell("move", "RS-10.1", ship.holder, now.ship, noShip, [&] {
        const GivenText name = given(facts.name(now.ship));
        const GivenText where = given(hex::labelOf(ship.hex));
        const Phrase facing = hex::wordOf(ship.facing);
        return onlyTurned     ? phrase("%1 turns to face %2.", name, facing)
               : ship.routing ? phrase("%1 flees to %2, facing %3.", name, where, facing)
                              : phrase("%1 rows to %2, facing %3.", name, where, facing);
    });
}

void leaveMap(const BattleFacts& facts, State& state, hex::Hex beyond, Proceedings& proceedings)
{
    tellRowed(facts, state, proceedings);
    const ShipNumber number = state.now.ship;
    Ship& ship = shipOf(state, number);
    const hex::Edge edge = hex::edgeBeyond(facts.board, beyond);
    const int side = ship.holder;
    ship.byEnemyEdge = edge == (side == 0 ? hex::Edge::North : hex::Edge::South);
    if (ship.byEnemyEdge && facts.condition.exiter == side)
        ++state.exited[static_cast<std::size_t>(side)];
    removeFromMap(facts, state, number, Whereabouts::Fled);
    proceedings.tell("fled", "RS-5.6", side, number, noShip,
                     [&] { return phrase("%1 leaves the map.", given(facts.name(number))); });
}

bool rowStep(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    Activation& now = state.now;
    const ShipNumber number = now.ship;
    Ship& ship = shipOf(state, number);
    const Step each = now.plan.path[static_cast<std::size_t>(now.done++)];
    Place on;
    if (step(facts, state, number, placeNow(state), each, on) || on.spent > now.mp) {
        now.done = now.plan.count; // rocks sheared the points it was to be rowed with
        return true;
    }
    now.mp = static_cast<std::int8_t>(now.mp - on.spent);
    now.mpAtRam = now.mp;
    now.run = on.run;
    now.hasRowed = true;
    endPairs(state.together, [&](const Pair& pair) { return pair.has(number); }); // RS-12.4
    ship.facing = on.facing;
    if (each == Step::Left || each == Step::Right)
        return true;
    if (on.isOff) {
        leaveMap(facts, state, on.hex, proceedings);
        return false;
    }
    now.entered = true;
    place(facts, state, number, on.hex);
    if (shipAt(facts, state, on.hex) == number)
        now.lastFree = on.hex;
    const Terrain terrain = facts.board.at(on.hex);
    if (terrain == Terrain::Shallows || terrain == Terrain::Rocks)
        tellRowed(facts, state, proceedings);
    if (terrain == Terrain::Shallows) {
        ship.aground = true;
        now.mustStop = true;
        proceedings.tell("aground", "RS-16.1", ship.holder, number, noShip,
                         [&] { return phrase("%1 runs aground.", given(facts.name(number))); });
    } else if (terrain == Terrain::Rocks) {
        const int face = proceedings.d10("RS-16.2", phraseText("Rocks"));
        int total = face
                    + proceedings.modifier("RS-16.2", phraseText("Reinforced Hulls"),
                                           -reinforcedHullsOf(facts.of(number), ship));
        if (facts.options.rockBonus)
            total += proceedings.modifier("RS-19.15", phraseText("Ram bonus"),
                                          -ramBonusOf(facts.of(number), ship));
        const RamResult result = facts.figures.ramResult(total);
        proceedings.settle(result == RamResult::None ? phraseText("clear") : phraseText("strikes"));
        proceedings.tell("rocks", "RS-16.2", ship.holder, number, noShip, [&] {
            const GivenText name = given(facts.name(number));
            return result == RamResult::None ? phrase("%1 passes the rocks.", name)
                                             : phrase("%1 strikes the rocks.", name);
        });
        const int sheared = sufferRam(facts, state, number, result, noShip, proceedings);
        now.mp = now.mpAtRam = static_cast<std::int8_t>(std::max(0, now.mp - sheared));
    }
    return ship.onMap();
}

} // namespace navarch::ramming
