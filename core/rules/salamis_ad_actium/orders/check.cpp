// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/orders/check.h"

#include "core/rules/salamis_ad_actium/combat/boarding.h"
#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/combat/shooting.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/orders/small_orders.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"
#include "core/rules/salamis_ad_actium/setup/arrival.h"
#include "core/rules/salamis_ad_actium/setup/deploy.h"

namespace navarch::salamis {

Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order)
{
    if (state.phase == Phase::Over)
        return {"SA-9.2", refusalText("The battle is over.")};
    return std::visit([&](const auto& given) { return check(facts, state, given); }, order);
}

void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings)
{
    std::visit([&](const auto& given) { perform(facts, state, given, proceedings); }, order);
    if (std::holds_alternative<Fire>(order)) // the next shot may be the other side's
        goOnFiring(facts, state, proceedings);
}

} // namespace navarch::salamis
