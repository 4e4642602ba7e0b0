// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/simulation_captain.h"

#include "core/rules/trireme/captains/merit.h"
#include "core/rules/trireme/captains/options.h"
#include "core/rules/trireme/captains/plot_judge.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/turn.h"

namespace navarch::trireme {

const Order& SimulationCaptain::choose(const State& state, const Decision& decision, std::uint64_t ordinal)
{
    if (state.phase == Phase::Plot)
        if (const ShipNumber ship = nextToPlot(*m_facts, state, decision.side); ship != noShip)
            return choosePlot(state, ship, ordinal);
    listOptions(*m_facts, state, decision, m_options);
    return chooseByMerit(m_options, m_best, m_die, ordinal, [&](const Order& option) {
        return meritOf(*m_facts, state, option, m_temperament);
    });
}

const Order& SimulationCaptain::choosePlot(const State& state, ShipNumber ship, std::uint64_t ordinal)
{
    PlotJudge judge(*m_facts, state, ship, m_temperament);
    m_plots.clear();
    std::size_t tried = 0;
    (void)forPlots(*m_facts, state, ship, mostTurnsOfCaptains, [&](const Plot& plot) {
        m_plots.offer(judge.worthOf(plot), PlotShip{ship, plot});
        return ++tried >= mostOptions;
    });
    if (m_plots.isEmpty()) // nothing is allowed but to rest
        m_plots.offer(0, PlotShip{ship, defaultPlot(*m_facts, state, ship)});
    return m_plots.choose(m_die, ordinal);
}

} // namespace navarch::trireme
