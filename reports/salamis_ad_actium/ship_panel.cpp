// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/salamis_ad_actium/ship_panel.h"

#include <algorithm>
#include <array>

#include "reports/lists/price_lines.h"
#include "reports/sheets/ship_sections.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int narrowestTwoColumns = millimetres(150);
constexpr int narrowestBeside = millimetres(110);

/// What a panel shows, from everything down to what a game cannot do without.
struct Detail {
    int percent; ///< of the type asked for
    int picture; ///< per cent of its full height; 0: none
    PriceDetail price;
    int gap = 100;           ///< per cent
    bool factsRunIn = false; ///< in a paragraph instead of columns
    bool code = true;        ///< her number stands as a square as well
    bool beside = false;     ///< the picture stands beside the tracks, in a panel that is wide enough for it
};

constexpr std::array<Detail, 18> details{{{100, 100, PriceDetail::Parts},
                                          {100, 75, PriceDetail::Parts},
                                          {100, 75, PriceDetail::Lines},
                                          {100, 65, PriceDetail::RunIn},
                                          {92, 75, PriceDetail::Lines},
                                          {92, 65, PriceDetail::RunIn},
                                          {92, 50, PriceDetail::RunIn},
                                          {85, 50, PriceDetail::RunIn},
                                          {85, 40, PriceDetail::RunIn},
                                          {78, 40, PriceDetail::RunIn},
                                          {92, 100, PriceDetail::RunIn, 80, false, true, true},
                                          {78, 100, PriceDetail::RunIn, 80, false, true, true},
                                          {78, 0, PriceDetail::RunIn},
                                          {66, 0, PriceDetail::RunIn, 60},
                                          {78, 0, PriceDetail::Total, 60},
                                          {66, 0, PriceDetail::Total, 30, true},
                                          {66, 0, PriceDetail::Total, 30, true, false},
                                          {60, 0, PriceDetail::Total, 12, true, false}}};

Piece rule(int width)
{
    Piece piece;
    piece.width = width;
    piece.height = 1;
    piece.add(Rule{{0, 0, width, 0}});
    return piece;
}

SheetMeasures measuresFor(const SheetMeasures& base, int percent, const Detail& detail)
{
    SheetMeasures measures = base.scaled(percent * detail.percent / 100);
    measures.gap = measures.gap * detail.gap / 100;
    if (!detail.code)
        measures.module = 0;
    return measures;
}

/// How many gaps between sections a panel has.
int gapsAt(int width)
{
    return width >= narrowestTwoColumns ? 8 : 11;
}

/// The ship on the left, who and what is aboard on the right.
Piece twoColumns(const ShipSections& sections, const Detail& detail, int width, int air)
{
    const int gap = sections.measures().gap + air;
    const int gutter = sections.measures().gap * 4;
    const int left = (width - gutter) * 56 / 100;
    const int right = width - gutter - left;
    Piece ship;
    ship.stack(sections.picture(left, detail.picture));
    ship.stack(sections.tracks(left, air), gap);
    ship.stack(sections.damage(left), gap);
    Piece aboard;
    aboard.stack(sections.facts(right));
    aboard.stack(rule(right), gap);
    aboard.stack(sections.stores(right), gap);
    aboard.stack(rule(right), gap);
    aboard.stack(sections.people(right), gap);
    Piece columns;
    columns.height = std::max(ship.height, aboard.height);
    columns.place(std::move(ship), 0, 0);
    columns.add(Rule{{left + gutter / 2, 0, 0, columns.height}});
    columns.place(std::move(aboard), left + gutter, 0);
    return columns;
}

/// The ship to the right of her tracks.
Piece tracksAndPicture(const ShipSections& sections, const Detail& detail, int width, int air)
{
    const int left = width * 60 / 100;
    const int right = width - left - sections.measures().gap;
    Piece tracks = sections.tracks(left, air);
    Piece picture = sections.picture(right, detail.picture);
    Piece pair;
    pair.width = width;
    pair.height = std::max(tracks.height, picture.height);
    const int top = (pair.height - picture.height) / 2;
    pair.place(std::move(tracks), 0, 0);
    pair.place(std::move(picture), width - right, top);
    return pair;
}

/// The panel in one detail, with `air` more between sections than there must be.
Piece panelIn(const ShipSections& sections, const ShipContent& content, const Detail& detail, int width,
              int air, const Typesetter& set)
{
    const SheetMeasures& measures = sections.measures();
    const int gap = measures.gap + air;
    Piece panel;
    panel.width = width;
    panel.stack(sections.header(width));
    if (width >= narrowestTwoColumns) {
        panel.stack(twoColumns(sections, detail, width, air), gap);
    } else {
        if (!detail.beside)
            panel.stack(sections.picture(width, detail.picture), gap);
        panel.stack(detail.factsRunIn ? sections.factsRunIn(width) : sections.facts(width), gap);
        panel.stack(rule(width), gap);
        panel.stack(detail.beside ? tracksAndPicture(sections, detail, width, air)
                                  : sections.tracks(width, air),
                    gap);
        panel.stack(sections.damage(width), gap);
        panel.stack(rule(width), gap);
        panel.stack(sections.stores(width), gap);
        panel.stack(sections.people(width), gap);
    }
    panel.stack(rule(width), gap);
    const TextStyle priceStyle{FontRole::Data, std::max(smallestText, measures.data * 92 / 100)};
    if (content.fill == SheetFill::Nothing)
        panel.stack(sections.toFill(Words::tr("Price"), width), gap);
    else
        panel.stack(pricePiece(content.price, detail.price, width, priceStyle, set), gap);
    return panel;
}

} // namespace

Piece shipPanel(const ShipContent& content, int width, int height, const SheetMeasures& base, int percent,
                const Typesetter& set)
{
    for (const Detail& detail : details) {
        if (detail.beside && (width < narrowestBeside || width >= narrowestTwoColumns))
            continue;
        const ShipSections sections(content, measuresFor(base, percent, detail), set);
        Piece piece = panelIn(sections, content, detail, width, 0, set);
        const bool last = &detail == &details.back();
        if (piece.height > height && !last)
            continue;
        // Room that is left goes between the sections first, then to lines for notes.
        const int gap = sections.measures().gap;
        const int air = std::clamp((height - piece.height) / gapsAt(width), 0, gap * 8 / 10);
        if (air > 0) {
            Piece airy = panelIn(sections, content, detail, width, air, set);
            if (airy.height <= height)
                piece = std::move(airy);
        }
        const int rest = height - piece.height - gap * 2;
        if (rest >= 2 * noteLine)
            piece.stack(sections.notes(width, rest), gap * 2);
        return piece;
    }
    return {};
}

} // namespace navarch
