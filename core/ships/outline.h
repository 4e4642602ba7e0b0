// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/polyline.h"

namespace navarch {

/// What of a ship can be told from above. Numbers beyond what a deck can show are drawn as many as fit.
struct OutlineTraits {
    int sizeClass = 3;       ///< 1-7: gives length and beam (SA-1.1)
    int oarFactors = 4;      ///< as built; each shows as a group of oars on either side
    int oarFactorsLost = 0;  ///< the last groups towards the stern are drawn broken
    bool sailOnly = false;   ///< yard and sail instead of oars
    bool cataphract = false; ///< decked over, instead of open benches and a gangway
    bool parablemata = false;
    bool ram = true;
    bool reinforcedRam = true; ///< a three-bladed head; otherwise a plain spike
    bool highRam = false;
    int towers = 0;
    bool raisedPlatform = false;
    int ballistae = 0;
    int heavyEngines = 0;
    int corvi = 0;
    int ferreaManus = 0;
    int damage = 0; ///< 0 none to 5 wrecked: breaches in the hull
    bool mastDown = false;
    bool rudderHit = false;
};

enum class OutlinePart {
    Oar,
    BrokenOar,
    Hull,
    Deck,
    Bench,
    Screen,
    Ram,
    Fitting,
    Mast,
    Sail,
    Rudder,
    Breach
};

struct OutlineStroke {
    OutlinePart part = OutlinePart::Hull;
    Polyline shape;
};

/// A ship from above, bow to the right: x along the keel, y to starboard, the middle of the base at the origin, in
/// hundredths of a centimetre on the table (SA-1.1). Strokes stand in the order in which to draw them.
struct ShipOutline {
    double length = 0; ///< of the base, ram included
    double width = 0;  ///< of the base, oars included
    std::vector<OutlineStroke> strokes;
};

[[nodiscard]] ShipOutline shipOutline(const OutlineTraits& traits);

} // namespace navarch
