// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/sea_ways.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <queue>
#include <thread>
#include <utility>

#include "core/base/system/on_threads.h"

namespace navarch {

/// A direction on the chart.
struct Sightline {
    std::int64_t east = 0;
    std::int64_t north = 0;

    Sightline operator-() const { return {-east, -north}; }
};

namespace {

/// From so many places one looks first: what they see tells what all would.
constexpr std::size_t samples = 256;

Sightline between(Position from, Position to)
{
    return {std::int64_t{to.longitude} - from.longitude, std::int64_t{to.latitude} - from.latitude};
}

/// Positive when b lies to the left of a.
std::int64_t cross(Sightline a, Sightline b)
{
    return a.east * b.north - a.north * b.east;
}

} // namespace

/// The directions from one to another counterclockwise, both included; half a turn at most.
struct SightWedge {
    Sightline right;
    Sightline left;

    [[nodiscard]] bool holds(Sightline way) const { return cross(right, way) >= 0 && cross(way, left) >= 0; }
};

/// Looks out from one node after another, and finds the legs that begin there.
class SeaWays::Lookout {
public:
    Lookout(const SeaWays& ways, const Waters& waters, std::atomic<std::int64_t>& looks)
        : m_ways(ways),
          m_waters(waters),
          m_mesh(ways.m_mesh),
          m_looks(looks)
    {
    }

    [[nodiscard]] std::vector<Leg> look(int from)
    {
        m_from = from;
        const Node& node = m_ways.m_nodes[slot(from)];
        m_here = m_ways.at(node);
        m_legs.clear();
        for (const Waters::Sector& sector : m_waters.sectorsAt(node.point)) {
            if (!node.isPort
                && m_ways.m_capeAt[slot(sector.triangles.front() * 3
                                        + m_mesh.triangle(sector.triangles.front()).indexOf(node.point))]
                       != from)
                continue;
            for (const int number : sector.triangles) {
                const Mesh::Triangle& fan = m_mesh.triangle(number);
                const int i = fan.indexOf(node.point);
                see(number, cornerAfter(i));
                see(number, cornerBefore(i));
                const SightWedge whole{between(m_here, m_mesh.at(fan.corner[slot(cornerAfter(i))])),
                                       between(m_here, m_mesh.at(fan.corner[slot(cornerBefore(i))]))};
                if (node.isPort) {
                    lookThrough(number, i, whole);
                } else {
                    const Sightline right = between(m_here, node.right);
                    const Sightline left = between(m_here, node.left);
                    lookThrough(number, i, whole, {right, -left});
                    lookThrough(number, i, whole, {-right, left});
                }
            }
        }
        // One leg to each: what lies on the edge of a wedge is seen from both sides of it.
        std::sort(m_legs.begin(), m_legs.end(), [](const Leg& a, const Leg& b) { return a.to < b.to; });
        m_legs.erase(std::unique(m_legs.begin(), m_legs.end(),
                                 [](const Leg& a, const Leg& b) { return a.to == b.to; }),
                     m_legs.end());
        m_looks += m_looked;
        m_looked = 0;
        return m_legs;
    }

private:
    /// A side to look through from a triangle, and how much of what lies beyond.
    struct Gap {
        int triangle;
        int side;
        SightWedge wedge;
    };

    /// A corner is in sight.
    void see(int number, int corner)
    {
        const int point = m_mesh.triangle(number).corner[slot(corner)];
        const Position there = m_mesh.at(point);
        const Node& node = m_ways.m_nodes[slot(m_from)];
        if (point == node.point || !m_ways.isTaut(node, there))
            return;
        const int port = m_ways.m_portAt[slot(point)];
        if (port >= 0)
            m_legs.push_back({port, lengthOf(m_here, there)});
        const int cape = m_ways.m_capeAt[slot(number * 3 + corner)];
        if (cape >= 0 && m_ways.isTaut(m_ways.m_nodes[slot(cape)], m_here))
            m_legs.push_back({cape, lengthOf(m_here, there)});
    }

