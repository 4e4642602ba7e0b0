// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/combat/melee.h"

#include <algorithm>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"

namespace navarch::squadrons {

namespace {

constexpr std::int8_t failed = -1;

Phrase stands(int halves)
{
    return halves == 1   ? phrase("half a stand")
           : halves == 2 ? phrase("a stand")
                         : phrase("a stand and a half");
}

/// Tests a squadron against its target; what it deals is kept until all have tested.
void testBattle(const BattleFacts& facts, State& state, SquadronNumber squadron, Proceedings& proceedings)
{
    Squadron& about = at(state, squadron);
    const int sum = twoDice(proceedings, "SQ-12.1", phraseText("Battle test"));
    const int modifier = battleModifier(facts, state, squadron, about.target);
    if (proceedings.isHeard()) {
        proceedings.modifier("SQ-12.1",
                             facts.of(squadron).training == Training::Green ? phraseText("Green")
                                                                            : phraseText("Well trained"),
                             trainingModifier(facts, squadron));
        proceedings.modifier(
            "SQ-12.2", phraseText("Formation"),
            -formationDifferential(rankOf(facts, state, squadron), rankOf(facts, state, about.target)));
        proceedings.modifier("SQ-12.1", phraseText("Disordered"), about.disordered ? -1 : 0);
        proceedings.modifier("SQ-12.3", phraseText("Two to one"),
                             isTwoToOne(facts, state, squadron, about.target) ? 1 : 0);
    }
    const BattleResult result = battleResult(std::clamp(sum + modifier, 2, 12));
    about.dealt = result.fails ? failed : result.halves;
    about.hasFought = true;
    proceedings.settle(result.fails ? phraseText("failure") : phraseText("success"));
    proceedings.tell("battle-test", "SQ-T7", facts.of(squadron).side, squadron, about.target, [&] {
        const GivenText name = given(facts.name(squadron));
        const GivenText target = given(facts.name(about.target));
        return result.fails ? phrase("%1 is thrown back by %2.", name, target)
                            : phrase("%1 costs %2 %3.", name, target, stands(result.halves));
    });
}

TablePoint placeOf(const State& state, SquadronNumber a, SquadronNumber b)
{
    for (const Link& link : state.links)
        if (link.has(a) && link.has(b))
            return link.place;
    return {};
}

/// Losses, then order, then those who are destroyed (SQ-12.4).
void applyAll(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        const Squadron& about = at(state, squadron);
        if (about.dealt > 0)
            loseHalves(facts, state, about.target, about.dealt, squadron,
                       placeOf(state, squadron, about.target));
    });
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        Squadron& about = at(state, squadron);
        if (about.dealt == failed) {
            about.mustTestMorale = true;
            if (standsOf(facts, state, squadron) > 0)
                worsen(facts, state, squadron, "SQ-T7", proceedings);
        }
        about.dealt = 0;
        about.target = noSquadron;
    });
    (void)removeDestroyed(facts, state, proceedings);
}

} // namespace

void fightMelee(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    // Who had no choice, or whose fleet gives up, takes the first that he may fight.
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        Squadron& about = at(state, squadron);
        if (about.status != Status::Engaged || about.hasFought || about.target != noSquadron)
            return;
        for (const Link& link : state.links)
            if (link.has(squadron) && mayFight(facts, state, squadron, link.other(squadron)))
                about.target = about.target == noSquadron ? link.other(squadron)
                                                          : std::min(about.target, link.other(squadron));
    });
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        const Squadron& about = at(state, squadron);
        if (about.status == Status::Engaged && !about.hasFought && about.target != noSquadron)
            testBattle(facts, state, squadron, proceedings);
    });
    applyAll(facts, state, proceedings);
}

void fightAtOnce(const BattleFacts& facts, State& state, SquadronNumber attacker, SquadronNumber defender,
                 Proceedings& proceedings)
{
    at(state, attacker).target = defender;
    at(state, defender).target = attacker;
    const bool attackerFirst = facts.of(attacker).side == state.alpha;
    testBattle(facts, state, attackerFirst ? attacker : defender, proceedings);
    testBattle(facts, state, attackerFirst ? defender : attacker, proceedings);
    applyAll(facts, state, proceedings);
    if (facts.options.immediateBesides) {
        at(state, attacker).hasFought = false;
        at(state, defender).hasFought = false;
    }
}

bool mayFight(const BattleFacts&, const State& state, SquadronNumber squadron, SquadronNumber target)
{
    bool isLinkedToIt = false;
    bool isAtFront = false;
    bool hasFront = false;
    for (const Link& link : state.links) {
        if (!link.has(squadron))
            continue;
        const bool front = link.sideOf(squadron) == Side::Front;
        hasFront = hasFront || front;
        if (link.other(squadron) == target) {
            isLinkedToIt = true;
            isAtFront = isAtFront || front;
        }
    }
    return isLinkedToIt && (isAtFront || !hasFront);
}

} // namespace navarch::squadrons
