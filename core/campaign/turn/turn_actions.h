// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

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
