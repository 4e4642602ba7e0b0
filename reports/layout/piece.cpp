// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/piece.h"

#include <utility>

namespace navarch {

void Piece::place(Piece part, int x, int y)
{
    items.reserve(items.size() + part.items.size());
    for (Item& item : part.items) {
        moveItem(item, x, y);
        items.push_back(std::move(item));
    }
}

void Piece::stack(Piece part, int gap, int x)
{
    if (part.height == 0)
        return;
    const int y = height + (height > 0 ? gap : 0);
    height = y + part.height;
    place(std::move(part), x, y);
}

} // namespace navarch
