// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/enum_names.h"

namespace navarch {

/// What the cells of a drawn board are. A free table is drawn in squares, of 3 cm where it is measured in cm and of an inch
/// where in inches.
enum class BoardShape : std::uint8_t { Hexes, Rexes, FreeTable };

template <>
struct EnumNames<BoardShape> {
    static constexpr std::array<EnumName<BoardShape>, 3> names{
        {{BoardShape::Hexes, "hexes"}, {BoardShape::Rexes, "rexes"}, {BoardShape::FreeTable, "free-table"}}};
};

} // namespace navarch
