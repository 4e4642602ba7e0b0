// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/squadrons/sheets.h"

#include "core/rules/squadrons/setup/set_up.h"
#include "reports/squadrons/papers.h"

namespace navarch::sheets {

namespace {

/// SQ-18.2: the heavier fleet decides how many ships a stand is.
std::int64_t weightOf(const Fleet& fleet)
{
    std::int64_t weight = 0;
    for (const FleetShip& ship : fleet.ships)
        if (squadrons::canFight(ship))
            weight += std::int64_t{squadrons::weightOf(ship)} * ship.count;
    return weight;
}

} // namespace

SheetsOfGame squadrons()
{
    SheetsOfGame sheets{"squadrons", QT_TRANSLATE_NOOP("SheetsOfGame", "The squadron game")};
    sheets.isNamed = false;
    sheets.aSheetEach = QT_TRANSLATE_NOOP("SheetsOfGame", "A card a squadron");
    sheets.shipsOfAForm = 10;
    sheets.papers = squadronPapers;
    sheets.weightOf = weightOf;
    return sheets;
}

} // namespace navarch::sheets
