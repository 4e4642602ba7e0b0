// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/battle/game.h"

#include "core/battle/captains/captain.h"
#include "core/rules/salamis_ad_actium/captains/conduct.h"
#include "core/rules/salamis_ad_actium/captains/merit.h"
#include "core/rules/salamis_ad_actium/captains/options.h"
#include "core/rules/salamis_ad_actium/orders/check.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"
#include "core/rules/salamis_ad_actium/setup/set_up.h"
#include "core/rules/shared/game_of_facts_bodies.h"

template class navarch::GameOfFacts<navarch::salamis::BattleFacts, navarch::salamis::State,
                                    navarch::salamis::Order>;

namespace navarch::salamis {

static_assert(
    Naming<
        SalamisAdActium> && Foresighted<SalamisAdActium> && HandPlayed<SalamisAdActium> && QuicklyPlayed<SalamisAdActium>);

Result<SalamisAdActium> SalamisAdActium::begin(const BattleBrief& brief, const Figures& figures)
{
    return begun<SalamisAdActium>(
        brief, figures, factsOf,
        {"sides", phrase("Salamis ad Actium is fought between two sides."),
         phrase("Join the fleets of allies into one side, or give them as its contingents.")});
}

State SalamisAdActium::opening() const
{
    State state = m_opening;
    makeRoom(m_facts, state); // a copy of a vector keeps no room beyond its size
    return state;
}

Decisions SalamisAdActium::decisions(const State& state) const
{
    Decisions waiting;
    const auto add = [&](int side, int subject) {
        waiting.add({static_cast<std::int8_t>(side), static_cast<std::uint8_t>(state.phase),
                     static_cast<std::int16_t>(subject), false});
    };
    switch (state.phase) {
    case Phase::Begin: add(0, -1); break;
    case Phase::Deploy:
        for (int side = 0; side < 2; ++side)
            if (!state.ready[static_cast<std::size_t>(side)])
                add(side, -1);
        break;
    case Phase::Action:
    case Phase::Arrival: add(state.side, state.squadron); break;
    case Phase::Engines: add(state.side, -1); break;
    case Phase::Over: break;
    }
    return waiting;
}

int SalamisAdActium::standing(const State& state, int side) const
{
    return standingOf(m_facts, state, side);
}

void SalamisAdActium::imagine(State& state, BattleDice& dice) const
{
    shuffleAnew(state, dice);
}

int SalamisAdActium::sideOf(const State& state, const Order& order) const
{
    const auto ofShip = [&](int ship) {
        return ship >= 0 && static_cast<std::size_t>(ship) < m_facts.ships.size()
                   ? int(m_facts.of(static_cast<ShipNumber>(ship)).side)
                   : -1;
    };
    return std::visit(
        [&]<class Kind>(const Kind& given) -> int {
            if constexpr (requires { given.side; })
                return given.side;
            else if constexpr (requires { given.ship; })
                return ofShip(given.ship);
            else if constexpr (std::same_as<Kind, DeploySquadron>)
                return given.squadron >= 0
                               && static_cast<std::size_t>(given.squadron) < m_facts.squadrons.size()
                           ? m_facts.squadrons[static_cast<std::size_t>(given.squadron)].side
                           : -1;
            else
                return state.side;
        },
        order);
}

Phrase SalamisAdActium::shipName(ShipNumber ship) const
{
    return ship >= 0 && static_cast<std::size_t>(ship) < m_facts.ships.size() ? m_facts.called(ship)
                                                                              : Phrase();
}

std::span<const ConductLine> SalamisAdActium::conductLines()
{
    return salamis::conductLines();
}

void SalamisAdActium::countConduct(const State& before, const Order& order, const BattleEvents& events,
                                   const State& after, std::span<ConductCount> counts) const
{
    salamis::countConduct(m_facts, before, order, events, after, counts);
}

} // namespace navarch::salamis
