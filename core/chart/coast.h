// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/finding.h"
#include "core/sea/position.h"

namespace navarch {

/// A degree, in what positions count.
inline constexpr int wholeDegree = 100'000;

/// A closed line on the chart; its first point is not repeated.
using Ring = std::vector<Position>;

/// A piece of land: its shore, then the shores of lakes in it.
struct LandPolygon {
    std::vector<Ring> rings;

    friend bool operator==(const LandPolygon&, const LandPolygon&) = default;
};

/// The land of a chart.
struct Coast {
    std::vector<LandPolygon> polygons;

    [[nodiscard]] std::size_t points() const;
};

/// A part of the globe between two parallels and two meridians.
struct Sheet {
    Position southWest;
    Position northEast;

    [[nodiscard]] bool holds(Position at) const
    {
        return at.latitude >= southWest.latitude && at.latitude <= northEast.latitude
               && at.longitude >= southWest.longitude && at.longitude <= northEast.longitude;
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// The most points a coast may have.
inline constexpr std::size_t mostCoastPoints = 1'000'000;
/// More findings than this are not collected of one kind.
inline constexpr std::size_t mostChartFindings = 20;

/// Puts right what is wrong without being doubtful: points repeated, rings the wrong way round (the shore runs with the land
/// on its left). A ring of less than three points is left out, and that is told, as is a shore that leaps over the
/// antimeridian, with which no chart can be made.
void tidy(Coast& coast, Findings& findings);

/// What a chart of this land and these places shows: a degree beyond them on every side, but no farther than where the land
/// was cut off, which is where a shore of a hundred points or more runs along the edge of it all: nobody sails beyond that.
[[nodiscard]] Sheet sheetOf(const Coast& coast, const std::vector<Position>& places);

/// 1 when a ring runs counterclockwise around what is within it, -1 when clockwise, 0 when there is nothing within.
[[nodiscard]] int windingOf(const Ring& ring);

/// "37.94 N 23.64 E".
[[nodiscard]] std::string placeText(Position at);
/// The place of which placeText() gives that; nothing where it gives it of none.
[[nodiscard]] std::optional<Position> placeFromText(std::string_view text);

} // namespace navarch
