// SPDX-License-Identifier: GPL-3.0-or-later
// What people who play by hand ask beyond what captains do (HandPlayed in core/battle/contract/game.h).
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/captains/options.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/phases/round.h"

namespace navarch::ramming {

void RammingSpeed::shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const
{
    if (!isShip(state, ship))
        return;
    const auto addIfAllowed = [&](const Order& order) {
        if (!check(state, order))
            orders.push_back(order);
    };
    if (state.phase == Phase::Choose) {
        addIfAllowed(Activate{ship});
    } else if (state.phase == Phase::Window) {
        (void)forShots(m_facts, state, state.side, [&](const Shoot& shot) {
            if (shot.ship == ship && orders.size() < mostOptions)
                orders.emplace_back(shot);
            return false;
        });
    } else if (ship == state.now.ship && state.phase != Phase::Begin && state.phase != Phase::Deploy) {
        listShipOptions(m_facts, state, orders);
        if (state.phase == Phase::Row) // Move points one by one (RS-T5)
            for (const Step each : {Step::Forward, Step::Left, Step::Right, Step::Backward}) {
                Move one;
                one.ship = ship;
                one.isLast = false;
                one.add(each);
                addIfAllowed(one);
            }
    }
}

void RammingSpeed::sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const
{
    const std::int8_t side = decision.side;
    const auto addIfAllowed = [&](const Order& order) {
        if (!check(state, order))
            orders.push_back(order);
    };
    for (const Order& order :
         {Order{Begin{}}, Order{Ready{side}}, Order{HoldFire{side, false}}, Order{HoldFire{side, true}}})
        addIfAllowed(order);
    for (const Pattern pattern : {Pattern::Line, Pattern::Periplus, Pattern::Diekplus, Pattern::Kyklos})
        addIfAllowed(DeployFleet{side, pattern});
    for (const Standing standing : {Standing::Ask, Standing::Hold, Standing::AtMover, Standing::Free})
        addIfAllowed(Stand{side, standing});
}

Refusal RammingSpeed::idleRefusal(const State& state, ShipNumber ship) const
{
    if (!isShip(state, ship))
        return {"RS-7.1", refusalText("There is no such ship.")};
    const Ship& about = shipOf(state, ship);
    switch (state.phase) {
    case Phase::Begin: return {"RS-6.1", refusalText("The battle has not begun.")};
    case Phase::Deploy: return {};
    case Phase::Choose: return check(state, Activate{ship});
    case Phase::Window:
        if (about.holder != state.side)
            return {"RS-7.3", refusalText("The other side shoots now.")};
        return forShots(m_facts, state, state.side, [&](const Shoot& shot) { return shot.ship == ship; })
                   ? Refusal{}
                   : Refusal{"RS-11.2", refusalText("%1 has no shot at anybody now.", theShip)};
    case Phase::Free:
    case Phase::Row:
    case Phase::Ram:
    case Phase::Board:
        return ship == state.now.ship ? Refusal{}
                                      : Refusal{"RS-7.1", refusalText("%1 is moving.", theOther),
                                                refusalText("Ships move one at a time.")}
                                            .by(state.now.ship);
    case Phase::Over: break;
    }
    return {"RS-17.1", refusalText("The battle is over.")};
}

std::optional<MoveForm> RammingSpeed::moveForm(const State&, ShipNumber) const
{
    return std::nullopt; // on hexes every place in reach is offered, and every single step
}

std::optional<Order> RammingSpeed::placing(const State& state, ShipNumber ship, const BoardPose& pose) const
{
    if (state.phase != Phase::Deploy || !isShip(state, ship))
        return std::nullopt;
    constexpr int most = hex::mostColumns;
    if (pose.x < -1 || pose.y < -1 || pose.x > most || pose.y > most)
        return std::nullopt;
    return DeployShip{ship, static_cast<std::int16_t>(pose.x), static_cast<std::int16_t>(pose.y),
                      hex::turned(0, pose.heading)};
}

Order RammingSpeed::concession(int side) const
{
    return Concede{static_cast<std::int8_t>(side)};
}

} // namespace navarch::ramming
