// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/state/condition.h"

#include <algorithm>

#include "core/rules/shared/lost_with_ship.h"

namespace navarch::ramming {

namespace {

/// `whole` times a share, rounded half up.
int shareOf(int whole, int part, int of)
{
    if (of <= 0)
        return 0;
    return (2 * whole * std::clamp(part, 0, of) + of) / (2 * of);
}

Damage damageOf(const Ship& ship)
{
    const Damage byRams = ship.shearings == 0   ? Damage::None
                          : ship.shearings == 1 ? Damage::Light
                                                : Damage::Medium;
    constexpr std::array<Damage, 6> byFires{Damage::None,   Damage::Light, Damage::Light,
                                            Damage::Medium, Damage::Heavy, Damage::Severe};
    const Damage byFire = byFires[static_cast<std::size_t>(std::clamp<int>(ship.mostFires, 0, 5))];
    return std::max(byRams, byFire);
}

} // namespace

Condition conditionOf(const BattleFacts& facts, const Ship& ship, ShipNumber number, bool isLost)
{
    const ShipFacts& about = facts.of(number);
    const ShipFit& fit = about.fit;
    Condition condition = about.before;
    condition.captain = ship.captain;
    condition.damage = std::max(condition.damage, damageOf(ship));
    if (ship.isBeached)
        condition.damage = Damage::Wrecked; // beached

    const int oars = std::max(0, fit.oars - about.before.oarsLost);
    condition.oarsLost +=
        std::min(oars, std::max(shareOf(oars, ship.sheared - about.sheared, std::max(1, about.move)),
                                shareOf(oars, ship.rowersDead, about.rowers)));
    if (facts.options.fitting == Fitting::Translated) {
        const int men = facts.house().hoplites;
        const int heavyMen = facts.house().heavyMarines;
        const int marines = std::max(0, fit.marines - about.before.marinesLost);
        const int heavies = std::max(0, fit.heavyMarines - about.before.heavyMarinesLost);
        const int marinesDead = std::min(marines, (ship.hoplitesDead + men / 2) / men);
        const int left = std::max(0, ship.hoplitesDead - marines * men);
        condition.marinesLost += marinesDead;
        condition.heavyMarinesLost += std::min(heavies, (left + heavyMen / 2) / heavyMen);
        condition.archersLost +=
            shareOf(std::max(0, fit.archers - about.before.archersLost), ship.rowersDead, about.rowers);
        condition.firePotsUsed += about.firePots - ship.shots[indexOf(Weapon::FirePots)];
        const int greek = about.fitted[indexOf(Advantage::GreekFire)] * facts.house().shots;
        if (ship.shots[indexOf(Weapon::GreekFire)] < greek)
            condition.greekFireUsed = true;
    }
    if (isLost)
        loseTroops(fit, condition);
    if (ship.where == Whereabouts::Sunk)
        loseShip(fit, condition);
    return condition;
}

} // namespace navarch::ramming
