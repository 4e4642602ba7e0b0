// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/weighing.h"

#include <optional>

#include "core/rules/pompeius/captains/merit.h"
#include "core/rules/pompeius/captains/plot_judge.h"

namespace navarch::pompeius {

void weighTogether(const BattleFacts& facts, const State& state, const std::vector<Order>& orders,
                   Temperament temperament, std::vector<int>& merits)
{
    merits.clear();
    std::optional<PlotJudge> judge;
    for (const Order& order : orders) {
        const auto* plot = std::get_if<PlotShip>(&order);
        if (plot && !judge)
            judge.emplace(facts, state, plot->ship, temperament);
        merits.push_back(plot ? judge->worthOf(plot->plot) : meritOf(facts, state, order, temperament));
    }
}

} // namespace navarch::pompeius
