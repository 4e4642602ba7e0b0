// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/movement/flight.h"

#include <algorithm>
#include <array>

namespace navarch::salamis {

using free_table::Base;
using free_table::Degrees;
using free_table::Length;

namespace {

using free_table::centimetre;

Degrees headingHome(int side)
{
    return side == 0 ? 180 : 0;
}

/// Weighs moves of one ship by the Action Phases that it takes from where they end, in thousandths: turning on the spot and
/// then straight on, or backing.
class Fugitive {
public:
    Fugitive(const BattleFacts& facts, const State& state, ShipNumber ship)
        : m_facts(facts),
          m_state(state),
          m_ship(ship),
          m_side(facts.of(ship).side),
          m_from(baseOf(state, ship)),
          m_gait(shipOf(state, ship).sailSet ? Gait::Sail : Gait::Oars),
          m_allowance(allowanceOf(facts, state, ship, m_gait)),
          m_run(runBeforeTurn(facts, shipOf(state, ship), facts.of(ship))),
          m_pivot(standingTurnOf(facts.of(ship), shipOf(state, ship)))
    {
    }

    std::optional<Move> best()
    {
        const Degrees turn = free_table::shorterTurn(m_from.heading, headingHome(m_side));
        for (const Gait gait : {m_gait, Gait::Fast}) {
            const Length way = gait == m_gait ? m_allowance : allowanceOf(m_facts, m_state, m_ship, gait);
            // Where somebody lies in the way, a part of it.
            for (const Length part : {way, way / 2, way / 4}) {
                weigh(gait, {Step{part, 0}});
                if (turn == 0)
                    continue;
                const auto first = static_cast<std::int16_t>(std::clamp<Degrees>(turn, -mostTurn, mostTurn));
                const auto second =
                    static_cast<std::int16_t>(std::clamp<Degrees>(turn - first, -mostTurn, mostTurn));
                weigh(gait, {Step{m_run, first}, Step{part - m_run - turnCost, 0}});
                weigh(gait,
                      {Step{m_run, first}, Step{m_run, second}, Step{part - 2 * (m_run + turnCost), 0}});
            }
        }
        weigh(Gait::Back, {Step{allowanceOf(m_facts, m_state, m_ship, Gait::Back), 0}});
        if (turn != 0)
            weigh(Gait::Pivot,
                  {Step{0, static_cast<std::int16_t>(std::clamp<Degrees>(turn, -m_pivot, m_pivot))}});
        return m_best;
    }

private:
    void weigh(Gait gait, std::initializer_list<Step> steps)
    {
        Move move;
        move.ship = m_ship;
        move.gait = gait;
        move.intent = Intent::Touch;
        for (const Step& step : steps) {
            if (step.ahead < 0)
                return;
            if (step.ahead > 0 || step.turn != 0)
                move.steps[static_cast<std::size_t>(move.count++)] = step;
        }
        if (move.count == 0 || check(m_facts, m_state, move))
            return;
        const Track track = follow(m_facts, m_state, move, allowanceOf(m_facts, m_state, m_ship, gait));
        if (!track.touched.isEmpty())
            return; // it would be held there
        int phases = track.leavesTable ? 0 : phasesFrom(track.end);
        if (gait == Gait::Fast)
            phases += 1; // as good without it: kept for later
        if (!m_best || phases < m_least) {
            m_least = phases;
            m_best = move;
        }
    }

    [[nodiscard]] int phasesFrom(const Base& base) const
    {
        const std::int64_t out = fromOwnEdge(m_facts, m_side, base);
        const Degrees off = free_table::betweenHeadings(base.heading, headingHome(m_side));
        const std::int64_t turning = std::int64_t((off + m_pivot - 1) / m_pivot) * 1000;
        const std::int64_t ahead = turning + out * 1000 / std::max<Length>(m_allowance, 1);
        // Backing gains ground only with the stern towards home.
        const std::int64_t half = m_allowance / 2; // not 0: who rows has made a move
        const std::int64_t astern = m_gait == Gait::Oars && off > 120 ? out * 1000 / half : ahead;
        return static_cast<int>(std::min<std::int64_t>(std::min(ahead, astern), 1'000'000));
    }

    const BattleFacts& m_facts;
    const State& m_state;
    ShipNumber m_ship;
    int m_side;
    const Base& m_from;
    Gait m_gait;
    Length m_allowance;
    Length m_run;
    Degrees m_pivot;
    std::optional<Move> m_best;
    int m_least = 0;
};

} // namespace

Length fromOwnEdge(const BattleFacts& facts, int side, const Base& base)
{
    return side == 0 ? base.centre.y : facts.depth - base.centre.y;
}

bool leadsHome(const BattleFacts& facts, const State& state, const Move& move, const Track& track)
{
    const int side = facts.of(move.ship).side;
    if (track.leavesTable)
        return track.edge == ownEdgeOf(side);
    const Base& before = baseOf(state, move.ship);
    const Length was = fromOwnEdge(facts, side, before);
    const Length is = fromOwnEdge(facts, side, track.end);
    return is < was
           || (is == was
               && free_table::betweenHeadings(track.end.heading, headingHome(side))
                      < free_table::betweenHeadings(before.heading, headingHome(side)));
}

std::optional<Move> flight(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return Fugitive(facts, state, ship).best();
}

} // namespace navarch::salamis
