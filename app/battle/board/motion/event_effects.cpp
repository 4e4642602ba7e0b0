// SPDX-License-Identifier: GPL-3.0-or-later
// Which events are seen, and as what. Kinds are lasting words of the games; one that is not here is told in the log alone.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/battle/board/motion/board_motion.h"

namespace navarch {

bool effectOf(const std::string& kind, MotionEffect::Kind& effect)
{
    using Kind = MotionEffect::Kind;
    static constexpr std::array<std::pair<std::string_view, Kind>, 33> seen{{
        {"ram", Kind::Strike},
        {"bow-ram", Kind::Strike},
        {"head-on", Kind::Strike},
        {"collision", Kind::Strike},
        {"fouled", Kind::Strike},
        {"rocks", Kind::Strike},
        {"aground", Kind::Strike},
        {"battle-test", Kind::Strike},
        {"struck-in-flight", Kind::Strike},
        {"diekplous", Kind::Strike},
        {"rake", Kind::Rake},
        {"sheared", Kind::Rake},
        {"shot", Kind::Shot},
        {"shoot", Kind::Shot},
        {"ballistae", Kind::Shot},
        {"heavy-engine", Kind::Shot},
        {"heavy-engine-missed", Kind::Shot},
        {"greek-fire", Kind::Shot},
        {"pot", Kind::Shot},
        {"boarding", Kind::Board},
        {"counter-board", Kind::Board},
        {"grapple", Kind::Board},
        {"crossed", Kind::Board},
        {"melee", Kind::Board},
        {"engaged", Kind::Board},
        {"fire", Kind::Burn},
        {"catches", Kind::Burn},
        {"fire-passed", Kind::Burn},
        {"fire-spreads", Kind::Burn},
        {"sunk", Kind::Sink},
        {"destroyed", Kind::Sink},
        {"captured", Kind::Capture},
        {"retaken", Kind::Capture},
    }};
    const auto found =
        std::find_if(seen.begin(), seen.end(), [&](const auto& each) { return each.first == kind; });
    if (found == seen.end())
        return false;
    effect = found->second;
    return true;
}

} // namespace navarch
