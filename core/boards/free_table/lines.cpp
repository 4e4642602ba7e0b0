// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/lines.h"

namespace navarch::free_table {

namespace {

void put(Base& base, TablePoint origin, Degrees heading, Length ahead, Length aside)
{
    base.heading = heading;
    base.centre = rounded(fine(origin) + wayOf(heading, ahead, aside));
}

} // namespace

Length widthAbreast(std::span<const Base> bases, Length gap)
{
    Length width = bases.empty() ? 0 : -gap;
    for (const Base& base : bases)
        width += 2 * base.halfWidth + gap;
    return width;
}

void lineAbreast(std::span<Base> bases, TablePoint middle, Degrees heading, Length gap)
{
    Length port = -widthAbreast(bases, gap) / 2;
    for (Base& base : bases) {
        put(base, middle, heading, 0, port + base.halfWidth);
        port += 2 * base.halfWidth + gap;
    }
}

void lineAstern(std::span<Base> bases, TablePoint lead, Degrees heading, Length gap)
{
    Length behind = bases.empty() ? 0 : -bases.front().halfLength;
    for (Base& base : bases) {
        put(base, lead, heading, -(behind + base.halfLength), 0);
        behind += 2 * base.halfLength + gap;
    }
}

void echelon(std::span<Base> bases, TablePoint lead, Degrees heading, Length gap, Length stepBack,
             bool toStarboard)
{
    Length beside = bases.empty() ? 0 : -bases.front().halfWidth;
    Length behind = 0;
    for (Base& base : bases) {
        const Length aside = beside + base.halfWidth;
        put(base, lead, heading, -behind, toStarboard ? aside : -aside);
        beside += 2 * base.halfWidth + gap;
        behind += stepBack;
    }
}

} // namespace navarch::free_table
