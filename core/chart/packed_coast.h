// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/sea/position.h"

namespace navarch {

/// Lines on the chart as core/data/coast/pack.py packs them, a third the size of their GeoJSON.
struct PackedLines {
    bool areClosed = false; ///< rings of land, their first point not repeated; or lines, such as rivers
    std::vector<std::vector<Position>> lines;
};

/// Unpacks them; `file` is for messages. Whatever the bytes are, no more memory is spent than they need.
///
/// The format: "NVCOAST1"; then whole numbers, seven bits to a byte, lowest first, all but the last byte of a number with its
/// highest bit set: 1 when lines are closed, else 0; how many hundred-thousandths of a degree a step is; the number of lines; and
/// of each line the number of its points, then for each point how many steps east and how many north it lies of the
/// one before it (the first of 0 E 0 N), where 0, -1, 1, -2, 2 are written 0, 1, 2, 3, 4.
[[nodiscard]] Result<PackedLines> unpackLines(std::string_view bytes, const std::string& file);

} // namespace navarch
