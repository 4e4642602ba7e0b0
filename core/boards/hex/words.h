// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
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

} // namespace navarch::hex