    /// Through the part of a gap that lies in a wedge of the cape.
    void lookThrough(int number, int side, const SightWedge& gap, const SightWedge& wedge)
    {
        const bool rightIn = wedge.holds(gap.right);
        const bool leftIn = wedge.holds(gap.left);
        if ((!rightIn && !gap.holds(wedge.right)) || (!leftIn && !gap.holds(wedge.left)))
            return;
        const SightWedge part{rightIn ? gap.right : wedge.right, leftIn ? gap.left : wedge.left};
        if (cross(part.right, part.left) > 0)
            lookThrough(number, side, part);
    }

    void lookThrough(int number, int side, const SightWedge& wedge)
    {
        m_gaps.push_back({number, side, wedge});
        while (!m_gaps.empty()) {
            const Gap gap = m_gaps.back();
            m_gaps.pop_back();
            const Mesh::Side& through = m_mesh.triangle(gap.triangle).side[slot(gap.side)];
            if (through.isFixed || through.next < 0)
                continue;
            ++m_looked;
            const Mesh::Triangle& beyond = m_mesh.triangle(through.next);
            int j = 0;
            while (beyond.side[slot(j)].next != gap.triangle)
                ++j;
            // Seen from here, corner cornerBefore(j) is the right end of the gap and cornerAfter(j) the left one.
            const Sightline apex = between(m_here, m_mesh.at(beyond.corner[slot(j)]));
            const std::int64_t fromRight = cross(gap.wedge.right, apex);
            const std::int64_t toLeft = cross(apex, gap.wedge.left);
            if (fromRight >= 0 && toLeft >= 0)
                see(through.next, j);
            if (fromRight > 0)
                m_gaps.push_back(
                    {through.next, cornerAfter(j), {gap.wedge.right, toLeft >= 0 ? apex : gap.wedge.left}});
            if (toLeft > 0)
                m_gaps.push_back({through.next,
                                  cornerBefore(j),
                                  {fromRight >= 0 ? apex : gap.wedge.right, gap.wedge.left}});
        }
    }

