// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/rules/shared/single_figures.h"

namespace navarch::trireme {

/// The single figures of a battle: what a die must show, sizes, limits. core/rules/trireme/figures/tables.json has each with its
/// words, rule number and source; those of ours (house) may be replaced by a brief's.
struct HouseFigures {
    int leastColumns = 0;
    int columnsEach = 0;
    int extraColumns = 0;
    int rows = 0;
    int zoneRows = 0;
    int wallGap = 0;
    int counterFull = 0;
    int sprints = 0;
    int eliteMax = 0;
    int crewCircle = 0;
    int crewAcceleration = 0;
    int rakeCruise = 0;
    int rakeCircle = 0;
    int fullSpeed = 0;
    int sternRam = 0;
    int grappleFrom = 0;
    int handFrom = 0;
    int lightFrom = 0;
    int mediumFrom = 0;
    int heavyFrom = 0;
    int boardersRange = 0;
    int outnumbered = 0;
    int prizeSpeed = 0;
    int prizeAcceleration = 0;
    int prizeCircle = 0;
    int plugFrom = 0;
    int plugFightingFrom = 0;
    int leak = 0;
    int quietTurns = 0;
    int turnLimit = 0;
    int pointsCaptured = 0;
    int pointsWall = 0;
    int wallTroops = 0;
    int stoneHeavyFrom = 0;

    friend bool operator==(const HouseFigures&, const HouseFigures&) = default;
};

inline constexpr auto houseFigures = std::to_array<SingleFigure<HouseFigures>>({
    {"least-columns", &HouseFigures::leastColumns, {20, 120}},
    {"columns-each", &HouseFigures::columnsEach, {1, 4}},
    {"extra-columns", &HouseFigures::extraColumns, {0, 60}},
    {"rows", &HouseFigures::rows, {16, 60}},
    {"zone-rows", &HouseFigures::zoneRows, {3, 12}},
    {"wall-gap", &HouseFigures::wallGap, {0, 6}},
    {"counter-full", &HouseFigures::counterFull, {3, 20}},
    {"sprints", &HouseFigures::sprints, {0, 60}},
    {"elite-max", &HouseFigures::eliteMax, {0, 3}},
    {"crew-circle", &HouseFigures::crewCircle, {0, 3}},
    {"crew-acceleration", &HouseFigures::crewAcceleration, {0, 3}},
    {"rake-cruise", &HouseFigures::rakeCruise, {0, 6}},
    {"rake-circle", &HouseFigures::rakeCircle, {0, 6}},
    {"full-speed", &HouseFigures::fullSpeed, {0, 6}},
    {"stern-ram", &HouseFigures::sternRam, {-6, 6}},
    {"grapple-from", &HouseFigures::grappleFrom, {1, 7}},
    {"hand-from", &HouseFigures::handFrom, {1, 7}},
    {"light-from", &HouseFigures::lightFrom, {1, 7}},
    {"medium-from", &HouseFigures::mediumFrom, {1, 7}},
    {"heavy-from", &HouseFigures::heavyFrom, {1, 7}},
    {"boarders-range", &HouseFigures::boardersRange, {1, 4}},
    {"outnumbered", &HouseFigures::outnumbered, {1, 10}},
    {"prize-speed", &HouseFigures::prizeSpeed, {0, 6}},
    {"prize-acceleration", &HouseFigures::prizeAcceleration, {1, 6}},
    {"prize-circle", &HouseFigures::prizeCircle, {0, 6}},
    {"plug-from", &HouseFigures::plugFrom, {1, 7}},
    {"plug-fighting-from", &HouseFigures::plugFightingFrom, {1, 7}},
    {"leak", &HouseFigures::leak, {1, 6}},
    {"quiet-turns", &HouseFigures::quietTurns, {1, 1000}},
    {"turn-limit", &HouseFigures::turnLimit, {1, 1000}},
    {"points-captured", &HouseFigures::pointsCaptured, {0, 10}},
    {"points-wall", &HouseFigures::pointsWall, {0, 100}},
    {"wall-troops", &HouseFigures::wallTroops, {1, 20}},
    {"stone-heavy-from", &HouseFigures::stoneHeavyFrom, {1, 7}},
});

} // namespace navarch::trireme
