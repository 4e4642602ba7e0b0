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
    // Who fights already on the other's deck counts along; one unit stays at home.
    int mine = footStrength(state, on, side);
    const int home = footStrength(state, from, side);
    const int homeCount = footOn(state, from, side);
    mine += homeCount > 1 ? home - home / homeCount / 2 : homeCount == 1 ? home / 3 : 0;
    const int theirs = footStrength(state, on, 1 - side);
    if (mine == 0)
        return theirs == 0 ? 0 : -100;
    if (theirs == 0)
        return 100;
    return std::clamp(100 * (mine - theirs) / std::max(mine, theirs) + 15, -100, 100);
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

/// Whether a side has ships on the map, and every one of them is held.
bool isHelpless(const State& state, int side)
{
    bool any = false;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& each = state.ships[i];
        if (!each.onMap() || each.holder != side)
            continue;
        if (!isHeld(state, static_cast<ShipNumber>(i)))
            return false;
        any = true;
    }
    return any;
}

} // namespace

bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    if (isHelpless(state, 1 - ship.holder)) // she may come and go as she likes
        return false;
    if (ship.holder != facts.of(number).side || 4 * ship.hull <= facts.of(number).hull)
        return true;
    return isBroken(facts, state, ship.holder);
}

Signal signalRead(const BattleFacts& facts, const State& state, int squadron)
{
    const SquadronFacts& about = facts.squadrons[static_cast<std::size_t>(squadron)];
    const CommanderFacts* admiral = facts.admiralOf(about.side);
    if (!admiral || admiral->aboard == noShip || about.flagship == noShip)
        return Signal::None;
    const Flags& flags = state.flags[static_cast<std::size_t>(squadron)];
    const Signal signal = flags.hoisted[admiral->quality > 0 ? 0 : admiral->quality < 0 ? 2 : 1];
    if (signal == Signal::None || about.flagship == admiral->aboard)
        return signal;
    const Ship& from = shipOf(state, admiral->aboard);
    const Ship& to = shipOf(state, about.flagship);
    if (!from.onMap() || !to.onMap() || from.holder != about.side || to.holder != about.side)
        return Signal::None;
    const bool seen = rex::isInSight(from.pose.stern, to.pose.stern, [&](rex::Rex rex) {
        if (facts.board.isLand(rex))
            return true;
        for (std::size_t i = 0; i < state.ships.size(); ++i) {
            const auto other = static_cast<ShipNumber>(i);
            if (other != admiral->aboard && other != about.flagship && holdsRex(facts, state, other, rex))
                return true;
        }
        return false;
    });
    return seen ? signal : Signal::None;
}

} // namespace navarch::pompeius
