// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/match/distinct_options.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

namespace navarch {

std::vector<MatchOption> distinctOptions(std::vector<MatchOption> options)
{
    std::set<std::string> seen;
    std::vector<MatchOption> distinct;
    distinct.reserve(options.size());
    for (MatchOption& option : options)
        if (seen.insert(option.order.dump()).second)
            distinct.push_back(std::move(option));
    return distinct;
}

namespace {

/// Of degrees, the way round that is shorter.
int between(int a, int b)
{
    const int apart = std::abs(a - b) % 360;
    return std::min(apart, 360 - apart);
}

std::int64_t squareOf(const BoardPose& from, const BoardPose& to)
{
    const std::int64_t x = std::int64_t{to.x} - from.x;
    const std::int64_t y = std::int64_t{to.y} - from.y;
    return x * x + y * y;
}

/// What is ordered besides the steps.
Json apartFromSteps(Json order)
{
    if (order.is_object())
        order.erase("steps");
    return order;
}

bool looksAlike(const MatchOption& a, const MatchOption& b)
{
    constexpr int part = 57 / toldApartDegrees; // of the way: a radian has 57 degrees
    if (!a.shape || !b.shape || a.shape->path.empty() || b.shape->path.empty())
        return false;
    const OrderShape& one = *a.shape;
    const OrderShape& other = *b.shape;
    if (one.ship != other.ship || one.target != other.target || !one.formation.empty()
        || !other.formation.empty() || one.path.front() != other.path.front()
        || between(one.end.heading, other.end.heading) > toldApartDegrees)
        return false;
    const std::int64_t way = squareOf(one.path.front(), one.end);
    return squareOf(one.end, other.end) * part * part <= way
           && apartFromSteps(a.order) == apartFromSteps(b.order);
}

} // namespace

std::vector<MatchOption> distinctMoves(std::vector<MatchOption> options)
{
    std::vector<MatchOption> distinct;
    for (MatchOption& option : distinctOptions(std::move(options)))
        if (std::none_of(distinct.begin(), distinct.end(),
                         [&](const MatchOption& kept) { return looksAlike(kept, option); }))
            distinct.push_back(std::move(option));
    return distinct;
}

} // namespace navarch
