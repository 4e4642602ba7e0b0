// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>

#include "core/battle/brief/brief.h"
#include "core/battle/brief/captain_level.h"
#include "core/battle/contract/conduct.h"

namespace navarch {

/// Nanoseconds of the thread's own time. Core has no clock: who wants captains' time taken brings one.
using ThreadClock = std::int64_t (*)();

/// What deciding cost a captain.
struct CaptainEffort {
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0;
    std::int64_t longest = 0; ///< nanoseconds of one decision

    void add(const CaptainEffort& more)
    {
        decisions += more.decisions;
        nanoseconds += more.nanoseconds;
        longest = longest < more.longest ? more.longest : longest;
    }
};

/// What one battle between captains of two levels came to.
struct ContestBattle {
    int victor = -1; ///< the side; -1: a draw
    int turns = 0;
    bool atTurnLimit = false;
    bool undecided = false;                ///< broken off at the ceiling of orders
    std::array<CaptainEffort, 2> effort{}; ///< by side
};

/// A brief of two sides made ready for contests; shared by threads.
class Contest {
public:
    virtual ~Contest() = default;
    /// Fights the battle of `seed`, each side by a captain of its level and of the temperament that the brief names. False when
    /// it was stopped before its end. `clock` may be null.
    virtual bool fight(std::uint64_t seed, const std::array<CaptainLevel, 2>& levels,
                       const std::stop_token& stop, ThreadClock clock, ContestBattle& battle) const = 0;
    /// What captains' conduct is counted by; empty where a game counts nothing.
    [[nodiscard]] virtual std::span<const ConductLine> conductLines() const = 0;
    /// The same battle with all that happens in it, both sides of one level, added to `counts`, one for each of those lines.
    virtual bool observe(std::uint64_t seed, CaptainLevel level, const std::stop_token& stop,
                         std::span<ConductCount> counts) const = 0;
    [[nodiscard]] virtual const BattleBrief& brief() const = 0;
};

} // namespace navarch
