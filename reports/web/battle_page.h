// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/battle/match/match.h"
#include "reports/umpire/battle_matter.h"
#include "reports/words.h"

namespace navarch {

/// A battle as one HTML page that plays in any browser, from a disk too, and asks no network for anything: the board of any
/// game, every step forward and back, the log with its dice and rules, and what each side has left over time.
///
/// Of the matter its name, place, date and viewer: what a side's eyes were never shown is not in the page at all. `match` is
/// the battle, which is shown to the last of its steps() and left where it stood.
[[nodiscard]] std::string battlePage(const BattleMatter& matter, Match& match, SheetLanguage language,
                                     const Figures& figures);

/// The same of a battle that stands alone.
[[nodiscard]] std::string battlePage(Match& match, int viewer, SheetLanguage language,
                                     const Figures& figures);

} // namespace navarch
