// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/waters.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace navarch {

namespace {

/// How far beyond the sheet the mesh goes.
constexpr int rim = 1000;

/// Where a point comes along a curve that fills the sheet and never leaps: points near on it are near each other.
std::uint64_t alongHilbert(std::uint32_t x, std::uint32_t y)
{
    std::uint64_t along = 0;
    for (std::uint32_t s = 1u << 25; s > 0; s /= 2) {
        const std::uint32_t right = (x & s) ? 1 : 0;
        const std::uint32_t up = (y & s) ? 1 : 0;
        along = along * 4 + ((3 * right) ^ up);
        if (up == 0) {
            if (right == 1) {
                x = ~x;
                y = ~y;
            }
            std::swap(x, y);
        }
    }
    return along;
}

/// In which order points are put into the mesh: a few from everywhere, then twice as many, and so on, each time along the
/// curve. The mesh is made in the time of sorting then, however the shores run.
std::vector<std::size_t> orderOf(const std::vector<Position>& places)
{
    struct Key {
        int round;
        std::uint64_t along;
        std::size_t number;
    };
    std::vector<Key> keys;
    keys.reserve(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::uint32_t mixed = static_cast<std::uint32_t>(i) * 2'654'435'761u;
        mixed ^= mixed >> 15;
        mixed *= 2'246'822'519u;
        mixed ^= mixed >> 13;
        int round = 0;
        while (round < 12 && (mixed >> round & 1) == 0)
            ++round;
        keys.push_back({-round,
                        alongHilbert(static_cast<std::uint32_t>(places[i].longitude + 20'000'000),
                                     static_cast<std::uint32_t>(places[i].latitude + 20'000'000)),
                        i});
    }
    std::sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) {
        return std::tie(a.round, a.along, a.number) < std::tie(b.round, b.along, b.number);
    });
    std::vector<std::size_t> order;
    order.reserve(keys.size());
    for (const Key& key : keys)
        order.push_back(key.number);
    return order;
}

} // namespace

Waters::Waters(const Coast& coast, const Sheet& sheet, Findings& findings)
    : m_mesh({sheet.southWest.latitude - rim, sheet.southWest.longitude - rim},
             {sheet.northEast.latitude + rim, sheet.northEast.longitude + rim})
{
    // The sheet's edge first: what lies beyond it is covered once, as land is, and it is the sheet that is cut out of it.
    const Ring frame{sheet.southWest,
                     {sheet.northEast.latitude, sheet.southWest.longitude},
                     sheet.northEast,
                     {sheet.southWest.latitude, sheet.northEast.longitude}};
    std::vector<Position> places(frame);
    places.reserve(coast.points() + 4);
    for (const LandPolygon& polygon : coast.polygons)
        for (const Ring& ring : polygon.rings)
            places.insert(places.end(), ring.begin(), ring.end());
    m_mesh.reserve(places.size());
    std::vector<int> points(places.size());
    for (const std::size_t i : orderOf(places))
        points[i] = m_mesh.insert(places[i]);

    std::size_t crossings = 0;
    std::size_t first = 0;
    const auto fixRing = [&](std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const int from = points[first + i];
            const int to = points[first + (i + 1) % count];
            const auto crossing = m_mesh.fix(from, to);
            if (crossing && ++crossings <= mostChartFindings)
                findings.push_back(
                    {Severity::Error,
                     "shores-cross",
                     {},
                     given(placeText(m_mesh.at(from))),
                     phrase(
                         "The shore that begins here crosses another one near %1. Move a point of either, or "
                         "make one land of both.",
                         given(placeText(m_mesh.at(crossing->from))))});
        }
        first += count;
    };
    fixRing(frame.size());
    for (const LandPolygon& polygon : coast.polygons)
        for (const Ring& ring : polygon.rings)
            fixRing(ring.size());
    if (crossings == 0)
        numberWaters();
}

