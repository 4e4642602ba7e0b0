// SPDX-License-Identifier: GPL-3.0-or-later
// This game's lines of battle_bench.
#include "tests/bench/battle_bench.h"
#include "core/rules/salamis_ad_actium/battle/game.h"

namespace {

[[maybe_unused]] const bool salamisIsRegistered =
    navarch::bench::registerBattleBenches<navarch::salamis::SalamisAdActium>();

} // namespace
