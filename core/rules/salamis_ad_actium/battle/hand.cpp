// SPDX-License-Identifier: GPL-3.0-or-later
// What people who play by hand ask beyond what captains do (HandPlayed in core/battle/contract/game.h).
#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/salamis_ad_actium/captains/options.h"
#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/orders/check.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

void SalamisAdActium::shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const
{
    if (ship < 0 || static_cast<std::size_t>(ship) >= state.ships.size())
        return;
    if (state.phase == Phase::Action && !mayActRefusal(m_facts, state, ship)) {
        listShipOptions(m_facts, state, ship, orders);
        for (const Contact& contact : state.contacts)
            if (contact.a == ship || contact.b == ship)
                if (const LetGo order{ship, contact.a == ship ? contact.b : contact.a}; !check(state, order))
                    orders.emplace_back(order);
    } else if (state.phase == Phase::Engines) {
        for (std::size_t target = 0; target < state.ships.size(); ++target)
            if (const Fire order{ship, static_cast<ShipNumber>(target)}; !check(state, order))
                orders.emplace_back(order);
    }
}

void SalamisAdActium::sideOptions(const State& state, const Decision& decision,
                                  std::vector<Order>& orders) const
{
    const std::int8_t side = decision.side;
    for (const Order& order :
         {Order{Begin{}}, Order{Ready{side}}, Order{EndPhase{side}}, Order{HoldFire{side}}})
        if (!check(state, order))
            orders.push_back(order);
    if (state.phase == Phase::Arrival) {
        std::vector<Order> arrivals;
        options(state, decision, arrivals);
        for (const Order& order : arrivals)
            if (std::holds_alternative<ComeIn>(order))
                orders.push_back(order);
    }
}

Refusal SalamisAdActium::idleRefusal(const State& state, ShipNumber ship) const
{
    if (ship < 0 || static_cast<std::size_t>(ship) >= state.ships.size())
        return {"SA-4.3", refusalText("There is no such ship.")};
    if (state.phase == Phase::Deploy)
        return m_facts.of(ship).isWall
                   ? Refusal{"SA-1.5", refusalText("%1 is a wall and stands where it stands.", theShip)}
                   : Refusal{};
    if (state.phase == Phase::Engines) {
        if (holderOf(state, ship) != state.side)
            return {"SA-4.5", refusalText("%1 waits: it is the other side's shot.", theShip)};
        return mayStillFire(m_facts, state, ship)
                   ? Refusal{}
                   : Refusal{"SA-4.5", refusalText("%1 has no engine left to fire.", theShip)};
    }
    if (const Refusal why = mayActRefusal(m_facts, state, ship))
        return why;
    const Ship& about = shipOf(state, ship);
    if (about.hasMoved && about.hasShot && about.hasGrappled)
        return {"SA-4.3", refusalText("%1 has done all it can in this Action Phase.", theShip)};
    return {};
}

std::optional<MoveForm> SalamisAdActium::moveForm(const State& state, ShipNumber ship) const
{
    if (mayActRefusal(m_facts, state, ship))
        return std::nullopt;
    const Ship& about = shipOf(state, ship);
    if (about.hasMoved || isHeld(state, ship))
        return std::nullopt;
    MoveForm form;
    Move move;
    move.ship = ship;
    move.gait = about.sailSet ? Gait::Sail : Gait::Oars;
    form.order = orderJson(move);
    form.choices = {
        {"gait",
         phrase("How"),
         {{"oars", phrase("Under oars")},
          {"fast", phrase("Fast move")},
          {"back", phrase("Backing")},
          {"pivot", phrase("Turning on the spot")},
          {"sail", phrase("Under sail")}}},
        {"intent",
         phrase("Into an enemy"),
         {{"ram", phrase("Ram her")}, {"rake", phrase("Rake")}, {"touch", phrase("Come alongside")}}},
        {"through_friends",
         phrase("Through friends"),
         {{false, phrase("Stop")}, {true, phrase("Pass, by Crew Tests")}}}};
    form.mostSteps = maxSteps;
    form.reach = allowanceOf(m_facts, state, ship, Gait::Fast);
    form.mostTurn = std::max(30, standingTurnOf(m_facts.of(ship), about));
    form.astern = {"gait", "back"};
    return form;
}

std::optional<Order> SalamisAdActium::placing(const State& state, ShipNumber ship,
                                              const BoardPose& pose) const
{
    if (state.phase != Phase::Deploy || ship < 0 || static_cast<std::size_t>(ship) >= state.ships.size())
        return std::nullopt;
    return DeployShip{ship, pose.x, pose.y, pose.heading};
}

std::optional<Order> SalamisAdActium::formingUp(const State& state, ShipNumber ship, Formation formation,
                                                const BoardPose& pose) const
{
    if (state.phase != Phase::Deploy || ship < 0 || static_cast<std::size_t>(ship) >= state.ships.size()
        || m_facts.of(ship).isWall || !shipOf(state, ship).onTable())
        return std::nullopt;
    return DeploySquadron{static_cast<std::int16_t>(m_facts.of(ship).squadron), formation, pose.x, pose.y,
                          pose.heading};
}

Order SalamisAdActium::concession(int side) const
{
    return Concede{static_cast<std::int8_t>(side)};
}

} // namespace navarch::salamis
