// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/phases/ending.h"

#include <algorithm>

#include "core/rules/ramming_speed/combat/losses.h"
#include "core/rules/ramming_speed/movement/row.h"

namespace navarch::ramming {

namespace {

bool hasFighting(const State& state, int side)
{
    return std::any_of(state.ships.begin(), state.ships.end(),
                       [&](const Ship& ship) { return ship.holder == side && isFighting(ship); });
}

/// The side that a brief's condition makes the victor; -1: none yet (RS-17.3).
int victorByCondition(const BattleFacts& facts, const State& state)
{
    return facts.condition.victor(state.exited, state.round,
                                  [&](int side) { return hasFighting(state, side); });
}

bool hasEnemyBeside(const BattleFacts& facts, const State& state, ShipNumber number)
{
    bool has = false;
    forNeighbours(facts, state, number, [&](ShipNumber other) {
        has = has || (isEnemy(state, holderOf(state, number), other) && shipOf(state, other).isCrewed());
    });
    return has;
}

/// A sinking ship that cannot be beached goes down; whether it was beached.
void sinkOrBeach(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const bool beached = ship.onMap() && state.victor >= 0 && ship.holder == state.victor
                         && ship.sinksAt - state.round >= facts.house().beachRounds;
    if (!beached) {
        destroy(facts, state, number, End::SankLater, ship.sunkBy, proceedings);
        return;
    }
    ship.isBeached = true;
    proceedings.tell("beached", "RS-17.4", ship.holder, number, noShip,
                     [&] { return phrase("%1 is beached, a wreck.", given(facts.name(number))); });
}

/// Ships that cannot get away from the victor are taken; the others of a routing or conceding side flee (RS-17.4).
void fleeOrBeTaken(const BattleFacts& facts, State& state, ShipNumber number, bool mayBeTaken,
                   Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const bool isStuck =
        isHeld(state, number)
        || (movePointsOf(facts, state, number, 0, false) == 0 && hasEnemyBeside(facts, state, number));
    if (!mayBeTaken || !isStuck) {
        removeFromMap(facts, state, number, Whereabouts::Fled);
        proceedings.tell("fled", "RS-17.4", ship.holder, number, noShip,
                         [&] { return phrase("%1 flees from the field.", given(facts.name(number))); });
        return;
    }
    if (ship.crewOf == number && ship.end == End::None)
        ship.end = End::TakenAtEnd;
    ship.holder = state.victor;
    proceedings.tell("captured", "RS-17.4", state.victor, number, noShip,
                     [&] { return phrase("%1 cannot get away and is taken.", given(facts.name(number))); });
}

/// How a person aboard a ship fares, by what became of her (RS-22.11); `hasRolled`: by a die.
PersonState fateAboard(const BattleFacts& facts, const State& state, ShipNumber number, bool& hasRolled,
                       Proceedings& proceedings)
{
    hasRolled = false;
    const HouseFigures& house = facts.house();
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    const bool enemyHolds = state.victor == 1 - about.side;
    const auto die = [&] {
        hasRolled = true;
        return proceedings.d10("RS-22.11", phraseText("How her captain or commander fares"));
    };
    const auto lostWith = [&](int dead, int taken) {
        const int face = die();
        return face <= dead                  ? PersonState::Dead
               : face <= taken && enemyHolds ? PersonState::Captured
                                             : PersonState::Fit;
    };
    switch (ship.end) {
    case End::Surrendered:
    case End::TakenAtEnd: return PersonState::Captured;
    case End::Overrun: return die() <= house.captainOverrunDead ? PersonState::Dead : PersonState::Captured;
    case End::Destroyed:
    case End::Burnt: return lostWith(house.captainSunkDead, house.captainSunkTaken);
    case End::SankLater:
    case End::Abandoned: return lostWith(house.captainLeftDead, house.captainLeftTaken);
    case End::None: break;
    }
    // Whatever it was fitted with: translated, chosen or rolled.
    const int start = about.rowers + about.hoplites + ship.has(Advantage::Hoplites) * house.hoplites;
    if (2 * (ship.rowersDead + ship.hoplitesDead) < start)
        return PersonState::Fit;
    const int face = die();
    return face <= house.captainHurtDead      ? PersonState::Dead
           : face <= house.captainHurtWounded ? PersonState::Wounded
                                              : PersonState::Fit;
}

PersonState worse(PersonState before, PersonState now)
{
    return std::max(before, now); // fit, wounded, captured, dead
}

void settlePersons(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    bool hasRolled = false;
    const auto tell = [&](ShipNumber ship, PersonState fate, auto&& who) {
        if (fate != PersonState::Fit || hasRolled) // a die belongs to him whom it was rolled for
            proceedings.tell("person", "RS-22.11", facts.of(ship).side, ship, noShip, [&] {
                return fate == PersonState::Dead       ? phrase("%1 is killed.", who())
                       : fate == PersonState::Captured ? phrase("%1 is taken prisoner.", who())
                       : fate == PersonState::Wounded  ? phrase("%1 is wounded.", who())
                                                       : phrase("%1 is unhurt.", who());
            });
    };
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        Ship& ship = state.ships[i];
        if (ship.captain == PersonState::Fit || ship.captain == PersonState::Wounded) {
            const PersonState fate = fateAboard(facts, state, number, hasRolled, proceedings);
            ship.captain = worse(ship.captain, fate);
            tell(number, fate, [&] { return phrase("The captain of %1", given(facts.name(number))); });
        }
        for (std::size_t c = 0; c < facts.commanders.size(); ++c) {
            const CommanderFacts& commander = facts.commanders[c];
            if (commander.aboard != number)
                continue;
            const PersonState fate = fateAboard(facts, state, number, hasRolled, proceedings);
            state.commanders[c].state = fate;
            if (fate == PersonState::Captured)
                state.commanders[c].holder = static_cast<std::int8_t>(1 - commander.side);
            tell(number, fate, [&] { return given(commander.name); });
        }
    }
}

} // namespace

