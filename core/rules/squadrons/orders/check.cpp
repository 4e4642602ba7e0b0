// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/orders/check.h"

#include "core/rules/squadrons/movement/moves.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/phases/turn.h"
#include "core/rules/squadrons/setup/deploy.h"

namespace navarch::squadrons {

Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order)
{
    if (state.phase == Phase::Over)
        return {"SQ-14.1", refusalText("The battle is over.")};
    return std::visit([&](const auto& given) { return check(facts, state, given); }, order);
}

void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings)
{
    std::visit([&](const auto& given) { perform(facts, state, given, proceedings); }, order);
    goOn(facts, state, proceedings);
}

} // namespace navarch::squadrons
