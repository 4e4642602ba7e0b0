// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/polyline.h"

namespace navarch {

/// What stands on a wall section, for its drawing.
struct ElevationContents {
    int capacity = 0; ///< units of capacity built (SA-15.11)
    int towers = 0;
    std::vector<int> heavyEngines{}; ///< the damage modifier of each, 1-6; two units of capacity a point
    int ballistae = 0;
    int archers = 0;
    int marines = 0;
    int heavyMarines = 0;
    int pots = 0;        ///< hang on the face, take no place
    int ferreaManus = 0; ///< hangs at the end, takes no place
};

enum class ElevationUnit { Tower, HeavyEngine, Ballista, Archer, Marine, HeavyMarine, Free };

/// A place on the wall walk, counted in units of capacity from the left.
struct ElevationPlace {
    ElevationUnit unit = ElevationUnit::Free;
    int from = 0;
    int width = 1;
    int modifier = 0; ///< of a heavy engine
    bool beyondCapacity =
        false; ///< what SA-15.12 rolled over what the wall was built for, or what is one too many
};

enum class ElevationPart {
    Wall,
    Course,
    Battlement,
    TowerWall,
    Engine,
    Soldier,
    Shield,
    Weapon,
    FreePlace,
    Fitting
};

struct ElevationStroke {
    ElevationPart part = ElevationPart::Wall;
    bool beyondCapacity = false;
    Polyline shape;
};

/// A wall section seen from the sea: x to the right, y downwards, each unit of capacity `unitWidth` wide, the foot
/// of the wall at y = `height`. Strokes stand in the order in which to draw them.
struct WallElevation {
    static constexpr double unitWidth = 100;
    static constexpr double height = 420;

    double width = 0;
    std::vector<ElevationPlace> places;
    std::vector<ElevationStroke> strokes;
};

/// Who stands where: towers at the ends, engines and ballistae next to them, soldiers between. Places left free come
/// last; what exceeds the capacity is marked, not hidden. At most 60 units are drawn.
[[nodiscard]] WallElevation wallElevation(const ElevationContents& contents);

} // namespace navarch
