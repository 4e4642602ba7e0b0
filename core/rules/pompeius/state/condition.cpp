// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/state/condition.h"

#include <algorithm>

#include "core/rules/shared/lost_with_ship.h"

namespace navarch::pompeius {

int aloneOnMap(const BattleFacts& facts, const State& state)
{
    std::array<bool, 2> isThere{};
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].onMap() && isCommanded(facts, state, static_cast<ShipNumber>(i)))
            isThere[static_cast<std::size_t>(state.ships[i].holder)] = true;
    return isThere[0] == isThere[1] ? -1 : isThere[0] ? 0 : 1;
}

Fate fateOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const int own = facts.of(number).side;
    if (!ship.isAfloat())
        return {ShipFate::Sunk, -1};
    const int alone = aloneOnMap(facts, state);
    if (ship.holder != own) {
        const bool isManned = unitsOn(state, number, ship.holder) > 0;
        const int captor = isManned || state.conceded >= 0 ? ship.holder : alone < 0 ? own : alone;
        if (captor != own)
            return {ShipFate::Captured, captor};
    }
    if (ship.where == Whereabouts::Away && alone != own)
        return {ShipFate::Fled, -1};
    return {};
}

bool isLost(const BattleFacts& facts, const State& state, const Unit& unit)
{
    if (unit.fate == UnitFate::Killed || unit.fate == UnitFate::Drowned)
        return true;
    // Whoever is aboard a ship that the enemy takes home is taken, and prisoners of a ship that comes home are free.
    const Fate fate = fateOf(facts, state, unit.at);
    const int keeper = fate.fate == ShipFate::Captured ? fate.captor : facts.of(unit.at).side;
    return unit.fate == UnitFate::Prisoner && keeper != unit.side;
}

Condition conditionOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    const ShipFit& fit = about.fit;
    const Fate fate = fateOf(facts, state, number);
    Condition condition = about.before;
    if (fate.fate == ShipFate::Sunk || fate.fate == ShipFate::Captured)
        loseTroops(fit, condition);
    if (fate.fate == ShipFate::Sunk) {
        loseShip(fit, condition);
        return condition;
    }
    constexpr int worst = 5; // of ships that got away too: what is left of a hull says nothing about her oars
    const int lost = about.hull - std::max<int>(0, ship.hull);
    const int level = std::min(worst, (6 * lost + about.hull - 1) / about.hull);
    condition.damage = std::max(condition.damage, static_cast<Damage>(level));
    if (const int broken = ship.lying.of(Card::OarsBroken); broken > 0 && about.printedSpeed > 0)
        condition.oarsLost =
            std::min(fit.oars, condition.oarsLost
                                   + (2 * broken * fit.oars + about.printedSpeed) / (2 * about.printedSpeed));
    condition.rudderHit = condition.rudderHit || ship.lying.of(Card::RudderDamaged) > 0;
    if (facts.options.crewsPrinted) // they are not the campaign's
        return condition;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitFacts& unit = facts.units[i];
        if (unit.ship != number || !isLost(facts, state, state.units[i]))
            continue;
        if (fate.fate != ShipFate::Captured) {
            condition.archersLost += unit.archers;
            condition.marinesLost += unit.marines;
            condition.heavyMarinesLost += unit.heavyMarines;
        }
        condition.ballistaeLost += unit.ballistae;
        condition.heavyEnginesLost += unit.heavyEngines;
    }
    return condition;
}

} // namespace navarch::pompeius
