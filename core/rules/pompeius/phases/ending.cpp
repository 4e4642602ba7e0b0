// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/phases/ending.h"

#include <algorithm>

#include "core/rules/pompeius/combat/boarding.h"
#include "core/rules/pompeius/state/people.h"

namespace navarch::pompeius {

namespace {

bool mayStillReturn(const BattleFacts& facts, const State& state, int side)
{
    if (state.staysAway[static_cast<std::size_t>(side)])
        return false;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].where == Whereabouts::Away && state.ships[i].holder == side
            && isCommanded(facts, state, static_cast<ShipNumber>(i)))
            return true;
    return false;
}

int victorByCondition(const BattleFacts& facts, const State& state)
{
    return facts.condition.victor(state.exited, state.turn,
                                  [&](int side) { return holdsField(facts, state, side); });
}

/// Whether a side commands a ship anywhere.
bool isAfloat(const BattleFacts& facts, const State& state, int side)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].holder == side && isCommanded(facts, state, static_cast<ShipNumber>(i)))
            return true;
    return false;
}

/// Whether a ship lies where she is for good when nobody mends or cuts: held, or all her oars broken and her Extra cards gone.
bool isImmobile(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const int speed = facts.of(number).maxSpeed - ship.lying.of(Card::OarsBroken);
    return isHeld(state, number) || (speed <= 0 && (ship.extras == 0 || facts.of(number).extrasATurn == 0));
}

/// Whether waiting for the turn limit would change nothing: nobody may come back, no ship on the map can move, no deck unit is
/// left to cut, mend or shoot, and none leaks or burns. Then PM-14.2's last turn may as well be this one.
bool isDeadlock(const BattleFacts& facts, const State& state)
{
    if (mayStillReturn(facts, state, 0) || mayStillReturn(facts, state, 1))
        return false;
    const bool anyUnit = std::any_of(state.units.begin(), state.units.end(),
                                     [](const Unit& unit) { return unit.fate == UnitFate::Aboard; });
    if (anyUnit)
        return false;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        if (!ship.onMap())
            continue;
        const bool burns =
            ship.fires >= facts.house().fireForHull || (ship.fires > 0 && ship.fires >= ship.hull);
        if (!isImmobile(facts, state, static_cast<ShipNumber>(i)) || ship.lying.of(Card::Leak) > 0 || burns
            || !(ship.box == CardCounts{}))
            return false;
    }
    return true;
}

/// Who alone commands ships on the map, or, with nobody there, ships that got away; -1: both or neither.
int aloneOf(const BattleFacts& facts, const State& state)
{
    for (const auto has : {holdsField, isAfloat})
        if (has(facts, state, 0) != has(facts, state, 1))
            return has(facts, state, 0) ? 0 : 1;
    return -1;
}

/// By points, then the field; with option `victory` field the other way round (PM-14.3).
int victorOf(const BattleFacts& facts, const State& state)
{
    const int byField = aloneOf(facts, state);
    const int points = pointsOf(facts, state, 0) - pointsOf(facts, state, 1);
    const int byPoints = points == 0 ? -1 : points > 0 ? 0 : 1;
    if (facts.options.byField)
        return byField >= 0 ? byField : byPoints;
    return byPoints >= 0 ? byPoints : byField;
}

void finish(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.phase = Phase::Over;
    state.meetings.clear();
    state.shots.clear();
    state.successes.clear();
    for (Ship& ship : state.ships)
        ship.leftForGood = ship.where == Whereabouts::Away;
    settlePeople(facts, state, proceedings);
    for (int side = 0; side < 2; ++side)
        proceedings.tell("points", "PM-14.3", side, noShip, noShip, [&] {
            return phraseN("%1 has {%n fleet point|%n fleet points}.", pointsOf(facts, state, side),
                           given(facts.sideName(side)));
        });
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (const int laurels = laurelsOf(facts, state, static_cast<ShipNumber>(i)); laurels != 0)
            proceedings.tell("laurels", "PM-14.4", facts.ships[i].side, static_cast<ShipNumber>(i), noShip,
                             [&] {
                                 return phraseN("The trierarch of %1 earns {%n laurel|%n laurels}.", laurels,
                                                given(facts.ships[i].name));
                             });
    proceedings.tell("over", "PM-14.2", state.victor, noShip, noShip, [&] {
        const int better = std::max<int>(state.victor, 0);
        const int more = pointsOf(facts, state, better);
        const int less = pointsOf(facts, state, 1 - better);
        return state.victor < 0
                   ? phrase("Neither side has the better of it; fleet points %1 to %2.", more, less)
                   : phrase("%1 is victorious; fleet points %2 to %3.", given(facts.sideName(state.victor)),
                            more, less);
    });
}

} // namespace

