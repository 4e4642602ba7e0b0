// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <vector>

#include "core/campaign/records/ids.h"

namespace navarch {

/// Ships by their numbers, as a list in the window hands them over.
[[nodiscard]] inline std::vector<ShipId> shipIds(const QList<int>& ships)
{
    std::vector<ShipId> ids;
    for (const int ship : ships)
        ids.push_back(ShipId{ship});
    return ids;
}

} // namespace navarch
