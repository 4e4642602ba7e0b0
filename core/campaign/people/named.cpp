// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/people/named.h"

namespace navarch {

std::string namedTogether(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 8;
    const std::size_t shown = names.size() > most ? most - 1 : names.size();
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == names.size();
        text += (i == 0 ? "" : last ? " and " : ", ") + names[i];
    }
    if (shown < names.size())
        text += " and " + std::to_string(names.size() - shown) + " more";
    return text;
}

} // namespace navarch
