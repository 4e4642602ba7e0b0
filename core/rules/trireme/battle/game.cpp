// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/battle/game.h"

#include "core/battle/captains/captain.h"
#include "core/rules/shared/game_of_facts_bodies.h"
#include "core/rules/trireme/captains/merit.h"
#include "core/rules/trireme/captains/options.h"
#include "core/rules/trireme/orders/check.h"
#include "core/rules/trireme/phases/turn.h"
#include "core/rules/trireme/setup/set_up.h"

template class navarch::GameOfFacts<navarch::trireme::BattleFacts, navarch::trireme::State,
                                    navarch::trireme::Order>;

namespace navarch::trireme {

static_assert(
    Naming<
        Trireme> && HandPlayed<Trireme> && Plotted<Trireme> && Discreet<Trireme> && QuicklyPlayed<Trireme>);

Result<Trireme> Trireme::begin(const BattleBrief& brief, const Figures& figures)
{
    return begun<Trireme>(brief, figures, factsOf,
                          {"sides", phrase("Trireme is fought between two sides."),
                           phrase("Join the fleets of allies into one side.")});
}

State Trireme::opening() const
{
    State state = m_opening;
    // A copy has room only for what it holds. The most that a battle can come to, so that nothing grows while it runs: a
    // ship has six neighbours, and shots are at most as many as weapons.
    const std::size_t ships = state.ships.size();
    std::size_t shots = 1;
    for (const Ship& ship : m_opening.ships)
        for (const std::int16_t engines : ship.engines)
            shots += static_cast<std::size_t>(engines);
    state.links.reserve(ships * 3 + 1);
    state.raked.reserve(ships * 6 + 1);
    state.touches.reserve(ships + 1);
    state.shots.reserve(shots);
    state.settlements.reserve(ships * 4 + 1);
    return state;
}

Decisions Trireme::decisions(const State& state) const
{
    Decisions waiting;
    for (int side = 0; side < 2; ++side) {
        if (!isAsked(m_facts, state, side))
            continue;
        ShipNumber subject = noShip;
        if (state.phase == Phase::Plot)
            subject = nextToPlot(m_facts, state, side);
        else if (state.phase == Phase::Contact)
            subject = nextStrike(state, side)->rammer;
        else if (state.phase == Phase::Grapple)
            subject = nextWisher(state, side).ship;
        else if (state.phase == Phase::Settle)
            subject = state.settlements.front().winner;
        waiting.add({static_cast<std::int8_t>(side), static_cast<std::uint8_t>(state.phase), subject,
                     state.phase != Phase::Settle});
    }
    return waiting;
}

int Trireme::sideOf(const State& state, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> int {
            if constexpr (requires { given.side; })
                return given.side;
            else
                return !isShip(state, given.ship)     ? -1
                       : state.phase == Phase::Deploy ? m_facts.of(given.ship).side
                                                      : holderOf(state, given.ship);
        },
        order);
}

Phrase Trireme::shipName(ShipNumber ship) const
{
    return ship >= 0 && static_cast<std::size_t>(ship) < m_facts.ships.size() ? m_facts.called(ship)
                                                                              : Phrase();
}

} // namespace navarch::trireme
