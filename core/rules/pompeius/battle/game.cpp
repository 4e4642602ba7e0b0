// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/battle/game.h"

#include "core/battle/captains/captain.h"
#include "core/rules/pompeius/captains/merit.h"
#include "core/rules/pompeius/captains/options.h"
#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/movement/moves.h"
#include "core/rules/pompeius/orders/check.h"
#include "core/rules/pompeius/phases/turn.h"
#include "core/rules/pompeius/setup/deploy.h"
#include "core/rules/pompeius/setup/set_up.h"
#include "core/rules/shared/game_of_facts_bodies.h"

template class navarch::GameOfFacts<navarch::pompeius::BattleFacts, navarch::pompeius::State,
                                    navarch::pompeius::Order>;

namespace navarch::pompeius {

static_assert(
    Naming<
        Pompeius> && HandPlayed<Pompeius> && Plotted<Pompeius> && Discreet<Pompeius> && Reticent<Pompeius> && Seated<Pompeius> && QuicklyPlayed<Pompeius>);

Result<Pompeius> Pompeius::begin(const BattleBrief& brief, const Figures& figures)
{
    return begun<Pompeius>(brief, figures, factsOf,
                           {"sides", phrase("Pompeius Magnus versus Megadates is fought between two sides."),
                            phrase("Join the fleets of allies into one side.")});
}

State Pompeius::opening() const
{
    State state = m_opening;
    // A copy has room only for what it holds. The most that a battle comes to, so that nothing grows while it runs: a ship
    // is stopped by the first blow it takes part in as the one that enters, and throws grapples at one ship a turn.
    const std::size_t ships = state.ships.size();
    state.grapples.reserve(ships * 8 + 16);
    state.stuck.reserve(ships * mostStuck + 1);
    state.meetings.reserve(ships * 16 + 16);
    state.blows.reserve(ships * 2 + 1);
    state.shots.reserve(state.units.size() + 1);
    state.successes.reserve(state.units.size() + 1);
    return state;
}

Decisions Pompeius::decisions(const State& state) const
{
    Decisions waiting;
    for (int side = 0; side < 2; ++side) {
        if (!isAsked(m_facts, state, side))
            continue;
        ShipNumber subject = noShip;
        if (state.phase == Phase::Orders)
            subject = nextToPlot(m_facts, state, side);
        else if (state.phase == Phase::Meetings)
            subject = openMeeting(state)->chooser;
        else if (state.phase == Phase::Targets)
            subject = unitOf(state, nextToAim(m_facts, state, side)->unit).home;
        else if (state.phase == Phase::Mending)
            subject = unitOf(state, state.successes.front().unit).home;
        else if (state.phase == Phase::Laying)
            subject = shipToSpread(m_facts, state);
        const bool isHidden = state.phase == Phase::Orders || state.phase == Phase::Targets
                              || (state.phase == Phase::Deploy && m_facts.deploysLast < 0);
        Decision decision{static_cast<std::int8_t>(side), static_cast<std::uint8_t>(state.phase), subject,
                          isHidden};
        if (m_facts.seatCount(side) > 1)
            decision.seat = static_cast<std::int8_t>(seatAsked(m_facts, state, side));
        waiting.add(decision);
    }
    return waiting;
}

std::vector<Seat> Pompeius::seats(int side) const
{
    return m_facts.seats[static_cast<std::size_t>(side)];
}

int Pompeius::sideOf(const State& state, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> int {
            if constexpr (requires { given.side; })
                return given.side;
            else if (!isShip(state, given.ship))
                return -1;
            else if constexpr (requires { given.unit; }) // of a unit whose ship may be lost
                return isUnit(state, given.unit) ? unitOf(state, given.unit).side : -1;
            else
                return state.phase == Phase::Deploy ? m_facts.of(given.ship).side
                                                    : holderOf(state, given.ship);
        },
        order);
}

Phrase Pompeius::shipName(ShipNumber ship) const
{
    return m_facts.called(ship);
}

} // namespace navarch::pompeius
