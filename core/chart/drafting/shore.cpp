// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/drafting/shore.h"

#include <cstddef>
#include <cstdint>

#include "core/chart/drafting/plane.h"

namespace navarch {

namespace {

__extension__ typedef __int128 Wide;

/// Of the rings' sides an odd number lies east of it.
bool isOnLand(const LandPolygon& land, Position at)
{
    bool isIn = false;
    for (const Ring& ring : land.rings)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Position a = ring[i];
            const Position b = ring[(i + 1) % ring.size()];
            if ((a.latitude > at.latitude) == (b.latitude > at.latitude))
                continue;
            const std::int64_t north = std::int64_t{b.latitude} - a.latitude;
            const std::int64_t left = (std::int64_t{at.longitude} - a.longitude) * north;
            const std::int64_t right =
                (std::int64_t{b.longitude} - a.longitude) * (std::int64_t{at.latitude} - a.latitude);
            if (north > 0 ? left < right : left > right)
                isIn = !isIn;
        }
    return isIn;
}

/// On a plane on which a degree is as long east as it is north.
std::int64_t squaredApart(Position a, Position b)
{
    const std::int64_t east = (std::int64_t{b.longitude} - a.longitude) * shrunkLongitude;
    const std::int64_t north = (std::int64_t{b.latitude} - a.latitude) * wholeLatitude;
    return east * east + north * north;
}

/// The nearest place to `at` between two.
Position nearestBetween(Position a, Position b, Position at)
{
    const std::int64_t whole = squaredApart(a, b);
    const std::int64_t along =
        (std::int64_t{b.longitude} - a.longitude) * (std::int64_t{at.longitude} - a.longitude)
            * shrunkLongitude * shrunkLongitude
        + (std::int64_t{b.latitude} - a.latitude) * (std::int64_t{at.latitude} - a.latitude) * wholeLatitude
              * wholeLatitude;
    if (along <= 0)
        return a;
    if (along >= whole)
        return b;
    const auto part = [&](int from, int to) {
        return from + static_cast<int>((Wide{to} - from) * along / whole);
    };
    return {part(a.latitude, b.latitude), part(a.longitude, b.longitude)};
}

} // namespace

std::optional<Position> shoreBy(const Coast& coast, Position at, int most)
{
    std::optional<Position> found;
    for (const LandPolygon& land : coast.polygons) {
        if (!isOnLand(land, at))
            continue;
        const Ring& shore = land.rings.front();
        for (std::size_t i = 0; i < shore.size(); ++i) {
            const Position place = nearestBetween(shore[i], shore[(i + 1) % shore.size()], at);
            if (!found || squaredApart(place, at) < squaredApart(*found, at))
                found = place;
        }
    }
    return found && hundredthsOfMiles(*found, at) <= most ? found : std::nullopt;
}

} // namespace navarch
