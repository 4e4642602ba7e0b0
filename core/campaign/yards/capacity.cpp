// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/yards/capacity.h"

#include <algorithm>

namespace navarch {

int yardCapacityLeft(const Draft& draft, PortId id)
{
    const PortRecord* port = draft.find(id);
    if (!port || !port->yard)
        return 0;
    const int monthBegan = draft.head().turn - (draft.head().week - 1);
    int taken = 0;
    draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) {
        if (work.port == id && work.orderedTurn >= monthBegan)
            taken += work.sizeClasses;
    });
    return std::max(0, port->economicValue - taken);
}

} // namespace navarch
