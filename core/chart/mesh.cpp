// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/mesh.h"

#include <algorithm>
#include <deque>

namespace navarch {

namespace {

__extension__ typedef __int128 Wide;

/// Whether d lies strictly within the circle through a, b and c, which go round counterclockwise.
bool isInCircle(Position a, Position b, Position c, Position d)
{
    const std::int64_t ax = a.longitude - d.longitude;
    const std::int64_t ay = a.latitude - d.latitude;
    const std::int64_t bx = b.longitude - d.longitude;
    const std::int64_t by = b.latitude - d.latitude;
    const std::int64_t cx = c.longitude - d.longitude;
    const std::int64_t cy = c.latitude - d.latitude;
    const Wide sum = Wide{ax * ax + ay * ay} * (bx * cy - by * cx)
                     + Wide{bx * bx + by * by} * (cx * ay - cy * ax)
                     + Wide{cx * cx + cy * cy} * (ax * by - ay * bx);
    return sum > 0;
}

/// Whether `place`, which lies on the line through both, lies beyond `from` on the side of `to`.
bool isAhead(Position from, Position to, Position place)
{
    return std::int64_t{to.longitude - from.longitude} * (place.longitude - from.longitude)
               + std::int64_t{to.latitude - from.latitude} * (place.latitude - from.latitude)
           > 0;
}

} // namespace

Mesh::Mesh(Position southWest, Position northEast)
{
    m_points = {southWest,
                {southWest.latitude, northEast.longitude},
                northEast,
                {northEast.latitude, southWest.longitude}};
    m_at = {0, 0, 0, 1};
    m_triangles.resize(2);
    m_triangles[0].corner = {0, 1, 2};
    m_triangles[1].corner = {0, 2, 3};
    m_triangles[0].side[1].next = 1;
    m_triangles[1].side[2].next = 0;
}

void Mesh::reserve(std::size_t points)
{
    m_points.reserve(points + 4);
    m_at.reserve(points + 4);
    m_triangles.reserve(2 * points + 4);
}

int Mesh::nextAround(int number, int point) const
{
    const Triangle& here = triangle(number);
    return here.side[static_cast<std::size_t>(cornerAfter(here.indexOf(point)))].next;
}

Mesh::SideOf Mesh::sideBetween(int from, int to) const
{
    // Around both points by turns: either may be the middle of a fan of thousands, and hardly ever both are.
    const int firstFrom = triangleAt(from);
    const int firstTo = triangleAt(to);
    int aroundFrom = firstFrom;
    int aroundTo = firstTo;
    while (aroundFrom >= 0 || aroundTo >= 0) {
        if (aroundFrom >= 0) {
            const Triangle& here = triangle(aroundFrom);
            const int i = here.indexOf(from);
            if (here.corner[slot(cornerAfter(i))] == to)
                return {aroundFrom, cornerBefore(i)};
            const int next = here.side[slot(cornerAfter(i))].next;
            aroundFrom = next == firstFrom ? -1 : next;
        }
        if (aroundTo >= 0) {
            const Triangle& here = triangle(aroundTo);
            const int i = here.indexOf(to);
            if (here.corner[slot(cornerBefore(i))] == from)
                return {aroundTo, cornerAfter(i)};
            const int next = here.side[slot(cornerAfter(i))].next;
            aroundTo = next == firstTo ? -1 : next;
        }
    }
    return {};
}

/// Leads the triangle beyond a side from one of ours to another of ours.
void Mesh::lead(const Side& side, int from, int to)
{
    if (side.next < 0)
        return;
    for (Side& back : triangle(side.next).side) {
        if (back.next == from) {
            back.next = to;
            return;
        }
    }
}

Mesh::Spot Mesh::find(Position place)
{
    // From triangle to triangle towards the place. With shores in it the mesh is not quite Delaunay's, and a walk that always
    // looks at its sides in one order may go in a circle: so the order changes, and the steps are counted.
    int number = m_last;
    std::uint32_t order = 1;
    for (std::size_t steps = 0; steps < 4 * m_triangles.size() + 100; ++steps) {
        const Triangle& here = triangle(number);
        order = order * 1'664'525u + 1'013'904'223u;
        const int first = static_cast<int>((order >> 24) % 3);
        int onSide = -1;
        int zeros = 0;
        bool isOut = false;
        for (int k = 0; k < 3 && !isOut; ++k) {
            const int i = (first + k) % 3;
            const std::int64_t side =
                turn(at(here.corner[slot(cornerAfter(i))]), at(here.corner[slot(cornerBefore(i))]), place);
            if (side < 0 && here.side[slot(i)].next >= 0) {
                number = here.side[slot(i)].next;
                isOut = true;
            } else if (side == 0) {
                onSide = i;
                ++zeros;
            }
        }
        if (isOut)
            continue;
        m_last = number;
        if (zeros == 0)
            return {number, Spot::At::Inside, 0};
        if (zeros == 1)
            return {number, Spot::At::Side, onSide};
        for (int i = 0; i < 3; ++i)
            if (at(here.corner[slot(i)]) == place)
                return {number, Spot::At::Corner, i};
        return {number, Spot::At::Side, onSide};
    }
    // Never met; every triangle in turn finds it all the same.
    for (number = 0; number < static_cast<int>(m_triangles.size()); ++number) {
        const Triangle& here = triangle(number);
        int onSide = -1;
        bool isOut = false;
        for (int i = 0; i < 3; ++i) {
            if (at(here.corner[slot(i)]) == place)
                return {number, Spot::At::Corner, i};
            const std::int64_t side =
                turn(at(here.corner[slot(cornerAfter(i))]), at(here.corner[slot(cornerBefore(i))]), place);
            isOut = isOut || side < 0;
            onSide = side == 0 ? i : onSide;
        }
        if (!isOut)
            return {number, onSide < 0 ? Spot::At::Inside : Spot::At::Side, std::max(onSide, 0)};
    }
    return {};
}

int Mesh::addPoint(Position place)
{
    m_points.push_back(place);
    m_at.push_back(0);
    return static_cast<int>(m_points.size()) - 1;
}

int Mesh::insert(Position place)
{
    const Spot spot = find(place);
    switch (spot.at) {
    case Spot::At::Corner: return triangle(spot.triangle).corner[slot(spot.index)];
    case Spot::At::Side: return splitSide(spot.triangle, spot.index, place);
    case Spot::At::Inside: break;
    }
    return splitInside(spot.triangle, place);
}

int Mesh::splitInside(int number, Position place)
{
    const int point = addPoint(place);
    const int second = static_cast<int>(m_triangles.size());
    const int third = second + 1;
    const Triangle whole = triangle(number);
    const auto [a, b, c] = whole.corner;
    Triangle part;
    part.water = whole.water;
    const auto sided = [](int next) { return Side{next, 0, false}; };
    part.corner = {point, a, b};
    part.side = {whole.side[2], sided(second), sided(third)};
    triangle(number) = part;
    part.corner = {point, b, c};
    part.side = {whole.side[0], sided(third), sided(number)};
    m_triangles.push_back(part);
    part.corner = {point, c, a};
    part.side = {whole.side[1], sided(number), sided(second)};
    m_triangles.push_back(part);
    lead(whole.side[0], number, second);
    lead(whole.side[1], number, third);
    m_at[slot(point)] = number;
    m_at[slot(a)] = number;
    m_at[slot(b)] = number;
    m_at[slot(c)] = second;
    m_last = number;
    std::vector<SideOf> waiting{{number, 0}, {second, 0}, {third, 0}};
    settle(point, waiting);
    return point;
}

int Mesh::splitSide(int number, int side, Position place)
{
    const int point = addPoint(place);
    const Triangle here = triangle(number);
    const auto i = slot(side);
    const int beyond = here.side[i].next;
    const Triangle there = triangle(beyond);
    std::size_t j = 0;
    while (there.side[j].next != number)
        ++j;
    const auto next = [](std::size_t k) { return (k + 1) % 3; };
    const auto prior = [](std::size_t k) { return (k + 2) % 3; };
    const int a = here.corner[i];       // opposite, on this side
    const int b = here.corner[next(i)]; // the side goes from b to c
    const int c = here.corner[prior(i)];
    const int d = there.corner[j]; // opposite, beyond
    const int third = static_cast<int>(m_triangles.size());
    const int fourth = third + 1;
    // number (point,a,b), third (point,c,a), beyond (point,b,d), fourth (point,d,c)
    const auto sided = [](int to) { return Side{to, 0, false}; };
    const auto half = [](Side whole, int to) {
        whole.next = to;
        return whole;
    };
    Triangle part;
    part.water = here.water;
    part.corner = {point, a, b};
    part.side = {here.side[prior(i)], half(here.side[i], beyond), sided(third)};
    triangle(number) = part;
    part.corner = {point, c, a};
    part.side = {here.side[next(i)], sided(number), half(here.side[i], fourth)};
    m_triangles.push_back(part);
    part.water = there.water;
    part.corner = {point, b, d};
    part.side = {there.side[next(j)], sided(fourth), half(there.side[j], number)};
    // there: corners d, c, b from j on; the side opposite c is b-d, opposite b it is d-c
    triangle(beyond) = part;
    part.corner = {point, d, c};
    part.side = {there.side[prior(j)], half(there.side[j], third), sided(beyond)};
    m_triangles.push_back(part);
    lead(here.side[next(i)], number, third);
    lead(there.side[prior(j)], beyond, fourth);
    m_at[slot(point)] = number;
    m_at[slot(a)] = number;
    m_at[slot(b)] = number;
    m_at[slot(c)] = third;
    m_at[slot(d)] = beyond;
    m_last = number;
    std::vector<SideOf> waiting{{number, 0}, {third, 0}, {beyond, 0}, {fourth, 0}};
    settle(point, waiting);
    return point;
}

bool Mesh::isBetterTurned(int number, int side) const
{
    const Triangle& here = triangle(number);
    const Side& between = here.side[slot(side)];
    if (between.isFixed || between.next < 0)
        return false;
    const Triangle& there = triangle(between.next);
    std::size_t j = 0;
    while (there.side[j].next != number)
        ++j;
    return isInCircle(at(here.corner[0]), at(here.corner[1]), at(here.corner[2]), at(there.corner[j]));
}

/// Turns sides until the triangles around a new point are Delaunay's again. The point is corner 0 of each that waits.
void Mesh::settle(int point, std::vector<SideOf>& waiting)
{
    while (!waiting.empty()) {
        const SideOf next = waiting.back();
        waiting.pop_back();
        const int side = triangle(next.triangle).indexOf(point);
        if (!isBetterTurned(next.triangle, side))
            continue;
        const int other = triangle(next.triangle).side[slot(side)].next;
        flip(next.triangle, side);
        waiting.push_back({next.triangle, 0});
        waiting.push_back({other, 0});
    }
}

void Mesh::flip(int number, int side)
{
    const Triangle here = triangle(number);
    const auto i = slot(side);
    const int beyond = here.side[i].next;
    const Triangle there = triangle(beyond);
    std::size_t j = 0;
    while (there.side[j].next != number)
        ++j;
    const auto next = [](std::size_t k) { return (k + 1) % 3; };
    const auto prior = [](std::size_t k) { return (k + 2) % 3; };
    const int a = here.corner[i];
    const int b = here.corner[next(i)];
    const int d = here.corner[prior(i)];
    const int e = there.corner[j];
    Triangle& first = triangle(number);
    first.corner = {a, b, e};
    first.side = {there.side[next(j)], Side{beyond, 0, false}, here.side[prior(i)]};
    Triangle& second = triangle(beyond);
    second.corner = {a, e, d};
    second.side = {there.side[prior(j)], here.side[next(i)], Side{number, 0, false}};
    lead(there.side[next(j)], beyond, number);
    lead(here.side[next(i)], number, beyond);
    m_at[slot(a)] = number;
    m_at[slot(b)] = number;
    m_at[slot(e)] = number;
    m_at[slot(d)] = beyond;
}

bool Mesh::mayFlip(int number, int side) const
{
    const Triangle& here = triangle(number);
    const auto i = slot(side);
    if (here.side[i].next < 0)
        return false;
    const Triangle& there = triangle(here.side[i].next);
    std::size_t j = 0;
    while (there.side[j].next != number)
        ++j;
    const Position a = at(here.corner[i]);
    const Position b = at(here.corner[(i + 1) % 3]);
    const Position d = at(here.corner[(i + 2) % 3]);
    const Position e = at(there.corner[j]);
    return turn(a, b, e) > 0 && turn(a, e, d) > 0;
}

/// Turns every side that the way between two points crosses until the way is a side itself.
void Mesh::turnAway(int from, int to, std::vector<std::pair<int, int>> crossed)
{
    std::deque<std::pair<int, int>> waiting(crossed.begin(), crossed.end());
    std::vector<std::pair<int, int>> turned;
    const auto isBeside = [&](int point) {
        const std::int64_t side = turn(at(from), at(to), at(point));
        return side > 0 ? 1 : side < 0 ? -1 : 0;
    };
    while (!waiting.empty()) {
        const auto [p, q] = waiting.front();
        waiting.pop_front();
        const SideOf between = sideBetween(p, q);
        if (!mayFlip(between.triangle, between.side)) {
            waiting.emplace_back(p, q);
            continue;
        }
        const int a = triangle(between.triangle).corner[slot(between.side)];
        flip(between.triangle, between.side);
        const int e = triangle(between.triangle).corner[2];
        if (isBeside(a) * isBeside(e) < 0)
            waiting.emplace_back(a, e);
        else
            turned.emplace_back(a, e);
    }
    for (bool isAnew = true; isAnew;) {
        isAnew = false;
        for (auto& [p, q] : turned) {
            if ((p == from && q == to) || (p == to && q == from))
                continue;
            const SideOf between = sideBetween(p, q);
            if (between.triangle < 0 || !isBetterTurned(between.triangle, between.side)
                || !mayFlip(between.triangle, between.side))
                continue;
            p = triangle(between.triangle).corner[slot(between.side)];
            flip(between.triangle, between.side);
            q = triangle(between.triangle).corner[2];
            isAnew = true;
        }
    }
}

std::optional<Mesh::Crossing> Mesh::fix(int from, int to)
{
    while (from != to) {
        int reached = -1;
        std::vector<std::pair<int, int>> crossed;
        const int first = triangleAt(from);
        int number = first;
        do {
            const Triangle& here = triangle(number);
            const int i = here.indexOf(from);
            const int right = here.corner[slot(cornerAfter(i))];
            const int left = here.corner[slot(cornerBefore(i))];
            const std::int64_t toRight = turn(at(from), at(to), at(right));
            const std::int64_t toLeft = turn(at(from), at(to), at(left));
            if (toRight == 0 && isAhead(at(from), at(to), at(right))) {
                reached = right;
                break;
            }
            if (toRight < 0 && toLeft > 0) {
                int side = i;
                int within = number;
                while (reached < 0) {
                    const Triangle& passed = triangle(within);
                    const int p = passed.corner[slot(cornerAfter(side))];
                    const int q = passed.corner[slot(cornerBefore(side))];
                    if (passed.side[slot(side)].isFixed)
                        return Crossing{p, q};
                    crossed.emplace_back(p, q);
                    const int beyond = passed.side[slot(side)].next;
                    const Triangle& next = triangle(beyond);
                    int j = 0;
                    while (next.side[slot(j)].next != within)
                        ++j;
                    const int apex = next.corner[slot(j)];
                    const std::int64_t where = turn(at(from), at(to), at(apex));
                    if (where == 0)
                        reached = apex;
                    // corners j, q' = cornerAfter(j) is q, cornerBefore(j) is p: the way goes on between apex and the other side
                    side = where > 0 ? cornerAfter(j) : cornerBefore(j);
                    // side cornerAfter(j) lies opposite corner cornerAfter(j)
                    within = beyond;
                }
                break;
            }
            number = here.side[slot(cornerAfter(i))].next;
        } while (number != first);
        if (reached < 0)
            return Crossing{from, to};
        if (!crossed.empty())
            turnAway(from, reached, std::move(crossed));
        const SideOf left = sideBetween(from, reached);
        Side& inner = triangle(left.triangle).side[slot(left.side)];
        inner.isFixed = true;
        --inner.rise;
        for (Side& outer : triangle(inner.next).side) {
            if (outer.next == left.triangle) {
                outer.isFixed = true;
                ++outer.rise;
            }
        }
        from = reached;
    }
    return std::nullopt;
}

} // namespace navarch
