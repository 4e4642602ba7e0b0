// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/listed.h"

namespace navarch {

Phrase listed(const std::vector<Phrase>& items)
{
    Phrase list;
    for (const Phrase& each : items)
        list = list.isEmpty() ? each : phrase("%1, %2", std::move(list), each);
    return list;
}

Phrase listedWithAnd(const std::vector<Phrase>& items)
{
    if (items.size() < 2)
        return listed(items);
    return phrase("%1 and %2", listed({items.begin(), items.end() - 1}), items.back());
}

Phrase listedWithOr(const std::vector<Phrase>& items)
{
    if (items.size() < 2)
        return listed(items);
    return phrase("%1 or %2", listed({items.begin(), items.end() - 1}), items.back());
}

Phrase sentences(const std::vector<Phrase>& each)
{
    Phrase all;
    for (const Phrase& one : each)
        if (!one.isEmpty())
            all = all.isEmpty() ? one : phrase("%1 %2", std::move(all), one);
    return all;
}

} // namespace navarch
