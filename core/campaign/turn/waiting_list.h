// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/finding.h"
#include "core/base/phrase.h"
#include "core/campaign/gate/draft.h"

namespace navarch {

/// Something that waits before the turn goes on: an error stands in its way, a warning is worth a look. Whom it concerns
/// and where it is settled are numbers, so that it can be a click away.
struct Waiting {
    Severity severity = Severity::Warning;
    std::string key; ///< lasting: "contact-waits", "no-admiral", "treasury-owes"
    std::string rule;
    std::string subject; ///< "Fleet of the Piraeus"
    Phrase text;         ///< a sentence that says what to do
    SideId side;         ///< whose it is; none: everybody's
    FleetId fleet;
    PortId port;
    BattleId battle;
    ContactId contact;
};

/// All that waits: battles and contacts first, then whose orders are not done, then what the sides may have forgotten
/// (commanders, money).
[[nodiscard]] std::vector<Waiting> whatWaits(const Draft& draft);

/// The same as one side sees it (none: the umpire); errors that it may not know are told without names.
[[nodiscard]] std::vector<Waiting> whatWaitsFor(const Campaign& campaign, SideId viewer);

} // namespace navarch
