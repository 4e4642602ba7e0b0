// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/base/finding.h"
#include "core/campaign/gate/actions.h"

namespace navarch {

/// Whose business an action is. The umpire may do all of them.
enum class Authority {
    Umpire, ///< his alone: rules, other people's money, what is known to nobody else
    Table,  ///< what ends something for everyone: also of a side that speaks for all
    Side,   ///< of the side, or the sides, that it is about (sidesOf)
};

/// A row of the table: an action by its lasting name, and whose business it is.
struct AuthorityRow {
    std::string_view kind;
    Authority authority = Authority::Umpire;
};

/// The table: a row for each action, in the order of ActionKinds. Some actions are in part another's business; authorityOf()
/// knows.
[[nodiscard]] std::span<const AuthorityRow> authorityTable();

/// Whose business this very action is: as the table has it, but the umpire's when it also does what only he may do: lets
/// findings pass, places ships or moves a fleet by hand while the campaign runs, sells a port for another side's money,
/// changes who plays a side, or more of a port than its name.
[[nodiscard]] Authority authorityOf(const Campaign& campaign, const Action& action);

/// The sides whose things an action touches, each once. A side that is none stands for what belongs to nobody, or is not
/// there. Empty for what is no side's in particular.
[[nodiscard]] std::vector<SideId> sidesOf(const Campaign& campaign, const Action& action);

/// The only side that a person plays; none when there is none or more than one.
[[nodiscard]] SideId onlyPerson(const Campaign& campaign);

/// Whether these eyes (none: the umpire's) may say that everyone has done: the umpire's, or those of the only side that a
/// person plays.
[[nodiscard]] bool speaksForAll(const Campaign& campaign, SideId eyes);

/// Why these eyes may not do it, whatever else would stand against it; none when they may. It names nothing that they may
/// not know (CP-2.3).
[[nodiscard]] std::optional<Finding> refusedTo(const Campaign& campaign, const Action& action, SideId eyes);

/// Whether these eyes may hear that this was done, or would be taken back: the umpire's of everything, a side's of what is
/// everybody's, of its own, and of battles and meetings it has part in (CP-2.3). `action` as the journal keeps it.
[[nodiscard]] bool mayHearOf(const Campaign& campaign, const Figures& figures, const Json& action,
                             SideId eyes);

} // namespace navarch
