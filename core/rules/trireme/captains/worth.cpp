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

bool hasOarsToLose(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return facts.of(ship).hasOars && cruiseOf(facts.house(), facts.of(ship), shipOf(state, ship)) > 0;
}

Errand errandOf(const BattleFacts& facts, const State& state, int side)
{
    const Errand errand = navarch::errandOf(facts.condition, side);
    if (errand == Errand::Leave && facts.shore == edgeToLeaveBy(side))
        return Errand::Fight;
    if (errand != Errand::HoldOut)
        return errand;
    int own = 0;
    int theirs = 0;
    for (std::size_t i = 0; i < facts.shipCount; ++i) {
        const Ship& ship = state.ships[i];
        const int left = ship.onBoard() ? std::max(0, facts.ships[i].hull - ship.damage) : 0;
        (ship.holder == side ? own : theirs) += left;
    }
    return 2 * own > 3 * theirs ? Errand::Fight : errand;
}

bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    if (!ship.isPrize && (facts.condition.exiter == ship.holder || facts.condition.holder == ship.holder))
        return false; // by going home it would gain nothing
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
