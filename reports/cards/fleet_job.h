// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/cards/game_sheets.h"

namespace navarch {

/// All papers of several fleets, in the order they are used in: on top which fleets they are and where each begins; then a
/// side's papers in one pile, with `hasRosters` first the roster of each of its fleets; at the end what the job has once.
/// `title` stands on top. Fleets of one name are told apart by their sides or by numbers, and squadrons of one name in two
/// fleets of a side by their fleets' names. Not bound: other papers may follow. Refused as by fleetPapers() and fleetRoster(),
/// for every fleet of which that holds.
[[nodiscard]] Result<Document> fleetJob(const std::string& title, std::span<const FleetOfJob> fleets,
                                        const Figures& figures, const SheetOptions& options, bool hasRosters,
                                        const TextMeasurer& measurer);

} // namespace navarch
