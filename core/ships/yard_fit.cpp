// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/yard_fit.h"

#include <algorithm>

namespace navarch {

ShipFit yardFit(const ShipClass& shipClass, std::optional<int> year, const FitRules& rules)
{
    const FitSubject subject{termOf(shipClass.name), shipClass, shipClass.fit, year};
    for (const Finding& finding : fitFindings(subject, rules)) {
        if (finding.key != "ram-period")
            continue;
        auto mended = mendedFit(finding.key, subject, rules);
        if (!mended)
            break;
        // A bronze ram is too early as well in the oldest years; then the class keeps what it lists.
        const FitSubject after{termOf(shipClass.name), shipClass, *mended, year};
        const Findings left = fitFindings(after, rules);
        if (std::none_of(left.begin(), left.end(),
                         [](const Finding& each) { return each.key == "ram-period"; }))
            return std::move(*mended);
    }
    return shipClass.fit;
}

} // namespace navarch
