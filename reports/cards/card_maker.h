// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/battle/brief/brief.h"
#include "reports/cards/card.h"
#include "reports/cards/reference.h"

namespace navarch {

/// A fleet as a game's translation takes it: set against another, or against a ship of its own, so that commanders and
/// squadrons count as they would in a battle.
struct PrintedFleet {
    BattleBrief brief; ///< the fleet is its first side, with what of it can fight
    std::vector<BriefShip> ships;
    std::vector<ShipContent> contents; ///< of the ships that fight, in the order of printing
    std::vector<std::size_t> order;    ///< of each of them its place in `ships`
    std::vector<ShipContent> wrecks;   ///< which stay behind: on the list alone
    std::vector<PrintedCommander> commanders;
    int squadronsBefore = 0; ///< of its side, on cards of fleets that are printed before it
};

/// `facing`: the heavier fleet of the job, where a game asks for it (SheetsOfGame::weightOf); null: the fleet itself. Refused as
/// by shipContents(), which has `own` too.
[[nodiscard]] Result<PrintedFleet> printedFleet(const Fleet& fleet, const Fleet* facing,
                                                const Figures& figures, const SheetOptions& options,
                                                const FleetSheets& own = {});

/// What a game prints of a fleet.
struct GamePapers {
    std::vector<GameCard> cards;
    std::vector<ReferenceTable> tables;
    QStringList titles;              ///< of the cover list's own columns
    std::vector<QStringList> values; ///< of each ship, as many as titles
    std::vector<qsizetype>
        own; ///< the columns of her crew and troops, which the list of a half form leaves open
    /// What any ship of the game may have in boxes, for blank forms; empty: what the cards have.
    std::vector<ShipContent::Row> everyStore;
    std::vector<int> counted; ///< what of the fleet its side counts down: points, squadrons
    /// At the foot of a side's first list, of what all its fleets have of that together, which is what a battle goes by.
    std::function<std::vector<GameCard::Section>(const std::vector<int>& counted)> trackers;
    std::vector<int> cardOf; ///< of each ship, the card it stands on, from 0; -1: on none
    QStringList fates;       ///< of a ship on the list, besides sunk, taken and fled
    QString looseShips; ///< what the game's own cards call ships of no squadron; empty: they have no name
    /// What stands under a squadron's name on the list, by how many of its ships fight; null: nothing.
    QString (*squadronNote)(int ships) = nullptr;
};

/// What a card says under `label`, for the list: a fact as it stands, of a track what is left, and of how many where that is
/// more. The list says nothing of its own. Empty when nothing stands under it.
[[nodiscard]] QString figureOn(const GameCard& card, const QString& label);

/// "Greek fire" of "greek-fire".
[[nodiscard]] QString spacedName(std::string_view name);

} // namespace navarch
