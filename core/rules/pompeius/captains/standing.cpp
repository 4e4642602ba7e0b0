// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/standing.h"

#include <algorithm>

#include "core/rules/pompeius/captains/aims.h"
#include "core/rules/pompeius/phases/turn.h"

namespace navarch::pompeius {

namespace {

constexpr int ofPrize = 60; ///< of 100: what a prize is worth to its captor beside its loss to the other
constexpr int ofAway = 60;  ///< she may come back, or be gone for good
constexpr int ofUnit = 7;   ///< of 100 of her price: a deck unit
constexpr int ofHeld = 6;

/// Of 100, what a ship is worth to who has her.
int shareLeft(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    int share = 25 + 50 * std::max<int>(0, ship.hull) / std::max(1, about.hullAtStart);
    share -= std::min(20, 3 * ship.fires);
    share -= std::min(8, 2 * ship.rowerDisorder());
    share -= std::min(12, 5 * ship.lying.of(Card::Leak));
    share -= 3 * ship.lying.of(Card::OarsBroken) + 2 * ship.lying.of(Card::RudderDamaged);
    share += std::min<int>(ship.extras, 4);
    if (isHeld(state, number) && footStrength(state, number, 1 - ship.holder) > 0)
        share -= ofHeld;
    return std::max(share, 5);
}

void addUnits(const BattleFacts& facts, const State& state, int side, std::int64_t& standing)
{
    for (const Unit& unit : state.units) {
        const std::int64_t worth = std::int64_t{facts.of(unit.home).value + 1} * ofUnit / 100;
        const int sign = unit.side == side ? 1 : -1;
        if (unit.fate == UnitFate::Aboard)
            standing += sign * worth * std::max(2, 6 - unit.disorder) / 6;
        else if (unit.fate == UnitFate::Prisoner)
            standing -= sign * worth / 2;
    }
}

} // namespace

int outlookOf(const BattleFacts& facts, const State& state, int side)
{
    std::int64_t standing = 0;
    std::int64_t all = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const ShipFacts& about = facts.ships[i];
        const Ship& ship = state.ships[i];
        const std::int64_t value = about.value + 1;
        all += value;
        if (!ship.isAfloat())
            continue;
        const int share = ship.holder != about.side ? ofPrize
                          : ship.where == Whereabouts::Away
                              ? ofAway
                              : shareLeft(facts, state, static_cast<ShipNumber>(i));
        standing += (ship.holder == side ? 1 : -1) * value * share / 100;
    }
    addUnits(facts, state, side, standing);
    if (const int exiter = facts.condition.exiter; exiter >= 0)
        standing += shareDone(facts.condition, side, state.exited[static_cast<std::size_t>(exiter)], all / 2);
    const bool hasCondition = facts.condition.exiter >= 0 || facts.condition.holder >= 0;
    if (state.phase == Phase::Over && state.victor >= 0)
        standing += (state.victor == side ? 1 : -1) * all / (hasCondition ? 2 : 4);
    return static_cast<int>(standing);
}

namespace {

void veilOrders(const BattleFacts& facts, State& state, int other)
{
    for (Ship& ship : state.ships) {
        if (ship.holder != other)
            continue;
        ship.plot = {};
        ship.isPlotted = false;
        if (ship.where == Whereabouts::Away) {
            ship.isReturning = false;
            ship.pose = ship.before = {ship.leftAt, 0};
            ship.lastSpeed = 0;
            ship.lastWay = Way::Still;
        }
    }
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i)
        if (facts.squadrons[i].side == other)
            state.flags[i].hoisted[0] = Signal::None;
    std::int8_t& seat = state.seat[static_cast<std::size_t>(other)];
    seat = -1;
    passSeat(facts, state, other);
}

/// The card goes back to its tray.
void putBack(const BattleFacts& facts, State& state, ShipNumber ship, Card card)
{
    CardCounts& lying = shipOf(state, ship).lying;
    const bool isBoog = lying.boog[static_cast<std::size_t>(card)] > 0;
    (void)lying.take(card);
    trayOf(facts, state, ship).add(card, isBoog);
}

void veilCards(const BattleFacts& facts, State& state, int other)
{
    for (Unit& unit : state.units) {
        if (unit.side != other)
            continue;
        unit.isPrepared = false;
        for (; unit.disorder > 0; --unit.disorder)
            putBack(facts, state, unit.at, Card::Disorder);
    }
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        Ship& ship = state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (ship.holder != other || !ship.isAfloat())
            continue;
        for (const Card card : {Card::RowerDisorder, Card::Leak, Card::RudderDamaged, Card::RudderJammed,
                                Card::OarsBroken, Card::OarsFouled})
            while (ship.lying.of(card) > 0)
                putBack(facts, state, number, card);
        trayOf(facts, state, number).add(ship.box);
        ship.box = {};
        ship.boxedStuck = {};
        const int whole = facts.of(number).hullAtStart;
        ship.hull = static_cast<std::int16_t>(ship.struckBy == noShip ? whole : std::max(1, whole * 2 / 3));
    }
}

} // namespace

void veil(const BattleFacts& facts, State& state, int side)
{
    if (state.phase == Phase::Over)
        return;
    if (state.phase == Phase::Orders)
        veilOrders(facts, state, 1 - side);
    if (facts.options.cards != CardsSeen::Open)
        veilCards(facts, state, 1 - side);
}

} // namespace navarch::pompeius
