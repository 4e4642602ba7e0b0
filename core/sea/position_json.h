// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/json.h"
#include "core/sea/position.h"

namespace navarch {

/// Reads `[longitude, latitude]` in degrees, the order of GeoJSON; nothing when it is no such pair, or off the globe.
[[nodiscard]] std::optional<Position> positionFrom(const Json& json);

} // namespace navarch
