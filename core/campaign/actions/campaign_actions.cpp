// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/campaign_actions.h"

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/settings/settings.h"

namespace navarch {

void carryOut(const RenameCampaign& action, Deed& deed)
{
    deed.title(phrase("Rename the campaign to %1", given(action.name)));
    deed.draft().edit(Id<HeadRecord>{1}).name = action.name;
    deed.happened("campaign-renamed", phrase("The campaign is now called %1.", given(action.name)));
}

void carryOut(const ChangeSetting& action, Deed& deed)
{
    const SettingRule* rule = settingRule(action.key);
    if (!rule) {
        deed.refuse("unknown-setting", given(action.key), phrase("There is no option of that name."));
        return;
    }
    deed.title(phrase("Set %1 to %2", termOf(rule->title), given(action.value)));
    if (!rule->allows(action.value)) {
        deed.refuse("setting-value", given(action.key),
                    phrase("%1 cannot be chosen; choose %2.", given(quotedForMessage(action.value)),
                           rule->choicePhrase()));
        return;
    }
    Draft& draft = deed.draft();
    Id<SettingRecord> standing;
    draft.forEach<SettingRecord>([&](const SettingRecord& setting) {
        if (setting.key == action.key)
            standing = setting.id;
    });
    if (standing)
        draft.edit(standing).value = action.value;
    else
        draft.add(SettingRecord{{}, action.key, action.value});
    deed.happened("setting-changed", phrase("%1 is now %2.", termOf(rule->title), given(action.value)),
                  std::string(rule->rule));
}

void carryOut(const EnterLedger& action, Deed& deed)
{
    deed.title(phrase("Umpire's entry: %1", given(action.reason)));
    const SideRecord* side = deed.require(action.side, "side");
    if (!side)
        return;
    if (action.amount.isZero())
        deed.refuse("zero-amount", given(side->name), phrase("Nothing is moved; give an amount."));
    constexpr Talents most = Talents::whole(1'000'000);
    if (action.amount > most || action.amount < -most) {
        deed.refuse("amount-too-large", given(side->name),
                    phrase("At most %1 talents are moved at once.", most));
        return;
    }
    deed.book(action.side, Account::Umpire, Account::Treasury, action.amount, given(action.reason), true);
    deed.happened("umpire-entry",
                  phrase("%1: %2 talents, %3.", given(side->name), action.amount, given(action.reason)),
                  "CP-4.4");
}

void carryOut(const WriteNote& action, Deed& deed)
{
    deed.title(phrase("Write a note"));
    if (action.side && !deed.require(action.side, "side"))
        return;
    tell(deed, "note", given(action.text), {action.open, action.side, {}});
}

} // namespace navarch
