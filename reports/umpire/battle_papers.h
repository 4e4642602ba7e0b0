// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/content/sheet_options.h"
#include "reports/umpire/battle_matter.h"
#include "reports/umpire/paper_setter.h"

namespace navarch {

struct BattlePaperOptions {
    SheetOptions sheets;
    bool dice = false; ///< a report has every event with its dice, modifiers and rules
};

/// What is handed out before a battle: place, date, weather, game; each side's force as far as the viewer knows it
/// (CP-2.3); allies off the table, their reliability for their host alone; options of the game, how it ends, and the map of
/// the deployment. Refused: a brief the game cannot take.
[[nodiscard]] Result<Document> battleBrief(const BattleMatter& matter, const Figures& figures,
                                           const BattlePaperOptions& options, const TextMeasurer& measurer);

/// What is handed out after it: who won and why, what it cost, every ship and what became of it, prizes, and the battle turn
/// by turn from its events, as far as the viewer could see them. Without a replay the telling is left out. Refused: a battle
/// that was not fought, and for a side's eyes a replay that is not what happened.
[[nodiscard]] Result<Document> battleReport(const BattleMatter& matter, const Figures& figures,
                                            const BattlePaperOptions& options, const TextMeasurer& measurer);

// What both say.
/// "Salamis ad Actium"; the id where the game is none of the program's.
[[nodiscard]] QString gameOf(const BattleMatter& matter);
/// Its name: what the campaign called it in the job's language, what somebody called it as it is.
[[nodiscard]] QString battleTitle(const BattleMatter& matter);
/// "Open sea off Aegina".
[[nodiscard]] QString battlePlace(const BattleMatter& matter);
/// Date, game and campaign, for under the title; by whose eyes.
[[nodiscard]] QString battleHeading(const BattleMatter& matter);
/// "Light damage; lost: oars 2, troops 1; mast down".
[[nodiscard]] QString battleState(const Condition& condition);
[[nodiscard]] QString battleSideName(const BattleMatter& matter, int side);
/// A ship class by its name, or its id.
[[nodiscard]] QString battleClassName(const std::string& classId, const Figures& figures);
[[nodiscard]] QString battleClassName(const FleetShip& ship, const Figures& figures);

} // namespace navarch
