// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/json.h"
#include "core/battle/brief/changeable_figure.h"

namespace navarch::salamis {

/// The figures that an umpire may change: the single ones that are ours, the fast moves of each crew, and what each face
/// of the casualty table does.
[[nodiscard]] std::vector<ChangeableFigure> changeableFigures();

/// A brief's house tables with these values of them, as amended() reads them.
[[nodiscard]] Json houseTables(const HouseValues& values);

} // namespace navarch::salamis
