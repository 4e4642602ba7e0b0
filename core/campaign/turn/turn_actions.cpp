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
    deed.title("Begin the campaign");
    if (!deed.requireSetup("A campaign begins", "CP-2.2"))
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
            deed.note(Severity::Warning, "side-without-ships", side.name,
                      "It has no ships; buy it a fleet while its budget is open, or let it build them in its "
                      "yards later.",
                      "CP-2.2");
    });
    if (sides < 2)
        deed.refuse("too-few-sides", deed.head().name, "A campaign needs two sides at least; add them.",
                    "CP-2.1");
    deed.draft().edit(Id<HeadRecord>{1}).stage = Stage::Running;
    deed.happened("campaign-begun", "The set-up is over and the campaign begins.", "CP-2.2");
}

void carryOut(const AdvanceTurn& action, Deed& deed)
{
    const HeadRecord& head = deed.head();
    const Date today = dateOf(head);
    deed.title(head.phase == TurnPhase::Orders ? "Sail the week: " + phraseOf(today).english()
                                               : "Advance to " + phraseOf(nextWeek(today)).english());
    if (head.stage != Stage::Running) {
        deed.refuse("campaign-not-begun", head.name, "The campaign has not begun; begin it first.", "CP-2.2");
        return;
    }
    if (action.turn != head.turn || action.phase != head.phase) {
        deed.refuse("turn-passed", head.name,
                    "The campaign has gone on since this was asked; it is " + phraseOf(today).english()
                        + " now. Look again.",
                    "CP-1.3");
        return;
    }
    for (const Waiting& waiting : whatStandsInTheWay(deed.draft()))
        if (waiting.severity == Severity::Error)
            deed.refuse(waiting.key, waiting.subject, waiting.text.english(), waiting.rule);
    if (!deed.refused())
        advance(deed);
}

} // namespace navarch
