// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

#include <memory>
#include <vector>

#include "app/battle/battle_opening.h"
#include "app/battle/battle_player.h"
#include "app/battle/result_origin.h"
#include "core/battle/replay/replay.h"

namespace navarch {

/// A battle that is laid on a table, and where it comes from.
struct LaidBattle {
    BattleOpening::Opened opened;
    std::vector<BattlePlayer> players; ///< sides without one are played as the brief says
    QUrl file = {};                    ///< where it was put away; empty: nowhere
    ResultOrigin origin = {};          ///< the campaign's battle that it is
    /// What is known of a battle of the past, at which one only looks; null: it is fought.
    std::shared_ptr<const Replay> past = nullptr;
};

} // namespace navarch
