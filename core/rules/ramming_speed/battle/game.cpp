// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/battle/game.h"

#include "core/battle/captains/foreseeing_captain.h"
#include "core/rules/ramming_speed/captains/conduct.h"
#include "core/rules/ramming_speed/captains/merit.h"
#include "core/rules/ramming_speed/captains/options.h"
#include "core/rules/ramming_speed/orders/check.h"
#include "core/rules/ramming_speed/setup/deploy.h"
#include "core/rules/ramming_speed/setup/set_up.h"
#include "core/rules/shared/game_of_facts_bodies.h"

template class navarch::GameOfFacts<navarch::ramming::BattleFacts, navarch::ramming::State,
                                    navarch::ramming::Order>;

namespace navarch::ramming {

static_assert(Naming<RammingSpeed> && Foresighted<RammingSpeed> && HandPlayed<RammingSpeed>);
static_assert(QuicklyPlayed<RammingSpeed> && WeighsTogether<RammingSpeed>);

Result<RammingSpeed> RammingSpeed::begin(const BattleBrief& brief, const Figures& figures)
{
    return begun<RammingSpeed>(brief, figures, factsOf,
                               {"sides", phrase("Ramming Speed is fought between two sides."),
                                phrase("Join the fleets of allies into one side.")});
}

State RammingSpeed::opening() const
{
    State state = m_opening;
    // A copy has room only for what it holds. The most that a battle can come to, so that nothing grows while it runs: a
    // ship has six neighbours.
    state.grapples.reserve(state.ships.size() * 3 + 1);
    state.together.reserve(state.ships.size() * 3 + 1);
    return state;
}

Decisions RammingSpeed::decisions(const State& state) const
{
    Decisions waiting;
    const auto add = [&](int side, int subject, bool secret) {
        waiting.add({static_cast<std::int8_t>(side), static_cast<std::uint8_t>(state.phase),
                     static_cast<std::int16_t>(subject), secret});
    };
    switch (state.phase) {
    case Phase::Begin: add(0, -1, false); break;
    case Phase::Deploy:
        for (int side = 0; side < 2; ++side)
            if (isDeploying(m_facts, state, side))
                add(side, -1, !m_facts.options.deployAlternate);
        break;
    case Phase::Choose: add(state.side, -1, false); break;
    case Phase::Free:
    case Phase::Row:
    case Phase::Window:
    case Phase::Ram:
    case Phase::Board: add(state.side, state.now.ship, false); break;
    case Phase::Over: break;
    }
    return waiting;
}

void RammingSpeed::weigh(const State& state, const std::vector<Order>& orders, Temperament temperament,
                         std::vector<int>& merits) const
{
    weighTogether(m_facts, state, orders, temperament, merits);
}

int RammingSpeed::standing(const State& state, int side) const
{
    return standingOf(m_facts, state, side);
}

int RammingSpeed::sideOf(const State& state, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> int {
            if constexpr (requires { given.side; })
                return given.side;
            else if constexpr (requires { given.ship; })
                return !isShip(state, given.ship)     ? -1
                       : state.phase == Phase::Deploy ? m_facts.of(given.ship).side
                                                      : holderOf(state, given.ship);
            else
                return 0;
        },
        order);
}

Phrase RammingSpeed::shipName(ShipNumber ship) const
{
    return ship >= 0 && static_cast<std::size_t>(ship) < m_facts.ships.size()
               ? Phrase(given(m_facts.name(ship)))
               : Phrase();
}

std::span<const ConductLine> RammingSpeed::conductLines()
{
    return ramming::conductLines();
}

void RammingSpeed::countConduct(const State& before, const Order& order, const BattleEvents&,
                                const State& after, std::span<ConductCount> counts) const
{
    ramming::countConduct(m_facts, before, order, after, counts);
}

} // namespace navarch::ramming
