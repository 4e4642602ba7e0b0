// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/pompeius/sheets.h"

#include <iterator>

#include "core/rules/pompeius/figures/figures.h"
#include "core/rules/pompeius/figures/words.h"
#include "reports/cards/cut_outs.h"
#include "reports/pompeius/papers.h"
#include "reports/words.h"

namespace navarch::sheets {

namespace {

std::vector<CutCard> damageCards()
{
    std::vector<CutCard> cards;
    for (const PompeiusTables::CardRow& row : PompeiusTables::builtIn().cards)
        if (const auto card = enumFromName<pompeius::Card>(row.key))
            for (int i = 0; i < row.number; ++i)
                cards.push_back({Words::of(pompeius::cardWords[static_cast<std::size_t>(*card)]),
                                 i < row.boog ? QStringLiteral("BOOG") : QString(), effectOf(*card)});
    return cards;
}

std::vector<CutCard> orderCounters()
{
    std::vector<CutCard> kinds;
    for (const pompeius::OrderWords& step : pompeius::stepWords)
        kinds.push_back({withMinus(fromUtf8(step.code)), Words::of(step.name)});
    for (const pompeius::TaskWords& task : pompeius::taskWords)
        if (!task.code.empty())
            kinds.push_back({fromUtf8(task.code), Words::of(task.name)});
    return kinds;
}

/// Of each ship her tray of damage cards, and a page of order counters.
std::vector<Page> cutOuts(const std::vector<ShipContent>& ships, Paper paper, const Typesetter& set)
{
    const std::vector<CutCard> tray = damageCards();
    std::vector<Page> pages;
    for (const ShipContent& ship : ships) {
        std::vector<Page> leaves = cardLeaves(tray, ship.name, paper, set);
        std::move(leaves.begin(), leaves.end(), std::back_inserter(pages));
    }
    std::vector<Page> counters = counterPages(orderCounters(), paper, set);
    std::move(counters.begin(), counters.end(), std::back_inserter(pages));
    return pages;
}

} // namespace

SheetsOfGame pompeius()
{
    SheetsOfGame sheets{"pompeius", QT_TRANSLATE_NOOP("SheetsOfGame", "Pompeius Magnus versus Megadates")};
    sheets.toCutOut = QT_TRANSLATE_NOOP("SheetsOfGame", "Damage cards and counters to cut out");
    sheets.hasRulers = false;
    sheets.papers = pompeiusPapers;
    sheets.cutOuts = cutOuts;
    sheets.losses = pompeiusLosses;
    return sheets;
}

} // namespace navarch::sheets
