// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/movement/strike.h"

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/movement/tricks.h"

namespace navarch::squadrons {

namespace {

/// A fugitive is struck, not fought (SQ-13.5).
void strikeRouter(const BattleFacts& facts, State& state, SquadronNumber squadron, const Strike& met,
                  Proceedings& proceedings)
{
    loseHalves(facts, state, met.struck, facts.figures.routContact, squadron, met.place);
    proceedings.tell("struck-in-flight", "SQ-13.5", facts.of(squadron).side, squadron, met.struck, [&] {
        return phrase("%1 runs into %2 in flight, which loses a stand.", given(facts.name(squadron)),
                      given(facts.name(met.struck)));
    });
    (void)removeDestroyed(facts, state, proceedings);
}

/// All other enemies that the front touches as it stands now are linked, too (SQ-9.4).
void linkAllAtFront(const BattleFacts& facts, State& state, SquadronNumber squadron, Proceedings& proceedings)
{
    const Mover mover = moverOf(facts, state, squadron);
    const auto enemy = static_cast<std::size_t>(1 - facts.of(squadron).side);
    for (SquadronNumber other = facts.first[enemy]; other < facts.first[enemy + 1]; ++other) {
        if (!at(state, other).isStanding() || !areWithin(state, squadron, other, 0))
            continue;
        if (const auto also = strikeOn(state, mover, other); also && also->onTarget > 0)
            link(facts, state, {squadron, other, also->at, also->place}, proceedings);
    }
}

} // namespace

void strike(const BattleFacts& facts, State& state, SquadronNumber squadron, const Strike& met,
            const Onset& onset, Proceedings& proceedings)
{
    if (at(state, met.struck).status == Status::Routing) {
        strikeRouter(facts, state, squadron, met, proceedings);
        return;
    }
    const bool isTrick = isDiekplous(onset.intent) || isPeriplous(onset.intent);
    if (isTrick && !trickRefusal(facts, state, squadron, onset.intent)) {
        const std::optional<Mover> squared = squaredUp(facts, state, moverOf(facts, state, squadron), met);
        if (!trickRefusal(facts, state, squared ? &*squared : nullptr, met, onset.intent)) {
            settle(facts, state, *squared);
            if (isDiekplous(onset.intent))
                diekplous(facts, state, met, onset.start, squadron, onset.intent, proceedings);
            else
                periplous(facts, state, met, squadron, onset.intent, proceedings);
            return;
        }
    }
    if (onset.isTested && !at(state, squadron).isUnformed())
        (void)testManoeuvre(facts, state, squadron, onset.isNear, phraseText("engaging"), proceedings);
    if (const auto squared = squaredUp(facts, state, moverOf(facts, state, squadron), met))
        settle(facts, state, *squared);
    link(facts, state, {squadron, met.struck, met.at, met.place}, proceedings);
    linkAllAtFront(facts, state, squadron, proceedings);
}

} // namespace navarch::squadrons
