// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/ramming_speed/sheets.h"

#include "reports/ramming_speed/papers.h"

namespace navarch::sheets {

SheetsOfGame ramming_speed()
{
    SheetsOfGame sheets{"ramming-speed", QT_TRANSLATE_NOOP("SheetsOfGame", "Ramming Speed!!!")};
    sheets.toCutOut = nullptr;
    sheets.hasRulers = false;
    sheets.papers = rammingPapers;
    sheets.losses = rammingLosses;
    return sheets;
}

} // namespace navarch::sheets
