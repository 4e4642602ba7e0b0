// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/campaign_actions.h"

#include <set>

#include "core/campaign/machine/orders.h"
#include "core/campaign/settings/settings.h"

namespace navarch {

void carryOut(const RenameCampaign& action, Deed& deed)
{
    deed.title("Rename the campaign to " + action.name);
    deed.draft().edit(Id<HeadRecord>{1}).name = action.name;
    deed.happened("campaign-renamed", "The campaign is now called " + action.name + ".");
}

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

} // namespace navarch
