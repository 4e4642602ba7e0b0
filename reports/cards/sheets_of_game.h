// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "reports/cards/card_maker.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// What a game prints of a fleet, as those know it who know no game: everything that others need of its sheets. What stands
/// in the window is in English, for QCoreApplication::translate("SheetsOfGame", ...).
struct SheetsOfGame {
    std::string_view rules; ///< the rule-set id
    const char* title;      ///< what the game is called on paper and in the window
    bool isNamed = true;    ///< by a name, which no language changes
    const char* aSheetEach =
        QT_TRANSLATE_NOOP("SheetsOfGame", "A record sheet a ship"); ///< what its sheets are, for the window
    const char* toCutOut = QT_TRANSLATE_NOOP("SheetsOfGame", "Rulers and template to cut out"); ///< likewise
    bool hasSquadronCards = false; ///< SheetOptions::squadronCards means something
    bool tablesBelowSheets =
        false; ///< where there is room they stand at the foot of every sheet (one to a page, not on A5)
    int shipsOfAForm = 1; ///< of how many ships a blank form is

    /// Its cards and tables. Refused: what the game cannot take, as in a battle. Null: it has `document`.
    Result<GamePapers> (*papers)(const PrintedFleet&, const Figures&) = nullptr;
    /// All its papers, of a game that lays them out by itself; as gameSheets().
    Result<Document> (*document)(const Fleet&, const Figures&, const SheetOptions&, const TextMeasurer&,
                                 const FleetSheets&) = nullptr;
    /// What is cut out besides the page in true scale, and lies before it; null: nothing. The first page is to be a front.
    std::vector<Page> (*cutOuts)(const std::vector<ShipContent>&, Paper, const Typesetter&) = nullptr;
    /// What a fleet weighs, where the heavier one decides how the other's ships stand on their cards; null: it does not.
    std::int64_t (*weightOf)(const Fleet&) = nullptr;
};

/// Of every game of this program, in the order of builtInRuleSets() (reports/built_in_sheets.cpp.in).
[[nodiscard]] std::span<const SheetsOfGame> builtInSheets();

/// What a game is called on this thread's pages.
[[nodiscard]] QString titleOf(const SheetsOfGame& sheets);

/// Null when there is no game of that id.
[[nodiscard]] const SheetsOfGame* findSheets(std::string_view rules);

/// Of a game that there is.
[[nodiscard]] const SheetsOfGame& sheetsOf(std::string_view rules);

} // namespace navarch
