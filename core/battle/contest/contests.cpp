// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/contest/contests.h"

namespace navarch {

Result<std::shared_ptr<const Contest>> contestOf(const RuleSets& rules, const BattleBrief& brief,
                                                 const Figures& figures)
{
    if (brief.sides.size() != 2)
        return problem("sides", phrase("Captains are matched in battles of two sides."),
                       phrase("Join the fleets of allies into one side."));
    return rules.simulator(brief, figures).map([](std::unique_ptr<Simulator> ready) {
        // What a game makes ready for simulations (core/rules/shared/rule_set_of.h) is ready for contests, too.
        const std::shared_ptr<const Simulator> shared = std::move(ready);
        return std::dynamic_pointer_cast<const Contest>(shared);
    });
}

} // namespace navarch
