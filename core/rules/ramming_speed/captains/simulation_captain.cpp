// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/simulation_captain.h"

#include <algorithm>

#include "core/rules/ramming_speed/captains/merit.h"
#include "core/rules/ramming_speed/captains/move_judge.h"
#include "core/rules/ramming_speed/captains/moves.h"
#include "core/rules/ramming_speed/captains/options.h"

namespace navarch::ramming {

const Order& SimulationCaptain::choose(const State& state, const Decision& decision, std::uint64_t ordinal)
{
    if (state.phase == Phase::Row) {
        chooseMove(state, ordinal);
        return m_move;
    }
    listOptions(*m_facts, state, decision, m_options);
    return chooseByMerit(m_options, m_best, m_die, ordinal, [&](const Order& option) {
        return meritOf(*m_facts, state, option, m_temperament);
    });
}

void SimulationCaptain::chooseMove(const State& state, std::uint64_t ordinal)
{
    const MoveJudge judge(*m_facts, state, state.now.ship, m_temperament);
    m_moves.clear();
    forMoves(*m_facts, state, 0, [&](const Reach& reach, int node, bool rushes) {
        const Reach::Node& at = reach.node(node);
        m_moves.offer(judge.worthOf(at.place, at.rocks, node == 0, rushes),
                      rushes ? -node : node); // none rushes where it lies
    });
    const int best = m_moves.choose(m_die, ordinal);
    Move move;
    move.ship = state.now.ship;
    move.rammingSpeed = best < 0;
    sharedReach().pathTo(std::abs(best), move);
    m_move = move;
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
