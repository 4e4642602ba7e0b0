// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/polyline.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// What of a ship can be told from above. What a deck cannot show is left out: at most 6 towers, 6 ballistae, 2 heavy
/// engines, 2 corvi and 2 iron hands are drawn.
struct OutlineTraits {
    int sizeClass = 3;       ///< 1-7: gives length and beam (SA-1.1)
    int oarFactors = 4;      ///< as built; each shows as a group of oars on either side
    int oarFactorsLost = 0;  ///< the last groups towards the stern are drawn broken
    bool sailOnly = false;   ///< a round hull, yard and sail instead of oars
    bool cataphract = false; ///< decked over, instead of open benches and a gangway
    bool parablemata = false;
    bool ram = true;
    bool reinforcedRam = true; ///< a finned head; otherwise a plain spike
    bool timberRam = false;    ///< a blunt beam
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
    bool greekFire = false;
};

/// The traits of a ship as built, less what it has lost.
[[nodiscard]] OutlineTraits outlineTraits(const ShipFit& fit, const Condition& condition = {});

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

    friend bool operator==(const OutlineStroke&, const OutlineStroke&) = default;
};

/// A ship from above, bow to the right: x along the keel, y to starboard, the middle of the base at the origin, in
/// hundredths of a centimetre on the table (SA-1.1). All of it lies on the base. Strokes stand in the order in which to
/// draw them; a closed one hides what it covers.
struct ShipOutline {
    double length = 0; ///< of the base, ram included
    double width = 0;  ///< of the base, oars included
    std::vector<OutlineStroke> strokes;
};

[[nodiscard]] ShipOutline shipOutline(const OutlineTraits& traits);

} // namespace navarch
