// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/commands.h"
#include "core/battle/captains/contest.h"

namespace navarch {

/// The levels that may be named.
[[nodiscard]] std::vector<std::string> levelNames();

/// What captains are tried on, and how: briefs of any games, with the dice of a seed, on some threads.
struct ContestsAsked {
    const RuleSets& rules;
    std::vector<std::string> paths;
    int threads = 0;                   ///< 0: as many as the machine has
    std::optional<std::uint64_t> seed; ///< none: the first brief's
};

/// BRIEF.json..., one at the least; and --threads and --seed.
void addBriefs(CLI::App& command, ContestsAsked& asked, const std::string& description);
void addThreadsAndSeed(CLI::App& command, ContestsAsked& asked);

/// Makes those briefs ready to be fought, one contest each; how the command ends, after its complaint, where one is not.
[[nodiscard]] ExitCode openContests(const ContestsAsked& asked, Console& console,
                                    std::vector<std::shared_ptr<const Contest>>& contests);
/// The seed that was given, else that of the first.
[[nodiscard]] std::uint64_t seedOf(const ContestsAsked& asked,
                                   const std::vector<std::shared_ptr<const Contest>>& contests);

} // namespace navarch
