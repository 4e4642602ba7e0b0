// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/weighing.h"

#include <optional>

#include "core/rules/trireme/captains/merit.h"
#include "core/rules/trireme/captains/plot_judge.h"

namespace navarch::trireme {

void weighTogether(const BattleFacts& facts, const State& state, const std::vector<Order>& orders,
                   Temperament temperament, std::vector<int>& merits)
{
    merits.clear();
    const auto* first = orders.empty() ? nullptr : std::get_if<PlotShip>(&orders.front());
    if (!first) {
        for (const Order& order : orders)
            merits.push_back(meritOf(facts, state, order, temperament));
        return;
    }
    PlotJudge judge(facts, state, first->ship, temperament);
    for (const Order& order : orders)
        merits.push_back(judge.worthOf(std::get<PlotShip>(order).plot));
}

} // namespace navarch::trireme
