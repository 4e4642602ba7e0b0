// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/boards/hex/hex.h"

namespace navarch::hex {

/// "north-east": for the log.
[[nodiscard]] constexpr std::string_view wordOf(Facing facing)
{
    constexpr std::array<std::string_view, 6> words{"north", "north-east", "south-east",
                                                    "south", "south-west", "north-west"};
    return words[static_cast<std::size_t>(turned(facing, 0))];
}

/// A ship as it stands on the board.
struct Standing {
    std::string name;
    Hex hex;
    Facing facing;
};

/// "Aias 12.22, Tyro 14.22 facing north, Teukros 9.1 facing south": a facing is said once for the ships before it that share
/// it. `first`: as of labelOf().
[[nodiscard]] inline std::string wordsOf(std::span<const Standing> ships, int first = 0)
{
    std::string text;
    for (std::size_t i = 0; i < ships.size(); ++i) {
        const bool isLast = i + 1 == ships.size();
        text += ships[i].name + " " + labelOf(ships[i].hex, first);
        if (isLast || ships[i + 1].facing != ships[i].facing)
            text += " facing " + std::string(wordOf(ships[i].facing));
        text += isLast ? "" : ", ";
    }
    return text;
}

} // namespace navarch::hex
