// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/battle/result/outcome/outcome_edit.h"

namespace navarch {

inline constexpr int maxPastedLines = 2000;
inline constexpr std::size_t maxWrongLines = 20;
inline constexpr int maxPastedText = 1 << 20; ///< letters

/// What came of a block of lines.
struct PastedLines {
    BattleOutcome outcome;
    int ships = 0;                   ///< that were given,
    int commanders = 0;              ///< and commanders
    std::vector<std::size_t> rows;   ///< the ships that were given, in order
    std::vector<std::size_t> picked; ///< those only named, without a word of what became of them; unchanged
};

/// Takes a block of lines, one a ship, into an outcome. Two forms are read; in both, cells stand apart by tabs, semicolons
/// or commas, empty lines and such that begin with # are passed over, and case does not matter.
///
/// Words, in the order of the sheets from ship `first` on; a name or the code of a sheet at the front picks the ship
/// instead:
///
///     sunk
///     Paralos, captured by Corinth
///     KM-034 heavy, oars 2, marines 1, captain wounded
///     NAVARCH1:KMPT34-58:1C7
///
/// A name or code by itself picks: the next line without one is of that ship, and of those behind her in the code of a
/// list. With a word behind it, the code of a list says the same of all its ships. A code that ships of both sides have
/// is of the side of `first`.
///
/// Fates are afloat, sunk, captured or taken (by whom), fled, withdrew, absent; damage none, light, medium, heavy, severe,
/// wrecked; losses a word and its number; rudder, mast and greek fire by themselves. A commander's name takes fit,
/// wounded, captured, dead.
///
/// A table, whose first line holds titles, "ship" first (outcomeTable() writes one).
///
/// A line says all of its ship: what it leaves out is as the ship came. Refused as a whole, with the number of each line
/// that is wrong and why, up to maxWrongLines.
[[nodiscard]] Result<PastedLines> pastedLines(const QString& text, const BattleOutcome& now,
                                              std::size_t first, const OutcomeSheet& sheet);

} // namespace navarch
