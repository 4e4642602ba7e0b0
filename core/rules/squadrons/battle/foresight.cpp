// SPDX-License-Identifier: GPL-3.0-or-later
// What captains say of their orders, and what their conduct is counted by.
#include "core/rules/squadrons/battle/foresight.h"

#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/captains/conduct.h"
#include "core/rules/squadrons/captains/merit.h"

namespace navarch::squadrons {

static_assert(Reasoned<Squadrons> && Conducted<Squadrons>);

std::span<const ConductLine> AskedByCaptains::conductLines()
{
    return squadrons::conductLines();
}

void AskedByCaptains::countConduct(const State& before, const Order& order, const BattleEvents&,
                                   const State& after, std::span<ConductCount> counts) const
{
    squadrons::countConduct(before, order, after, counts);
}

} // namespace navarch::squadrons
