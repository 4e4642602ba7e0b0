// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/state/condition.h"

#include <algorithm>

#include "core/rules/shared/lost_with_ship.h"

namespace navarch::trireme {

namespace {

int engineOf(const std::array<std::int16_t, weapons>& engines, Weapon weapon)
{
    return engines[static_cast<std::size_t>(weapon)];
}

} // namespace

int unitsLeft(int units, int points, int left)
{
    if (points == 0 || units == 0)
        return units; // the battle had no figure for them, or those of a nation's preset stand for nobody
    if (left <= 0)
        return 0;
    return std::clamp((2 * units * left + points) / (2 * points), 1, units);
}

int heavyEnginesLeft(const HouseFigures& house, const std::vector<int>& engines, int count, int stones)
{
    int lost = -stones;
    for (int i = 0; i < count; ++i)
        lost += engines[static_cast<std::size_t>(i)] >= house.stoneHeavyFrom ? 2 : 1;
    int left = count;
    for (; left > 0; --left) { // the last first; one of two stone throwers still is an engine
        lost -= engines[static_cast<std::size_t>(left - 1)] >= house.stoneHeavyFrom ? 2 : 1;
        if (lost < 0)
            break;
    }
    return left;
}

Condition conditionOf(const BattleFacts& facts, const Ship& ship, ShipNumber number, const Men& men,
                      bool isLost)
{
    const ShipFacts& about = facts.of(number);
    const ShipFit& fit = about.fit;
    Condition condition = about.before;
    const int level = std::min(4, (5 * ship.damage + about.hull - 1) / about.hull);
    condition.damage = std::max(condition.damage, static_cast<Damage>(level));
    if (about.hasOars && ship.raked > about.raked)
        condition.oarsLost = std::clamp((fit.oars * ship.raked + 2) / 3, condition.oarsLost, fit.oars);

    const int marinePoints = about.men.light + about.men.medium;
    condition.archersLost += about.archerUnits
                             - unitsLeft(about.archerUnits, engineOf(about.engines, Weapon::Bows),
                                         engineOf(ship.engines, Weapon::Bows));
    condition.marinesLost +=
        about.marineUnits - unitsLeft(about.marineUnits, marinePoints, men.light + men.medium);
    condition.heavyMarinesLost += about.heavyUnits - unitsLeft(about.heavyUnits, about.men.heavy, men.heavy);
    if (!facts.options.decksPreset) { // engines of a nation's preset are not the campaign's
        condition.ballistaeLost +=
            engineOf(about.engines, Weapon::Catapults) - engineOf(ship.engines, Weapon::Catapults);
        const int engines =
            std::max(0, static_cast<int>(fit.heavyEngines.size()) - about.before.heavyEnginesLost);
        condition.heavyEnginesLost += engines
                                      - heavyEnginesLeft(facts.house(), fit.heavyEngines, engines,
                                                         engineOf(ship.engines, Weapon::Stones));
    }
    if (isLost)
        loseTroops(fit, condition);
    if (ship.where == Whereabouts::Hulk)
        loseShip(fit, condition);
    return condition;
}

} // namespace navarch::trireme
