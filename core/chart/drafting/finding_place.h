// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/chart/chart.h"

namespace navarch {

/// Where on a chart a finding about it is: at a port, in the middle of a lane's way, or at the place it names. Nothing where it is about
/// the chart as a whole. It goes by the finding's subject, which is a datum: a port's name, a lane's ports, a place.
[[nodiscard]] std::optional<Position> placeOf(const Finding& finding, const std::vector<KnownPort>& ports);

} // namespace navarch
