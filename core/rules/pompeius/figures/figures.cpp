// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/figures/figures.h"

#include <algorithm>

#include "core/base/text.h"

namespace navarch::pompeius {

int CardCounts::count() const
{
    int all = 0;
    for (std::size_t kind = 0; kind < cardKinds; ++kind)
        all += boog[kind] + plain[kind];
    return all;
}

void CardCounts::add(const CardCounts& more)
{
    for (std::size_t kind = 0; kind < cardKinds; ++kind) {
        boog[kind] = static_cast<std::int16_t>(boog[kind] + more.boog[kind]);
        plain[kind] = static_cast<std::int16_t>(plain[kind] + more.plain[kind]);
    }
}

bool CardCounts::take(Card card)
{
    const auto kind = static_cast<std::size_t>(card);
    const bool isBoog = boog[kind] > 0;
    --(isBoog ? boog : plain)[kind];
    return isBoog;
}

void checkCompilable(const PompeiusTables& tables, const std::string& file, Problems& problems)
{
    checkSingleFigures(tables.figures, houseFigures, file + ": figures", problems);
    for (const auto& card : EnumNames<Card>::names) {
        const auto isIts = [&](const auto& row) { return row.key == card.name; };
        const auto found = std::find_if(tables.cards.begin(), tables.cards.end(), isIts);
        if (std::count_if(tables.cards.begin(), tables.cards.end(), isIts) != 1)
            problems.push_back(
                {file + ": cards",
                 phrase("The card %1 must stand here once.", given(quotedForMessage(card.name))),
                 {}});
        else if (found->boog > found->number || (card.value == Card::Stuck && found->number > mostStuck))
            problems.push_back(
                {file + ": cards", phrase("%1 has too many cards.", given(quotedForMessage(card.name))),
                 phrase("Of a kind no more carry BOOG than there are, and of Stuck there are at most %1.",
                        mostStuck)});
    }
    if (tables.cards.size() > cardKinds)
        problems.push_back(
            {file + ": cards", phrase("There is a card here that the rules do not know."), {}});
    for (const auto& row : tables.crews)
        if (!enumFromName<Nation>(row.nation) || row.bow.size() != unitKinds || row.stern.size() != unitKinds)
            problems.push_back({file + ": crews",
                                phrase("The crew of %1 cannot be so.", given(quotedForMessage(row.key))),
                                phrase("Write roman or pirate, and three numbers for bow and for stern.")});
    for (const auto& nation : EnumNames<Nation>::names)
        if (std::count_if(tables.laurels.begin(), tables.laurels.end(),
                          [&](const auto& row) { return row.key == nation.name; })
            != 1)
            problems.push_back(
                {file + ": laurels",
                 phrase("The row %1 must stand here once.", given(quotedForMessage(nation.name))),
                 {}});
}

BattleFigures BattleFigures::compiled(const PompeiusTables& tables)
{
    BattleFigures figures;
    keepSingleFigures(tables.figures, houseFigures, figures.house);
    for (const auto& row : tables.cards) {
        const auto kind = static_cast<std::size_t>(enumFromName<Card>(row.key).value());
        figures.tray.boog[kind] = static_cast<std::int16_t>(row.boog);
        figures.tray.plain[kind] = static_cast<std::int16_t>(row.number - row.boog);
    }
    for (const auto& row : tables.laurels)
        figures.laurels[static_cast<std::size_t>(enumFromName<Nation>(row.key).value())] = row;
    return figures;
}

} // namespace navarch::pompeius
