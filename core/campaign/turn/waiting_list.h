// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/finding.h"
#include "core/base/phrase.h"
#include "core/campaign/deed/draft.h"
#include "core/data/figures.h"

namespace navarch {

/// Something that waits before the turn goes on: an error stands in its way, a warning is worth a look. Whom it concerns
/// and where it is settled are numbers, so that it can be a click away.
struct Waiting {
    Severity severity = Severity::Warning;
    std::string key; ///< lasting: "contact-waits", "no-admiral", "month-short"
    std::string rule;
    Phrase subject; ///< "Fleet of the Piraeus"
    Phrase text;    ///< a sentence that says what to do
    SideId side;    ///< whose it is; none: everybody's
    FleetId fleet;
    PortId port;
    BattleId battle;
    ContactId contact;
};

/// What stands in the way of going on: battles and contacts. Errors, all of them.
[[nodiscard]] std::vector<Waiting> whatStandsInTheWay(const Draft& draft);

/// All that waits, as one side sees it (none: the umpire): what stands in the way first, then offers to answer, whose orders are not done, then
/// whose money is short - in a month's last week by what its end will book (CP-4.3) - and who lacks commanders, of
/// sides that persons play. Errors that the side may not know are told without names.
[[nodiscard]] std::vector<Waiting> whatWaitsFor(const Campaign& campaign, const Figures& figures,
                                                SideId viewer);

} // namespace navarch
