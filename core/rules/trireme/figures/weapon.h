// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/enum_names.h"

namespace navarch::trireme {

/// What shoots (TR-T6).
enum class Weapon : std::uint8_t { Bows, Catapults, Stones };
inline constexpr std::size_t weapons = 3;

} // namespace navarch::trireme

template <>
struct navarch::EnumNames<navarch::trireme::Weapon> {
    using W = navarch::trireme::Weapon;
    static constexpr std::array<EnumName<W>, 3> names{
        {{W::Bows, "bows"}, {W::Catapults, "catapults"}, {W::Stones, "stones"}}};
};
