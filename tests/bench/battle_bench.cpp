// SPDX-License-Identifier: GPL-3.0-or-later
// Automatic battles, forecasts and captains of every engine, against their targets. The made-up game shows what the contract
// itself costs.
#include "tests/bench/battle_bench.h"
#include "tests/core/battle/made_up/tiny_game.h"

int main(int argc, char** argv)
{
    using namespace navarch;
    bench::registerBattleBenches<tiny::TinyGame>(); // the others register themselves
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
