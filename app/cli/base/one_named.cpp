// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/one_named.h"

#include "core/base/naming/meant.h"

namespace navarch {

OneNamed oneNamed(const std::string& text, const std::vector<std::string>& ids,
                  const std::vector<std::string>& names)
{
    const Meant byId = meantBy(text, ids);
    if (byId.found.size() == 1)
        return {byId.found.front()};
    const Meant byName = meantBy(text, names);
    if (byName.found.size() == 1)
        return {byName.found.front()};
    return {{}, byName.found.size(), byId.near.empty() ? didYouMean(byName, names) : didYouMean(byId, ids)};
}

} // namespace navarch
