// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/gate/gate.h"

#include "core/campaign/gate/deed.h"

namespace navarch {

Verdict consider(const Campaign& campaign, const Figures& figures, const Action& action)
{
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
