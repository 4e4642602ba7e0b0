// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "app/paper/material.h"
#include "app/paper/scan/scanned_pile.h"
#include "core/base/phrase.h"

namespace navarch {

/// A battle of a campaign whose sheets come back from the table, by itself: a thread may read it while the campaign goes on.
struct BattleOnPaper {
    Campaign campaign;
    BattleId battle;
    BattleBrief brief;
    std::string tag; ///< of the campaign: warTag()
    Figures figures;
};

/// Its sheets as they may have been printed from the campaign, the usual ways first: every paper and language, with old damage
/// or as built, one to eight to a page.
[[nodiscard]] PileReader::Layouts layoutsOf(const std::shared_ptr<const BattleOnPaper>& battle);

/// What stands with what was read from a pile put in: fate, captor and condition of each ship of which a sheet was read, the lot
/// of such commanders, and the turns where any are marked. All else stays as it was entered.
[[nodiscard]] BattleOutcome withPile(BattleOutcome entered, const ScannedPile& pile);

/// "4 pages, 12 sheets and 380 boxes read, of 10 of 12 ships".
[[nodiscard]] Phrase sumOf(const ScannedPile& pile);
/// Why a person is to look: "faint", "a number is written there".
[[nodiscard]] Phrase wordsOf(ScanDoubt::Why why);
/// The same, and how the box counts until then: "faint, taken as marked".
[[nodiscard]] Phrase takenAs(const ScanDoubt& doubt);

} // namespace navarch
