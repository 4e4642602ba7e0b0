// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/combat/engines.h"

#include <algorithm>

#include "core/boards/free_table/arc.h"
#include "core/rules/salamis_ad_actium/combat/shooting.h"
#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/rules/salamis_ad_actium/movement/sight.h"
#include "core/rules/salamis_ad_actium/ramming/ram_case.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

namespace {

void fireBallistae(const BattleFacts& facts, State& state, ShipNumber ship, ShipNumber target,
                   Proceedings& proceedings)
{
    const HouseFigures& house = facts.figures.house;
    const bool isShort = isInRange(state, ship, target, house.ballistaShort);
    const int needed = isShort ? house.ballistaHitShort : house.ballistaHit;
    const ShipFacts& other = facts.of(target);
    const int modifier = proceedings.modifier(
        "SA-6.2", phraseText("Small target"),
        !other.isWall && other.fit.size < house.ballistaSmallBelow ? house.ballistaSmall : 0);
    int hits = 0;
    int casualties = 0;
    for (int i = 0; i < shipOf(state, ship).ballistae; ++i) {
        const int face =
            proceedings.d10("SA-6.2", isShort ? phraseText("Ballista, short range") : phraseText("Ballista"));
        const bool hit = face + modifier >= needed;
        proceedings.settle(hit ? phraseText("hit") : phraseText("miss"));
        hits += hit ? 1 : 0;
        casualties += hit ? (face >= house.ballistaMoreFrom ? 2 : 1) : 0;
    }
    proceedings.comesToNothing(hits == 0);
    proceedings.tell("ballistae", "SA-6.2", holderOf(state, ship), ship, target, [&] {
        const Phrase who = facts.called(ship);
        const Phrase whom = facts.called(target);
        return hits == 0   ? phrase("The ballistae of %1 miss %2.", who, whom)
               : hits == 2 ? phrase("The ballistae of %1 hit %2 twice.", who, whom)
                           : phraseN("The ballistae of %1 hit %2 {once|%n times}.", hits, who, whom);
    });
    rollCasualties(facts, state, target, CasualtyColumn::Missiles, casualties,
                   phraseText("Ballista, casualty"), proceedings);
}

void fireHeavyEngine(const BattleFacts& facts, State& state, ShipNumber ship, ShipNumber target, int power,
                     Proceedings& proceedings)
{
    const HouseFigures& house = facts.figures.house;
    const bool isStill = isStationary(facts, state, target);
    const bool hit = proceedings.d10("SA-6.5", isStill ? phraseText("Heavy engine, stationary target")
                                                       : phraseText("Heavy engine"))
                     >= (isStill ? house.engineHitStill : house.engineHit);
    proceedings.settle(hit ? phraseText("hit") : phraseText("miss"));
    const int side = holderOf(state, ship);
    if (!hit) {
        proceedings.tell("heavy-engine-missed", "SA-6.5", side, ship, target, [&] {
            return phrase("The heavy engine of %1 misses %2.", facts.called(ship), facts.called(target));
        });
        return;
    }
    const int face = proceedings.d10("SA-6.5", phraseText("Heavy engine, damage"));
    const int score =
        face + proceedings.modifier("SA-6.5", phraseText("Engine's damage modifier"), power)
        + proceedings.modifier("SA-6.5", phraseText("Size class of the target"), -facts.of(target).fit.size);
    const RamResult result = std::min(facts.figures.ramResult(score), RamResult::Wrecked);
    proceedings.settle(nameOf(result));
    const bool isWall = facts.of(target).isWall;
    if (!isWall && result == RamResult::Wrecked && shipOf(state, target).damage != Damage::Wrecked)
        ++shipOf(state, ship).sinkings;
    if (!isWall)
        damageTo(state, target, static_cast<Damage>(result));
    proceedings.tell("heavy-engine", "SA-6.5", side, ship, target, [&] {
        return phrase("The heavy engine of %1 hits %2: %3.", facts.called(ship), facts.called(target),
                      termOf(nameOf(result)));
    });
    rollCasualties(facts, state, target, CasualtyColumn::Engines, facts.figures.casualtyDice[indexOf(result)],
                   "Heavy engine, casualty", proceedings);
}

} // namespace

int heavyEngineCount(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return static_cast<int>(facts.of(ship).fit.heavyEngines.size()) - shipOf(state, ship).enginesLost;
}

int engineCount(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return shipOf(state, ship).ballistae + heavyEngineCount(facts, state, ship);
}

bool ballistaeBear(const BattleFacts& facts, const State& state, ShipNumber ship, ShipNumber target)
{
    const HouseFigures& house = facts.figures.house;
    return shipOf(state, ship).ballistae > 0 && isInRange(state, ship, target, house.ballistaRange)
           && (facts.of(ship).isWall
               || !free_table::isAcrossOwnEnds(baseOf(state, ship), baseOf(state, target).centre,
                                               house.ballistaDeadArc))
           && hiddenBy(facts, state, ship, target) == 0;
}

bool heavyEnginesBear(const BattleFacts& facts, const State& state, ShipNumber ship, ShipNumber target)
{
    const HouseFigures& house = facts.figures.house;
    return heavyEngineCount(facts, state, ship) > 0 && isInRange(state, ship, target, house.engineRange)
           && !isNearerThan(state, ship, target, house.engineMinimum)
           && hiddenBy(facts, state, ship, target) == 0;
}

bool hasEngineTarget(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto target = static_cast<ShipNumber>(i);
        if (state.ships[i].onTable() && state.ships[i].holder != holderOf(state, ship)
            && (ballistaeBear(facts, state, ship, target) || heavyEnginesBear(facts, state, ship, target)))
            return true;
    }
    return false;
}

void resolveFire(const BattleFacts& facts, State& state, ShipNumber ship, ShipNumber target,
                 Proceedings& proceedings)
{
    if (ballistaeBear(facts, state, ship, target))
        fireBallistae(facts, state, ship, target, proceedings);
    if (!heavyEnginesBear(facts, state, ship, target))
        return;
    const int engines = heavyEngineCount(facts, state, ship);
    for (int i = 0; i < engines; ++i)
        fireHeavyEngine(facts, state, ship, target,
                        facts.of(ship).engineModifiers[static_cast<std::size_t>(i)], proceedings);
}

bool mayStillFire(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    return mayStillAct(facts, state, number) && !ship.hasFired && engineCount(facts, state, number) > 0;
}

} // namespace navarch::salamis
