// SPDX-License-Identifier: GPL-3.0-or-later
// What people who play by hand ask beyond what captains do (HandPlayed in core/battle/contract/game.h).
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/captains/options.h"
#include "core/rules/squadrons/movement/may_move.h"
#include "core/rules/squadrons/movement/moves.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/orders/check.h"
#include "core/rules/squadrons/phases/turn.h"
#include "core/rules/squadrons/state/order_names.h"

namespace navarch::squadrons {

void Squadrons::shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const
{
    if (!m_facts.isSquadron(ship))
        return;
    const auto add = [&](const Order& order) {
        if (!check(state, order))
            orders.push_back(order);
    };
    if (state.phase == Phase::Deploy && at(state, ship).isOnTable()) {
        // The other formations, where it stands.
        const Base& base = baseOf(state, ship);
        const TablePoint front = frontOf(base);
        for (const auto& [formation, name] : EnumNames<Formation>::names)
            if (formation != at(state, ship).formation)
                add(DeploySquadron{ship, formation, front.x, front.y,
                                   static_cast<std::int16_t>(base.heading)});
    } else if (state.phase == Phase::Moves || state.phase == Phase::Path) {
        listSquadronOptions(m_facts, state, ship, orders);
        // A captain weighs a path with and without an enemy at its end; where there is none both are the same to people.
        std::erase_if(orders, [](const Order& order) {
            const auto* advance = std::get_if<Advance>(&order);
            return advance && advance->intent == Intent::None;
        });
        for (std::int8_t number = 1; number <= 5; ++number)
            if (number == 5 || obeying(m_facts, state, ship, number))
                add(Signal{ship, number});
    } else if (state.phase == Phase::Targets) {
        for (std::size_t target = 0; target < state.squadrons.size(); ++target)
            add(NameTarget{ship, static_cast<SquadronNumber>(target)});
    }
}

void Squadrons::sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const
{
    const std::int8_t side = decision.side;
    for (const Order& order : {Order{Begin{}}, Order{Ready{side}}, Order{TakeTurn{side, true}},
                               Order{TakeTurn{side, false}}, Order{EndMoves{side}}})
        if (!check(state, order))
            orders.push_back(order);
}

Refusal Squadrons::idleRefusal(const State& state, ShipNumber ship) const
{
    if (!m_facts.isSquadron(ship))
        return {"SQ-2.9", refusalText("There is no such squadron.")};
    const int side = m_facts.of(ship).side;
    switch (state.phase) {
    case Phase::Begin: return {"SQ-1.6", refusalText("First dice say which fleet is alpha.")};
    case Phase::Deploy:
        return state.ready[static_cast<std::size_t>(side)]
                   ? Refusal{"SQ-3.2", refusalText("Its side has deployed.")}
                   : Refusal{};
    case Phase::Initiative: return {"SQ-T2", refusalText("First it is chosen who moves first.")};
    case Phase::Moves:
    case Phase::Path:
        if (!squadrons::check(m_facts, state, BreakOff{ship}))
            return {};
        return mayMoveRefusal(m_facts, state, ship);
    case Phase::Targets:
        return nextToName(m_facts, state, side) == ship
                   ? Refusal{}
                   : Refusal{"SQ-12.1", refusalText("%1 has no enemy to choose now.", theShip)};
    case Phase::Over: break;
    }
    return {"SQ-14.1", refusalText("The battle is over.")};
}

std::optional<MoveForm> Squadrons::moveForm(const State& state, ShipNumber ship) const
{
    if (mayMoveRefusal(m_facts, state, ship))
        return std::nullopt;
    const Squadron& about = at(state, ship);
    const auto allowance = allowanceOf(m_facts, state, ship);
    if (!allowance || *allowance <= 0 || about.formation == Formation::Kyklos)
        return std::nullopt;
    MoveForm form;
    form.order = orderJson(Advance{ship, Intent::Engage, 0, {}});
    MoveChoice intent{
        "intent", phrase("Into an enemy"), {{"engage", phrase("Engage")}, {"none", phrase("Meet nobody")}}};
    if (about.formation == Formation::EpiPollon) {
        intent.values.push_back({"diekplous", phrase("Diekplous, into epi mias")});
        intent.values.push_back({"diekplous-in-columns", phrase("Diekplous, in columns")});
    } else if (about.formation == Formation::EpiMias) {
        intent.values.push_back({"periplous-right", phrase("Periplous, its right")});
        intent.values.push_back({"periplous-left", phrase("Periplous, its left")});
    }
    form.choices.push_back(std::move(intent));
    form.mostSteps = maxSteps;
    form.reach = *allowance;
    form.mostTurn = about.isUnformed() ? 0 : m_facts.figures.mostTurn;
    return form;
}

std::optional<Order> Squadrons::placing(const State& state, ShipNumber ship, const BoardPose& pose) const
{
    if (state.phase != Phase::Deploy || !m_facts.isSquadron(ship))
        return std::nullopt;
    return DeploySquadron{ship, at(state, ship).formation, pose.x, pose.y, pose.heading};
}

Order Squadrons::concession(int side) const
{
    return Concede{static_cast<std::int8_t>(side)};
}

} // namespace navarch::squadrons
