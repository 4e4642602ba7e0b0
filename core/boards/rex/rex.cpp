// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/rex/rex.h"

namespace navarch::rex {

std::string nameOf(Rex rex)
{
    const int column = columnOf(rex) + 1;
    const int row = rowOf(rex) + 1;
    const auto twoDigits = [](int number) {
        return number >= 0 && number < 10 ? "0" + std::to_string(number) : std::to_string(number);
    };
    const bool isWide = column > 99 || row > 99 || column < 0 || row < 0;
    return twoDigits(column) + (isWide ? "." : "") + twoDigits(row);
}

} // namespace navarch::rex
