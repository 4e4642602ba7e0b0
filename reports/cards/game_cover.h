// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/base/finding.h"
#include "reports/cards/card_maker.h"
#include "reports/layout/flow.h"

namespace navarch {

/// What a side's fleets are together.
struct SideSum {
    int fleets = 0;
    int ships = 0;
    Talents price;
    Talents worth; ///< as they stand
    Talents commanders;
    std::vector<GameCard::Section> trackers;
};

/// What the list of a fleet tells besides its ships.
struct ListedFleet {
    const Fleet& fleet;
    const PrintedFleet& printed;
    const GamePapers& papers;
    Findings findings;       ///< what the rules say of it, where that is told nowhere else
    Talents commanders;      ///< what they cost
    const std::string& side; ///< empty: it is written in
    const SideSum* ofSide;   ///< on the first list of a side, which tells it; null: another does
};

/// Adds the list before the sheets of a fleet: its commanders, every ship by squadron with full name, class, captain, the
/// game's figures of it, boxes for what becomes of it, and the page its sheet is on; wrecks; totals, its side's as well; the game's
/// trackers; what the rules say. `markOf` gives the mark of the page of a card; null: no sheets follow. Gives the page of the flow on which it begins.
std::size_t addGameCover(Flow& flow, const ListedFleet& listed, const SheetOptions& options,
                         const std::function<int(int card)>& markOf, const Typesetter& set);

} // namespace navarch
