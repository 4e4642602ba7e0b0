// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/brief/ship_names.h"

#include "core/base/text.h"

namespace navarch {

std::string cutTo(std::string text, int most)
{
    while (codePointCount(text) > most) {
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80)
            text.pop_back();
        text.pop_back();
    }
    return text;
}

std::string numberedName(const std::string& name, int number)
{
    const std::string mark = " " + std::to_string(number);
    return cutTo(name, maxNameLength - codePointCount(mark)) + mark;
}

std::string nameWithSide(const std::string& ownName, const std::string& side)
{
    // The number stands at the end of the own name, so the side's is the first to be cut.
    const int room = maxNameLength - codePointCount(ownName) - 3;
    constexpr int leastOfASide = 8;
    if (room >= leastOfASide || room >= codePointCount(side))
        return ownName + " (" + cutTo(side, room) + ")";
    const std::string mark = " (" + cutTo(side, leastOfASide) + ")";
    return cutTo(ownName, maxNameLength - codePointCount(mark)) + mark;
}

bool isCalled(const std::string& battleName, const std::string& ownName, const std::string& side)
{
    return battleName == ownName || battleName == nameWithSide(ownName, side);
}

} // namespace navarch
