// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/campaign_actions.h"

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/settings/settings.h"

namespace navarch {

void carryOut(const RenameCampaign& action, Deed& deed)
{
    deed.title("Rename the campaign to " + action.name);
    deed.draft().edit(Id<HeadRecord>{1}).name = action.name;
    deed.happened("campaign-renamed", "The campaign is now called " + action.name + ".");
}

void carryOut(const ChangeSetting& action, Deed& deed)
{
    const SettingRule* rule = settingRule(action.key);
    if (!rule) {
        deed.refuse("unknown-setting", action.key, "There is no option of that name.");
        return;
    }
    deed.title("Set " + std::string(rule->title) + " to " + action.value);
    if (!rule->allows(action.value)) {
        deed.refuse("setting-value", action.key,
                    quotedForMessage(action.value) + " cannot be chosen; choose " + rule->choiceText() + ".");
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
    deed.happened("setting-changed", std::string(rule->title) + " is now " + action.value + ".",
                  std::string(rule->rule));
}

void carryOut(const EnterLedger& action, Deed& deed)
{
    deed.title("Umpire's entry: " + action.reason);
    const SideRecord* side = deed.require(action.side, "side");
    if (!side)
        return;
    if (action.amount.isZero())
        deed.refuse("zero-amount", side->name, "Nothing is moved; give an amount.");
    constexpr Talents most = Talents::whole(1'000'000);
    if (action.amount > most || action.amount < -most) {
        deed.refuse("amount-too-large", side->name, "At most " + most.text() + " talents are moved at once.");
        return;
    }
    deed.book(action.side, Account::Umpire, Account::Treasury, action.amount, action.reason, true);
    deed.happened("umpire-entry",
                  side->name + ": " + action.amount.text() + " talents, " + action.reason + ".", "CP-4.4");
}

void carryOut(const WriteNote& action, Deed& deed)
{
    deed.title("Write a note");
    if (action.side && !deed.require(action.side, "side"))
        return;
    tell(deed, "note", action.text, {action.open, action.side, {}});
}

} // namespace navarch
