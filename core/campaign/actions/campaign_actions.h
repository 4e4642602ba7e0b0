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

/// The umpire writes a note into the chronicle. For the eyes of all, or (side given) of one side; the umpire's own when
/// neither.
struct WriteNote {
    static constexpr std::string_view kind = "chronicle.note";
    std::string text;
    bool open = false;
    SideId side; ///< may be none
};
void carryOut(const WriteNote& action, Deed& deed);

template <RecordSelf<WriteNote> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("text", action.text, chronicleText);
    visit("open", action.open);
    visit("side", action.side);
}

} // namespace navarch
