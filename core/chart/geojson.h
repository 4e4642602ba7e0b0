// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/problem.h"
#include "core/chart/coast.h"

namespace navarch {

/// The largest GeoJSON file that is read.
inline constexpr std::size_t largestGeoJson = std::size_t{64} << 20;

/// The polygons of a GeoJSON text - a geometry, a feature or collections of them - as land, in degrees; whatever else is in
/// it is passed over. `file` is for messages.
///
/// A stranger's file: refused, with the place, are what is larger than largestGeoJson, nested deeper than 24, has more than
/// mostCoastPoints points, is no JSON, has a member of another kind than GeoJSON gives it, or a coordinate that is no number or
/// off the globe; what is no GeoJSON; and what has points or lines in it and no polygon, with what was found. Nothing is kept of it but its points, so it takes no more memory than they do.
[[nodiscard]] Result<Coast> readGeoJson(std::string_view text, const std::string& file);

} // namespace navarch
