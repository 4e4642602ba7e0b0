// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/ramming/rake.h"

#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

Modifiers rakeModifiers(const BattleFacts& facts, const State& state, ShipNumber raker, ShipNumber target)
{
    const RakeFigures& figures = facts.figures.raking;
    const ShipFacts& own = facts.of(raker);
    const ShipFacts& other = facts.of(target);
    const Ship& now = shipOf(state, raker);
    const Ship& theirs = shipOf(state, target);
    Modifiers modifiers;
    modifiers.add("SA-7.6.1", phraseText("Oar factors short of full speed"),
                  figures.oarMissing * oarsMissing(own, now));
    modifiers.add("SA-7.6.1", phraseText("Own turn class"), figures.ownTurnClass * turnClass(own, now));
    modifiers.add("SA-7.6.1", phraseText("Fast move"), now.isFast ? figures.fastMove : 0);
    if (theirs.holder == other.side)
        modifiers.add("SA-7.6.1", phraseText("Target's crew quality"),
                      figures.targetCrew * other.crewModifier());
    modifiers.add("SA-7.6.1", phraseText("Target's turn class"),
                  figures.targetTurnClass * turnClass(other, theirs));
    return modifiers;
}

bool resolveRake(const BattleFacts& facts, State& state, ShipNumber raker, ShipNumber target,
                 Proceedings& proceedings)
{
    const CrewTestResult test = rollCrewTest(facts, state, raker, rakeModifiers(facts, state, raker, target),
                                             "SA-7.6.1", phraseText("Oar rake"), proceedings);
    shipOf(state, raker).wasStruck = true;
    shipOf(state, target).wasStruck = true;
    if (!test.passed) {
        proceedings.tell("rake-failed", "SA-7.6.1", holderOf(state, raker), raker, target, [&] {
            return phrase("%1 fails to rake %2.", facts.called(raker), facts.called(target));
        });
        return false;
    }
    ++shipOf(state, raker).rakes;
    const Ship before = shipOf(state, target);
    for (int i = 0; i < before.oars; ++i) {
        switch (rakeHitOf(proceedings.d10("SA-7.6.2", phraseText("Raked oar")))) {
        case RakeHit::None: proceedings.settle(phraseText("whole")); break;
        case RakeHit::Oar:
            proceedings.settle(loseOar(state, target) ? phraseText("an oar factor")
                                                      : phraseText("none left"));
            break;
        case RakeHit::Speed:
            proceedings.settle(loseSpeed(facts, state, target) ? phraseText("1 cm of speed")
                                                               : phraseText("none left"));
            break;
        }
    }
    proceedings.tell("rake", "SA-7.6.2", holderOf(state, raker), raker, target, [&] {
        return phrase("%1 rakes %2, which loses %3.", facts.called(raker), facts.called(target),
                      lossText(before, shipOf(state, target)));
    });
    return true;
}

} // namespace navarch::salamis
