// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/drawn/zone_order.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

namespace navarch {

namespace {

/// Thousandths of a hex's breadth, x to the east and y to the south; whole numbers, so that it is the same everywhere.
struct Place {
    std::int64_t x = 0;
    std::int64_t y = 0;
};
constexpr std::int64_t breadth = 1000;
constexpr std::int64_t rootOfThreeHalves = 866;

Place placeOf(hex::Hex hex)
{
    return {hex.q * rootOfThreeHalves, hex.r * breadth + hex.q * (breadth / 2)};
}

Place middleOf(const std::vector<hex::Hex>& hexes)
{
    Place sum;
    for (const hex::Hex hex : hexes) {
        sum.x += placeOf(hex).x;
        sum.y += placeOf(hex).y;
    }
    const auto count = static_cast<std::int64_t>(std::max<std::size_t>(1, hexes.size()));
    return {sum.x / count, sum.y / count};
}

Place wayOf(hex::Facing facing)
{
    constexpr std::array<Place, 6> ways{{{0, -breadth},
                                         {rootOfThreeHalves, -breadth / 2},
                                         {rootOfThreeHalves, breadth / 2},
                                         {0, breadth},
                                         {-rootOfThreeHalves, breadth / 2},
                                         {-rootOfThreeHalves, -breadth / 2}}};
    return ways[static_cast<std::size_t>(facing)];
}

std::int64_t along(Place way, hex::Facing facing)
{
    return (way.x * wayOf(facing).x + way.y * wayOf(facing).y) / breadth;
}

} // namespace

ZoneOrder zoneOrder(const std::vector<hex::Hex>& own, const std::vector<hex::Hex>& other)
{
    ZoneOrder order;
    const Place middle = middleOf(own);
    const Place towards{middleOf(other).x - middle.x, middleOf(other).y - middle.y};
    for (hex::Facing facing = 1; facing < hex::facings; ++facing)
        if (along(towards, facing) > along(towards, order.ahead))
            order.ahead = facing;
    std::vector<std::tuple<std::int64_t, std::int64_t, hex::Hex>> ranked;
    for (const hex::Hex hex : own) {
        const Place way{placeOf(hex).x - middle.x, placeOf(hex).y - middle.y};
        const std::int64_t ahead = along(way, order.ahead);
        const Place front = wayOf(order.ahead);
        const std::int64_t aside = std::abs(way.x * -front.y + way.y * front.x) / breadth;
        // A rank is a breadth deep; halves, by which columns differ, belong to it.
        const std::int64_t rank = (ahead + 1'000 * breadth) / breadth;
        ranked.emplace_back(-rank, aside, hex);
    }
    std::sort(ranked.begin(), ranked.end());
    for (const auto& [rank, aside, hex] : ranked)
        order.hexes.push_back(hex);
    return order;
}

} // namespace navarch
