// SPDX-License-Identifier: GPL-3.0-or-later
// A test of the toy that leaves something out on purpose: dice of 9, and negative ones.
#include "tests/mutation/toy/toy.h"

int main()
{
    const bool right = toyResult(10, false, true) == 2 && toyResult(8, false, true) == 1
                       && toyResult(8, false, false) == 0 && toyResult(5, false, true) == 1
                       && toyResult(4, false, true) == 0 && toyResult(4, true, true) == 1
                       && toyResult(0, true, false) == 1;
    return right ? 0 : 1;
}
