// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/trireme/sheets.h"

#include "reports/trireme/papers.h"

namespace navarch::sheets {

SheetsOfGame trireme()
{
    SheetsOfGame sheets{"trireme", QT_TRANSLATE_NOOP("SheetsOfGame", "Trireme")};
    sheets.toCutOut = nullptr;
    sheets.hasRulers = false;
    sheets.papers = triremePapers;
    sheets.losses = triremeLosses;
    return sheets;
}

} // namespace navarch::sheets
