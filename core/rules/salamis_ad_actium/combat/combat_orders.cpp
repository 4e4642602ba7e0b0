// SPDX-License-Identifier: GPL-3.0-or-later
// The orders that begin a fight: what may be said, and what is then done. The procedures stand in their own files.
#include "core/boards/free_table/range.h"
#include "core/rules/salamis_ad_actium/combat/boarding.h"
#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/combat/shooting.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/sight.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

namespace {

/// A refusal with how far away the target is and how far it may be.
Refusal beyond(const State& state, ShipNumber ship, ShipNumber target, int reach, const Refusal& why)
{
    const auto away = free_table::gapBetween(baseOf(state, ship), baseOf(state, target)).roundedDown();
    return why.with(hundredths(away), 100 * reach);
}

} // namespace

Refusal check(const BattleFacts& facts, const State& state, const Shoot& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    if (const Refusal why = targetRefusal(facts, state, holderOf(state, order.ship), order.target))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    if (ship.hasShot)
        return {"SA-4.3", refusalText("%1's archers have shot in this Action Phase.", theShip)};
    if (ship.archers == 0)
        return {"SA-6.1", refusalText("%1 has no archers.", theShip)};
    if (!isInRange(state, order.ship, order.target, facts.figures.house.archersRange))
        return beyond(state, order.ship, order.target, facts.figures.house.archersRange,
                      {"SA-6.1",
                       refusalText("%1 is %2 cm away; archers reach %3 cm.", theOther, hundredthsAt(0),
                                   hundredthsAt(1)),
                       refusalText("Come nearer first, or choose another target.")});
    if (archersThatReach(facts, state, order.ship, order.target) == 0)
        return {"SA-6.6", refusalText("Other ships hide %1.", theOther),
                refusalText("Choose a target in sight.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Shoot& order, Proceedings& proceedings)
{
    shipOf(state, order.ship).hasShot = true;
    resolveShooting(facts, state, order.ship, order.target, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Throw& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    if (const Refusal why = targetRefusal(facts, state, holderOf(state, order.ship), order.target))
        return why;
    if (order.missile > Missile::GreekFire)
        return {"SA-6.7", refusalText("There is no such missile.")};
    const Ship& ship = shipOf(state, order.ship);
    if (order.missile == Missile::GreekFire && !ship.greekFire)
        return {"SA-6.7", refusalText("%1 has no Greek fire, or has spent it.", theShip)};
    if (facts.of(order.ship).isWall && order.missile == Missile::Quicklime)
        return {"SA-15.11", refusalText("%1 is a wall, which has pots of boiling oil and of bees.", theShip),
                refusalText("Throw oil or bees.")};
    if (order.missile != Missile::GreekFire && potsLeft(facts, state, order.ship, order.missile) == 0)
        return {"SA-6.7", refusalText("%1 has no pots of that kind left.", theShip)};
    if (missileReaches(facts, state, order.ship, order.target, order.missile))
        return {};
    const HouseFigures& house = facts.figures.house;
    const int reach = order.missile == Missile::GreekFire ? house.greekFireRange : house.potRange;
    if (isInRange(state, order.ship, order.target, reach))
        return {"SA-6.7",
                refusalText("%1 is not straight ahead of %2, where Greek fire burns.", theOther, theShip),
                refusalText("Turn towards it first.")};
    return beyond(state, order.ship, order.target, reach,
                  {"SA-6.7",
                   refusalText("%1 is %2 cm away; the missile reaches %3 cm.", theOther, hundredthsAt(0),
                               hundredthsAt(1)),
                   refusalText("Come nearer first.")});
}

void perform(const BattleFacts& facts, State& state, const Throw& order, Proceedings& proceedings)
{
    resolveThrow(facts, state, order.ship, order.target, order.missile, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const Grapple& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    if (const Refusal why = targetRefusal(facts, state, holderOf(state, order.ship), order.target))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    if (ship.hasGrappled)
        return {"SA-8.1", refusalText("%1 has tried to grapple in this Action Phase.", theShip)};
    if (ship.demoralised)
        return {"SA-9.1", refusalText("%1 is demoralised and does not board.", theShip),
                refusalText("Rally it first.")};
    const Contact* contact = contactBetween(state, order.ship, order.target);
    if (!contact)
        return {"SA-8.1", refusalText("%1 does not touch %2.", theShip, theOther),
                refusalText("Run up against it first.")};
    if (contact->grappled)
        return {"SA-8.1", refusalText("%1 and %2 are grappled already.", theShip, theOther)};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Grapple& order, Proceedings& proceedings)
{
    shipOf(state, order.ship).hasGrappled = true;
    resolveGrapple(facts, state, order.ship, order.target, proceedings);
}

Refusal check(const BattleFacts& facts, const State& state, const LetGo& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    if (const Refusal why = targetRefusal(facts, state, holderOf(state, order.ship), order.target))
        return why;
    const Contact* contact = contactBetween(state, order.ship, order.target);
    if (!contact || contact->grappledBy != (contact->a == order.ship ? 1 : -1))
        return {"SA-5.6", refusalText("%1 does not hold %2.", theShip, theOther)};
    return {};
}

void perform(const BattleFacts& facts, State& state, const LetGo& order, Proceedings& proceedings)
{
    Contact& contact = *contactBetween(state, order.ship, order.target);
    contact.grappled = contact.hooked = false;
    contact.grappledBy = contact.corvusOf = 0;
    proceedings.tell("let-go", "SA-5.6", holderOf(state, order.ship), order.ship, order.target, [&] {
        return phrase("%1 lets go of %2.", facts.called(order.ship), facts.called(order.target));
    });
}

Refusal check(const BattleFacts& facts, const State& state, const Fire& order)
{
    if (state.phase != Phase::Engines)
        return {"SA-4.5", refusalText("Engines fire in the Intermediate Phase."),
                refusalText("Wait for an Intermediate card.")};
    if (order.ship < 0 || static_cast<std::size_t>(order.ship) >= state.ships.size())
        return {"SA-4.5", refusalText("There is no such ship.")};
    if (holderOf(state, order.ship) != state.side)
        return {"SA-4.5", refusalText("%1 waits: it is the other side's shot.", theShip)};
    if (const Refusal why = targetRefusal(facts, state, state.side, order.target))
        return why;
    if (!mayStillFire(facts, state, order.ship))
        return {"SA-6.2", refusalText("Nothing aboard %1 can fire in this phase.", theShip)};
    if (!ballistaeBear(facts, state, order.ship, order.target)
        && !heavyEnginesBear(facts, state, order.ship, order.target))
        return {"SA-6.2", refusalText("No engine of %1 bears on %2.", theShip, theOther),
                refusalText("Choose one in range and sight, off bow and stern.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Fire& order, Proceedings& proceedings)
{
    shipOf(state, order.ship).hasFired = true;
    resolveFire(facts, state, order.ship, order.target, proceedings);
}

} // namespace navarch::salamis
