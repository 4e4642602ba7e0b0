// SPDX-License-Identifier: GPL-3.0-or-later
// This game's lines of battle_bench.
#include "tests/bench/battle_bench.h"
#include "core/rules/trireme/battle/game.h"

namespace {

[[maybe_unused]] const bool triremeIsRegistered =
    navarch::bench::registerBattleBenches<navarch::trireme::Trireme>();

} // namespace
