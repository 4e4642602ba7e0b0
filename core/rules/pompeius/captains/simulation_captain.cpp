// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/simulation_captain.h"

#include "core/rules/pompeius/captains/options.h"
#include "core/rules/pompeius/captains/plot_judge.h"
#include "core/rules/pompeius/captains/weighing.h"
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
    if (m_options.size() == 1)
        return m_options.front();
    weighTogether(*m_facts, state, m_options, m_temperament, m_merits);
    m_best.clear();
    for (std::size_t i = 0; i < m_options.size(); ++i)
        m_best.offer(m_merits[i], static_cast<std::uint16_t>(i));
    return m_options[m_best.choose(m_die, ordinal)];
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
