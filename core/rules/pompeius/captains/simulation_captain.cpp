// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/simulation_captain.h"

#include "core/rules/pompeius/captains/merit.h"
#include "core/rules/pompeius/captains/options.h"
#include "core/rules/pompeius/captains/plot_judge.h"
#include "core/rules/pompeius/phases/turn.h"

namespace navarch::pompeius {

const Order& SimulationCaptain::choose(const State& state, const Decision& decision, std::uint64_t ordinal)
{
    m_options.clear();
    if (state.phase == Phase::Orders && !listSignals(*m_facts, state, decision.side, m_options))
        if (const ShipNumber ship = nextToPlot(*m_facts, state, decision.side);
            ship != noShip && shipOf(state, ship).onMap())
            return chooseOrders(state, ship, ordinal);
    if (m_options.empty())
        listOptions(*m_facts, state, decision, m_options);
    return chooseByMerit(m_options, m_best, m_die, ordinal, [&](const Order& option) {
        return meritOf(*m_facts, state, option, m_temperament);
    });
}

const Order& SimulationCaptain::chooseOrders(const State& state, ShipNumber ship, std::uint64_t ordinal)
{
    PlotJudge judge(*m_facts, state, ship, m_temperament);
    m_plots.clear();
    forMannedPlots(*m_facts, state, ship, judge, [&](const Plot& plot, int worth) {
        if (m_plots.offer(worth, PlotShip{ship, plot}))
            judge.setToBeat(worth);
        return m_plots.isFull();
    });
    if (m_plots.isEmpty())
        m_plots.offer(0, PlotShip{ship, defaultPlot(*m_facts, state, ship)});
    return m_plots.choose(m_die, ordinal);
}

} // namespace navarch::pompeius
