// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/turn_actions.h"

#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/turn/sequence.h"
#include "core/campaign/turn/waiting_list.h"

namespace navarch {

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

void carryOut(const WriteNote& action, Deed& deed)
{
    deed.title("Write a note");
    if (action.side && !deed.require(action.side, "side"))
        return;
    tell(deed, "note", action.text, {action.open, action.side, {}});
}

} // namespace navarch
