// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "core/battle/contract/game.h"

namespace navarch {

/// Holds captains to what the contract says of a turn's orders (core/battle/contract/game.h): none leads to a state in which the
/// battle has stood since the turn began, and a side gives no more of them than orderBounds() says.
template <Game G>
class TurnWatch {
public:
    using State = typename G::State;

    explicit TurnWatch(const G& game) : m_game(game), m_bounds(game.orderBounds()) {}

    /// After an order of a side that was one of options(); what is wrong with it, or nothing.
    [[nodiscard]] std::string look(const State& before, int side, const State& after)
    {
        const int turn = m_game.turnOf(before);
        if (turn != m_turn)
            begin(turn);
        if (m_seen.empty())
            m_seen.push_back(before);
        if (turn > m_bounds.turns)
            return "turn " + std::to_string(turn) + " of " + std::to_string(m_bounds.turns);
        if (++m_given[static_cast<std::size_t>(side)] > m_bounds.ofTurn)
            return "more than " + std::to_string(m_bounds.ofTurn) + " orders of a side in turn "
                   + std::to_string(turn);
        if (m_game.turnOf(after) < turn)
            return "after turn " + std::to_string(turn) + " comes turn "
                   + std::to_string(m_game.turnOf(after));
        if (m_game.isOver(after) || m_game.turnOf(after) != turn)
            return {};
        for (std::size_t back = m_seen.size(); back > 0; --back)
            if (m_seen[back - 1] == after)
                return "the battle stands as it did " + std::to_string(m_seen.size() - back + 1)
                       + " orders ago, in turn " + std::to_string(turn);
        m_seen.push_back(after);
        return {};
    }

    /// People have ordered something, who may take back what they like.
    void forget() { m_seen.clear(); }

    /// The most orders that a side gave in a turn.
    [[nodiscard]] int most() const { return m_most; }

private:
    void begin(int turn)
    {
        m_turn = turn;
        m_seen.clear();
        for (int& given : m_given) {
            m_most = std::max(m_most, given);
            given = 0;
        }
    }

    const G& m_game;
    OrderBounds m_bounds;
    int m_turn = -1;
    int m_most = 0;
    std::vector<State> m_seen;
    std::array<int, maxSides> m_given{};
};

} // namespace navarch
