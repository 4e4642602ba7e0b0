// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/forecast/tally.h"

#include <algorithm>

namespace navarch {

Tally::Tally(const Simulator& simulator)
    : m_losses(simulator.brief().sides.size()),
      m_wins(simulator.brief().sides.size())
{
    const auto& ships = simulator.values().ships();
    for (std::size_t i = 0; i < ships.size(); ++i)
        m_forecast.ships.push_back({static_cast<ShipNumber>(i), ships[i].side, ships[i].name, 0, 0, 0, {}});
    for (std::size_t side = 0; side < m_wins.size(); ++side) {
        SideForecast& one = m_forecast.sides.emplace_back();
        one.name = simulator.brief().sides[side].name;
        one.value = simulator.values().ofSide(side);
    }
}

void Tally::add(const SimulatedBattle& battle)
{
    Forecast& sum = m_forecast;
    sum.fewestTurns = sum.runs == 0 ? battle.turns : std::min(sum.fewestTurns, battle.turns);
    sum.mostTurns = std::max(sum.mostTurns, battle.turns);
    sum.turns += battle.turns;
    sum.atTurnLimit += battle.atTurnLimit ? 1 : 0;
    sum.undecided += battle.undecided ? 1 : 0;
    const auto turns = static_cast<std::size_t>(std::max(battle.turns, 0));
    if (sum.lasted.size() <= turns)
        sum.lasted.resize(turns + 1);
    ++sum.lasted[turns];
    ++sum.runs;
    if (battle.victor >= 0)
        ++m_wins[static_cast<std::size_t>(battle.victor)];
    else
        ++m_draws;
    for (std::size_t side = 0; side < m_losses.size(); ++side)
        ++m_losses[side][battle.losses[side].hundredths()];
    for (std::size_t i = 0; i < battle.fates.size() && i < sum.ships.size(); ++i) {
        ShipForecast& ship = sum.ships[i];
        const ShipFate fate = battle.fates[i];
        ship.sunk += fate == ShipFate::Sunk ? 1 : 0;
        ship.captured += fate == ShipFate::Captured ? 1 : 0;
        ship.fled += fate == ShipFate::Fled ? 1 : 0;
        const bool isGone = fate == ShipFate::Sunk || fate == ShipFate::Captured || fate == ShipFate::Fled;
        if (!isGone && i < battle.damage.size())
            ++ship.damage[static_cast<std::size_t>(battle.damage[i])];
    }
}

Forecast Tally::forecast() const
{
    Forecast whole = m_forecast;
    whole.draws = Share::of(m_draws, whole.runs);
    for (std::size_t side = 0; side < m_wins.size(); ++side) {
        whole.sides[side].wins = Share::of(m_wins[side], whole.runs);
        whole.sides[side].losses = Spread::ofCounted(m_losses[side]);
    }
    return whole;
}

} // namespace navarch