bool holdsField(const BattleFacts& facts, const State& state, int side)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].onMap() && state.ships[i].holder == side
            && isCommanded(facts, state, static_cast<ShipNumber>(i)))
            return true;
    return false;
}

int pointsOf(const BattleFacts& facts, const State& state, int side)
{
    const HouseFigures& house = facts.house();
    int points = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        if (facts.ships[i].side == side)
            continue;
        const bool isSunk = !ship.isAfloat();
        if (isSunk)
            points += house.pointsSunk;
        else if (ship.holder == side)
            points += house.pointsCaptured + (ship.rowersKilled ? 0 : house.pointsPrisoner);
        if (isSunk || ship.rowersKilled)
            points += house.pointsKilled; // the rowers
    }
    for (const Unit& unit : state.units) {
        if (unit.side == side)
            continue;
        if (unit.fate == UnitFate::Killed || unit.fate == UnitFate::Drowned)
            points += house.pointsKilled;
        else if (unit.fate == UnitFate::Prisoner && holderOf(state, unit.at) == side
                 && facts.of(unit.at).side != side)
            points += house.pointsPrisoner;
    }
    return points;
}

int laurelsOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    const Nation nation = facts.options.nation[static_cast<std::size_t>(about.side)];
    const auto& row = facts.figures.laurels[static_cast<std::size_t>(nation)];
    int laurels = row.capture * ship.captures + row.sinking * ship.sinkings + row.killed * ship.kills
                  + row.prisoner * ship.prisoners;
    if (!ship.isAfloat() || ship.holder != about.side)
        laurels += row.lostFighting;
    else if (ship.leftForGood)
        laurels += row.leftForGood;
    for (const Ship& prize : state.ships)
        if (prize.isPrize && prize.isAfloat() && prize.captor == number && prize.holder == about.side)
            laurels += row.prize;
    return laurels;
}

bool endIfDecided(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const auto isActive = [&](int side) {
        return holdsField(facts, state, side) || mayStillReturn(facts, state, side);
    };
    const int byCondition = victorByCondition(facts, state);
    const bool goesOn = isActive(0) && isActive(1) && !isDeadlock(facts, state);
    if (byCondition < 0 && goesOn && state.turn < facts.turnLimit)
        return false;
    state.atTurnLimit = byCondition < 0 && goesOn;
    state.victor = static_cast<std::int8_t>(byCondition >= 0 ? byCondition : victorOf(facts, state));
    finish(facts, state, proceedings);
    return true;
}

void concede(const BattleFacts& facts, State& state, int side, Proceedings& proceedings)
{
    state.conceded = static_cast<std::int8_t>(side);
    state.victor = static_cast<std::int8_t>(1 - side);
    proceedings.tell("conceded", "PM-14.2", side, noShip, noShip,
                     [&] { return phrase("%1 gives the battle up.", given(facts.sideName(side))); });
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].onMap() && state.ships[i].holder == side)
            capture(facts, state, static_cast<ShipNumber>(i), 1 - side, noShip, proceedings);
    finish(facts, state, proceedings);
}

void breakOff(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.undecided = true;
    state.victor = -1;
    proceedings.tell(undecidedEvent, "PM-14.2", -1, noShip, noShip, undecidedText);
    finish(facts, state, proceedings);
}

} // namespace navarch::pompeius
