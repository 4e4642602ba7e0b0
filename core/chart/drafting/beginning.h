// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/chart/drafting/chart_draft.h"

namespace navarch {

// What the making of a chart begins with, and what comes of it.

inline constexpr Bounds blankSeaHeight{1, 20};
/// A sheet without land, so many degrees high (blankSeaHeight) and a third broader, about 38 N 24 E.
[[nodiscard]] ChartDraft blankSea(int degreesHigh);

/// The part of a coast that lies in the sheet, and the ports that do. Ports that lie inland on it - a coarse
/// coast leaves a bay out, and rivers have filled those of some ancient ones - are put on the nearest shore within 25 miles;
/// those without one are left out.
[[nodiscard]] ChartDraft partOf(const Coast& coast, const std::vector<KnownPort>& ports, const Sheet& sheet);

/// The chart without its lanes.
[[nodiscard]] ChartDraft draftOf(Chart chart);
/// The draft with these lanes.
[[nodiscard]] Chart chartWith(const ChartDraft& draft, std::vector<Lane> lanes);

} // namespace navarch
