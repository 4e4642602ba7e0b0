// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/lane_network.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace navarch {

LaneNetwork::LaneNetwork(std::size_t ports)
    : m_lanes(ports),
      m_known(ports * ports, std::numeric_limits<std::int64_t>::max()),
      m_found(ports, -1)
{
    for (std::size_t port = 0; port < ports; ++port)
        known(port, port) = 0;
}

void LaneNetwork::add(std::size_t from, std::size_t to, std::int64_t length)
{
    m_lanes[from].push_back({to, length});
    m_lanes[to].push_back({from, length});
    known(from, to) = std::min(known(from, to), length);
    known(to, from) = known(from, to);
}

bool LaneNetwork::leadsWithin(std::size_t from, std::size_t to, std::int64_t most)
{
    if (known(from, to) <= most)
        return true;
    look(from, 2 * most); // what is asked next is a little farther
    return known(from, to) <= most;
}

/// Finds the shortest ways from one port that are no longer than `most`, and keeps them.
void LaneNetwork::look(std::size_t from, std::int64_t most)
{
    using Open = std::pair<std::int64_t, std::size_t>;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    m_found[from] = 0;
    m_reached.assign(1, from);
    open.emplace(0, from);
    while (!open.empty()) {
        const auto [length, port] = open.top();
        open.pop();
        if (length > m_found[port])
            continue;
        for (const Lane& lane : m_lanes[port]) {
            const std::int64_t farther = length + lane.length;
            std::int64_t& found = m_found[lane.to];
            if (farther > most || (found >= 0 && found <= farther))
                continue;
            if (found < 0)
                m_reached.push_back(lane.to);
            found = farther;
            open.emplace(farther, lane.to);
        }
    }
    for (const std::size_t port : m_reached) {
        known(from, port) = known(port, from) = m_found[port];
        m_found[port] = -1;
    }
}

std::vector<std::size_t> LaneNetwork::pieces() const
{
    std::vector<std::size_t> pieces(ports(), ports());
    std::vector<std::size_t> waiting;
    for (std::size_t first = 0; first < ports(); ++first) {
        if (pieces[first] < ports())
            continue;
        pieces[first] = first;
        waiting.push_back(first);
        while (!waiting.empty()) {
            const std::size_t port = waiting.back();
            waiting.pop_back();
            for (const Lane& lane : m_lanes[port]) {
                if (pieces[lane.to] == ports()) {
                    pieces[lane.to] = first;
                    waiting.push_back(lane.to);
                }
            }
        }
    }
    return pieces;
}

} // namespace navarch
