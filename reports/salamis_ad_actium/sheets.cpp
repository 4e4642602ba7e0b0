// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/salamis_ad_actium/sheets.h"

#include "reports/salamis_ad_actium/record_sheets.h"

namespace navarch::sheets {

SheetsOfGame salamis_ad_actium()
{
    SheetsOfGame sheets{"salamis-ad-actium", QT_TRANSLATE_NOOP("SheetsOfGame", "Salamis ad Actium")};
    sheets.hasSquadronCards = true;
    sheets.tablesBelowSheets = true;
    sheets.document = recordSheets;
    return sheets;
}

} // namespace navarch::sheets