bool isFighting(const Ship& ship)
{
    return ship.isCrewed() && !ship.routing;
}

int scoreOf(const BattleFacts& facts, const State& state, int side)
{
    int score = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        if (facts.ships[i].side == side)
            continue;
        const bool isOut = ship.where != Whereabouts::OnMap || ship.holder == side || ship.routing;
        score += isOut ? facts.ships[i].deck : 0;
    }
    return score;
}

bool endIfDecided(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const std::array<bool, 2> fights{hasFighting(state, 0), hasFighting(state, 1)};
    if (state.conceded >= 0) {
        state.victor = static_cast<std::int8_t>(1 - state.conceded);
    } else if (const int victor = victorByCondition(facts, state); victor >= 0) {
        state.victor = static_cast<std::int8_t>(victor);
    } else if (!fights[0] || !fights[1]) {
        state.victor = static_cast<std::int8_t>(fights[0] ? 0 : fights[1] ? 1 : -1);
    } else if (state.round >= facts.turnLimit || state.quiet >= facts.house().stalledRounds) {
        const int first = scoreOf(facts, state, 0);
        const int second = scoreOf(facts, state, 1);
        state.victor = static_cast<std::int8_t>(first == second ? -1 : first > second ? 0 : 1);
        state.atTurnLimit = state.round >= facts.turnLimit;
        state.stalled = !state.atTurnLimit;
    } else {
        return false;
    }
    settleFates(facts, state, proceedings);
    state.phase = Phase::Over;
    proceedings.tell("over", "RS-17.1", state.victor, noShip, noShip, [&] {
        return state.victor < 0 ? phrase("Neither side holds the field.")
                                : phrase("%1 holds the field.", given(facts.sideName(state.victor)));
    });
    return true;
}

void settleFates(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const auto forShips = [&](auto&& settle) {
        for (std::size_t i = 0; i < state.ships.size(); ++i)
            settle(static_cast<ShipNumber>(i), state.ships[i]);
    };
    forShips([](ShipNumber, Ship& ship) { ship.fires = 0; });
    forShips([&](ShipNumber number, Ship& ship) {
        if (ship.where != Whereabouts::Sunk && ship.sinksAt > 0)
            sinkOrBeach(facts, state, number, proceedings);
    });
    forShips([&](ShipNumber number, Ship& ship) {
        if (!ship.onMap() || ship.holder >= 0)
            return;
        if (state.victor >= 0)
            ship.holder = state.victor; // the field's holder has the derelicts
        else
            destroy(facts, state, number, End::SankLater, noShip, proceedings);
    });
    forShips([&](ShipNumber number, Ship& ship) {
        const bool mustGo = ship.routing || (state.conceded >= 0 && ship.holder == state.conceded);
        if (!ship.isCrewed() || !mustGo || ship.holder == state.victor)
            return;
        fleeOrBeTaken(facts, state, number, state.victor >= 0, proceedings);
    });
    settlePersons(facts, state, proceedings);
}

void breakOff(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (const ShipNumber moving = state.now.ship;
        moving != noShip && shipOf(state, moving).onMap()
        && shipAt(facts, state, shipOf(state, moving).hex) != moving) // among friends that it passes
        place(facts, state, moving, state.now.lastFree);
    state.now = {};
    state.undecided = true;
    proceedings.tell(undecidedEvent, "RS-17.2", -1, noShip, noShip, undecidedText);
    settleFates(facts, state, proceedings);
    state.phase = Phase::Over;
}

} // namespace navarch::ramming
