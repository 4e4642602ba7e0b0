// SPDX-License-Identifier: GPL-3.0-or-later
// What people who play by hand ask beyond what captains do (HandPlayed in core/battle/contract/game.h).
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/captains/options.h"
#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/movement/moves.h"
#include "core/rules/pompeius/orders/check.h"
#include "core/rules/pompeius/phases/turn.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/pompeius/setup/deploy.h"

namespace navarch::pompeius {

void Pompeius::shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const
{
    if (!isShip(state, ship) || !isAsked(m_facts, state, holderOf(state, ship)))
        return;
    switch (state.phase) {
    case Phase::Deploy: // placing() puts it anywhere
        return;
    case Phase::Orders:
        if (!writingRefusal(m_facts, state, ship) && isCommanded(m_facts, state, ship))
            listPlots(m_facts, state, ship, orders);
        return;
    case Phase::Meetings:
        if (const Meeting* meeting = openMeeting(state); meeting && meeting->chooser == ship)
            for (const bool rams : {true, false})
                orders.emplace_back(Meet{ship, meeting->other(ship), rams});
        return;
    case Phase::Targets:
        for (const Shot& shot : state.shots)
            if (shot.isOpen && unitOf(state, shot.unit).home == ship) {
                listTargets(m_facts, state, shot.unit, orders);
                std::erase_if(orders,
                              [&shot](const Order& order) { // another target may still be taken, not the same
                                  const auto* aim = std::get_if<Aim>(&order);
                                  return aim && aim->unit == shot.unit && aim->target == shot.target;
                              });
            }
        return;
    case Phase::Mending:
        if (!state.successes.empty() && unitOf(state, state.successes.front().unit).home == ship)
            listRemedies(m_facts, state, state.successes.front().unit, orders);
        return;
    case Phase::Laying:
        if (shipToSpread(m_facts, state) == ship)
            listDisorder(m_facts, state, ship, orders);
        return;
    case Phase::Over: return;
    }
}

void Pompeius::sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const
{
    const std::int8_t side = decision.side;
    for (const Order& order : {Order{Ready{side}}, Order{Lock{side}}, Order{HoldCourse{side}},
                               Order{AimRest{side}}, Order{SpreadDisorder{side}}, Order{StayAway{side}}})
        if (!check(state, order))
            orders.push_back(order);
    if (state.phase != Phase::Orders)
        return;
    for (std::size_t i = 0; i < m_facts.squadrons.size(); ++i)
        for (const auto& signal : EnumNames<Signal>::names)
            if (const Hoist order{side, static_cast<std::int16_t>(i), signal.value}; !check(state, order))
                orders.emplace_back(order);
}

Refusal Pompeius::idleRefusal(const State& state, ShipNumber ship) const
{
    if (!isShip(state, ship))
        return refusalOf({.fault = Fault::NoShip});
    if (state.phase == Phase::Over)
        return {"PM-14.2", refusalText("The battle is over.")};
    const Ship& about = shipOf(state, ship);
    if (!about.isAfloat())
        return refusalOf({.fault = Fault::Gone});
    if (state.phase == Phase::Deploy)
        return isDeploying(m_facts, state, about.holder)
                   ? Refusal{}
                   : Refusal{"PM-3.3", refusalText("The side does not deploy now.")};
    if (state.phase == Phase::Orders) {
        if (const Refusal why = writingRefusal(m_facts, state, ship))
            return why;
        return isCommanded(m_facts, state, ship) ? Refusal{} : refusalOf({.fault = Fault::NoCrew});
    }
    std::vector<Order> orders;
    shipOptions(state, ship, orders);
    if (!orders.empty())
        return {};
    return {"PM-4.1", refusalText("The ship has nothing to decide now.")};
}

std::optional<MoveForm> Pompeius::moveForm(const State&, ShipNumber) const
{
    return std::nullopt; // turns are written (plotForm)
}

std::optional<Order> Pompeius::placing(const State& state, ShipNumber ship, const BoardPose& pose) const
{
    constexpr int most = rex::mostSize;
    if (!isShip(state, ship) || pose.x < -1 || pose.y < -1 || pose.x > most || pose.y > most)
        return std::nullopt;
    const auto column = static_cast<std::int16_t>(pose.x);
    const auto row = static_cast<std::int16_t>(pose.y);
    const rex::Heading heading = rex::turned(0, pose.heading);
    if (state.phase == Phase::Deploy)
        return DeployShip{ship, column, row, heading};
    if (mayReturn(m_facts, state, ship))
        return ReturnShip{ship, column, row, heading};
    return std::nullopt;
}

Order Pompeius::concession(int side) const
{
    return Concede{static_cast<std::int8_t>(side)};
}

} // namespace navarch::pompeius
