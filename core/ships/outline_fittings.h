// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ships/outline.h"

namespace navarch {

enum class Build { Galley, DoubleEnded, Round };

/// The measures that a ship's outline is drawn by, in the units of the outline.
struct HullShape {
    Build build = Build::Galley;
    double half = 0;  ///< half the length, stern post to tip of the ram
    double beam = 0;  ///< half the beam
    double reach = 0; ///< how far from the keel the oars may come
    double stem = 0;  ///< where the bow ends and the ram begins, thousandths of the half length

    /// A point by thousandths of half length (bow +) and half beam (starboard +).
    [[nodiscard]] Point at(double along, double across) const
    {
        return {half * along / 1000, beam * across / 1000};
    }
};

/// Adds what stands on the deck, fore to aft in places of its own: nothing stands on anything but the platform.
void addFittings(ShipOutline& outline, const OutlineTraits& traits, const HullShape& shape);

/// Adds mast and sail.
void addRig(ShipOutline& outline, const OutlineTraits& traits, const HullShape& shape);

/// Adds a breach a level of damage; a wreck's back is broken.
void addBreaches(ShipOutline& outline, const OutlineTraits& traits, const HullShape& shape);

} // namespace navarch
