// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/worth.h"

#include <algorithm>

namespace navarch::trireme {

int ramWorth(int modifier, int left)
{
    int sum = 0;
    for (int face = 1; face <= 6; ++face) {
        const int points = std::max(0, face + modifier);
        sum += points >= left ? 100 : points > 0 ? std::min(90, (points + 1) * 80 / left) : 0;
    }
    return sum / 6;
}

int sinkingFaces(int modifier, int left)
{
    return std::clamp(7 - (left - modifier), 0, 6);
}

bool mayBeatAboard(const State& state, ShipNumber ship, ShipNumber target)
{
    const int mine = shipOf(state, ship).men.weight();
    return mine > 0 && !shipOf(state, ship).isPrize && 5 * mine > 6 * shipOf(state, target).men.weight();
}

bool wouldBeLostAgain(const BattleFacts& facts, const State& state, ShipNumber wall)
{
    const Ship& taken = shipOf(state, wall);
    if (!facts.of(wall).isWall || taken.men.count() > 0 || taken.engines[0] + taken.engines[1] + taken.engines[2] > 0)
        return false;
    for (std::size_t i = facts.shipCount; i < state.ships.size(); ++i) {
        const Ship& other = state.ships[i];
        if (!other.onBoard() || other.holder != taken.holder || static_cast<ShipNumber>(i) == wall)
            continue;
        for (const Weapon weapon : {Weapon::Bows, Weapon::Catapults, Weapon::Stones})
            if (other.engines[static_cast<std::size_t>(weapon)] > 0
                && hex::distance(other.hex, taken.hex) <= facts.figures.rangeOf(weapon))
                return true;
    }
    return false;
}

bool mayStorm(const BattleFacts& facts, const State& state, ShipNumber number, ShipNumber wall)
{
    const Ship& ship = shipOf(state, number);
    const int men = ship.men.count();
    const int side = ship.holder;
    if (men == 0 || ship.isPrize || wouldBeLostAgain(facts, state, wall))
        return false;
    // Two hexes a turn: a kill on 6 for every turn in reach, on 5 too in the last one. In sixths of kills.
    const int distance = hex::distance(ship.hex, shipOf(state, wall).hex);
    int sixths = 0;
    int attackers = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& each = state.ships[i];
        if (!each.onBoard())
            continue;
        if (i < facts.shipCount) {
            attackers += each.holder == side && !each.isPrize && each.men.count() > 0 ? 1 : 0;
        } else if (each.holder != side) {
            for (const Weapon weapon : {Weapon::Bows, Weapon::Catapults, Weapon::Stones})
                sixths += each.engines[static_cast<std::size_t>(weapon)]
                          * (std::min(distance, facts.figures.rangeOf(weapon)) / 2 + 2);
        }
    }
    const int gear = ship.engines[0] + ship.engines[1] + ship.engines[2]; // falls before men do (TR-7.3)
    const int left = 6 * men - std::max(0, sixths / attackers - 6 * gear);
    return left > 0 && 5 * ship.men.weight() * left > 6 * shipOf(state, wall).men.weight() * 6 * men;
}

bool hasOarsToLose(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return facts.of(ship).hasOars && cruiseOf(facts.house(), facts.of(ship), shipOf(state, ship)) > 0;
}

bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    if (ship.isPrize || ship.holes >= 2 || facts.of(number).hull - ship.damage <= 1)
        return true;
    int had = 0;
    int has = 0;
    int theirs = 0;
    for (std::size_t i = 0; i < facts.shipCount; ++i) {
        const Ship& each = state.ships[i];
        const int points = each.onBoard() ? std::max(0, facts.ships[i].hull - each.damage) : 0;
        if (facts.ships[i].side == ship.holder) {
            had += facts.ships[i].hull;
            has += each.holder == ship.holder ? points : 0;
        } else {
            theirs += each.holder == facts.ships[i].side ? points : 0;
        }
    }
    // Remnants of both sides part, but nobody leaves a field that he has all but won.
    return 100 * has < 35 * had && has < 2 * theirs;
}

int prizeValue(const BattleFacts& facts, ShipNumber number)
{
    if (!facts.of(number).isWall)
        return facts.of(number).value + 1;
    std::int64_t value = 0;
    for (std::size_t i = 0; i < facts.shipCount; ++i)
        value += facts.ships[i].value;
    return static_cast<int>(value / static_cast<std::int64_t>(std::max<std::size_t>(1, facts.shipCount))) + 1;
}

} // namespace navarch::trireme
