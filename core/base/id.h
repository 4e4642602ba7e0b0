// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace navarch {

/// The number of one thing of kind `Thing` in a campaign. 0 is none; numbers are never used again.
template <class Thing>
struct Id {
    std::int64_t value = 0;

    [[nodiscard]] constexpr bool isNone() const { return value == 0; }
    [[nodiscard]] constexpr explicit operator bool() const { return value != 0; }
    friend constexpr auto operator<=>(Id, Id) = default;
};

} // namespace navarch
