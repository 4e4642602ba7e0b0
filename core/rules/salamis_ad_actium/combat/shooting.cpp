// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/combat/shooting.h"

#include <algorithm>

#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/losses/modifiers.h"
#include "core/rules/salamis_ad_actium/movement/sight.h"

namespace navarch::salamis {

int archersThatReach(const BattleFacts& facts, const State& state, ShipNumber shooter, ShipNumber target)
{
    const int archers = shipOf(state, shooter).archers;
    if (archers == 0 || !isInRange(state, shooter, target, facts.figures.house.archersRange))
        return 0;
    const int hidden = hiddenBy(facts, state, shooter, target);
    return hidden == 0 ? archers : hidden == 1 ? std::min(archers, heightsOf(facts, state, shooter)) : 0;
}

void resolveShooting(const BattleFacts& facts, State& state, ShipNumber shooter, ShipNumber target,
                     Proceedings& proceedings)
{
    const HouseFigures& house = facts.figures.house;
    const ShipFit& fit = facts.of(target).fit;
    const int archers = archersThatReach(facts, state, shooter, target);
    const int heights = heightsOf(facts, state, shooter);
    const bool isShort = isInRange(state, shooter, target, house.archersShort);
    const int needed = isShort ? house.archersHitShort : house.archersHit;
    Modifiers modifiers;
    if (fit.cataphract)
        modifiers.add("SA-6.1", phraseText("Target is cataphract"), house.archersCataphract);
    if (fit.parablemata)
        modifiers.add("SA-6.1", phraseText("Target has parablemata"), house.archersParablemata);
    if (shipOf(state, shooter).moved > house.archersSteady * free_table::centimetre)
        modifiers.add("SA-6.1", phraseText("Moved far"), house.archersMoved);
    const int all = modifiers.tellTo(proceedings);
    if (std::min(archers, heights) > 0)
        proceedings.modifier("SA-6.1", phraseText("In a tower or on the platform, a unit each"),
                             house.archersTower);
    int hits = 0;
    for (int i = 0; i < archers; ++i) {
        const int score =
            proceedings.d10("SA-6.1", isShort ? phraseText("Archers, short range") : phraseText("Archers"))
            + all + (i < heights ? house.archersTower : 0);
        hits += score >= needed ? 1 : 0;
        proceedings.settle(score >= needed ? phraseText("hit") : phraseText("miss"));
    }
    proceedings.comesToNothing(hits == 0);
    proceedings.tell("shoot", "SA-6.1", holderOf(state, shooter), shooter, target, [&] {
        const Phrase who = facts.called(shooter);
        const Phrase whom = facts.called(target);
        return hits == 0   ? phrase("The archers of %1 miss %2.", who, whom)
               : hits == 2 ? phrase("The archers of %1 hit %2 twice.", who, whom)
                           : phraseN("The archers of %1 hit %2 {once|%n times}.", hits, who, whom);
    });
    rollCasualties(facts, state, target, CasualtyColumn::Missiles, hits, phraseText("Arrows, casualty"),
                   proceedings);
}

} // namespace navarch::salamis
