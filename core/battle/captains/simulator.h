// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/base/talents.h"
#include "core/battle/brief/brief.h"
#include "core/battle/outcome/outcome.h"

namespace navarch {

class FieldValues;

/// What one simulated battle came to.
struct SimulatedBattle {
    int victor = -1; ///< the side; -1: a draw
    int turns = 0;
    bool atTurnLimit = false;
    bool stalled = false;                   ///< ended because nobody struck a blow
    bool undecided = false;                 ///< broken off at the ceiling of orders
    std::uint64_t orders = 0;               ///< given by all sides
    std::array<Talents, maxSides> losses{}; ///< of each side
    std::vector<ShipFate> fates;            ///< by ShipNumber, wall sections left out
    std::vector<Damage> damage;             ///< of their hulls, by ShipNumber
};

/// Fights one brief again and again, every time with other dice. For one thread.
class Simulation {
public:
    virtual ~Simulation() = default;
    /// Fights the battle of `seed` from its opening to its end. False when it was stopped before.
    virtual bool fight(std::uint64_t seed, const std::stop_token& stop, SimulatedBattle& battle) = 0;
};

/// A brief made ready for simulations, shared by the threads that fight it.
class Simulator {
public:
    virtual ~Simulator() = default;
    /// For one thread. The simulator must outlive it.
    [[nodiscard]] virtual std::unique_ptr<Simulation> simulation() const = 0;
    [[nodiscard]] virtual const BattleBrief& brief() const = 0;
    [[nodiscard]] virtual const FieldValues& values() const = 0;
};

} // namespace navarch
