// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/enum_names.h"

namespace navarch::hex {

/// What a hex holds. What each does to ships is the games' own (RS-T10, TR-3.3).
enum class Terrain : std::uint8_t { Open, Shallows, Rocks, Current, Rough, Weed, Land };

} // namespace navarch::hex

template <>
struct navarch::EnumNames<navarch::hex::Terrain> {
    using Terrain = navarch::hex::Terrain;
    static constexpr std::array<EnumName<Terrain>, 7> names{{{Terrain::Open, "open"},
                                                             {Terrain::Shallows, "shallows"},
                                                             {Terrain::Rocks, "rocks"},
                                                             {Terrain::Current, "current"},
                                                             {Terrain::Rough, "rough"},
                                                             {Terrain::Weed, "weed"},
                                                             {Terrain::Land, "land"}}};
};