    const SeaWays& m_ways;
    const Waters& m_waters;
    const Mesh& m_mesh;
    std::atomic<std::int64_t>& m_looks;
    std::int64_t m_looked = 0;
    int m_from = 0;
    Position m_here;
    std::vector<Gap> m_gaps;
    std::vector<Leg> m_legs;
};

SeaWays::SeaWays(const Waters& waters, const std::vector<int>& ports, int threads,
                 const std::function<void(std::size_t, std::size_t)>& progress)
    : m_mesh(waters.mesh()),
      m_ports(ports.size()),
      m_portAt(m_mesh.points().size(), -1),
      m_capeAt(m_mesh.triangles().size() * 3, -1)
{
    for (const int port : ports) {
        m_portAt[slot(port)] = static_cast<int>(m_nodes.size());
        m_nodes.push_back({port, {}, {}, true});
    }
    addCapes(waters);
    lookOut(waters, threads, progress);
}

void SeaWays::lookOut(const Waters& waters, int threads,
                      const std::function<void(std::size_t, std::size_t)>& progress)
{
    const std::size_t count = m_nodes.size();
    const std::size_t stride = count / samples + 1;
    std::vector<std::vector<Leg>> found(count);
    std::atomic<std::int64_t> looks = 0;
    std::atomic<std::int64_t> legs = 0;
    std::atomic<std::size_t> done = 0;
    const std::thread::id asking = std::this_thread::get_id();
    // Looks out from every place that is a sample, or is none; false when it would be more than so much.
    const auto lookFrom = [&](bool isSample, std::int64_t bearableLooks, std::int64_t bearableLegs) {
        std::atomic<std::size_t> next = 0;
        onThreads(threads, [&] {
            Lookout lookout(*this, waters, looks);
            for (std::size_t node = next++; node < count && looks < bearableLooks && legs < bearableLegs;
                 node = next++) {
                if ((node % stride == 0) != isSample)
                    continue;
                found[node] = lookout.look(static_cast<int>(node));
                legs += static_cast<std::int64_t>(found[node].size());
                ++done;
                if (progress && std::this_thread::get_id() == asking)
                    progress(done, count);
            }
        });
        return looks < bearableLooks && legs < bearableLegs;
    };
    // The samples' part of what all may come to; all of it, where all are samples.
    const auto part = [&](std::int64_t most) { return most / static_cast<std::int64_t>(stride); };
    m_isGivenUp = !lookFrom(true, part(mostLooks), part(mostLegs)) || !lookFrom(false, mostLooks, mostLegs);
    m_first.assign(count + 1, 0);
    if (m_isGivenUp)
        return;
    m_legs.reserve(static_cast<std::size_t>(legs.load()));
    for (std::size_t node = 0; node < count; ++node) {
        m_legs.insert(m_legs.end(), found[node].begin(), found[node].end());
        std::vector<Leg>().swap(found[node]); // what has been taken over needs no room twice
        m_first[node + 1] = m_legs.size();
    }
}

void SeaWays::addCapes(const Waters& waters)
{
    for (int point = 4; point < static_cast<int>(m_mesh.points().size()); ++point) {
        if (!waters.isOnShore(point))
            continue;
        for (const Waters::Sector& sector : waters.sectorsAt(point)) {
            const Position right = m_mesh.at(sector.right);
            const Position left = m_mesh.at(sector.left);
            // On a straight shore as well, where a way along it goes on.
            if (turn(m_mesh.at(point), right, left) > 0)
                continue;
            const int node = static_cast<int>(m_nodes.size());
            m_nodes.push_back({point, right, left, false});
            for (const int number : sector.triangles)
                m_capeAt[slot(number * 3 + m_mesh.triangle(number).indexOf(point))] = node;
        }
    }
}

bool SeaWays::isTaut(const Node& node, Position other) const
{
    if (node.isPort)
        return true;
    const Position here = at(node);
    const Sightline right = between(here, node.right);
    const Sightline left = between(here, node.left);
    const Sightline way = between(here, other);
    return SightWedge{right, -left}.holds(way) || SightWedge{-right, left}.holds(way);
}

SeaWays::Tree SeaWays::from(std::size_t port, std::int64_t longest) const
{
    return grow(port, longest, std::vector<char>(m_ports, 1), m_ports);
}

SeaWays::Tree SeaWays::from(std::size_t port, const std::vector<std::size_t>& goals) const
{
    std::vector<char> isGoal(m_ports, 0);
    for (const std::size_t goal : goals)
        isGoal[goal] = 1;
    const auto count = static_cast<std::size_t>(std::count(isGoal.begin(), isGoal.end(), 1));
    return grow(port, std::numeric_limits<std::int64_t>::max(), std::move(isGoal), count);
}

SeaWays::Tree SeaWays::grow(std::size_t port, std::int64_t longest, std::vector<char> isGoal,
                            std::size_t goals) const
{
    Tree tree;
    tree.before.assign(m_nodes.size(), -1);
    std::vector<std::int64_t> lengths(m_nodes.size(), -1);
    using Open = std::pair<std::int64_t, int>;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    lengths[port] = 0;
    open.emplace(0, static_cast<int>(port));
    while (!open.empty() && goals > 0) {
        const auto [length, node] = open.top();
        open.pop();
        if (length > lengths[slot(node)])
            continue;
        if (slot(node) < m_ports) {
            // Once each: what is put in its place again is longer than what is known of it.
            goals -= std::exchange(isGoal[slot(node)], 0) != 0 ? 1 : 0;
            if (slot(node) != port)
                continue; // the cape it may lie at has legs of its own
        }
        for (std::size_t i = m_first[slot(node)]; i < m_first[slot(node) + 1]; ++i) {
            const Leg& leg = m_legs[i];
            const std::int64_t farther = length + leg.length;
            std::int64_t& known = lengths[slot(leg.to)];
            if (farther > longest || (known >= 0 && known <= farther))
                continue;
            known = farther;
            tree.before[slot(leg.to)] = node;
            open.emplace(farther, leg.to);
        }
    }
    tree.length.assign(lengths.begin(), lengths.begin() + static_cast<std::ptrdiff_t>(m_ports));
    return tree;
}

std::vector<Position> SeaWays::path(const Tree& tree, std::size_t port) const
{
    std::vector<Position> places;
    for (int node = static_cast<int>(port); node >= 0; node = tree.before[slot(node)])
        places.push_back(at(m_nodes[slot(node)]));
    std::reverse(places.begin(), places.end());
    // Where it does not bend it needs no point.
    std::vector<Position> bends;
    for (const Position place : places) {
        while (bends.size() > 1 && turn(bends[bends.size() - 2], bends.back(), place) == 0)
            bends.pop_back();
        bends.push_back(place);
    }
    return bends;
}

} // namespace navarch
