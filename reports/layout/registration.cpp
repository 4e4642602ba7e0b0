// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/registration.h"

namespace navarch {

std::array<Box, 4> registrationMarks(const Box& area)
{
    constexpr int out = registrationGap + registrationSide;
    const int left = area.x - out;
    const int right = area.right() + registrationGap;
    const int top = area.y - out;
    const int bottom = area.bottom() + registrationGap;
    constexpr int side = registrationSide;
    return {{{left, top, side, side},
             {right, top, side, side},
             {right, bottom, side, side},
             {left, bottom, side, side}}};
}

void addSheet(Page& page, const Box& area)
{
    page.sheets.push_back(area);
    for (const Box& box : registrationMarks(area)) {
        Frame mark{box, Ink::None};
        mark.fill = Ink::Full;
        mark.meaning.key = registrationKey;
        page.items.emplace_back(mark);
    }
}

} // namespace navarch
