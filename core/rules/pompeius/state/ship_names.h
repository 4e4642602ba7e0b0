// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// How a plot's text calls a ship: by her name, or, where that is another ship's too or would part the text, by her number
/// from 1: "#7".
[[nodiscard]] std::string writtenName(const BattleFacts& facts, ShipNumber ship);
/// Whom it means; noShip: nobody.
[[nodiscard]] ShipNumber shipWritten(const BattleFacts& facts, std::string_view text);

[[nodiscard]] ShipWriter writerOf(const BattleFacts& facts);
[[nodiscard]] ShipReader readerOf(const BattleFacts& facts);

} // namespace navarch::pompeius
