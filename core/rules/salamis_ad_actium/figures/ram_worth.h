// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/rules/salamis_ad_actium/figures/figures.h"

namespace navarch::salamis {

/// What a ship loses of its worth with each level of damage, per cent.
inline constexpr std::array<int, 7> worthLost{0, 12, 28, 50, 75, 100, 104};

/// What a ram takes off a ship's worth on the average, by its modifier and the damage the ship has already: reckoned
/// once, since captains ask it for every move they think of.
class RamWorth {
public:
    [[nodiscard]] static RamWorth reckoned(const BattleFigures& figures);

    /// In tenths of a per cent of the ship's price.
    [[nodiscard]] int of(int modifier, Damage damage) const
    {
        return m_loss[static_cast<std::size_t>(std::clamp(modifier, least, most) - least)]
                     [static_cast<std::size_t>(damage)];
    }

private:
    static constexpr int least = -16;
    static constexpr int most = 24;
    std::array<std::array<std::int16_t, 6>, most - least + 1> m_loss{};
};

} // namespace navarch::salamis
