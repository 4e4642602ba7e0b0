// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/salamis_ad_actium/sheets.h"

#include "reports/salamis_ad_actium/papers.h"

namespace navarch::sheets {

SheetsOfGame salamis_ad_actium()
{
    SheetsOfGame sheets{"salamis-ad-actium", QT_TRANSLATE_NOOP("SheetsOfGame", "Salamis ad Actium")};
    sheets.papers = salamisPapers;
    sheets.panel = salamisPanel;
    sheets.tablePages = salamisTablePages;
    sheets.tablesBelow = salamisTablesBelow;
    return sheets;
}

} // namespace navarch::sheets
