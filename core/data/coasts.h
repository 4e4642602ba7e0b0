// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/base/enum_names.h"
#include "core/chart/coast.h"
#include "core/chart/packed_coast.h"

namespace navarch {

/// How finely the built-in coast is drawn: to 1.2 km, 300 m or 60 m.
enum class CoastLevel { Coarse, Middle, Fine };

template <>
struct EnumNames<CoastLevel> {
    static constexpr std::array<EnumName<CoastLevel>, 3> names{
        {{CoastLevel::Coarse, "coarse"}, {CoastLevel::Middle, "middle"}, {CoastLevel::Fine, "fine"}}};
};

/// The land from 10 W to 43 E and 29.5 to 48 N in rings, unpacked at first use. Safe on any thread.
[[nodiscard]] const std::vector<Ring>& builtInLand(CoastLevel level);
/// The same as a coast to compute lanes on.
[[nodiscard]] Coast builtInCoast(CoastLevel level);
/// The larger rivers, as lines.
[[nodiscard]] const std::vector<std::vector<Position>>& builtInRivers();

} // namespace navarch
