// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/standing.h"

#include <algorithm>

#include "core/rules/trireme/captains/plot_judge.h"
#include "core/rules/trireme/captains/worth.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/phases/turn.h"

namespace navarch::trireme {

namespace {

/// Of 100, what a ship is worth to who has it.
int shareLeft(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    const int leaks = ship.holes * facts.house().leak;
    const int left = 2 * (about.hull - ship.damage) - 3 * leaks; // in halves: a hole leaks for a turn or two
    int share = left <= 0 ? 12 : 40 + 60 * left / (2 * std::max(1, about.hull));
    share -= std::min(30, 7 * ship.raked);
    share += ship.sprints;
    const int had = about.men.weight();
    if (had > 0)
        share -= std::clamp(10 * (had - ship.men.weight()) / had, 0, 10);
    share -= ship.owesBack || ship.mustBack ? 2 : 0;
    if (isGrappled(state, number))
        for (const Link& link : state.links)
            if (link.has(number)) {
                const int mine = ship.men.weight();
                const int theirs = shipOf(state, link.other(number)).men.weight();
                share -= theirs > mine ? 15 : 0;
            }
    return std::max(share, 5);
}

constexpr int ofPrize = 60; ///< of 100: what a prize is worth to its captor beside its loss to the other
constexpr int ofFled = 55;  ///< half its hull counts for the enemy (TR-11.2)

} // namespace

int outlookOf(const BattleFacts& facts, const State& state, int side)
{
    std::int64_t standing = 0;
    std::int64_t all = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const ShipFacts& about = facts.ships[i];
        const Ship& ship = state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        const int value = prizeValue(facts, number);
        all += value;
        if (ship.where == Whereabouts::Hulk)
            continue;
        int share = ship.where == Whereabouts::Fled ? ofFled
                    : about.isWall                  ? 100
                                                    : shareLeft(facts, state, number);
        if (ship.holder != about.side)
            share = about.isWall ? 100 : ofPrize;
        standing += (ship.holder == side ? 1 : -1) * std::int64_t{value} * share / 100;
    }
    if (const int exiter = facts.condition.exiter; exiter >= 0)
        standing += shareDone(facts.condition, side, state.exited[static_cast<std::size_t>(exiter)], all / 2);
    const bool hasCondition = facts.condition.exiter >= 0 || facts.condition.holder >= 0;
    if (state.phase == Phase::Over && state.victor >= 0)
        standing += (state.victor == side ? 1 : -1) * all / (hasCondition ? 2 : 4);
    return static_cast<int>(standing);
}

void veil(const BattleFacts& facts, State& state, int side)
{
    const int other = 1 - side;
    switch (state.phase) {
    case Phase::Plot:
        for (Ship& ship : state.ships)
            if (ship.holder == other) {
                ship.plot = {};
                ship.isPlotted = false;
            }
        state.ready[static_cast<std::size_t>(other)] = nextToPlot(facts, state, other) == noShip;
        return;
    case Phase::Fire:
        for (const Shoot& shot : state.shots)
            if (holderOf(state, shot.ship) == other) {
                auto& fired = shipOf(state, shot.ship).shot[static_cast<std::size_t>(shot.weapon)];
                fired = static_cast<std::int16_t>(fired - shot.count);
            }
        std::erase_if(state.shots, [&](const Shoot& shot) { return holderOf(state, shot.ship) == other; });
        return;
    case Phase::Contact:
        for (Touch& touch : state.touches)
            if (touch.rammer != noShip && holderOf(state, touch.rammer) == other
                && (mayRam(facts, state, touch.rammer)
                    || !rakeRefusal(facts, state, touch.rammer, touch.rammed()))) {
                touch.isAnswered = false;
                touch.order = Contact::Ram;
                touch.slip = Hand::None;
            }
        return;
    case Phase::Grapple:
        for (Touch& touch : state.touches) {
            if (holderOf(state, touch.mover) == other && touch.moverWishes >= Wish::No)
                touch.moverWishes = Wish::Unasked;
            if (holderOf(state, touch.other) == other && touch.otherWishes >= Wish::No)
                touch.otherWishes = Wish::Unasked;
        }
        return;
    case Phase::Deploy:
    case Phase::Settle:
    case Phase::Over: return;
    }
}

} // namespace navarch::trireme
