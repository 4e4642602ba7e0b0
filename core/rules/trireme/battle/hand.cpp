// SPDX-License-Identifier: GPL-3.0-or-later
// What people who play by hand ask beyond what captains do (HandPlayed in core/battle/contract/game.h).
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/captains/options.h"
#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/turn.h"

namespace navarch::trireme {

void Trireme::shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const
{
    if (!isShip(state, ship) || !isAsked(m_facts, state, holderOf(state, ship)))
        return;
    switch (state.phase) {
    case Phase::Deploy: // placing() puts it anywhere
        return;
    case Phase::Plot:
        if (isPlottable(m_facts, state, ship))
            listPlots(m_facts, state, ship, orders);
        return;
    case Phase::Fire:
        (void)forShots(m_facts, state, holderOf(state, ship), [&](const Shoot& shot) {
            if (shot.ship != ship || orders.size() + 2 > mostOptions)
                return false;
            orders.emplace_back(shot);
            if (shot.count > 1) { // each picks its own target (TR-7.1)
                Shoot one = shot;
                one.count = 1;
                orders.emplace_back(one);
            }
            return false;
        });
        return;
    case Phase::Contact:
        for (const Touch& touch : state.touches)
            if (touch.rammer == ship && !touch.isAnswered)
                listStrikes(m_facts, state, touch, orders);
        return;
    case Phase::Grapple:
        for (const Touch& touch : state.touches)
            for (const bool wishes : {true, false})
                for (const Grapple& each :
                     {Grapple{touch.mover, touch.other, wishes}, Grapple{touch.other, touch.mover, wishes}})
                    if (each.ship == ship && !check(state, each))
                        orders.emplace_back(each);
        return;
    case Phase::Settle:
        if (state.settlements.front().winner == ship)
            listSettlements(m_facts, state, orders);
        return;
    case Phase::Over: return;
    }
}

void Trireme::sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const
{
    const std::int8_t side = decision.side;
    for (const Order& order :
         {Order{Ready{side}}, Order{EndPlot{side}}, Order{HoldCourse{side}}, Order{AsPlotted{side}},
          Order{HoldFire{side, false}}, Order{HoldFire{side, true}},
          Order{StandingFire{side, FireOrder::Ask}}, Order{StandingFire{side, FireOrder::Hold}},
          Order{StandingFire{side, FireOrder::AtWill}}})
        if (!check(state, order))
            orders.push_back(order);
}

Refusal Trireme::idleRefusal(const State& state, ShipNumber ship) const
{
    if (!isShip(state, ship))
        return {"TR-5.1", refusalText("There is no such ship.")};
    if (state.phase == Phase::Over)
        return {"TR-11.1", refusalText("The battle is over.")};
    const Ship& about = shipOf(state, ship);
    if (!about.onBoard())
        return {"TR-5.1", refusalText("The ship is not on the board.")};
    if (state.phase == Phase::Deploy)
        return m_facts.of(ship).isWall ? Refusal{"TR-3.3", refusalText("A wall stands where it stands.")}
                                       : Refusal{};
    if (!isAsked(m_facts, state, about.holder))
        return {"TR-4.2", refusalText("Nothing is asked of its side now.")};
    if (state.phase == Phase::Plot) {
        if (m_facts.of(ship).isWall)
            return {"TR-9.11", refusalText("A wall does not row.")};
        return isGrappled(state, ship) ? refusalOf({Fault::Grappled}) : Refusal{};
    }
    std::vector<Order> orders;
    shipOptions(state, ship, orders);
    if (!orders.empty())
        return {};
    return state.phase == Phase::Fire ? Refusal{"TR-7.1", refusalText("The ship has no shot at anybody now.")}
                                      : Refusal{"TR-8.1", refusalText("The ship has nothing to decide now.")};
}

std::optional<MoveForm> Trireme::moveForm(const State&, ShipNumber) const
{
    return std::nullopt; // turns are plotted (plotForm)
}

std::optional<Order> Trireme::placing(const State& state, ShipNumber ship, const BoardPose& pose) const
{
    if (state.phase != Phase::Deploy || !isShip(state, ship))
        return std::nullopt;
    constexpr int most = hex::mostColumns;
    if (pose.x < -1 || pose.y < -1 || pose.x > most || pose.y > most)
        return std::nullopt;
    return DeployShip{ship, static_cast<std::int16_t>(pose.x), static_cast<std::int16_t>(pose.y),
                      hex::turned(0, pose.heading)};
}

Order Trireme::concession(int side) const
{
    return Concede{static_cast<std::int8_t>(side)};
}

} // namespace navarch::trireme
