// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/aims.h"

#include <algorithm>

namespace navarch::pompeius {

int ramShare(int mass, int targetMass, int run, int left)
{
    int sum = 0;
    for (int face = 1; face <= 6; ++face)
        sum += hullShare(face + mass - targetMass + run, std::max(1, left));
    return sum / 6;
}

std::array<int, subPhases + 1> ramShares(int mass, int targetMass, int left)
{
    constexpr int faces = 6;
    std::array<int, subPhases + faces> shares{}; // by the run and the face, from a run of 0 and a face of 1
    for (int i = 0; i < subPhases + faces; ++i)
        shares[static_cast<std::size_t>(i)] = hullShare(1 + i + mass - targetMass, std::max(1, left));
    std::array<int, subPhases + 1> means{};
    for (std::size_t run = 0; run < means.size(); ++run) {
        int sum = 0;
        for (std::size_t face = 0; face < faces; ++face)
            sum += shares[run + face];
        means[run] = sum / faces;
    }
    return means;
}

int rammerCards(int mass, int targetMass)
{
    int cards = 0;
    for (int face = 1; face <= 6; ++face)
        cards += std::max(0, face - (mass - targetMass));
    return cards;
}

namespace {

int strengthOf(const Unit& unit)
{
    const int whole = unit.kind == UnitKind::Milites ? 6 : unit.kind == UnitKind::Sagittarii ? 4 : 0;
    return whole == 0 ? 0 : std::max(1, whole - 2 * unit.disorder);
}

} // namespace

int footStrength(const State& state, ShipNumber ship, int side)
{
    int strength = 0;
    for (const Unit& unit : state.units)
        strength += unit.side == side && unit.isAboard(ship) ? strengthOf(unit) : 0;
    return strength;
}

int footStrength(const State& state, ShipNumber ship, Section section, int side)
{
    int strength = 0;
    for (const Unit& unit : state.units)
        strength +=
            unit.side == side && unit.section == section && unit.isAboard(ship) ? strengthOf(unit) : 0;
    return strength;
}

int boardingHope(const BattleFacts&, const State& state, ShipNumber from, ShipNumber on)
{
    const int side = holderOf(state, from);
    int mine = 0;
    int home = 0;
    int homeCount = 0;
    int theirs = 0;
    for (const Unit& unit : state.units) {
        if (unit.fate != UnitFate::Aboard || (unit.at != on && unit.at != from))
            continue;
        if (unit.at == on)
            (unit.side == side ? mine : theirs) += strengthOf(unit);
        else if (unit.side == side) {
            home += strengthOf(unit);
            homeCount += unit.isFoot() ? 1 : 0;
        }
    }
    // Who fights already on the other's deck counts along; one unit stays at home.
    mine += homeCount > 1 ? home - home / homeCount / 2 : homeCount == 1 ? home / 3 : 0;
    if (mine == 0)
        return theirs == 0 ? 0 : -100;
    if (theirs == 0)
        return 100;
    return std::clamp(100 * (mine - theirs) / std::max(mine, theirs) + 15, -100, 100);
}

int toOwnEdge(const BattleFacts& facts, int side, rex::Rex rex)
{
    return side == 0 ? rex::columnOf(rex) + 1 : facts.board.columns - rex::columnOf(rex);
}

bool isBroken(const BattleFacts& facts, const State& state, int side)
{
    int had = 0;
    int has = 0;
    int theirs = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& each = state.ships[i];
        const int left = each.onMap() ? each.hull : 0;
        if (facts.ships[i].side == side) {
            had += facts.ships[i].hullAtStart;
            has += each.holder == side ? left : 0;
        } else {
            theirs += each.holder != side ? left : 0;
        }
    }
    for (const Unit& unit : state.units) {
        const bool counts = unit.fate == UnitFate::Aboard && shipOf(state, unit.at).onMap();
        if (unit.side == side) {
            had += 2;
            has += counts ? 2 : 0;
        } else {
            theirs += counts ? 2 : 0;
        }
    }
    // Remnants of both sides part, but nobody leaves a field that he has all but won.
    return 100 * has < 40 * had && 2 * has < 3 * theirs;
}

namespace {

/// So little is left of her hull that she thinks of nothing but home.
bool isCrippled(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return 4 * shipOf(state, ship).hull <= facts.of(ship).hull;
}

/// Whether a side has ships on the map, and not one of them can go after anybody: they are held, cannot row or are crippled.
bool isHelpless(const BattleFacts& facts, const State& state, int side)
{
    bool any = false;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& each = state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (!each.onMap() || each.holder != side)
            continue;
        const bool canRow = !isHeld(state, number)
                            && (adjustedMax(facts, state, number) > 0 || each.rowerDisorder() > 0
                                || std::min<int>(each.extras, facts.of(number).extrasATurn) > 0);
        if (canRow && !isCrippled(facts, state, number))
            return false;
        any = true;
    }
    return any;
}

} // namespace

Errand errandOf(const BattleFacts& facts, const State& state, int side)
{
    const Errand errand = navarch::errandOf(facts.condition, side);
    if (errand != Errand::HoldOut)
        return errand;
    int own = 0;
    int theirs = 0;
    for (const Ship& ship : state.ships)
        (ship.holder == side ? own : theirs) += ship.onMap() ? int{ship.hull} : 0;
    return 2 * own > 3 * theirs ? Errand::Fight : errand;
}

bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    if (isHelpless(facts, state, 1 - ship.holder)) // she may come and go as she likes
        return false;
    const bool isPrize = ship.holder != facts.of(number).side;
    if (!isPrize && (facts.condition.exiter == ship.holder || facts.condition.holder == ship.holder))
        return false;
    if (isPrize || isCrippled(facts, state, number))
        return true;
    if (!facts.of(number).hasRam && unitsOn(state, number, ship.holder) == 0) // she can hurt nobody
        return true;
    return isBroken(facts, state, ship.holder);
}

} // namespace navarch::pompeius
