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
/// It belongs to the daily work of a battle, not to its story: blows that are struck again and again, fires that burn on,
/// repairs, drill. A reader finds it in a table beside the story.
[[nodiscard]] bool isRoutine(const BattleEvent& event);
/// The events by turns, in their order.
[[nodiscard]] std::vector<ToldTurn> inTurns(const BattleEvents& events);

} // namespace navarch
