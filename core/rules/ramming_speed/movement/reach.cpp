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

const Reach::Cell& Reach::entered(const BattleFacts& facts, const State& state, hex::Hex hex)
{
    Cell& cell = m_cells[static_cast<std::size_t>(cellOf(hex - m_centre))];
    if (cell.cost == 0) {
        const Entry entry = entryOf(facts, state, state.now.ship, hex);
        cell.cost = static_cast<std::uint8_t>(std::clamp(entry.cost, 1, 100));
        cell.isBarred = entry.bar != Bar::None;
        cell.isOff = entry.isOff;
        cell.isAground = entry.isAground;
        cell.isRocks = entry.isRocks;
    }
    return cell;
}

/// Every hex costs a point at least. What is too dear for a strike now is so later as well, when it costs more.
bool Reach::mayStrikeFrom(Cell& cell, const Place& place) const
{
    if (cell.toPrey == 0) {
        int nearest = 200;
        for (const hex::Hex each : m_prey)
            nearest = std::min(nearest, hex::distance(place.hex, each));
        cell.toPrey = static_cast<std::uint8_t>(nearest + 1);
    }
    return cell.toPrey - 2 <= m_most - place.spent;
}

void Reach::add(const Node& node, bool byRun)
{
    if (m_count == mostNodes)
        return;
    bool isFirst = true;
    if (!node.place.isOff) {
        Cell& cell = m_cells[static_cast<std::size_t>(cellOf(node.place.hex - m_centre))];
        std::uint8_t& met = cell.met[static_cast<std::size_t>(node.place.facing)];
        const auto run = static_cast<std::uint8_t>(1U << std::min<int>(node.place.run, runs - 1));
        isFirst = met == 0;
        if (!isFirst && (!byRun || (met & run) != 0))
            return;
        if (node.place.spent > m_freely && !m_prey.empty() && !mayStrikeFrom(cell, node.place))
            return;
        met |= run;
    }
    Node& added = m_nodes[static_cast<std::size_t>(m_count++)];
    added = node;
    added.isFirst = isFirst;
}

void Reach::search(const BattleFacts& facts, const State& state, int points, bool byRun)
{
    m_freely = mostPoints;
    m_prey.clear();
    spread(facts, state, points, byRun);
}

void Reach::searchToStrike(const BattleFacts& facts, const State& state, int points, int most)
{
    m_freely = points;
    m_most = std::clamp(most, 0, mostPoints);
    findPrey(state, m_most);
    spread(facts, state, most, true);
}

void Reach::findPrey(const State& state, int points)
{
    const Ship& ship = shipOf(state, state.now.ship);
    m_prey.clear();
    m_prey.reserve(state.ships.size());
    for (const Ship& each : state.ships)
        if (each.holder == 1 - ship.holder && each.onMap() && hex::distance(ship.hex, each.hex) <= points + 1)
            m_prey.push_back(each.hex);
}

void Reach::spread(const BattleFacts& facts, const State& state, int points, bool byRun)
{
    points = std::clamp(points, 0, mostPoints);
    m_cells.fill({});
    m_count = 0;
    const int turnCost = facts.of(state.now.ship).turnCost;
    Node start;
    start.place = placeNow(state);
    m_centre = start.place.hex;
    add(start, byRun);
    // Places stand in the order of their cost; only those of the last few costs lead to the next one.
    std::array<int, mostPoints + 1> first{};
    const int dearest = std::max(turnCost, facts.hasWeed ? facts.house().weedCost : 1);
    for (int spent = 0; spent < points; ++spent) {
        const int end = m_count;
        for (int i = first[static_cast<std::size_t>(std::max(0, spent + 1 - dearest))]; i < end; ++i) {
            const Node here = node(i);
            if (here.place.isOff || (here.place.isAground && i > 0))
                continue;
            const int left = spent + 1 - here.place.spent;
            const auto next = [&](Step by) {
                Node made = here;
                made.from = static_cast<std::int16_t>(i);
                made.by = by;
                made.place.spent = static_cast<std::int8_t>(spent + 1);
                return made;
            };
            const auto row = [&](Step by) {
                const bool ahead = by == Step::Forward;
                const hex::Hex to = hex::neighbour(here.place.hex, here.place.facing, ahead ? 1 : -1);
                const Cell& entry = entered(facts, state, to);
                if (entry.isBarred || entry.cost != left)
                    return;
                Node made = next(by);
                made.place.hex = to;
                made.place.run = ahead ? static_cast<std::int8_t>(here.place.run + 1) : std::int8_t{0};
                made.place.isOff = entry.isOff;
                made.place.isAground = entry.isOff ? here.place.isAground : entry.isAground;
                made.rocks = static_cast<std::int8_t>(here.rocks + (entry.isRocks ? 1 : 0));
                (ahead ? made.goesAhead : made.goesAstern) = true;
                add(made, byRun);
            };
            row(Step::Forward);
            if (left == turnCost)
                for (const Step by : {Step::Left, Step::Right}) {
                    Node made = next(by);
                    made.place.facing = hex::turned(here.place.facing, by == Step::Right ? 1 : -1);
                    made.place.run = 0;
                    add(made, byRun);
                }
            row(Step::Backward);
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

bool mayStrikeWithin(const State& state, int points)
{
    const Ship& ship = shipOf(state, state.now.ship);
    return std::any_of(state.ships.begin(), state.ships.end(), [&](const Ship& each) {
        return each.holder == 1 - ship.holder && each.onMap()
               && hex::distance(ship.hex, each.hex) <= std::min(points, Reach::mostPoints) + 1;
    });
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
    reach.search(facts, state, state.now.mp, false);
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
