// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/movement/separating.h"

#include "core/rules/salamis_ad_actium/losses/crew_test.h"

namespace navarch::salamis {

Modifiers separatingModifiers(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    bool backsOut = false;
    bool isHooked = false;
    for (const Contact& contact : state.contacts) {
        if (contact.a != ship && contact.b != ship)
            continue;
        backsOut = backsOut || (contact.a == ship ? contact.ramOfA : contact.ramOfB);
        isHooked = isHooked || (contact.hooked && contact.grappledBy == (contact.a == ship ? -1 : 1));
    }
    Modifiers modifiers;
    if (backsOut)
        modifiers.add("SA-5.6", phraseText("Backing the ram out"), facts.figures.house.separateRam);
    if (isHooked)
        modifiers.add("SA-5.6", phraseText("Held by a corvus or ferrea manus"),
                      facts.figures.house.separateHooked);
    return modifiers;
}

bool passesSeparation(const BattleFacts& facts, const State& state, ShipNumber ship, Proceedings& proceedings)
{
    return rollCrewTest(facts, state, ship, separatingModifiers(facts, state, ship), "SA-5.6",
                        phraseText("Separate"), proceedings)
        .passed;
}

} // namespace navarch::salamis
