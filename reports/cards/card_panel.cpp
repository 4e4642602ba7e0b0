// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/card_panel.h"

#include <algorithm>
#include <array>

#include "reports/cards/card_sections.h"

namespace navarch {

namespace {

constexpr std::array<CardDetail, 17> cardDetails{
    {{100, 100},
     {100, 70},
     {92, 70},
     {92, 50},
     {85, 50},
     {85, 35, 80},
     {78, 35, 80},
     {78, 0, 80},
     {70, 0, 70},
     {62, 0, 60},
     {55, 0, 50},
     {48, 0, 40},
     {48, 0, 35, 3},
     {48, 0, 35, 0}, // three rounds of a log help less than the code
     {42, 0, 30, 0, false},
     {36, 0, 20, 0, false, true},
     {36, 0, 20, 0, false, true, 0, false}}};

SheetMeasures cardMeasures(const SheetMeasures& base, int percent, const CardDetail& detail)
{
    SheetMeasures measures = base.scaled(percent * detail.percent / 100);
    measures.gap = measures.gap * detail.gap / 100;
    if (!detail.code)
        measures.module = 0;
    return measures;
}

/// The most lines its logs have, and the least.
std::pair<int, int> logLines(const GameCard& card)
{
    int least = 0;
    int most = 0;
    for (const auto* sections : {&card.left, &card.right, &card.below})
        for (const GameCard::Section& section : *sections)
            if (const auto* grid = std::get_if<GameCard::Grid>(&section)) {
                least = std::max(least, grid->leastRows);
                most = std::max(most, grid->mostRows);
            }
    return {least, most};
}

} // namespace

std::optional<Piece> cardPanel(const GameCard& card, int width, int height, const SheetMeasures& base,
                               int percent, const Typesetter& set)
{
    const auto [leastLines, mostLines] = logLines(card);
    for (CardDetail detail : cardDetails) {
        const SheetMeasures measures = cardMeasures(base, percent, detail);
        const auto setIn = [&] { return CardSections(card, measures, detail, set).all(width); };
        Piece piece = setIn();
        if (piece.height > height)
            continue;
        const auto better = [&](const CardDetail& more) {
            const CardDetail before = detail;
            detail = more;
            Piece wider = setIn();
            if (wider.height <= height)
                piece = std::move(wider);
            else
                detail = before;
        };
        const int row = CardSections(card, measures, detail, set).gridRow();
        if (mostLines > 0 && detail.gridRows != 0) {
            CardDetail more = detail;
            const int lines = detail.gridRows < 0 ? leastLines : detail.gridRows;
            more.gridRows = std::min(mostLines, lines + (height - piece.height) / row);
            if (more.gridRows > lines)
                better(more);
        }
        const auto sections = static_cast<int>(card.left.size() + card.right.size() + card.below.size());
        CardDetail airy = detail;
        airy.air = std::clamp((height - piece.height) / (sections + 4), 0, measures.gap * 9 / 10);
        if (airy.air > 0)
            better(airy);
        const int rest = height - piece.height - measures.gap * 2;
        if (rest >= 2 * noteLine)
            piece.stack(CardSections(card, measures, detail, set).ship().notes(width, rest),
                        measures.gap * 2);
        return piece;
    }
    return std::nullopt;
}

} // namespace navarch
