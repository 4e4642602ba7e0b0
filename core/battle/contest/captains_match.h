// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/json.h"
#include "core/battle/captains/contest.h"
#include "core/battle/contest/elo.h"

namespace navarch {

/// How the first level fared against the second.
struct LevelScore {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int atTurnLimit = 0;
    int undecided = 0; ///< of the draws: broken off, as the captains came to no end
    std::int64_t turns = 0;
    PairScores pairs;

    [[nodiscard]] int battles() const { return wins + draws + losses; }
    friend bool operator==(const LevelScore&, const LevelScore&) = default;
};

/// A match between captains of two levels. It holds pairs 0 to n - 1 and no others, so that all but `effort` depends on the
/// briefs, the seed, the test and n alone.
struct CaptainsMatch {
    std::array<CaptainLevel, 2> levels{};
    int pairs = 0;
    bool wasStopped = false; ///< before it was decided, or all pairs were fought
    LevelScore all;
    std::vector<LevelScore> ofBriefs;
    std::optional<SprtAnswer> answer;      ///< of the test, when there was one
    std::array<CaptainEffort, 2> effort{}; ///< by level
};

struct CaptainsMatchRequest {
    std::array<CaptainLevel, 2> levels{CaptainLevel::Captain, CaptainLevel::Earlier};
    int pairs = 100; ///< at most; pair i is of brief i modulo their number
    std::uint64_t seed = 0;
    int threads = 1;
    std::optional<Sprt> sprt;    ///< may end the match early
    ThreadClock clock = nullptr; ///< null: no time is taken
    std::function<void(const CaptainsMatch&)>
        progress;         ///< after every pair, on any thread, one at a time; may be empty
    std::stop_token stop; ///< looked at between any two orders
};

inline constexpr int maxMatchPairs = 100'000;

/// The dice of pair `number`: both of its battles have them.
[[nodiscard]] std::uint64_t pairSeed(std::uint64_t seed, std::uint64_t number);

/// Fights it: each pair twice with the same dice, the levels changing sides. There is at least one contest. The same for any
/// number of threads.
[[nodiscard]] CaptainsMatch fightMatch(std::span<const std::shared_ptr<const Contest>> contests,
                                       const CaptainsMatchRequest& request);

/// {"levels", "pairs", "stopped", "wins", "draws", ...}: the answer of `navarch captains match` but for its head and timing.
[[nodiscard]] Json captainsMatchJson(const CaptainsMatch& match, const std::optional<Sprt>& sprt);

} // namespace navarch
