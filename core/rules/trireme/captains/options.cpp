// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/options.h"

#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/turn.h"
#include "core/rules/trireme/setup/deploy.h"

namespace navarch::trireme {

namespace {

/// A hex to either side for each ship, so that a captain who tries anything tries these, too.
void listDeployment(const BattleFacts& facts, const State& state, std::int8_t side,
                    std::vector<Order>& orders)
{
    orders.emplace_back(Ready{side});
    for (std::size_t i = 0; i < facts.shipCount && orders.size() < 40; ++i) {
        if (facts.ships[i].side != side)
            continue;
        const Ship& ship = state.ships[i];
        const DeployShip order{static_cast<ShipNumber>(i), static_cast<std::int16_t>(ship.hex.q + 1),
                               static_cast<std::int16_t>(hex::rowOf(ship.hex)), ship.facing};
        if (!check(facts, state, order))
            orders.emplace_back(order);
    }
}

} // namespace

void listPlots(const BattleFacts& facts, const State& state, ShipNumber ship, std::vector<Order>& orders)
{
    const std::size_t before = orders.size();
    (void)forPlots(facts, state, ship, mostTurnsOfCaptains, [&](const Plot& plot) {
        orders.emplace_back(PlotShip{ship, plot});
        return orders.size() >= mostOptions;
    });
    if (orders.size() == before) // nothing is allowed but to rest
        orders.emplace_back(PlotShip{ship, defaultPlot(facts, state, ship)});
}

void listStrikes(const BattleFacts& facts, const State& state, const Touch& touch, std::vector<Order>& orders)
{
    const ShipNumber ship = touch.rammer;
    const ShipNumber target = touch.rammed();
    for (const Strike& strike : {Strike{ship, target, Contact::Ram, Hand::None},
                                 Strike{ship, target, Contact::Alongside, Hand::None},
                                 Strike{ship, target, Contact::Rake, Hand::Port},
                                 Strike{ship, target, Contact::Rake, Hand::Starboard}})
        if (!strikeRefusal(facts, state, strike))
            orders.emplace_back(strike);
}

void listSettlements(const BattleFacts& facts, const State& state, std::vector<Order>& orders)
{
    const Settlement& now = state.settlements.front();
    if (now.isPrize) {
        const int men = shipOf(state, now.winner).men.count();
        for (int marines = 1; marines <= men && orders.size() < mostOptions; ++marines)
            orders.emplace_back(PrizeCrew{now.winner, now.loser, static_cast<std::int16_t>(marines)});
        return;
    }
    for (const bool boards : {true, false})
        if (const CounterBoard order{now.winner, now.loser, boards}; !facts.of(now.winner).isWall || !boards)
            if (!boards || shipOf(state, now.winner).men.count() > 0)
                orders.emplace_back(order);
}

void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders)
{
    orders.clear();
    const std::int8_t side = decision.side;
    switch (state.phase) {
    case Phase::Deploy: listDeployment(facts, state, side, orders); return;
    case Phase::Plot:
        if (const ShipNumber ship = nextToPlot(facts, state, side); ship != noShip)
            listPlots(facts, state, ship, orders);
        else
            orders.emplace_back(EndPlot{side});
        return;
    case Phase::Fire:
        orders.emplace_back(HoldFire{side, false});
        (void)forShots(facts, state, side, [&](const Shoot& shot) {
            orders.emplace_back(shot);
            return orders.size() >= mostOptions;
        });
        return;
    case Phase::Contact:
        if (const Touch* touch = nextStrike(state, side))
            listStrikes(facts, state, *touch, orders);
        return;
    case Phase::Grapple:
        if (const Wisher wisher = nextWisher(state, side); wisher.ship != noShip)
            for (const bool wishes : {true, false})
                orders.emplace_back(Grapple{wisher.ship, wisher.target, wishes});
        return;
    case Phase::Settle: listSettlements(facts, state, orders); return;
    case Phase::Over: return;
    }
}

} // namespace navarch::trireme
