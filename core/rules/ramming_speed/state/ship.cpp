// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/state/ship.h"

#include <algorithm>

namespace navarch::ramming {

int ramBonusOf(const ShipFacts& facts, const Ship& ship)
{
    return facts.ram + ship.has(Advantage::Prongs) + ship.has(Advantage::ReinforcedRam)
           + ship.skilled(Skill::Ramming);
}

int weaponsOf(const Ship& ship, Weapon weapon)
{
    switch (weapon) {
    case Weapon::Rowers: return ship.rowers > 0 ? 1 : 0;
    case Weapon::Archers: return ship.has(Advantage::Archers);
    case Weapon::GreekFire: return ship.has(Advantage::GreekFire);
    case Weapon::Ballistae: return ship.has(Advantage::Ballistae);
    case Weapon::Catapult: return ship.has(Advantage::Catapult);
    case Weapon::Onagers: return ship.has(Advantage::Onagers);
    case Weapon::Trebuchet: return ship.has(Advantage::Trebuchet);
    case Weapon::TowerArchers: return ship.has(Advantage::TowerArchers);
    case Weapon::FirePots: return ship.shots[indexOf(Weapon::FirePots)] > 0 ? 1 : 0;
    }
    return 0;
}

int readyWeaponsOf(const Ship& ship, Weapon weapon)
{
    // Of several the fullest shoots, so that as many are ready as there are shots.
    const std::size_t kind = indexOf(weapon);
    return std::clamp(weaponsOf(ship, weapon) - ship.used[kind], 0, std::max<int>(0, ship.shots[kind]));
}

} // namespace navarch::ramming
