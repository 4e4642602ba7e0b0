// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// Ends the set-up: from here on fortifications cannot be bought (SA-15.11) and budgets are spent (CP-2.2).
struct BeginCampaign {
    static constexpr std::string_view kind = "campaign.begin";
};
void carryOut(const BeginCampaign& action, Deed& deed);

template <RecordSelf<BeginCampaign> Self, class Visitor>
void visitFields(Self&, Visitor&)
{
}

/// Takes the campaign on (CP-1.3): from the sides' orders through the week at sea, and, when no battle is due, through all
/// that ends the turn, to the next week's orders. With battles due it stops before them; advanced again when they are
/// settled it ends the turn. One undo takes it back.
///
/// Refused: before the campaign begins; with another turn or phase than the campaign is in, so that two windows that both
/// advance do it once; while a battle or a contact waits (core/campaign/turn/waiting_list.h names them).
///
/// Every die is the campaign's own.
struct AdvanceTurn {
    static constexpr std::string_view kind = "turn.advance";
    int turn = 0; ///< the one it is asked in
    TurnPhase phase = TurnPhase::Orders;
};
void carryOut(const AdvanceTurn& action, Deed& deed);

template <RecordSelf<AdvanceTurn> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("turn", action.turn, Bounds{0, 1'000'000});
    visit("phase", action.phase);
}

} // namespace navarch
