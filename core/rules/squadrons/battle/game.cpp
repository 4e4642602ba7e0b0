// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/battle/game.h"

#include "core/battle/captains/captain.h"
#include "core/battle/contract/plotting.h"
#include "core/rules/squadrons/captains/merit.h"
#include "core/rules/squadrons/captains/options.h"
#include "core/rules/squadrons/orders/check.h"
#include "core/rules/squadrons/phases/turn.h"
#include "core/rules/squadrons/setup/set_up.h"

namespace navarch::squadrons {

SimulationCaptain::SimulationCaptain(const Squadrons& game, Temperament temperament, std::uint64_t seed,
                                     int side)
    : SimulationCaptain(game.facts(), temperament, seed, side)
{
}

static_assert(
    Naming<
        Squadrons> && Foresighted<Squadrons> && HandPlayed<Squadrons> && QuicklyPlayed<Squadrons> && Discreet<Squadrons> && Reticent<Squadrons>);

Result<Squadrons> Squadrons::begin(const BattleBrief& brief, const Figures& figures)
{
    Problems problems;
    if (brief.sides.size() != 2) {
        problems.push_back({"sides", phrase("The squadron game is fought between two sides."),
                            phrase("Join the fleets of allies into one side.")});
        return tl::unexpected(std::move(problems));
    }
    Squadrons game;
    game.m_ships = shipsOf(brief, figures.classes);
    game.m_facts = factsOf(brief, game.m_ships, figures, problems);
    if (problems.empty())
        game.m_opening = openingOf(game.m_facts, brief, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return game;
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

Refusal Squadrons::check(const State& state, const Order& order) const
{
    return checkOrder(m_facts, state, order);
}

void Squadrons::perform(State& state, const Order& order, Proceedings& proceedings) const
{
    performOrder(m_facts, state, order, proceedings);
}

void Squadrons::options(const State& state, const Decision& decision, std::vector<Order>& orders) const
{
    listOptions(m_facts, state, decision, orders);
}

int Squadrons::merit(const State& state, const Order& order, Temperament temperament) const
{
    return meritOf(m_facts, state, order, temperament);
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
