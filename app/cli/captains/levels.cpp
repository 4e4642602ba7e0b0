// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/captains/levels.h"

#include "app/cli/base/options.h"
#include "app/cli/battle/battle_input.h"
#include "core/battle/contest/contests.h"

namespace navarch {

std::vector<std::string> levelNames()
{
    std::vector<std::string> names;
    for (const auto& each : EnumNames<CaptainLevel>::names)
        names.emplace_back(each.name);
    return names;
}

void addBriefs(CLI::App& command, ContestsAsked& asked, const std::string& description)
{
    command.add_option("BRIEF.json", asked.paths, description)->required();
}

void addThreadsAndSeed(CLI::App& command, ContestsAsked& asked)
{
    addThreads(command, asked.threads, 256);
    addSeed(command, "--seed", asked.seed, "other dice than the first brief's seed gives");
}

std::uint64_t seedOf(const ContestsAsked& asked, const std::vector<std::shared_ptr<const Contest>>& contests)
{
    return asked.seed.value_or(contests.front()->brief().seed);
}

ExitCode openContests(const ContestsAsked& asked, Console& console,
                      std::vector<std::shared_ptr<const Contest>>& contests)
{
    for (const std::string& path : asked.paths) {
        const auto brief = readBriefFile(path);
        if (!brief) {
            console.complain(brief.error());
            return ExitCode::Unusable;
        }
        if (!isOnSoundBoard(*brief, console))
            return ExitCode::Refused;
        auto contest = contestOf(asked.rules, *brief, builtInFigures());
        if (!contest) {
            console.complain(inFile(contest.error(), placeOf(path)));
            return ExitCode::Refused;
        }
        contests.push_back(std::move(*contest));
    }
    return ExitCode::Done;
}

} // namespace navarch
