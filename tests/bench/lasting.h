// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <benchmark/benchmark.h>

#include "tests/support/rounds.h"

namespace navarch::bench {

/// For Apply(): measured for so many seconds at least; once where it is only to be shown alive.
template <int seconds>
void lasting(benchmark::internal::Benchmark* measured)
{
    if (onlyOneRound())
        measured->Iterations(1);
    else
        measured->MinTime(seconds);
}

} // namespace navarch::bench
