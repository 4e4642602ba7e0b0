// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/captains/levels.h"

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

ExitCode openContests(const RuleSets& rules, const std::vector<std::string>& paths, Console& console,
                      std::vector<std::shared_ptr<const Contest>>& contests)
{
    for (const std::string& path : paths) {
        const auto brief = readBriefFile(path);
        if (!brief) {
            console.complain(brief.error());
            return ExitCode::Unusable;
        }
        auto contest = contestOf(rules, *brief, builtInFigures());
        if (!contest) {
            console.complain(inFile(contest.error(), placeOf(path)));
            return ExitCode::Refused;
        }
        contests.push_back(std::move(*contest));
    }
    return ExitCode::Done;
}

} // namespace navarch
