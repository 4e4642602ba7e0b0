// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"
#include "core/campaign/deed/deed.h"

namespace navarch {

/// The longest reason of the umpire's, in characters: the chronicle holds it with what was set.
inline constexpr int mostReason = 600;

/// The umpire's hand: sets any field of any record, with a reason, where nothing else does it (CP-2.3). Fields that would
/// contradict it follow (consistency.h); a port that changes hands, an order, an option and a house figure go the way their
/// own actions go.
///
/// Refused, with the field, its bounds and what to do instead: what is not there; what nobody sets (whyClosed); values of
/// another kind or out of bounds; what waits for a battle; what would leave the campaign unsound, or two things in one
/// place. What the rules have against it is noted, no more.
///
/// The chronicle tells it to the umpire alone: that entry is the mark (marks.h).
struct SetField {
    static constexpr std::string_view kind = "umpire.set";
    std::string table;       ///< as files name it: "ships"
    std::int64_t record = 0; ///< its number
    std::string field;       ///< as files name it: "oars_lost"
    Json value;              ///< as files have it
    std::string reason;
};
void carryOut(const SetField& action, Deed& deed);

template <RecordSelf<SetField> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("table", action.table, nameText);
    visit("id", action.record, Bounds{0, std::int64_t{1} << 53});
    visit("field", action.field, nameText);
    visit("value", action.value);
    visit("reason", action.reason, TextBounds{mostReason, false});
}

} // namespace navarch
