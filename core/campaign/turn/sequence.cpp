// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/sequence.h"

#include "core/campaign/allies/relations.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/machine/orders.h"
#include "core/campaign/turn/month_end.h"
#include "core/campaign/turn/recovery.h"
#include "core/campaign/turn/victory.h"
#include "core/campaign/turn/week_at_sea.h"
#include "core/campaign/turn/yards.h"

namespace navarch {

namespace {

constexpr Id<HeadRecord> headId{1};

bool hasWaitingContact(const Draft& draft)
{
    bool waits = false;
    draft.forEach<ContactRecord>(
        [&](const ContactRecord& contact) { waits = waits || contact.state == ContactState::Waiting; });
    return waits;
}

void forgetContacts(Draft& draft)
{
    std::vector<ContactId> contacts;
    draft.forEach<ContactRecord>([&](const ContactRecord& contact) { contacts.push_back(contact.id); });
    for (const ContactId contact : contacts)
        draft.remove(contact);
}

void endTurn(Deed& deed)
{
    Draft& draft = deed.draft();
    workYards(deed);
    recover(deed);
    const Date today = dateOf(deed.head());
    if (isLastOfMonth(today))
        closeMonth(deed);
    forgetContacts(draft);
    const Date next = nextWeek(today);
    HeadRecord& head = draft.edit(headId);
    head.year = next.year;
    head.month = next.month;
    head.week = next.week;
    ++head.turn;
    head.phase = TurnPhase::Orders;
    endTruces(deed);
    proclaimVictory(deed);
    deed.happened("turn-ended", phrase("It is %1.", phraseOf(next)), "CP-1.3");
}

} // namespace

void advance(Deed& deed)
{
    if (deed.head().phase == TurnPhase::Orders) {
        orderMachineSides(deed);
        sailWeek(deed);
        if (hasWaitingContact(deed.draft())) {
            deed.draft().edit(headId).phase = TurnPhase::Battles;
            deed.happened("week-sailed", phrase("The week has been sailed; there are battles to settle."),
                          "CP-1.3");
            return;
        }
    }
    endTurn(deed);
}

} // namespace navarch
