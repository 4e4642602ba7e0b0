// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "reports/layout/page.h"

namespace navarch {

/// A part of a page in the making. Its items lie from 0,0 on, inside its width and height.
struct Piece {
    int width = 0;
    int height = 0;
    std::vector<Item> items;

    void add(Item item) { items.push_back(std::move(item)); }
    /// Adds `part` with its corner at `x`, `y`. Does not grow.
    void place(Piece part, int x, int y);
    /// Adds `part` below everything, `gap` lower; a piece without height adds neither itself nor the gap.
    void stack(Piece part, int gap = 0, int x = 0);
};

} // namespace navarch
