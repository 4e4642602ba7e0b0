// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/gate/gate.h"

#include "core/campaign/gate/authority.h"

namespace navarch {

Verdict consider(const Campaign& campaign, const Figures& figures, const Action& action, SideId eyes)
{
    if (auto refused = refusedTo(campaign, action, eyes)) {
        Verdict verdict;
        verdict.reasons.push_back(std::move(*refused));
        return verdict;
    }
    return std::visit([&](const auto& typed) { return tryOut(campaign, figures, typed); }, action);
}

} // namespace navarch
