// SPDX-License-Identifier: GPL-3.0-or-later
// Automatic battles, forecasts and captains of every engine, against their targets. The made-up game shows what the contract
// itself costs.
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/trireme/battle/game.h"
#include "tests/bench/battle_bench.h"
#include "tests/core/battle/tiny_game.h"

int main(int argc, char** argv)
{
    using namespace navarch;
    // One line a game.
    bench::registerBattleBenches<salamis::SalamisAdActium>("salamis-ad-actium");
    bench::registerBattleBenches<ramming::RammingSpeed>("ramming-speed");
    bench::registerBattleBenches<trireme::Trireme>("trireme");
    bench::registerBattleBenches<tiny::TinyGame>("tiny");
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
