// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/chart/archipelago.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace navarch {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr int cell = 60'000; // between the middles of neighbouring islands
constexpr int south = 3'700'000;
constexpr int west = 2'400'000;

using Random = std::mt19937_64;

int upTo(Random& random, int most)
{
    return static_cast<int>(random() % static_cast<std::uint64_t>(most + 1));
}

/// A ragged ring about a middle, no farther from it than `reach`.
Ring ragged(Random& random, Position middle, int corners, int reach)
{
    Ring ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * pi * i / corners;
        const int far = reach / 3 + upTo(random, reach - reach / 3);
        ring.push_back({middle.latitude + static_cast<int>(std::lround(far * std::sin(angle))),
                        middle.longitude + static_cast<int>(std::lround(far * std::cos(angle)))});
    }
    return ring;
}

/// On which side of the way a place lies.
int sideOf(Position from, Position to, Position place)
{
    const std::int64_t area =
        std::int64_t{to.longitude - from.longitude} * (place.latitude - from.latitude)
        - std::int64_t{to.latitude - from.latitude} * (place.longitude - from.longitude);
    return area > 0 ? 1 : area < 0 ? -1 : 0;
}

bool isBetween(Position from, Position to, Position place)
{
    return sideOf(from, to, place) == 0 && place.longitude >= std::min(from.longitude, to.longitude)
           && place.longitude <= std::max(from.longitude, to.longitude)
           && place.latitude >= std::min(from.latitude, to.latitude)
           && place.latitude <= std::max(from.latitude, to.latitude);
}

} // namespace

Chart archipelago(std::uint64_t seed, int across, int ports)
{
    Random random(seed * 7919 + 11);
    Chart chart;
    chart.name = "Archipelago " + std::to_string(seed);
    for (int row = 0; row < across; ++row) {
        for (int column = 0; column < across; ++column) {
            const Position middle{south + row * cell + upTo(random, cell / 8),
                                  west + column * cell + upTo(random, cell / 8)};
            const int corners = 5 + upTo(random, 7);
            LandPolygon land{{ragged(random, middle, corners, cell * 3 / 7)}};
            if (upTo(random, 5) == 0) // well within the innermost corners
                land.rings.push_back(ragged(random, middle, 5, cell / 25));
            chart.coast.polygons.push_back(std::move(land));
        }
    }
    Findings findings;
    tidy(chart.coast, findings);
    while (static_cast<int>(chart.ports.size()) < ports) {
        // Off a corner or in a lagoon, but in the water.
        const LandPolygon& land = chart.coast.polygons[random() % chart.coast.polygons.size()];
        const Ring& ring = land.rings[random() % land.rings.size()];
        const Position corner = ring[random() % ring.size()];
        const Position at{corner.latitude + upTo(random, 1000) - 500,
                          corner.longitude + upTo(random, 1000) - 500};
        bool isFree = !isOnLand(chart.coast, at);
        for (const KnownPort& other : chart.ports)
            isFree = isFree && positionOf(other) != at;
        if (!isFree)
            continue;
        const std::string number = std::to_string(chart.ports.size() + 1);
        chart.ports.push_back({"port-" + number, "Port " + number, at.latitude, at.longitude, 3, 3, 3});
    }
    std::vector<Position> places;
    for (const KnownPort& port : chart.ports)
        places.push_back(positionOf(port));
    chart.sheet = sheetOf(chart.coast, places);
    return chart;
}

bool isOnLand(const Coast& coast, Position at)
{
    int crossed = 0;
    for (const LandPolygon& polygon : coast.polygons) {
        for (const Ring& ring : polygon.rings) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Position a = ring[i];
                const Position b = ring[(i + 1) % ring.size()];
                if (isBetween(a, b, at))
                    return false;
                const Position lower = a.latitude < b.latitude ? a : b;
                const Position upper = a.latitude < b.latitude ? b : a;
                if (lower.latitude <= at.latitude && at.latitude < upper.latitude
                    && sideOf(lower, upper, at) > 0)
                    ++crossed;
            }
        }
    }
    return crossed % 2 == 1;
}

SlowWays::SlowWays(const Coast& coast) : m_doubled(coast)
{
    for (LandPolygon& polygon : m_doubled.polygons)
        for (Ring& ring : polygon.rings)
            for (Position& at : ring)
                at = {at.latitude * 2, at.longitude * 2};
    for (const LandPolygon& polygon : coast.polygons) {
        for (const Ring& ring : polygon.rings) {
            for (std::size_t i = 0; i < ring.size(); ++i)
                m_shores.push_back({ring[i], ring[(i + 1) % ring.size()]});
            m_corners.insert(m_corners.end(), ring.begin(), ring.end());
        }
    }
}

bool SlowWays::isClear(Position from, Position to) const
{
    if (from == to)
        return true;
    for (const Shore& shore : m_shores)
        if (sideOf(from, to, shore.from) * sideOf(from, to, shore.to) < 0
            && sideOf(shore.from, shore.to, from) * sideOf(shore.from, shore.to, to) < 0)
            return false;
    // It crosses no shore but may go through land from corner to corner: so the middle of each part is looked at.
    std::vector<Position> stops{from, to};
    for (const Position corner : m_corners)
        if (isBetween(from, to, corner))
            stops.push_back(corner);
    std::sort(stops.begin(), stops.end(),
              [&](Position a, Position b) { return miles(from, a) < miles(from, b); });
    for (std::size_t i = 1; i < stops.size(); ++i)
        if (isOnLand(m_doubled, {stops[i - 1].latitude + stops[i].latitude,
                                 stops[i - 1].longitude + stops[i].longitude}))
            return false;
    return true;
}

double SlowWays::miles(Position from, Position to)
{
    const double north = (from.latitude - to.latitude) / 100'000.0;
    const double middle = (from.latitude + to.latitude) / 200'000.0;
    const double east = (from.longitude - to.longitude) / 100'000.0 * std::cos(middle * pi / 180);
    return 60 * std::sqrt(north * north + east * east);
}

double SlowWays::miles(const std::vector<Position>& path)
{
    double sum = 0;
    for (std::size_t i = 1; i < path.size(); ++i)
        sum += miles(path[i - 1], path[i]);
    return sum;
}

std::vector<std::vector<double>> SlowWays::between(const std::vector<Position>& places) const
{
    std::vector<Position> all = places;
    all.insert(all.end(), m_corners.begin(), m_corners.end());
    const std::size_t count = all.size();
    std::vector<double> legs(count * count, -1);
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b)
            if (isClear(all[a], all[b]))
                legs[a * count + b] = legs[b * count + a] = miles(all[a], all[b]);
    std::vector<std::vector<double>> found;
    for (std::size_t start = 0; start < places.size(); ++start) {
        std::vector<double> far(count, -1);
        std::vector<char> isDone(count);
        far[start] = 0;
        for (;;) {
            std::size_t next = count;
            for (std::size_t i = 0; i < count; ++i)
                if (!isDone[i] && far[i] >= 0 && (next == count || far[i] < far[next]))
                    next = i;
            if (next == count)
                break;
            isDone[next] = 1;
            for (std::size_t i = 0; i < count; ++i) {
                const double leg = legs[next * count + i];
                if (leg >= 0 && (far[i] < 0 || far[next] + leg < far[i]))
                    far[i] = far[next] + leg;
            }
        }
        far.resize(places.size());
        found.push_back(std::move(far));
    }
    return found;
}

} // namespace navarch
