// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/turn_actions.h"

#include <set>

#include "core/campaign/calendar.h"
#include "core/campaign/machine/orders.h"
#include "core/campaign/turn/sequence.h"
#include "core/campaign/turn/waiting_list.h"

namespace navarch {

void carryOut(const BeginCampaign&, Deed& deed)
{
    deed.title(phrase("Begin the campaign"));
    if (!deed.requireSetup(phrase("A campaign begins only before the campaign begins."), "CP-2.2"))
        return;
    raiseMachineFleets(deed);
    std::set<SideId> manned;
    deed.draft().forEach<ShipRecord>([&](const ShipRecord& ship) {
        if (const FleetRecord* fleet = deed.draft().find(ship.fleet))
            manned.insert(fleet->side);
    });
    int sides = 0;
    deed.draft().forEach<SideRecord>([&](const SideRecord& side) {
        ++sides;
        if (!manned.contains(side.id))
            deed.note(Severity::Warning, "side-without-ships", given(side.name),
                      phrase("It has no ships; buy it a fleet while its budget is open, or let it build them "
                             "in its yards later."),
                      "CP-2.2");
    });
    if (sides < 2)
        deed.refuse("too-few-sides", given(deed.head().name),
                    phrase("A campaign needs two sides at least; add them."), "CP-2.1");
    deed.draft().edit(Id<HeadRecord>{1}).stage = Stage::Running;
    deed.happened("campaign-begun", phrase("The set-up is over and the campaign begins."), "CP-2.2");
}

void carryOut(const AdvanceTurn& action, Deed& deed)
{
    const HeadRecord& head = deed.head();
    const Date today = dateOf(head);
    deed.title(head.phase == TurnPhase::Orders ? phrase("Sail the week: %1", phraseOf(today))
                                               : phrase("Advance to %1", phraseOf(nextWeek(today))));
    if (head.stage != Stage::Running) {
        deed.refuse("campaign-not-begun", given(head.name),
                    phrase("The campaign has not begun; begin it first."), "CP-2.2");
        return;
    }
    if (action.turn != head.turn || action.phase != head.phase) {
        deed.refuse("turn-passed", given(head.name),
                    phrase("The campaign has gone on since this was asked; it is %1 now. Look again.",
                           phraseOf(today)),
                    "CP-1.3");
        return;
    }
    for (const Waiting& waiting : whatStandsInTheWay(deed.draft()))
        if (waiting.severity == Severity::Error)
            deed.refuse(waiting.key, waiting.subject, waiting.text, waiting.rule);
    if (!deed.refused())
        advance(deed);
}

} // namespace navarch
