// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/play/typed_play.h"

#include <algorithm>
#include <cmath>

namespace navarch {

const BattleEvent* TypedPlay::event(const std::string& kind) const
{
    const auto found = std::find_if(events.begin(), events.end(),
                                    [&](const BattleEvent& event) { return event.kind == kind; });
    return found != events.end() ? &*found : nullptr;
}

std::string TypedPlay::complaintOf(const BattleDice& dice)
{
    if (const WantedDie& wanted = dice.wanted(); wanted.sides > 0)
        return "wants a d" + std::to_string(wanted.sides) + ": " + std::string(wanted.why) + ", typed "
               + std::to_string(wanted.typed);
    return dice.leftOver() > 0 ? std::to_string(dice.leftOver()) + " dice left over" : std::string();
}

bool isWithin4Errors(int count, int trials, double chance)
{
    const double error = std::sqrt(chance * (1 - chance) / trials);
    return std::abs(static_cast<double>(count) / trials - chance) <= 4 * error + 1e-12;
}

} // namespace navarch
