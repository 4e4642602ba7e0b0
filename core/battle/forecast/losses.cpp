// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/forecast/losses.h"

#include <algorithm>

#include "core/battle/forecast/simulation.h"
#include "core/pricing/port_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {

Talents valueOf(const FleetShip& ship, const Condition& condition, const PriceList& prices)
{
    ShipFit fit = ship.fit;
    const auto less = [](int& has, int lost) { has = std::max(has - lost, 0); };
    less(fit.oars, condition.oarsLost);
    less(fit.archers, condition.archersLost);
    less(fit.marines, condition.marinesLost);
    less(fit.heavyMarines, condition.heavyMarinesLost);
    less(fit.ballistae, condition.ballistaeLost);
    less(fit.towers, condition.towersLost);
    less(fit.firePots, condition.firePotsUsed);
    if (condition.greekFireUsed)
        fit.greekFire = false;
    const std::size_t engines = fit.heavyEngines.size();
    fit.heavyEngines.resize(engines
                            - std::min(engines, static_cast<std::size_t>(condition.heavyEnginesLost)));
    return shipTotal(fit, ship.crew, prices);
}

FieldValues::FieldValues(const BattleBrief& brief, const Figures& figures)
    : m_prices(figures.prices),
      m_ships(shipsOf(brief, figures.classes)),
      m_sides(brief.sides.size())
{
    for (const BriefShip& each : m_ships) {
        m_values.push_back(valueOf(each.ship, each.ship.condition, m_prices));
        m_sides[static_cast<std::size_t>(each.side)] += m_values.back();
    }
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        m_walls.push_back(brief.sides[side].walls);
        if (m_walls.back())
            for (const WallSection& section : m_walls.back()->sections)
                m_sides[side] += wallSectionPrice(section, 1, m_walls.back()->garrison, m_prices).amount;
    }
}

Talents FieldValues::lossOf(std::size_t ship, const ShipOutcome& after) const
{
    if (after.fate == ShipFate::Sunk || after.fate == ShipFate::Captured)
        return m_values[ship];
    const FleetShip& before = m_ships[ship].ship;
    if (after.condition == before.condition)
        return {};
    return m_values[ship] - valueOf(before, after.condition, m_prices);
}

template <class Losses>
void FieldValues::addLosses(const BattleOutcome& outcome, Losses& losses) const
{
    for (std::size_t i = 0; i < outcome.ships.size() && i < m_ships.size(); ++i)
        losses[static_cast<std::size_t>(m_ships[i].side)] += lossOf(i, outcome.ships[i]);
    for (const WallOutcome& wall : outcome.walls) {
        const auto& port = m_walls[static_cast<std::size_t>(wall.side)];
        if (!port || static_cast<std::size_t>(wall.section) >= port->sections.size())
            continue;
        const auto price = [&](const WallSection& section) {
            return wallSectionPrice(section, 1, port->garrison, m_prices).amount;
        };
        Talents& lost = losses[static_cast<std::size_t>(wall.side)];
        lost += price(port->sections[static_cast<std::size_t>(wall.section)]);
        if (wall.captor < 0)
            lost -= price(wall.left);
    }
}

std::vector<Talents> FieldValues::losses(const BattleOutcome& outcome) const
{
    std::vector<Talents> losses(m_sides.size());
    addLosses(outcome, losses);
    return losses;
}

void FieldValues::settle(const BattleOutcome& outcome, SimulatedBattle& battle) const
{
    battle.victor = outcome.victor.value_or(-1);
    battle.turns = outcome.turns;
    battle.atTurnLimit = outcome.atTurnLimit;
    battle.stalled = outcome.stalled;
    battle.undecided = outcome.undecided;
    battle.losses = {};
    addLosses(outcome, battle.losses);
    battle.fates.clear();
    battle.damage.clear();
    for (std::size_t i = 0; i < outcome.ships.size() && i < m_ships.size(); ++i) {
        battle.fates.push_back(outcome.ships[i].fate);
        battle.damage.push_back(outcome.ships[i].condition.damage);
    }
}

} // namespace navarch
