// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sea/position.h"

#include <array>
#include <bit>
#include <cstdlib>

#include "core/sea/length.h"

namespace navarch {

namespace {

/// Ten thousand times the cosine of every fifth degree; between them a straight line is close enough.
constexpr std::array<int, 19> cosines{10000, 9962, 9848, 9659, 9397, 9063, 8660, 8192, 7660, 7071,
                                      6428,  5736, 5000, 4226, 3420, 2588, 1736, 872,  0};

constexpr int fiveDegrees = 500'000;

__extension__ typedef __int128 Wide;

std::int64_t cosineAt(int latitude)
{
    const int from = std::min(std::abs(latitude), 18 * fiveDegrees - 1);
    const auto row = static_cast<std::size_t>(from / fiveDegrees);
    const std::int64_t fall = cosines[row] - cosines[row + 1];
    return cosines[row] - fall * (from % fiveDegrees) / fiveDegrees;
}

std::int64_t rootOf(std::int64_t square)
{
    if (square <= 0)
        return 0;
    // From the power of two above it, a few steps lead down to the root.
    const int bits = (std::bit_width(static_cast<std::uint64_t>(square)) + 1) / 2;
    std::int64_t root = std::int64_t{1} << bits;
    for (std::int64_t next = (root + square / root) / 2; next < root; next = (root + square / root) / 2)
        root = next;
    return root;
}

} // namespace

std::int64_t hundredthsOfMiles(Position a, Position b)
{
    // A hundred-thousandth of a degree is 6/100 of a hundredth of a mile; the root is taken of hundred-thousandths.
    const std::int64_t north = a.latitude - b.latitude;
    const std::int64_t east = (a.longitude - b.longitude) * cosineAt((a.latitude + b.latitude) / 2) / 10'000;
    return rootOf(north * north + east * east) * 6 / 100;
}

std::int64_t lengthOf(Position a, Position b)
{
    const std::int64_t north = (a.latitude - b.latitude) * lengthUnits;
    const std::int64_t east =
        (a.longitude - b.longitude) * cosineAt((a.latitude + b.latitude) / 2) * lengthUnits / 10'000;
    return rootOf(north * north + east * east);
}

Position nearestOn(Position a, Position b, Position place)
{
    // In tenths, with the longitudes shrunk as they are where the place lies.
    const std::int64_t shrink = cosineAt(place.latitude);
    const auto eastward = [&](int from, int to) { return (std::int64_t{to} - from) * shrink / 1000; };
    const auto northward = [&](int from, int to) { return (std::int64_t{to} - from) * 10; };
    const std::int64_t x = eastward(a.longitude, b.longitude);
    const std::int64_t y = northward(a.latitude, b.latitude);
    const std::int64_t square = x * x + y * y;
    const std::int64_t along =
        eastward(a.longitude, place.longitude) * x + northward(a.latitude, place.latitude) * y;
    if (square == 0 || along <= 0)
        return a;
    if (along >= square)
        return b;
    const auto part = [&](int from, int to) {
        const Wide whole = Wide{std::int64_t{to} - from} * along;
        const Wide half = whole < 0 ? -square / 2 : square / 2;
        return static_cast<int>(from + static_cast<std::int64_t>((whole + half) / square));
    };
    return {part(a.latitude, b.latitude), part(a.longitude, b.longitude)};
}

bool within(Position a, Position b, int miles)
{
    return hundredthsOfMiles(a, b) <= std::int64_t{miles} * 100;
}

} // namespace navarch
