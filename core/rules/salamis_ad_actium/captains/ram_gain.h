// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/ramming/ram_case.h"

namespace navarch::salamis {

/// A share of a ship's price, in hundredths of talents.
[[nodiscard]] constexpr int percentOf(int value, int percent)
{
    return static_cast<int>(std::int64_t(value) * percent / 100);
}

/// What a ram with this modifier takes off the ship struck on the average, beyond what it has lost already, in hundredths
/// of talents.
[[nodiscard]] int expectedLoss(const BattleFacts& facts, const State& state, int modifier, ShipNumber struck);

/// What a ram is worth to the rammer on the average, in hundredths of talents: what the other loses, less what its own ram
/// costs it and, bow to bow, the other's (SA-7.3), weighed by `risk` per cent.
[[nodiscard]] int ramGain(const BattleFacts& facts, const State& state, const RamContact& contact,
                          bool bowToBow, int risk);

} // namespace navarch::salamis