/// Finds out from the rim inwards how often every triangle is covered, and which uncovered ones hang together.
void Waters::numberWaters()
{
    const std::size_t count = m_mesh.triangles().size();
    constexpr int unknown = -1'000'000;
    std::vector<int> cover(count, unknown);
    std::vector<int> waiting{m_mesh.triangleAt(0)};
    cover[slot(waiting.front())] = 1;
    while (!waiting.empty()) {
        const int number = waiting.back();
        waiting.pop_back();
        for (const Mesh::Side& side : m_mesh.triangle(number).side) {
            if (side.next >= 0 && cover[slot(side.next)] == unknown) {
                cover[slot(side.next)] = cover[slot(number)] + side.rise;
                waiting.push_back(side.next);
            }
        }
    }
    for (std::size_t number = 0; number < count; ++number) {
        Mesh::Triangle& here = m_mesh.triangle(static_cast<int>(number));
        here.water = -1;
        for (Mesh::Side& side : here.side)
            side.isFixed = side.next >= 0 && (cover[number] <= 0) != (cover[slot(side.next)] <= 0);
    }
    m_sizes.clear();
    m_largest = 0;
    for (std::size_t number = 0; number < count; ++number) {
        if (cover[number] > 0 || m_mesh.triangle(static_cast<int>(number)).isOpen())
            continue;
        const int water = static_cast<int>(m_sizes.size());
        std::int64_t size = 0;
        waiting = {static_cast<int>(number)};
        m_mesh.triangle(waiting.front()).water = water;
        while (!waiting.empty()) {
            const Mesh::Triangle& here = m_mesh.triangle(waiting.back());
            waiting.pop_back();
            size +=
                turn(m_mesh.at(here.corner[0]), m_mesh.at(here.corner[1]), m_mesh.at(here.corner[2])) / 1000;
            for (const Mesh::Side& side : here.side) {
                if (side.next < 0 || side.isFixed || m_mesh.triangle(side.next).isOpen())
                    continue;
                m_mesh.triangle(side.next).water = water;
                waiting.push_back(side.next);
            }
        }
        m_sizes.push_back(size);
        m_largest = std::max(m_largest, size);
    }
}

bool Waters::isOnShore(int point) const
{
    const int first = m_mesh.triangleAt(point);
    int number = first;
    do {
        const Mesh::Triangle& here = m_mesh.triangle(number);
        const int i = here.indexOf(point);
        if (here.side[slot(cornerBefore(i))].isFixed)
            return true;
        number = here.side[slot(cornerAfter(i))].next;
    } while (number != first && number >= 0);
    return false;
}

std::vector<Waters::Sector> Waters::sectorsAt(int point) const
{
    std::vector<Sector> sectors;
    const int first = m_mesh.triangleAt(point);
    // Begin behind a shore, if there is one.
    int begin = first;
    bool hasShore = false;
    int number = first;
    do {
        const Mesh::Triangle& here = m_mesh.triangle(number);
        const int i = here.indexOf(point);
        if (here.side[slot(cornerBefore(i))].isFixed) {
            begin = number;
            hasShore = true;
            break;
        }
        number = here.side[slot(cornerAfter(i))].next;
        if (number < 0)
            return sectors; // a corner of the rim
    } while (number != first);
    number = begin;
    bool isWithin = false;
    do {
        const Mesh::Triangle& here = m_mesh.triangle(number);
        const int i = here.indexOf(point);
        if (here.isOpen()) {
            if (!isWithin || here.side[slot(cornerBefore(i))].isFixed) {
                Sector& sector = sectors.emplace_back();
                if (hasShore)
                    sector.right = here.corner[slot(cornerAfter(i))];
            }
            sectors.back().triangles.push_back(number);
            if (hasShore)
                sectors.back().left = here.corner[slot(cornerBefore(i))];
        }
        isWithin = here.isOpen();
        number = here.side[slot(cornerAfter(i))].next;
    } while (number != begin);
    return sectors;
}

void Waters::close(int number)
{
    Mesh::Triangle& here = m_mesh.triangle(number);
    here.water = -1;
    for (Mesh::Side& side : here.side) {
        if (side.next < 0)
            continue;
        Mesh::Triangle& beyond = m_mesh.triangle(side.next);
        side.isFixed = beyond.isOpen();
        for (Mesh::Side& back : beyond.side)
            if (back.next == number)
                back.isFixed = side.isFixed;
    }
}

