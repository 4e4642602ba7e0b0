// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/phrase.h"
#include "core/boards/hex/hex.h"

namespace navarch::hex {

/// "north-east".
[[nodiscard]] Phrase wordOf(Facing facing);

/// A ship as it stands on the board.
struct Standing {
    Phrase name;
    Hex hex;
    Facing facing = 0;
};

/// "Aias 12.22 facing north". `first`: as of labelOf().
[[nodiscard]] Phrase wordsOf(const Standing& ship, int first = 0);
/// "Aias 12.22, Tyro 14.22 facing north, Teukros 9.1 facing south": a facing is said once for the ships before it that share
/// it.
[[nodiscard]] Phrase wordsOf(std::span<const Standing> ships, int first = 0);

} // namespace navarch::hex
