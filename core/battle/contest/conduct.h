// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/battle/captains/contest.h"

namespace navarch {

/// How captains of one level behaved in battles of one brief. Battle i has the dice of pairSeed(seed, i), whatever the number of
/// threads.
struct ConductOfLevel {
    int battles = 0;
    std::vector<ConductCount> counts; ///< of the contest's conductLines()
};

struct ConductRequest {
    CaptainLevel level = CaptainLevel::Earlier;
    int battles = 20;
    std::uint64_t seed = 0;
    int threads = 1;
    std::stop_token stop;
};

/// Stopped, it holds the battles that were over by then.
[[nodiscard]] ConductOfLevel observedConduct(const Contest& contest, const ConductRequest& request);

} // namespace navarch
