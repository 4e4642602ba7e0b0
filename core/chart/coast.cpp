// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/coast.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/text.h"

namespace navarch {

namespace {

__extension__ typedef __int128 WideArea;

/// A ring of fewer points was drawn by hand, and may have straight sides of its own.
constexpr std::size_t fewestOfNature = 100;

std::string degreesText(int value, char ahead, char behind)
{
    const int size = std::abs(value);
    std::string decimals = std::to_string(wholeDegree + size % wholeDegree).substr(1);
    while (decimals.size() > 2 && decimals.back() == '0')
        decimals.pop_back();
    return std::to_string(size / wholeDegree) + "." + decimals + " " + (value < 0 ? behind : ahead);
}

void dropRepeated(Ring& ring)
{
    ring.erase(std::unique(ring.begin(), ring.end()), ring.end());
    while (ring.size() > 1 && ring.front() == ring.back())
        ring.pop_back();
}

} // namespace

std::size_t Coast::points() const
{
    std::size_t count = 0;
    for (const LandPolygon& polygon : polygons)
        for (const Ring& ring : polygon.rings)
            count += ring.size();
    return count;
}

int windingOf(const Ring& ring)
{
    WideArea sum = 0; // twice the area
    for (std::size_t i = 2; i < ring.size(); ++i) {
        const Position o = ring[0];
        const Position a = ring[i - 1];
        const Position b = ring[i];
        sum += std::int64_t{a.longitude - o.longitude} * (b.latitude - o.latitude)
               - std::int64_t{a.latitude - o.latitude} * (b.longitude - o.longitude);
    }
    return sum > 0 ? 1 : sum < 0 ? -1 : 0;
}

/// All its points lie on one line. A ring that crosses itself may have no area either, and is no less wrong for that.
bool isStraight(const Ring& ring)
{
    for (std::size_t i = 2; i < ring.size(); ++i)
        if (windingOf({ring[0], ring[i - 1], ring[i]}) != 0)
            return false;
    return true;
}

std::string placeText(Position at)
{
    return degreesText(at.latitude, 'N', 'S') + " " + degreesText(at.longitude, 'E', 'W');
}

std::optional<Position> placeFromText(std::string_view text)
{
    // One half: "37.94 N ", taken off the front.
    const auto take = [&](char ahead, char behind) -> std::optional<int> {
        const std::size_t dot = text.find('.');
        const std::size_t space = text.find(' ');
        if (dot == text.npos || space == text.npos || dot > space || space - dot - 1 > 5
            || space + 1 >= text.size())
            return std::nullopt;
        const auto whole = wholeNumber(text.substr(0, dot), 0, 180);
        std::string decimals(text.substr(dot + 1, space - dot - 1));
        decimals.resize(5, '0');
        const auto part = wholeNumber(decimals, 0, wholeDegree - 1);
        const char side = text[space + 1];
        if (!whole || !part || (side != ahead && side != behind))
            return std::nullopt;
        text.remove_prefix(std::min(text.size(), space + 3));
        const int size = *whole * wholeDegree + *part;
        return side == ahead ? size : -size;
    };
    const std::string_view all = text;
    const auto latitude = take('N', 'S');
    const auto longitude = latitude ? take('E', 'W') : std::nullopt;
    if (!longitude)
        return std::nullopt;
    const Position at{*latitude, *longitude};
    return placeText(at) == all ? std::optional(at) : std::nullopt;
}

void tidy(Coast& coast, Findings& findings)
{
    std::size_t tooSmall = 0;
    std::size_t leaps = 0;
    for (LandPolygon& polygon : coast.polygons) {
        bool isShore = true;
        std::vector<Ring> kept;
        for (Ring& ring : polygon.rings) {
            const Position first = ring.empty() ? Position{} : ring.front();
            dropRepeated(ring);
            const int winding = windingOf(ring);
            if (winding == 0 && isStraight(ring)) {
                if (++tooSmall <= mostChartFindings)
                    findings.push_back({Severity::Warning,
                                        "ring-without-area",
                                        {},
                                        given(placeText(first)),
                                        phrase("This shore encloses nothing, and is left out.")});
                if (isShore)
                    break; // lakes in no land
                continue;
            }
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Position& next = ring[(i + 1) % ring.size()];
                if (std::abs(next.longitude - ring[i].longitude) <= 180 * wholeDegree)
                    continue;
                if (++leaps <= mostChartFindings)
                    findings.push_back(
                        {Severity::Error,
                         "antimeridian",
                         {},
                         given(placeText(ring[i])),
                         phrase(
                             "The shore leaps over the 180th meridian here. Cut the land in two along it, or "
                             "shift the longitudes.")});
            }
            if ((winding > 0) != isShore)
                std::reverse(ring.begin() + 1, ring.end());
            isShore = false;
            kept.push_back(std::move(ring));
        }
        polygon.rings = std::move(kept);
    }
    std::erase_if(coast.polygons, [](const LandPolygon& polygon) { return polygon.rings.empty(); });
}

Sheet sheetOf(const Coast& coast, const std::vector<Position>& places)
{
    Sheet land{{90 * wholeDegree, 180 * wholeDegree}, {-90 * wholeDegree, -180 * wholeDegree}};
    const auto widen = [](Sheet& sheet, Position at) {
        sheet.southWest.latitude = std::min(sheet.southWest.latitude, at.latitude);
        sheet.southWest.longitude = std::min(sheet.southWest.longitude, at.longitude);
        sheet.northEast.latitude = std::max(sheet.northEast.latitude, at.latitude);
        sheet.northEast.longitude = std::max(sheet.northEast.longitude, at.longitude);
    };
    for (const LandPolygon& polygon : coast.polygons)
        for (const Ring& ring : polygon.rings)
            for (const Position at : ring)
                widen(land, at);
    Sheet all = land;
    for (const Position at : places)
        widen(all, at);
    if (all.southWest.latitude > all.northEast.latitude)
        return {{0, 0}, {wholeDegree, wholeDegree}};
    bool isCut[4] = {false, false, false, false}; // south, west, north, east
    for (const LandPolygon& polygon : coast.polygons) {
        for (const Ring& ring : polygon.rings) {
            for (std::size_t i = 0; i < ring.size() && ring.size() >= fewestOfNature; ++i) {
                const Position a = ring[i];
                const Position b = ring[(i + 1) % ring.size()];
                if (a.latitude == b.latitude) {
                    isCut[0] = isCut[0] || a.latitude == all.southWest.latitude;
                    isCut[2] = isCut[2] || a.latitude == all.northEast.latitude;
                }
                if (a.longitude == b.longitude) {
                    isCut[1] = isCut[1] || a.longitude == all.southWest.longitude;
                    isCut[3] = isCut[3] || a.longitude == all.northEast.longitude;
                }
            }
        }
    }
    if (!isCut[0])
        all.southWest.latitude = std::max(all.southWest.latitude - wholeDegree, -90 * wholeDegree);
    if (!isCut[1])
        all.southWest.longitude = std::max(all.southWest.longitude - wholeDegree, -180 * wholeDegree);
    if (!isCut[2])
        all.northEast.latitude = std::min(all.northEast.latitude + wholeDegree, 90 * wholeDegree);
    if (!isCut[3])
        all.northEast.longitude = std::min(all.northEast.longitude + wholeDegree, 180 * wholeDegree);
    return all;
}

} // namespace navarch
