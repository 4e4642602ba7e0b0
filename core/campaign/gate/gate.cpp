// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/gate/gate.h"

#include "core/campaign/deed/deed.h"
#include "core/campaign/gate/authority.h"

namespace navarch {

Verdict consider(const Campaign& campaign, const Figures& figures, const Action& action, SideId eyes)
{
    if (auto refused = refusedTo(campaign, action, eyes)) {
        Verdict verdict;
        verdict.reasons.push_back(std::move(*refused));
        return verdict;
    }
    Deed deed(campaign, figures);
    std::visit([&](const auto& typed) { carryOut(typed, deed); }, action);
    Verdict& verdict = deed.verdict();
    if (verdict.allowed())
        verdict.changes = deed.draft().changes();
    if (verdict.allowed() && verdict.changes.empty())
        deed.refuse("nothing-changes", {}, "Everything is already as this would make it.");
    if (!verdict.allowed())
        verdict.events.clear();
    return std::move(verdict);
}

} // namespace navarch
