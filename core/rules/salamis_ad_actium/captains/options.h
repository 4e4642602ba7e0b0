// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Orders that make sense for a decision, all of which checkOrder() lets pass (Game::options). In an Action Phase they are
/// those of one ship, the one nearest to an enemy that is not done yet; when all are done, the end of the phase.
void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders);

/// The orders one ship of the acting squadron may be given.
void listShipOptions(const BattleFacts& facts, const State& state, ShipNumber ship,
                     std::vector<Order>& orders);

/// The nearest enemies of a ship that count as targets, nearest first.
struct NearEnemies {
    static constexpr std::size_t most = 4;
    std::array<ShipNumber, most> ships{};
    std::array<std::int64_t, most> squares{}; ///< of the way between centres, in square thousandths of a cm
    std::size_t count = 0;

    [[nodiscard]] ShipNumber nearest() const { return count ? ships[0] : noShip; }
};
[[nodiscard]] NearEnemies nearEnemies(const BattleFacts& facts, const State& state, ShipNumber ship);

} // namespace navarch::salamis
