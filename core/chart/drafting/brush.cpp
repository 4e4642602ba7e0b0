// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/drafting/brush.h"

#include <algorithm>
#include <cstdlib>

#include "core/chart/drafting/land_cells.h"
#include "core/chart/drafting/plane.h"

namespace navarch {

namespace {

__extension__ typedef __int128 Wide;

/// A mainland of the Mediterranean has twice as many.
constexpr std::int64_t mostCells = 1'000'000;

struct Box {
    Position southWest{90 * wholeDegree, 180 * wholeDegree};
    Position northEast{-90 * wholeDegree, -180 * wholeDegree};

    void widen(Position at)
    {
        southWest = {std::min(southWest.latitude, at.latitude), std::min(southWest.longitude, at.longitude)};
        northEast = {std::max(northEast.latitude, at.latitude), std::max(northEast.longitude, at.longitude)};
    }
    void widen(const Box& other)
    {
        widen(other.southWest);
        widen(other.northEast);
    }
    [[nodiscard]] bool meets(const Box& other) const
    {
        return southWest.latitude <= other.northEast.latitude
               && northEast.latitude >= other.southWest.latitude
               && southWest.longitude <= other.northEast.longitude
               && northEast.longitude >= other.southWest.longitude;
    }
};

Box boxOf(const LandPolygon& land)
{
    Box box;
    for (const Position at : land.rings.front())
        box.widen(at);
    return box;
}

/// On a plane on which a degree is as long east as it is north.
struct PlanePoint {
    std::int64_t east = 0;
    std::int64_t north = 0;
};

PlanePoint onPlane(Position at)
{
    return {std::int64_t{at.longitude} * shrunkLongitude, std::int64_t{at.latitude} * wholeLatitude};
}

bool isNear(PlanePoint at, PlanePoint from, PlanePoint to, std::int64_t radius)
{
    const auto squared = [](std::int64_t x, std::int64_t y) { return Wide(x) * x + Wide(y) * y; };
    const Wide reach = Wide(radius) * radius;
    const std::int64_t east = to.east - from.east;
    const std::int64_t north = to.north - from.north;
    const Wide length = squared(east, north);
    const Wide along = Wide(at.east - from.east) * east + Wide(at.north - from.north) * north;
    if (along <= 0 || length == 0)
        return squared(at.east - from.east, at.north - from.north) <= reach;
    if (along >= length)
        return squared(at.east - to.east, at.north - to.north) <= reach;
    const Wide off = Wide(at.north - from.north) * east - Wide(at.east - from.east) * north;
    // The distance from the line is off / sqrt(length). Lengths lie within 2^31 here, so that all of this has room.
    return off * off <= reach * length;
}

/// The cells a stroke covers, none of them at the edge of the sheet or beyond.
LandCells coveredBy(const BrushStroke& stroke, const Sheet& sheet, CellSize size)
{
    // A mile is a sixtieth of a degree.
    const std::int64_t reach = std::int64_t{stroke.radius} * wholeDegree / 6000;
    const auto around = static_cast<int>(reach * wholeLatitude / shrunkLongitude);
    Box box;
    for (const Position at : stroke.path)
        box.widen(at);
    box.southWest = {std::max(box.southWest.latitude - around, sheet.southWest.latitude + size.up),
                     std::max(box.southWest.longitude - around, sheet.southWest.longitude + size.across)};
    box.northEast = {std::min(box.northEast.latitude + around, sheet.northEast.latitude - size.up),
                     std::min(box.northEast.longitude + around, sheet.northEast.longitude - size.across)};
    if (box.southWest.latitude > box.northEast.latitude || box.southWest.longitude > box.northEast.longitude)
        return {size, 0, 0, 1, 1};
    LandCells covered = LandCells::between(size, box.southWest, box.northEast, 0);
    for (std::size_t i = 0; i < stroke.path.size(); ++i) {
        const Position a = stroke.path[i];
        const Position b = stroke.path[std::min(i + 1, stroke.path.size() - 1)];
        Box leg;
        leg.widen(a);
        leg.widen(b);
        const PlanePoint from = onPlane(a);
        const PlanePoint to = onPlane(b);
        for (int row = 0; row < covered.rows(); ++row) {
            const int latitude = covered.middle(0, row).latitude;
            if (latitude < leg.southWest.latitude - around || latitude > leg.northEast.latitude + around)
                continue;
            for (int column = 0; column < covered.columns(); ++column) {
                const Position middle = covered.middle(column, row);
                if (middle.longitude >= leg.southWest.longitude - around
                    && middle.longitude <= leg.northEast.longitude + around && !covered.isLand(column, row)
                    && isNear(onPlane(middle), from, to, reach * wholeLatitude))
                    covered.set(column, row, true);
            }
        }
    }
    return covered;
}

/// Whether a stroke that covers these cells, widened by one on every side, changes that land or would cross its shore.
bool isTouched(const LandPolygon& land, const LandCells& widened)
{
    for (const Ring& ring : land.rings)
        if (widened.isTouchedBy(ring))
            return true;
    LandCells own = widened;
    for (int row = 0; row < own.rows(); ++row)
        for (int column = 0; column < own.columns(); ++column)
            own.set(column, row, false);
    own.add(land);
    return own.meets(widened);
}

} // namespace

Result<void> paintLand(Coast& coast, const Sheet& sheet, const BrushStroke& stroke)
{
    if (stroke.path.empty() || stroke.path.size() > mostStrokePoints)
        return problem({}, phrase("The brush is led over no place, or over more than %1.", mostStrokePoints),
                       phrase("Draw in shorter strokes."));
    if (stroke.radius < 1 || stroke.radius > largestBrush)
        return problem({}, phrase("The brush has no size, or is larger than %1 miles.", largestBrush / 100),
                       phrase("Choose another size."));
    const CellSize size = cellsOf(sheet);
    const LandCells covered = coveredBy(stroke, sheet, size);
    if (!covered.hasLand())
        return problem({}, phrase("The brush is led over no sea of this chart."),
                       phrase("Draw within its edge."));
    const LandCells widened = covered.widened();
    Box window;
    window.widen(covered.middle(0, 0));
    window.widen(covered.middle(covered.columns() - 1, covered.rows() - 1));
    Box reach = window;
    reach.southWest = {reach.southWest.latitude - 2 * size.up, reach.southWest.longitude - 2 * size.across};
    reach.northEast = {reach.northEast.latitude + 2 * size.up, reach.northEast.longitude + 2 * size.across};
    std::vector<std::size_t> touched;
    for (std::size_t i = 0; i < coast.polygons.size(); ++i) {
        const Box box = boxOf(coast.polygons[i]);
        if (!box.meets(reach) || !isTouched(coast.polygons[i], widened))
            continue;
        touched.push_back(i);
        window.widen(box);
    }
    if (LandCells::countBetween(size, window.southWest, window.northEast, 2) > mostCells)
        return problem(
            {}, phrase("This land is too large for the brush: it would lose the detail of its shores."),
            phrase("Draw islands beside it."));
    if (touched.empty() && stroke.work == BrushWork::Erases)
        return {};
    LandCells cells = LandCells::between(size, window.southWest, window.northEast, 2);
    for (const std::size_t i : touched)
        cells.add(coast.polygons[i]);
    cells.change(covered, stroke.work == BrushWork::Draws);
    Coast next;
    std::size_t passed = 0;
    for (std::size_t i = 0; i < coast.polygons.size(); ++i) {
        if (passed < touched.size() && touched[passed] == i)
            ++passed;
        else
            next.polygons.push_back(coast.polygons[i]);
    }
    for (LandPolygon& land : cells.polygons()) {
        // Land that was cut off at the edge of the sheet ends there again.
        for (Ring& ring : land.rings)
            for (Position& at : ring)
                at = {std::clamp(at.latitude, sheet.southWest.latitude, sheet.northEast.latitude),
                      std::clamp(at.longitude, sheet.southWest.longitude, sheet.northEast.longitude)};
        next.polygons.push_back(std::move(land));
    }
    if (next.points() > mostCoastPoints)
        return problem({}, phrase("The coast has more than %1 points.", mostCoastPoints),
                       phrase("Draw less land."));
    coast = std::move(next);
    return {};
}

bool takeOutLand(Coast& coast, Position at)
{
    const auto found =
        std::find_if(coast.polygons.begin(), coast.polygons.end(), [&](const LandPolygon& land) {
            bool isInside = false;
            for (const Ring& ring : land.rings) {
                for (std::size_t i = 0; i < ring.size(); ++i) {
                    const Position a = ring[i];
                    const Position b = ring[(i + 1) % ring.size()];
                    if ((a.latitude > at.latitude) == (b.latitude > at.latitude))
                        continue;
                    const std::int64_t side =
                        std::int64_t{b.longitude - a.longitude} * (at.latitude - a.latitude)
                        - std::int64_t{b.latitude - a.latitude} * (at.longitude - a.longitude);
                    if ((side > 0) == (b.latitude > a.latitude))
                        isInside = !isInside;
                }
            }
            return isInside;
        });
    if (found == coast.polygons.end())
        return false;
    coast.polygons.erase(found);
    return true;
}

namespace {

/// What of a ring lies on the right side of one edge of the sheet: `inside` tells, `cut` gives where a leg crosses it.
template <class Inside, class Cut>
Ring clipped(const Ring& ring, Inside inside, Cut cut)
{
    Ring kept;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Position here = ring[i];
        const Position next = ring[(i + 1) % ring.size()];
        if (inside(here))
            kept.push_back(here);
        if (inside(here) != inside(next))
            kept.push_back(cut(here, next));
    }
    return kept;
}

/// Where the leg from a to b is at `at` of one coordinate: the other one, to the nearest whole number, the same both ways.
int between(int a, int b, int otherA, int otherB, int at)
{
    if (a > b) {
        std::swap(a, b);
        std::swap(otherA, otherB);
    }
    const std::int64_t whole = std::int64_t{b} - a;
    const std::int64_t part = (std::int64_t{at} - a) * (std::int64_t{otherB} - otherA);
    return otherA + static_cast<int>(part >= 0 ? (part + whole / 2) / whole : -((-part + whole / 2) / whole));
}

} // namespace

