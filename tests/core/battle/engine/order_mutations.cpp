// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/engine/order_mutations.h"

#include <functional>

#include "core/dice/dice.h"

namespace navarch {

namespace {

/// Calls `take` with every value of `json` that is no object or list.
void forEachLeaf(Json& json, const std::function<void(Json&)>& take)
{
    if (!json.is_structured())
        return take(json);
    for (Json& item : json)
        forEachLeaf(item, take);
}

int leavesOf(Json json)
{
    int count = 0;
    forEachLeaf(json, [&](Json&) { ++count; });
    return count;
}

void alter(Json& leaf, int how)
{
    constexpr int far[] = {-1'000'000, -32768, -1, 32767, 1'000'000};
    if (leaf.is_boolean())
        leaf = !leaf.get<bool>();
    else if (leaf.is_number_integer() && how < 5)
        leaf = leaf.get<std::int64_t>() + (how < 3 ? how - 3 : how - 2);
    else if (leaf.is_number_integer())
        leaf = far[how - 5];
    else
        leaf = how < 5 ? Json("nonsense") : Json(nullptr);
}

} // namespace

std::vector<Json> mutationsOf(const Json& order, std::uint64_t seed)
{
    std::vector<Json> mutations;
    const int leaves = leavesOf(order);
    Dice dice(seed, streamOf("mutations"));
    for (int target = 0; target < leaves; ++target) {
        Json& altered = mutations.emplace_back(order);
        const int how = dice.roll(10, "", "") - 1;
        int at = 0;
        forEachLeaf(altered, [&](Json& leaf) {
            if (at++ == target)
                alter(leaf, how);
        });
    }
    if (order.is_object() && !order.empty()) {
        Json& shorter = mutations.emplace_back(order);
        shorter.erase(std::prev(shorter.end()));
        mutations.emplace_back(order)["more"] = 1;
    }
    return mutations;
}

} // namespace navarch
