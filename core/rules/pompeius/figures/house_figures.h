// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/shared/single_figures.h"

namespace navarch::pompeius {

/// The single figures of the rules, by name. Their values come from the tables (core/rules/pompeius/figures/tables.json); ranges and
/// distances are rexes.
struct HouseFigures {
    int columns = 0;
    int leastRows = 0;
    int rowsEach = 0;
    int extraRows = 0;
    int shoreRows = 0;
    int zoneColumns = 0;
    int extraTimes = 0;
    int slowing = 0;
    int stopAbove = 0;
    int archersRange = 0;
    int ballistaeRange = 0;
    int archersFireRange = 0;
    int ballistaeFireRange = 0;
    int hitFrom = 0;
    int fireFrom = 0;
    int grappleFrom = 0;
    int handFrom = 0;
    int mendFrom = 0;
    int plugFrom = 0;
    int militesBonus = 0;
    int fireForHull = 0;
    int leak = 0;
    int unsupportedRam = 0;
    int returnTurns = 0;
    int returnWithin = 0;
    int returnSpeed = 0;
    int turnLimit = 0;
    int pointsCaptured = 0;
    int pointsPrisoner = 0;
    int pointsSunk = 0;
    int pointsKilled = 0;

    friend bool operator==(const HouseFigures&, const HouseFigures&) = default;
};

inline constexpr auto houseFigures = std::to_array<SingleFigure<HouseFigures>>({
    {"columns", &HouseFigures::columns, {20, 120}},
    {"least-rows", &HouseFigures::leastRows, {8, 100}},
    {"rows-each", &HouseFigures::rowsEach, {1, 4}},
    {"extra-rows", &HouseFigures::extraRows, {0, 40}},
    {"shore-rows", &HouseFigures::shoreRows, {1, 6}},
    {"zone-columns", &HouseFigures::zoneColumns, {2, 8}},
    {"extra-times", &HouseFigures::extraTimes, {0, 20}},
    {"slowing", &HouseFigures::slowing, {1, 6}},
    {"stop-above", &HouseFigures::stopAbove, {0, 6}},
    {"archers-range", &HouseFigures::archersRange, {1, 20}},
    {"ballistae-range", &HouseFigures::ballistaeRange, {1, 20}},
    {"archers-fire-range", &HouseFigures::archersFireRange, {1, 20}},
    {"ballistae-fire-range", &HouseFigures::ballistaeFireRange, {1, 20}},
    {"hit-from", &HouseFigures::hitFrom, {1, 7}},
    {"fire-from", &HouseFigures::fireFrom, {1, 7}},
    {"grapple-from", &HouseFigures::grappleFrom, {1, 7}},
    {"hand-from", &HouseFigures::handFrom, {1, 7}},
    {"mend-from", &HouseFigures::mendFrom, {1, 7}},
    {"plug-from", &HouseFigures::plugFrom, {1, 7}},
    {"milites-bonus", &HouseFigures::militesBonus, {0, 6}},
    {"fire-for-hull", &HouseFigures::fireForHull, {1, 20}},
    {"leak", &HouseFigures::leak, {0, 10}},
    {"unsupported-ram", &HouseFigures::unsupportedRam, {0, 6}},
    {"return-turns", &HouseFigures::returnTurns, {0, 10}},
    {"return-within", &HouseFigures::returnWithin, {0, 20}},
    {"return-speed", &HouseFigures::returnSpeed, {0, 6}},
    {"turn-limit", &HouseFigures::turnLimit, {1, 1000}},
    {"points-captured", &HouseFigures::pointsCaptured, {0, 100}},
    {"points-prisoner", &HouseFigures::pointsPrisoner, {0, 100}},
    {"points-sunk", &HouseFigures::pointsSunk, {0, 100}},
    {"points-killed", &HouseFigures::pointsKilled, {0, 100}},
});

} // namespace navarch::pompeius
