// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/match/distinct_options.h"

#include <set>
#include <string>
#include <utility>

namespace navarch {

std::vector<MatchOption> distinctOptions(std::vector<MatchOption> options)
{
    std::set<std::string> seen;
    std::vector<MatchOption> distinct;
    distinct.reserve(options.size());
    for (MatchOption& option : options)
        if (seen.insert(option.order.dump()).second)
            distinct.push_back(std::move(option));
    return distinct;
}

} // namespace navarch
