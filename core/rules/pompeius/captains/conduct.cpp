// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/conduct.h"

#include <algorithm>
#include <array>

namespace navarch::pompeius {

namespace {

enum Line : std::size_t { BoundToPrizes, EarlyExtras, FirstExtras, Collisions, HeadOnRams };

constexpr std::array<ConductLine, 5> lines{
    {{"bound-to-prizes", phraseText("Held to a ship of her own side"), phraseText("ship-turns")},
     {"extras-out-of-reach", phraseText("Extra cards played with no enemy within reach"),
      phraseText("Extra cards")},
     {"extras-first-turns", phraseText("Extra cards played on turns 1 and 2"), phraseText("Extra cards")},
     {"friends-collide", phraseText("Ships of one side collide"), ""},
     {"head-on-rams", phraseText("Rams against a bow"), phraseText("rams")}}};

constexpr int firstTurns = 2;

constexpr int reach = 14; ///< rexes: both at seven

bool isBoundToFriend(const State& state, ShipNumber ship)
{
    const auto isFriend = [&](ShipNumber a, ShipNumber b) {
        return (a == ship || b == ship) && holderOf(state, a) == holderOf(state, b);
    };
    return std::any_of(state.grapples.begin(), state.grapples.end(),
                       [&](const Grapple& each) { return isFriend(each.by, each.on); })
           || std::any_of(state.stuck.begin(), state.stuck.end(),
                          [&](const Stuck& each) { return isFriend(each.ship, each.other); });
}

int nearestEnemy(const State& state, ShipNumber ship)
{
    int nearest = 1000;
    for (const Ship& each : state.ships)
        if (each.onMap() && each.holder != holderOf(state, ship))
            nearest = std::min(nearest, rex::distance(each.pose.stern, shipOf(state, ship).pose.stern));
    return nearest;
}

} // namespace

std::span<const ConductLine> conductLines()
{
    return lines;
}

void countConduct(const BattleFacts&, const State& before, const Order& order, const BattleEvents& events,
                  std::span<ConductCount> counts)
{
    if (const auto* given = std::get_if<PlotShip>(&order); given && shipOf(before, given->ship).onMap()) {
        ++counts[BoundToPrizes].of;
        counts[BoundToPrizes].count += isBoundToFriend(before, given->ship);
        const int extras = given->plot.extras();
        counts[EarlyExtras].of += extras;
        counts[EarlyExtras].count += nearestEnemy(before, given->ship) > reach ? extras : 0;
        counts[FirstExtras].of += extras;
        counts[FirstExtras].count += before.turn <= firstTurns ? extras : 0;
    }
    for (const BattleEvent& event : events) {
        if (event.kind == "collision-damage")
            counts[Collisions].count += holderOf(before, event.ship) == holderOf(before, event.target);
        if (event.kind == "ram") {
            ++counts[HeadOnRams].of;
            counts[HeadOnRams].count += shipOf(before, event.ship).pose.heading
                                        == rex::opposite(shipOf(before, event.target).pose.heading);
        }
    }
}

} // namespace navarch::pompeius
