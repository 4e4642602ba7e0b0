// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/simulation_captain.h"

#include <algorithm>

#include "core/battle/captains/captain.h"
#include "core/rules/ramming_speed/captains/merit.h"
#include "core/rules/ramming_speed/captains/move_judge.h"
#include "core/rules/ramming_speed/captains/moves.h"
#include "core/rules/ramming_speed/captains/options.h"

namespace navarch::ramming {

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
    if (state.phase == Phase::Row) {
        chooseMove(state, ordinal);
        return m_move;
    }
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
            m_best.push_back(static_cast<std::int16_t>(i));
    }
    return m_options[static_cast<std::size_t>(m_best[tieBreak(m_best.size(), ordinal)])];
}

void SimulationCaptain::chooseMove(const State& state, std::uint64_t ordinal)
{
    const MoveJudge judge(*m_facts, state, state.now.ship, m_temperament);
    m_best.clear();
    int most = 0;
    forMoves(*m_facts, state, 0, [&](const Reach& reach, int node, bool rushes) {
        const Reach::Node& at = reach.node(node);
        const int worth = judge.worthOf(at.place, at.rocks, node == 0, rushes);
        if (m_best.empty() || worth > most) {
            m_best.clear();
            most = worth;
        }
        if (worth == most)
            m_best.push_back(static_cast<std::int16_t>(rushes ? -node : node)); // none rushes where it lies
    });
    const int best = m_best[tieBreak(m_best.size(), ordinal)];
    Move move;
    move.ship = state.now.ship;
    move.rammingSpeed = best < 0;
    sharedReach().pathTo(std::abs(best), move);
    m_move = move;
}

std::size_t SimulationCaptain::tieBreak(std::size_t count, std::uint64_t ordinal) const
{
    if (count < 2)
        return 0;
    const int sides = static_cast<int>(std::min<std::size_t>(count, 1000));
    return static_cast<std::size_t>(faceOf({m_seed, m_stream, ordinal}, sides) - 1);
}

void weighTogether(const BattleFacts& facts, const State& state, const std::vector<Order>& orders,
                   Temperament temperament, std::vector<int>& merits)
{
    merits.clear();
    const auto* first = orders.empty() ? nullptr : std::get_if<Move>(&orders.front());
    if (!first) {
        for (const Order& order : orders)
            merits.push_back(meritOf(facts, state, order, temperament));
        return;
    }
    const MoveJudge judge(facts, state, first->ship, temperament);
    for (const Order& order : orders)
        merits.push_back(judge.worthOf(std::get<Move>(order)));
}

} // namespace navarch::ramming
