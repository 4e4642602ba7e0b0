// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QtGlobal>

namespace navarch {

/// How many battles a test of an engine fights: fewer where the sanitizers slow them down; NAVARCH_BATTLES asks for more.
[[nodiscard]] inline std::uint64_t battles(std::uint64_t usual)
{
#if defined(__SANITIZE_ADDRESS__)
    usual = usual / 10 + 1;
#endif
    const int asked = qEnvironmentVariableIntValue("NAVARCH_BATTLES");
    return asked > 0 ? static_cast<std::uint64_t>(asked) : usual;
}

/// For chances: never fewer than `least`, which would leave them to chance.
[[nodiscard]] inline int battlesAtLeast(int least)
{
    const int asked = qEnvironmentVariableIntValue("NAVARCH_BATTLES");
    return asked > least ? asked : least;
}

} // namespace navarch
