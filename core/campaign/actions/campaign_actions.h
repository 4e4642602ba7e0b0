// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

struct RenameCampaign {
    static constexpr std::string_view kind = "campaign.rename";
    std::string name;
};
void carryOut(const RenameCampaign& action, Deed& deed);

template <RecordSelf<RenameCampaign> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("name", action.name, nameText);
}

/// Ends the set-up: from here on fortifications cannot be bought (SA-15.11) and budgets are spent (CP-2.2).
struct BeginCampaign {
    static constexpr std::string_view kind = "campaign.begin";
};
void carryOut(const BeginCampaign& action, Deed& deed);

template <RecordSelf<BeginCampaign> Self, class Visitor>
void visitFields(Self&, Visitor&)
{
}

/// Sets an option of core/campaign/settings/settings.h.
struct ChangeSetting {
    static constexpr std::string_view kind = "setting.change";
    std::string key;
    std::string value;
};
void carryOut(const ChangeSetting& action, Deed& deed);

template <RecordSelf<ChangeSetting> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("key", action.key, nameText);
    visit("value", action.value, noteText);
}

/// The umpire moves money by hand, into a side's treasury or (negative) out of it (CP-4.4).
struct EnterLedger {
    static constexpr std::string_view kind = "ledger.enter";
    SideId side;
    Talents amount;
    std::string reason;
};
void carryOut(const EnterLedger& action, Deed& deed);

template <RecordSelf<EnterLedger> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("amount", action.amount);
    visit("reason", action.reason, TextBounds{maxNoteLength, false});
}

} // namespace navarch