void Waters::closeStraits(int metres)
{
    if (metres <= 0 || !hasWater())
        return;
    // A hundred-thousandth of a degree of latitude is 1.112 metres.
    const std::int64_t narrow = std::int64_t{metres} * 1000 * lengthUnits / 1112;
    const int count = static_cast<int>(m_mesh.triangles().size());
    std::vector<char> onShore(m_mesh.points().size());
    for (int point = 4; point < static_cast<int>(onShore.size()); ++point)
        onShore[slot(point)] = isOnShore(point) ? 1 : 0;
    std::vector<int> closed;
    for (int number = 0; number < count; ++number) {
        Mesh::Triangle& here = m_mesh.triangle(number);
        if (!here.isOpen())
            continue;
        for (int i = 0; i < 3; ++i) {
            Mesh::Side& side = here.side[slot(i)];
            const int b = here.corner[slot(cornerAfter(i))];
            const int c = here.corner[slot(cornerBefore(i))];
            if (!side.isFixed) {
                if (onShore[slot(b)] && onShore[slot(c)] && lengthOf(m_mesh.at(b), m_mesh.at(c)) < narrow) {
                    side.isFixed = true;
                    for (Mesh::Side& back : m_mesh.triangle(side.next).side)
                        if (back.next == number)
                            back.isFixed = true;
                }
                continue;
            }
            // A cape before the middle of a shore: its height above it.
            const Position apex = m_mesh.at(here.corner[slot(i)]);
            if (!onShore[slot(here.corner[slot(i)])])
                continue;
            const Position foot = nearestOn(m_mesh.at(b), m_mesh.at(c), apex);
            if (foot != m_mesh.at(b) && foot != m_mesh.at(c) && lengthOf(apex, foot) < narrow)
                closed.push_back(number);
        }
    }
    for (const int number : closed)
        close(number);
    m_shores.clear();
    // Waters that hang together no more are two.
    for (int number = 0; number < count; ++number)
        if (m_mesh.triangle(number).isOpen())
            m_mesh.triangle(number).water = 0;
    m_sizes.clear();
    m_largest = 0;
    std::vector<char> seen(slot(count));
    std::vector<int> waiting;
    for (int number = 0; number < count; ++number) {
        if (seen[slot(number)] || !m_mesh.triangle(number).isOpen())
            continue;
        std::int64_t size = 0;
        waiting = {number};
        seen[slot(number)] = 1;
        while (!waiting.empty()) {
            Mesh::Triangle& here = m_mesh.triangle(waiting.back());
            waiting.pop_back();
            here.water = static_cast<int>(m_sizes.size());
            size +=
                turn(m_mesh.at(here.corner[0]), m_mesh.at(here.corner[1]), m_mesh.at(here.corner[2])) / 1000;
            for (const Mesh::Side& side : here.side) {
                if (side.next >= 0 && !side.isFixed && !seen[slot(side.next)]) {
                    seen[slot(side.next)] = 1;
                    waiting.push_back(side.next);
                }
            }
        }
        m_sizes.push_back(size);
        m_largest = std::max(m_largest, size);
    }
}

bool Waters::isClear(Position from, Position to)
{
    int here = m_mesh.insert(from);
    const int goal = m_mesh.insert(to);
    while (here != goal) {
        const Position start = m_mesh.at(here);
        int reached = -1;
        const int first = m_mesh.triangleAt(here);
        int number = first;
        do {
            const Mesh::Triangle& fan = m_mesh.triangle(number);
            const int i = fan.indexOf(here);
            const int right = fan.corner[slot(cornerAfter(i))];
            const std::int64_t toRight = turn(start, to, m_mesh.at(right));
            const std::int64_t toLeft = turn(start, to, m_mesh.at(fan.corner[slot(cornerBefore(i))]));
            if (toRight == 0 && lengthOf(m_mesh.at(right), to) < lengthOf(start, to)) {
                const int beside = fan.side[slot(cornerBefore(i))].next;
                if (!fan.isOpen() && (beside < 0 || !m_mesh.triangle(beside).isOpen()))
                    return false;
                reached = right;
                break;
            }
            if (toRight < 0 && toLeft > 0) {
                int within = number;
                int side = i;
                while (reached < 0) {
                    const Mesh::Triangle& passed = m_mesh.triangle(within);
                    if (!passed.isOpen() || passed.side[slot(side)].isFixed)
                        return false;
                    const int beyond = passed.side[slot(side)].next;
                    const Mesh::Triangle& next = m_mesh.triangle(beyond);
                    int j = 0;
                    while (next.side[slot(j)].next != within)
                        ++j;
                    const int apex = next.corner[slot(j)];
                    const std::int64_t where = turn(start, to, m_mesh.at(apex));
                    if (where == 0 && next.isOpen())
                        reached = apex;
                    side = where > 0 ? cornerAfter(j) : cornerBefore(j);
                    within = beyond;
                }
                break;
            }
            number = fan.side[slot(cornerAfter(i))].next;
        } while (number != first);
        if (reached < 0)
            return false;
        here = reached;
    }
    return true;
}

} // namespace navarch
