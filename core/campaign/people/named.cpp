// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/people/named.h"

#include "core/base/listed.h"

namespace navarch {

Phrase namedTogether(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 8;
    const std::size_t shown = names.size() > most ? most - 1 : names.size();
    std::vector<Phrase> given;
    for (std::size_t i = 0; i < shown; ++i)
        given.emplace_back(GivenText{names[i]});
    if (shown == names.size())
        return listedWithAnd(given);
    return phrase("%1 and %2 more", listed(given), static_cast<std::int64_t>(names.size() - shown));
}

} // namespace navarch
