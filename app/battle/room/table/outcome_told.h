// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <vector>

#include "app/battle/battle_player.h"
#include "core/battle/match/match.h"

namespace navarch {

/// How a battle that is over ended: { title, victor, note, sides: [{ name, colour, emblem, loss, ships: [{ name, fate, lost,
/// state }] }] }; victor: -1 after a draw.
[[nodiscard]] QVariantMap outcomeTold(const Match& match, const std::vector<BattlePlayer>& players);

} // namespace navarch
