// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "reports/cards/card_maker.h"
#include "reports/layout/typesetter.h"
#include "reports/scan/marked_boxes.h"

namespace navarch {

/// What a game prints of a fleet, as those know it who know no game: everything that others need of its sheets. What stands
/// in the window is in English, for QCoreApplication::translate("SheetsOfGame", ...).
struct SheetsOfGame {
    std::string_view rules; ///< the rule-set id
    const char* title;      ///< what the game is called on paper and in the window
    bool isNamed = true;    ///< by a name, which no language changes
    const char* aSheetEach =
        QT_TRANSLATE_NOOP("SheetsOfGame", "A record sheet a ship"); ///< what its sheets are, for the window
    const char* toCutOut = QT_TRANSLATE_NOOP(
        "SheetsOfGame", "Rulers and template to cut out"); ///< likewise; null: nothing is cut out
    bool hasRulers = true; ///< it is measured on the table, not counted in cells
    int shipsOfAForm = 1;  ///< of how many ships a blank form is

    /// Its cards and tables. Refused: what the game cannot take, as in a battle.
    Result<GamePapers> (*papers)(const PrintedFleet&, const Figures&) = nullptr;
    /// Its card in so much room, of a game that sets it by itself; as cardPanel(), which null stands for.
    std::optional<Piece> (*panel)(const GameCard&, int width, int height, const SheetOptions&,
                                  const Typesetter&) = nullptr;
    /// Its tables, of a game that sets them by itself; null: GamePapers::tables are set.
    std::vector<Page> (*tablePages)(Paper, const Typesetter&) = nullptr;
    /// Those at the foot of every sheet, where there is room (one to a page, not on A5); null: there are none.
    Piece (*tablesBelow)(int width, Paper, const Typesetter&) = nullptr;
    /// What is cut out besides the page in true scale, and lies before it; null: nothing.
    std::vector<Page> (*cutOuts)(const std::vector<ShipContent>&, Paper, const Typesetter&) = nullptr;
    /// What a fleet weighs, where the heavier one decides how the other's ships stand on their cards; null: it does not.
    std::int64_t (*weightOf)(const Fleet&) = nullptr;
    /// What boxes of its own say of a ship when they are marked, added to `now`, which has what the campaign's own terms say; null:
    /// its card has none (conditionBy()).
    void (*losses)(const MarkedBoxes&, const ShipFit&, Condition& now) = nullptr;
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
