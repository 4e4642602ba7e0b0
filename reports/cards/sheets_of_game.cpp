// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/sheets_of_game.h"

#include <stdexcept>

#include "reports/words.h"

namespace navarch {

QString titleOf(const SheetsOfGame& sheets)
{
    return sheets.isNamed ? QString::fromUtf8(sheets.title) : Words::tr(sheets.title);
}

const SheetsOfGame* findSheets(std::string_view rules)
{
    for (const SheetsOfGame& sheets : builtInSheets())
        if (sheets.rules == rules)
            return &sheets;
    return nullptr;
}

const SheetsOfGame& sheetsOf(std::string_view rules)
{
    const SheetsOfGame* found = findSheets(rules);
    if (!found)
        throw std::logic_error("there are no sheets for " + std::string(rules));
    return *found;
}

} // namespace navarch
