// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/mutation/toy/toy.h"

namespace {

constexpr int best = 9;

} // namespace

int toyResult(int die, bool large, bool near)
{
    int result = 0;
    if (die >= best)
        result = 2;
    else if (die > 4 && near)
        result = 1;
    if (large && result == 0)
        result = die < 0 ? 0 : 1;
    return result;
}

int toyUntried(int die)
{
    return die + 1;
}
