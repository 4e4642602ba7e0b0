// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/battle/game.h"

#include "core/battle/captains/captain.h"
#include "core/battle/contract/plotting.h"
#include "core/rules/shared/game_of_facts_bodies.h"
#include "core/rules/squadrons/captains/merit.h"
#include "core/rules/squadrons/captains/options.h"
#include "core/rules/squadrons/orders/check.h"
#include "core/rules/squadrons/phases/turn.h"
#include "core/rules/squadrons/setup/set_up.h"

template class navarch::GameOfFacts<navarch::squadrons::BattleFacts, navarch::squadrons::State,
                                    navarch::squadrons::Order>;

namespace navarch::squadrons {

static_assert(
    Naming<
        Squadrons> && Foresighted<Squadrons> && HandPlayed<Squadrons> && QuicklyPlayed<Squadrons> && Discreet<Squadrons> && Reticent<Squadrons>);

Result<Squadrons> Squadrons::begin(const BattleBrief& brief, const Figures& figures)
{
    return begun<Squadrons>(brief, figures, factsOf,
                            {"sides", phrase("The squadron game is fought between two sides."),
                             phrase("Join the fleets of allies into one side.")});
}

State Squadrons::opening() const
{
    State state = m_opening;
    makeRoom(m_facts, state);
    return state;
}

Decisions Squadrons::decisions(const State& state) const
{
    return decisionsOf(m_facts, state);
}

int Squadrons::standing(const State& state, int side) const
{
    return standingOf(m_facts, state, side);
}

int Squadrons::sideOf(const State&, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> int {
            if constexpr (std::same_as<Kind, Begin>)
                return 0;
            else if constexpr (requires { given.side; })
                return given.side;
            else
                return m_facts.isSquadron(given.squadron) ? m_facts.of(given.squadron).side : -1;
        },
        order);
}

Phrase Squadrons::shipName(ShipNumber squadron) const
{
    return m_facts.isSquadron(squadron) ? Phrase(given(m_facts.name(squadron))) : Phrase();
}

} // namespace navarch::squadrons
