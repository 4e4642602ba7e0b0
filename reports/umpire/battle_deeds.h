// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/events/event.h"

namespace navarch {

/// A turn of the telling of a battle; 0: before the first.
struct ToldTurn {
    int number = 0;
    BattleEvents events;
};

/// What is told of a battle are deeds: not who was asked, plotted, placed or moved.
[[nodiscard]] bool isDeed(const BattleEvent& event);
/// What ended it.
[[nodiscard]] bool isEnding(const BattleEvent& event);
/// It came to something: no miss, no test that changed nothing.
[[nodiscard]] bool hasEffect(const BattleEvent& event);
/// The events by turns, in their order.
[[nodiscard]] std::vector<ToldTurn> inTurns(const BattleEvents& events);

} // namespace navarch
