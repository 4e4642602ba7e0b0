// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/captains/ties.h"
#include "core/battle/contract/game.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

class Squadrons;

/// Leads a side of simulated battles: he looks at few candidates (QuicklyPlayed in core/battle/captains/captain.h). Allocates nothing
/// once he is there.
class SimulationCaptain {
public:
    /// `game` must outlive him.
    SimulationCaptain(const Squadrons& game, Temperament temperament, std::uint64_t seed, int side);
    SimulationCaptain(const BattleFacts& facts, Temperament temperament, std::uint64_t seed, int side);

    /// For the next battle of a simulation.
    void reseed(std::uint64_t seed) { m_die.reseed(seed); }
    /// His order, which stays good until he chooses again.
    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal);

private:
    const BattleFacts* m_facts;
    Temperament m_temperament;
    CaptainsDie m_die;
    std::vector<Order> m_options;
    BestOf<Order> m_best;
};

} // namespace navarch::squadrons
