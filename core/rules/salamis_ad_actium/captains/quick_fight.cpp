// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/captains/quick_fight.h"

#include <algorithm>
#include <limits>

#include "core/boards/free_table/overlap.h"
#include "core/boards/free_table/range.h"
#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/combat/shooting.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/sight.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"

namespace navarch::salamis {

namespace {

ShipNumber otherOf(const Contact& contact, ShipNumber ship)
{
    return contact.a == ship ? contact.b : contact.b == ship ? contact.a : noShip;
}

/// Strong enough to board: 54 of 100 and more, for a fight that is lost costs the ship.
bool wouldBoard(int own, int his)
{
    return own * 46 >= his * 54 && own > 0;
}

/// Whether fire may leap from a ship to one of that side.
bool liesAgainst(const State& state, ShipNumber ship, int side)
{
    return std::any_of(state.contacts.begin(), state.contacts.end(), [&](const Contact& each) {
        const ShipNumber other = otherOf(each, ship);
        return other != noShip && holderOf(state, other) == side;
    });
}

/// The nearest enemy within so many cm for which `bears` holds; noShip when there is none.
template <class Bears>
ShipNumber nearestTarget(const State& state, ShipNumber from, int centimetres, Bears&& bears)
{
    const int side = holderOf(state, from);
    const free_table::Base& at = baseOf(state, from);
    const free_table::Length range = centimetres * free_table::centimetre + 1;
    ShipNumber nearest = noShip;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const free_table::Base& other = state.bases[i];
        if (state.ships[i].holder == side || !other.isPresent() || free_table::isFarFrom(at, other, range))
            continue;
        const std::int64_t square = free_table::squareOfWay(at.centre, other.centre);
        const auto target = static_cast<ShipNumber>(i);
        if (square < least && state.ships[i].damage != Damage::Wrecked && bears(target)) {
            nearest = target;
            least = square;
        }
    }
    return nearest;
}

} // namespace

int troopStrength(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const Ship& about = shipOf(state, ship);
    const ShipFacts& her = facts.of(ship);
    const int militia = her.fit.fightingOars ? about.oars / 2 * 3 : about.oars / 3;
    return (6 * about.heavyMarines + 4 * about.marines + 2 * about.archers + militia)
               * (10 + her.crewModifier())
           + 2 * about.towers;
}

bool wouldPart(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const int own = troopStrength(facts, state, ship);
    bool stays = false;
    for (const Contact& contact : state.contacts) {
        const ShipNumber other = otherOf(contact, ship);
        if (other == noShip)
            continue;
        const bool isEnemy =
            holderOf(state, other) != holderOf(state, ship) && shipOf(state, other).damage != Damage::Wrecked;
        const int his = isEnemy ? troopStrength(facts, state, other) : 0;
        if (isEnemy && (contact.grappled ? own <= his : !wouldBoard(own, his)))
            return true;
        stays = stays || isEnemy;
    }
    return !stays || shipOf(state, ship).demoralised;
}

ShipNumber toGrapple(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    ShipNumber weakest = noShip;
    const int own = troopStrength(facts, state, ship);
    int least = 0;
    for (const Contact& contact : state.contacts) {
        const ShipNumber other = otherOf(contact, ship);
        if (other == noShip || contact.grappled || holderOf(state, other) == holderOf(state, ship))
            continue;
        const int his = troopStrength(facts, state, other);
        if (wouldBoard(own, his) && (weakest == noShip || his < least)) {
            weakest = other;
            least = his;
        }
    }
    return weakest;
}

bool handlesSail(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const bool sailOnly = facts.of(number).fit.sailOnly;
    if (ship.mastDown || !(facts.sailsAboard || sailOnly) || ship.sailSet == sailOnly)
        return false;
    return ship.sailSet || !isHeld(state, number);
}

bool findTarget(const BattleFacts& facts, const State& state, ShipNumber number, Order& order)
{
    const Ship& ship = shipOf(state, number);
    const HouseFigures& house = facts.figures.house;
    for (const Missile missile : {Missile::GreekFire, Missile::RhodianFire, Missile::Bees}) {
        if (potsLeft(facts, state, number, missile) == 0)
            continue;
        const int range = missile == Missile::GreekFire ? house.greekFireRange : house.potRange;
        const ShipNumber target = nearestTarget(state, number, range, [&](ShipNumber enemy) {
            return missileReaches(facts, state, number, enemy, missile)
                   && (missile == Missile::Bees || !liesAgainst(state, enemy, holderOf(state, number)));
        });
        if (target != noShip) {
            order = Throw{number, target, missile};
            return true;
        }
    }
    if (ship.archers == 0 || ship.hasShot)
        return false;
    const ShipNumber target = nearestTarget(state, number, house.archersRange, [&](ShipNumber enemy) {
        return archersThatReach(facts, state, number, enemy) > 0;
    });
    if (target == noShip)
        return false;
    order = Shoot{number, target};
    return true;
}

bool findShot(const BattleFacts& facts, const State& state, Order& order)
{
    const HouseFigures& house = facts.figures.house;
    const int range = std::max(house.ballistaRange, house.engineRange);
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        if (holderOf(state, ship) != state.side || !mayStillFire(facts, state, ship))
            continue;
        const ShipNumber target = nearestTarget(state, ship, range, [&](ShipNumber enemy) {
            return ballistaeBear(facts, state, ship, enemy) || heavyEnginesBear(facts, state, ship, enemy);
        });
        if (target != noShip) {
            order = Fire{ship, target};
            return true;
        }
    }
    return false;
}

} // namespace navarch::salamis
