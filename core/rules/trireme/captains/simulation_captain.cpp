// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/simulation_captain.h"

#include <algorithm>

#include "core/battle/captains/captain.h"
#include "core/rules/trireme/captains/merit.h"
#include "core/rules/trireme/captains/options.h"
#include "core/rules/trireme/captains/plot_judge.h"

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
    listOptions(*m_facts, state, decision, m_options);
    if (m_options.size() == 1)
        return m_options.front();
    m_best.clear();
    int most = 0;
    const auto consider = [&](std::size_t option, int merit) {
        if (m_best.empty() || merit > most) {
            m_best.clear();
            most = merit;
        }
        if (merit == most)
            m_best.push_back(static_cast<std::uint16_t>(option));
    };
    if (const auto* plot = std::get_if<PlotShip>(&m_options.front())) {
        PlotJudge judge(*m_facts, state, plot->ship, m_temperament);
        for (std::size_t i = 0; i < m_options.size(); ++i)
            consider(i, judge.worthOf(std::get<PlotShip>(m_options[i]).plot));
    } else {
        for (std::size_t i = 0; i < m_options.size(); ++i)
            consider(i, meritOf(*m_facts, state, m_options[i], m_temperament));
    }
    return m_options[m_best[tieBreak(m_best.size(), ordinal)]];
}

std::size_t SimulationCaptain::tieBreak(std::size_t count, std::uint64_t ordinal) const
{
    if (count < 2)
        return 0;
    const int sides = static_cast<int>(std::min<std::size_t>(count, 1000));
    return static_cast<std::size_t>(faceOf({m_seed, m_stream, ordinal}, sides) - 1);
}

} // namespace navarch::trireme
