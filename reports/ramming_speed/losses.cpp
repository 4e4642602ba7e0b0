// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "reports/ramming_speed/papers.h"

namespace navarch {

void rammingLosses(const MarkedBoxes& marks, const ShipFit& fit, Condition& now)
{
    // Sheared Move points: once is light damage, more than half of them is worse. The last box is that of none left.
    const MarkedRow moves = marks.of("moves");
    if (moves.marked > 0)
        now.damage = std::max(now.damage, 2 * moves.lost() >= moves.boxes ? Damage::Medium : Damage::Light);
    constexpr std::array<Damage, 6> byFires{Damage::None,   Damage::Light, Damage::Light,
                                            Damage::Medium, Damage::Heavy, Damage::Severe};
    const MarkedRow fires = marks.of("fires");
    now.damage = std::max(now.damage, byFires[static_cast<std::size_t>(std::min(5, fires.last))]);
    const MarkedRow rowers = marks.of("rowers");
    now.oarsLost += std::max(shareOf(fit.oars - now.oarsLost, moves.marked, moves.boxes - 1),
                             shareOf(fit.oars - now.oarsLost, rowers.marked, rowers.boxes));
    now.archersLost += shareOf(fit.archers - now.archersLost, rowers.marked, rowers.boxes);
    // Marines fall before heavy marines.
    const MarkedRow men = marks.of("hoplites");
    const int marines = std::max(0, fit.marines - now.marinesLost);
    const int heavies = std::max(0, fit.heavyMarines - now.heavyMarinesLost);
    const int gone = shareOf(marines + heavies, men.marked, men.boxes);
    now.marinesLost += std::min(marines, gone);
    now.heavyMarinesLost += std::max(0, gone - marines);
}

} // namespace navarch
