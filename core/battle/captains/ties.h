// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/dice/dice.h"

namespace navarch {

// Between orders that are equally good captains choose by dice of their own, never by position: whichever stands first in a
// list would favour a side.

/// The stream that a side's captain breaks ties from.
[[nodiscard]] inline std::uint64_t captainsStream(int side)
{
    return streamOf("captain/" + std::to_string(side));
}

/// What a side's captain breaks ties by: the same for the same battle and decision.
class CaptainsDie {
public:
    CaptainsDie(std::uint64_t seed, int side) : m_seed(seed), m_stream(captainsStream(side)) {}

    /// For the next battle of a simulation.
    void reseed(std::uint64_t seed) { m_seed = seed; }

    /// One of `count` that are equally good, 0 to count - 1, for the decision before which `ordinal` orders were performed.
    [[nodiscard]] std::size_t oneOf(std::size_t count, std::uint64_t ordinal) const
    {
        if (count < 2)
            return 0;
        const int sides = static_cast<int>(std::min<std::size_t>(count, 1000));
        return static_cast<std::size_t>(faceOf({m_seed, m_stream, ordinal}, sides) - 1);
    }
    /// Whether the `count`th of equals, which come one by one, takes the place of the one that was chosen of those before it:
    /// each is as likely to stand in the end.
    [[nodiscard]] bool prefers(int count, std::uint64_t ordinal) const
    {
        return count == 1
               || faceOf({m_seed, m_stream, ordinal << 10 | static_cast<unsigned>(count)}, count) == 1;
    }

private:
    std::uint64_t m_seed;
    std::uint64_t m_stream;
};

/// Of all that is offered, what is worth most: as many equals as it has room for. Allocates nothing once it is there.
template <class T>
class BestOf {
public:
    explicit BestOf(std::size_t room) : m_room(room) { m_best.reserve(room); }

    void clear()
    {
        m_best.clear();
        m_worth = 0;
    }

    /// True when it is worth more than all before it.
    bool offer(int worth, const T& offered)
    {
        const bool isBetter = m_best.empty() || worth > m_worth;
        if (isBetter) {
            m_best.clear();
            m_worth = worth;
        }
        if (worth == m_worth && m_best.size() < m_room)
            m_best.push_back(offered);
        return isBetter;
    }

    [[nodiscard]] bool isEmpty() const { return m_best.empty(); }
    [[nodiscard]] bool isFull() const { return m_best.size() >= m_room; }
    /// What the best are worth; 0 where there is none.
    [[nodiscard]] int worth() const { return m_worth; }
    /// One of them, by the captain's die; there must be one.
    [[nodiscard]] const T& choose(const CaptainsDie& die, std::uint64_t ordinal) const
    {
        return m_best[die.oneOf(m_best.size(), ordinal)];
    }

private:
    std::size_t m_room;
    std::vector<T> m_best;
    int m_worth = 0;
};

/// The order of `options`, which are not none, that `weigh` finds worth most. A single one is not weighed.
template <class Order, class Weigh>
const Order& chooseByMerit(const std::vector<Order>& options, BestOf<std::uint16_t>& best,
                           const CaptainsDie& die, std::uint64_t ordinal, Weigh&& weigh)
{
    if (options.size() == 1)
        return options.front();
    best.clear();
    for (std::size_t i = 0; i < options.size(); ++i)
        best.offer(std::forward<Weigh>(weigh)(options[i]), static_cast<std::uint16_t>(i));
    return options[best.choose(die, ordinal)];
}

} // namespace navarch