Coast cutTo(const Coast& coast, const Sheet& sheet)
{
    const auto atLatitude = [](int latitude) {
        return [latitude](Position a, Position b) {
            return Position{latitude, between(a.latitude, b.latitude, a.longitude, b.longitude, latitude)};
        };
    };
    const auto atLongitude = [](int longitude) {
        return [longitude](Position a, Position b) {
            return Position{between(a.longitude, b.longitude, a.latitude, b.latitude, longitude), longitude};
        };
    };
    const Position least = sheet.southWest;
    const Position most = sheet.northEast;
    Coast part;
    for (const LandPolygon& land : coast.polygons) {
        LandPolygon kept;
        for (Ring ring : land.rings) {
            if (!std::all_of(ring.begin(), ring.end(), [&](Position at) { return sheet.holds(at); })) {
                ring = clipped(
                    ring, [&](Position at) { return at.latitude >= least.latitude; },
                    atLatitude(least.latitude));
                ring = clipped(
                    ring, [&](Position at) { return at.latitude <= most.latitude; },
                    atLatitude(most.latitude));
                ring = clipped(
                    ring, [&](Position at) { return at.longitude >= least.longitude; },
                    atLongitude(least.longitude));
                ring = clipped(
                    ring, [&](Position at) { return at.longitude <= most.longitude; },
                    atLongitude(most.longitude));
            }
            const bool isLand = windingOf(ring) != 0;
            if (!isLand && kept.rings.empty())
                break; // the shore itself lies beyond
            if (isLand)
                kept.rings.push_back(std::move(ring));
        }
        if (!kept.rings.empty())
            part.polygons.push_back(std::move(kept));
    }
    return part;
}

} // namespace navarch
