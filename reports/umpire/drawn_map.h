// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/boards/drawn/drawn_board.h"
#include "reports/umpire/map_board.h"

namespace navarch {

// What maps show of where sides deploy, and of boards that somebody drew.

/// "deploys within 15 cm of this edge", or in the zone that is drawn for a side, 1 or 2; empty once fleets have deployed.
[[nodiscard]] QString deploymentWords(const BoardView& board, const DrawnBoard* drawn, int side);

/// The land of a free table; of other boards the cells show it.
void addDrawnLand(Drawing& drawing, const MapBoard& map, const DrawnBoard& drawn);
/// A dash in each cell of the first side's zone, a cross in each of the second's.
void addDrawnZones(Drawing& drawing, const MapBoard& map, const DrawnBoard& drawn);

} // namespace navarch
