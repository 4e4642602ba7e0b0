// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/simulation_captain.h"

#include <algorithm>

#include "core/battle/captains/captain.h"
#include "core/rules/trireme/captains/merit.h"
#include "core/rules/trireme/captains/options.h"
#include "core/rules/trireme/captains/plot_judge.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/turn.h"

namespace navarch::trireme {

SimulationCaptain::SimulationCaptain(const BattleFacts& facts, Temperament temperament, std::uint64_t seed,
                                     int side)
    : m_facts(&facts),
      m_temperament(temperament),
      m_seed(seed),
      m_stream(captainsStream(side))
{
    m_options.reserve(mostOptions);
    m_best.reserve(mostOptions);
}

const Order& SimulationCaptain::choose(const State& state, const Decision& decision, std::uint64_t ordinal)
{
    if (state.phase == Phase::Plot)
        if (const ShipNumber ship = nextToPlot(*m_facts, state, decision.side); ship != noShip)
            return choosePlot(state, ship, ordinal);
    listOptions(*m_facts, state, decision, m_options);
    if (m_options.size() == 1)
        return m_options.front();
    m_best.clear();
    int most = 0;
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        const int merit = meritOf(*m_facts, state, m_options[i], m_temperament);
        if (m_best.empty() || merit > most) {
            m_best.clear();
            most = merit;
        }
        if (merit == most)
            m_best.push_back(static_cast<std::uint16_t>(i));
    }
    return m_options[m_best[tieBreak(m_best.size(), ordinal)]];
}

const Order& SimulationCaptain::choosePlot(const State& state, ShipNumber ship, std::uint64_t ordinal)
{
    PlotJudge judge(*m_facts, state, ship, m_temperament);
    m_options.clear();
    int most = 0;
    std::size_t tried = 0;
    (void)forPlots(*m_facts, state, ship, mostTurnsOfCaptains, [&](const Plot& plot) {
        const int worth = judge.worthOf(plot);
        if (m_options.empty() || worth > most) {
            m_options.clear();
            most = worth;
        }
        if (worth == most)
            m_options.emplace_back(PlotShip{ship, plot});
        return ++tried >= mostOptions;
    });
    if (m_options.empty()) // nothing is allowed but to rest
        m_options.emplace_back(PlotShip{ship, defaultPlot(*m_facts, state, ship)});
    return m_options[tieBreak(m_options.size(), ordinal)];
}

std::size_t SimulationCaptain::tieBreak(std::size_t count, std::uint64_t ordinal) const
{
    if (count < 2)
        return 0;
    const int sides = static_cast<int>(std::min<std::size_t>(count, 1000));
    return static_cast<std::size_t>(faceOf({m_seed, m_stream, ordinal}, sides) - 1);
}

} // namespace navarch::trireme
