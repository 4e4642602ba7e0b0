// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/movement/reach.h"

#include <algorithm>
#include <tuple>

namespace navarch::ramming {

Reach& sharedReach()
{
    static thread_local Reach reach;
    return reach;
}

void Reach::search(const BattleFacts& facts, const State& state, int points)
{
    points = std::clamp(points, 0, mostPoints);
    ++m_stamp;
    m_count = 0;
    const ShipNumber ship = state.now.ship;
    const Place start = placeNow(state);
    const auto add = [&](const Place& place, int from, Step by) {
        if (m_count == mostNodes)
            return;
        if (place.isOff) {
            m_nodes[static_cast<std::size_t>(m_count++)] = {place, static_cast<std::int16_t>(from), by};
            return;
        }
        std::uint32_t* stamps = stampsOf(place.hex - start.hex, place.facing);
        std::uint32_t& stamp = stamps[std::min<int>(place.run, runs - 1)];
        if (stamp == m_stamp)
            return;
        const bool isFirst =
            std::none_of(stamps, stamps + runs, [&](std::uint32_t each) { return each == m_stamp; });
        stamp = m_stamp;
        m_nodes[static_cast<std::size_t>(m_count++)] = {place, static_cast<std::int16_t>(from), by, isFirst};
    };
    add(start, -1, Step::Forward);
    // Places stand in the order of their cost; only those of the last few costs lead to the next one.
    std::array<int, mostPoints + 1> first{};
    const int dearest = std::max(facts.of(ship).turnCost, facts.hasWeed ? facts.house().weedCost : 1);
    for (int spent = 0; spent < points; ++spent) {
        const int end = m_count;
        for (int i = first[static_cast<std::size_t>(std::max(0, spent + 1 - dearest))]; i < end; ++i) {
            const Place here = node(i).place;
            if (here.isOff || (here.isAground && i > 0))
                continue;
            for (const Step by : {Step::Forward, Step::Left, Step::Right, Step::Backward}) {
                Place next;
                if (canStep(facts, state, ship, here, by, next) && next.spent == spent + 1)
                    add(next, i, by);
            }
        }
        first[static_cast<std::size_t>(spent + 1)] = end;
    }
}

void Reach::pathTo(int index, Move& move) const
{
    move.count = 0;
    for (int at = index; node(at).from >= 0 && move.count < maxSteps; at = node(at).from)
        move.add(node(at).by);
    std::reverse(move.path.begin(), move.path.begin() + move.count);
}

int distanceToEdge(const hex::Board& board, hex::Hex hex, hex::Edge edge)
{
    switch (edge) {
    case hex::Edge::North: return hex::rowOf(hex);
    case hex::Edge::South: return board.rows - 1 - hex::rowOf(hex);
    case hex::Edge::West: return hex.q;
    case hex::Edge::East: return board.columns - 1 - hex.q;
    }
    return 0;
}

Move routOf(const BattleFacts& facts, const State& state)
{
    const ShipNumber number = state.now.ship;
    const int side = holderOf(state, number);
    Reach& reach = sharedReach();
    reach.search(facts, state, state.now.mp);
    const auto fromEnemy = [&](hex::Hex hex) {
        int nearest = 1000;
        for (const Ship& ship : state.ships)
            if (ship.holder == 1 - side && ship.isCrewed())
                nearest = std::min(nearest, hex::distance(ship.hex, hex));
        return nearest;
    };
    const hex::Edge home = facts.homeEdge[static_cast<std::size_t>(side)];
    using Rank = std::tuple<int, int, int, int, int, int>;
    int best = 0;
    Rank bestRank{};
    for (int i = 0; i < reach.count(); ++i) {
        const Place& place = reach.node(i).place;
        if (!place.isOff)
            if (const ShipNumber other = shipAt(facts, state, place.hex); other != noShip && other != number)
                continue;
        const Rank rank{place.isOff ? -1 : distanceToEdge(facts.board, place.hex, home),
                        place.isOff ? 0 : -fromEnemy(place.hex),
                        place.spent,
                        place.hex.q,
                        place.hex.r,
                        place.facing};
        if (i == 0 || rank < bestRank) {
            best = i;
            bestRank = rank;
        }
    }
    Move move;
    move.ship = number;
    reach.pathTo(best, move);
    return move;
}

} // namespace navarch::ramming
