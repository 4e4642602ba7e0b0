// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/polyline.h"
#include "core/ports/fortification.h"

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
    int pots = 0;        ///< of boiling oil; hang on the face, take no place
    int ferreaManus = 0; ///< stands at the end, takes no capacity
    int bees = 0;        ///< hang on the face, take no place
};

[[nodiscard]] ElevationContents elevationContents(const WallSection& section);

enum class ElevationUnit {
    Tower,
    HeavyEngine,
    Ballista,
    Archer,
    Marine,
    HeavyMarine,
    Free, ///< room left
    FerreaManus,
    BoilingOil,
    Bees
};

/// A place on or before the wall; no two boxes overlap.
struct ElevationPlace {
    ElevationUnit unit = ElevationUnit::Free;
    int count = 1;               ///< how many the figure stands for; above 1, to be written into `countBox`
    int modifier = 0;            ///< of a heavy engine
    bool beyondCapacity = false; ///< what SA-15.12 rolled over what the wall was built for, or one too many
    Extent box;                  ///< holds its strokes and its countBox
    Extent countBox;             ///< empty when count is 1
};

enum class ElevationPart {
    Wall,
    Course,
    Battlement,
    TowerWall,
    Engine,
    Soldier, ///< solid
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

/// A wall section seen from the sea: x to the right from 0, y downwards from 0, each unit of capacity `unitWidth` wide,
/// the foot of the wall at y = `height`. Strokes stand in the order in which to draw them; a closed one hides what it
/// covers.
struct WallElevation {
    static constexpr double unitWidth = 100;
    static constexpr double height = 420;

    double width = 0;
    std::vector<ElevationPlace> places; ///< from left to right, then what hangs on the face
    std::vector<ElevationStroke> strokes;
};

/// Who stands where: towers spread evenly, engines before soldiers, then the room left; what exceeds the capacity is
/// marked, not hidden. Beyond 24 figures (rolled defences can overflow) a kind shows one figure with its count.
[[nodiscard]] WallElevation wallElevation(const ElevationContents& contents);

/// "Archer unit", "12 marine units", "Heavy engine, modifier 3": for tooltips and screen readers.
[[nodiscard]] std::string labelOf(const ElevationPlace& place);

} // namespace navarch
