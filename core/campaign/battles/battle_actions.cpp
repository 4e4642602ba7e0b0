// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/battle_actions.h"

#include <algorithm>

#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/aftermath.h"
#include "core/campaign/battles/arranging.h"
#include "core/campaign/battles/taking_back.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/records/told.h"
#include "core/campaign/settings/house_values.h"

namespace navarch {

namespace {

/// The contact that a battle was arranged for is to be settled again.
void reopenContact(Draft& draft, BattleId battle)
{
    std::vector<ContactId> contacts;
    draft.forEach<ContactRecord>([&](const ContactRecord& contact) {
        if (contact.battle == battle)
            contacts.push_back(contact.id);
    });
    for (const ContactId id : contacts) {
        ContactRecord& contact = draft.edit(id);
        contact.battle = {};
        contact.state = ContactState::Waiting;
    }
}

} // namespace

void carryOut(const ArrangeBattle& action, Deed& deed)
{
    deed.title(phrase("Arrange the battle %1", given(action.name)));
    (void)arrangeBattle(deed, action, given(action.name));
}

void carryOut(const CallOffBattle& action, Deed& deed)
{
    if (!deed.require(action.battle, "battle"))
        return;
    const BattleParts parts = partsOf(deed.draft().base(), action.battle);
    deed.title(phrase("Call off the battle %1", phraseOfName(*parts.battle)));
    if (parts.battle->state == BattleState::Fought) {
        deed.refuse("battle-fought", phraseOfName(*parts.battle),
                    phrase("It has been fought; take its outcome back first."), "CP-8.3");
        return;
    }
    deed.happened("battle-called-off", phrase("%1 is called off.", phraseOfName(*parts.battle)), "CP-8.1");
    Draft& draft = deed.draft();
    const auto removeAll = [&](const auto& records) {
        for (const auto* record : records)
            draft.remove(record->id);
    };
    removeAll(parts.sides);
    removeAll(parts.fleets);
    removeAll(parts.ships);
    removeAll(parts.commanders);
    if (parts.replay)
        draft.remove(parts.replay->id);
    reopenContact(draft, action.battle);
    draft.remove(action.battle);
}

void carryOut(const EnterBattle& action, Deed& deed)
{
    Consequences consequences;
    enterOutcome(deed, action, consequences);
    for (const Prize& prize : consequences.prizes)
        if (!prize.chosen && prize.use == PrizeUse::Sell)
            deed.note(Severity::Note, "prize-sold-unasked", given(prize.name),
                      phrase("Nobody said what becomes of this prize; it is sold."), "CP-5.4");
}

void carryOut(const TakeBackBattle& action, Deed& deed)
{
    const BattleRecord* battle = deed.require(action.battle, "battle");
    if (!battle)
        return;
    deed.title(phrase("Take back the battle %1", phraseOfName(*battle)));
    if (battle->state == BattleState::Waiting) {
        deed.refuse("battle-not-fought", phraseOfName(*battle),
                    phrase("It has not been fought; there is nothing to take back."), "CP-8.3");
        return;
    }
    if (battle->turn != deed.head().turn) {
        deed.refuse("turn-over", phraseOfName(*battle),
                    phrase("The turn in which it was fought is over; its outcome stands."), "CP-8.3");
        return;
    }
    deed.happened("battle-taken-back", phrase("%1 is taken back and waits again.", phraseOfName(*battle)),
                  "CP-8.3");
    takeBack(deed, action.battle);
}

void carryOut(const SetHouseFigure& action, Deed& deed)
{
    const std::vector<ChangeableFigure> list = changeableFigures(action.rules);
    const auto figure = std::find_if(list.begin(), list.end(),
                                     [&](const ChangeableFigure& each) { return each.key == action.key; });
    deed.title(phrase("Change the house figure %1", given(quotedForMessage(action.key))));
    if (figure == list.end()) {
        deed.refuse("unknown-figure", given(action.key),
                    phrase("The game %1 has no figure of that key that may be changed.",
                           given(quotedForMessage(action.rules))));
        return;
    }
    deed.title(action.value ? phrase("Change the house figure: %1", figure->title)
                            : phrase("Restore the house figure: %1", figure->title));
    if (action.value) {
        if (const auto why = figure->whyNot(*action.value)) {
            deed.refuse("figure-value", figure->title, *why, figure->rule);
            return;
        }
    }
    Draft& draft = deed.draft();
    Id<HouseFigureRecord> standing;
    draft.forEach<HouseFigureRecord>([&](const HouseFigureRecord& record) {
        if (record.rules == action.rules && record.key == action.key)
            standing = record.id;
    });
    const bool own = action.value && *action.value != figure->value;
    const bool changes = own ? !standing || draft.find(standing)->value != *action.value : bool(standing);
    if (own && standing)
        draft.edit(standing).value = *action.value;
    else if (own)
        draft.add(HouseFigureRecord{{}, action.rules, action.key, *action.value});
    else if (standing)
        draft.remove(standing);
    const GivenText now = given(own ? *action.value : figure->value);
    deed.happened("house-figure", phrase("%1: %2.", figure->title, now), figure->rule);
    // The war's own figures concern everybody, and are theirs to know once it runs (CP).
    if (changes && action.rules == campaignRules && deed.head().stage == Stage::Running)
        tell(deed, "house-figure",
             phrase("The umpire changes a figure of the campaign. %1: %2.", figure->title, now),
             Knowing::all(), figure->rule);
}

} // namespace navarch
