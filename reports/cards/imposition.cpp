// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/imposition.h"

#include "reports/layout/flow.h"

namespace navarch {

Result<Imposition> impositionOf(Paper paper, int perPage, const Typesetter& set)
{
    if (perPage != 1 && perPage != 2 && perPage != 4 && (perPage != 8 || paper != Paper::A3))
        return problem("per-page", phrase("%1 sheets to a page cannot be set.", perPage),
                       perPage == 8 ? phrase("Choose 1, 2 or 4, or 8 on A3.")
                                    : phrase("Choose 1, 2 or 4; on A3 also 8."));
    const Box area = Page{paper, marginOf(paper), {}}.area();
    const int height = area.height - footHeight(set);
    const int columns = perPage >= 4 ? 2 : 1;
    const int rows = perPage / columns;
    const int gutter = paper == Paper::A5 ? millimetres(6) : millimetres(10);
    const int wide = (area.width - gutter * (columns - 1)) / columns;
    const int high = (height - gutter * (rows - 1)) / rows;
    Imposition imposition;
    for (int column = 1; column < columns; ++column)
        imposition.cuts.push_back(
            {{area.x + area.width * column / columns, area.y, 0, height}, Ink::Faint, 12, true});
    for (int row = 1; row < rows; ++row)
        imposition.cuts.push_back(
            {{area.x, area.y + row * (high + gutter) - gutter / 2, area.width, 0}, Ink::Faint, 12, true});
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            imposition.places.push_back(
                {column == 0 ? area.x : area.right() - wide, area.y + row * (high + gutter), wide, high});
    return imposition;
}

void placeOn(Page& page, Piece piece, int x, int y)
{
    for (Item& item : piece.items) {
        moveItem(item, x, y);
        page.items.push_back(std::move(item));
    }
}

} // namespace navarch
