// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/boards/free_table/arc.h"
#include "core/rules/salamis_ad_actium/combat/fire.h"
#include "core/rules/salamis_ad_actium/combat/shooting.h"
#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/movement/sight.h"

namespace navarch::salamis {

namespace {

Phrase missileWord(Missile missile, bool isWall)
{
    switch (missile) {
    case Missile::RhodianFire: return isWall ? phrase("boiling oil") : phrase("Rhodian fire");
    case Missile::Bees: return phrase("bees");
    case Missile::Quicklime: return phrase("quicklime");
    case Missile::GreekFire: return phrase("Greek fire");
    }
    return {};
}

} // namespace

int potsLeft(const BattleFacts& facts, const State& state, ShipNumber ship, Missile missile)
{
    const Ship& now = shipOf(state, ship);
    if (missile == Missile::GreekFire)
        return now.greekFire ? 1 : 0;
    if (!facts.of(ship).isWall)
        return now.pots;
    return missile == Missile::RhodianFire ? now.pots : missile == Missile::Bees ? now.beePots : 0;
}

bool missileReaches(const BattleFacts& facts, const State& state, ShipNumber thrower, ShipNumber target,
                    Missile missile)
{
    const HouseFigures& house = facts.figures.house;
    if (missile != Missile::GreekFire)
        return isInRange(state, thrower, target, house.potRange);
    return isInRange(state, thrower, target, house.greekFireRange)
           && free_table::isDeadAhead(baseOf(state, thrower), baseOf(state, target));
}

void resolveThrow(const BattleFacts& facts, State& state, ShipNumber thrower, ShipNumber target,
                  Missile missile, Proceedings& proceedings)
{
    const HouseFigures& house = facts.figures.house;
    Ship& own = shipOf(state, thrower);
    const bool isGreek = missile == Missile::GreekFire;
    if (isGreek)
        own.greekFire = false;
    else
        --(facts.of(thrower).isWall && missile == Missile::Bees ? own.beePots : own.pots);
    const bool hits = proceedings.d10("SA-6.7", isGreek ? phraseText("Greek fire") : phraseText("Pot"))
                      >= (isGreek ? house.greekFireHit : house.potHit);
    proceedings.settle(hits ? phraseText("hit") : phraseText("miss"));
    if (hits && missile == Missile::Bees)
        shipOf(state, target).stung = true;
    else if (hits && missile == Missile::RhodianFire)
        setOnFire(state, target, house.potFires);
    else if (hits && isGreek)
        setOnFire(state, target, house.greekFireFires);
    proceedings.tell(isGreek ? "greek-fire" : "pot", "SA-6.7", own.holder, thrower, target, [&] {
        const Phrase who = facts.called(thrower);
        const Phrase whom = facts.called(target);
        const Phrase what = missileWord(missile, facts.of(thrower).isWall);
        return hits ? phrase("%1 hits %2 with %3.", who, whom, what)
                    : phrase("%1 misses %2 with %3.", who, whom, what);
    });
    if (hits && missile == Missile::Quicklime)
        rollCasualties(facts, state, target, CasualtyColumn::Missiles, house.quicklimeRolls,
                       "Quicklime, casualty", proceedings);
}

} // namespace navarch::salamis
