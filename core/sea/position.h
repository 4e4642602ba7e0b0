// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace navarch {

/// A point of the globe in hundred-thousandths of a degree: exact, so that distances decide the same everywhere.
struct Position {
    int latitude = 0;  ///< north positive
    int longitude = 0; ///< east positive

    friend bool operator==(const Position&, const Position&) = default;
};

/// The distance in hundredths of a nautical mile, by whole numbers alone: a minute of latitude is a mile, one of longitude
/// shrinks with the cosine of the latitude between the two. Good to a hundredth part up to a thousand miles.
[[nodiscard]] std::int64_t hundredthsOfMiles(Position a, Position b);

/// Whether the two lie no more than `miles` apart.
[[nodiscard]] bool within(Position a, Position b, int miles);

} // namespace navarch
