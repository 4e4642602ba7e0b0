// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/rules/shared/single_figures.h"

namespace navarch::salamis {

/// Captains and admirals: how far they are obeyed, what befalls them, and men who rally.
struct LeaderFigures {
    int commandRange = 0;
    int captainWounded = 0;
    int captainKilled = 0;
    int captainKilledFrom = 0;
    int admiralHitFrom = 0;
    int rally = 0;
    int rallyClear = 0;

    friend bool operator==(const LeaderFigures&, const LeaderFigures&) = default;
};

/// Wind and sea, and ships that drift.
struct SeaFigures {
    int seaFallsTo = 0;
    int seaRisesFrom = 0;
    int choppyCosts = 0;
    int roughCosts = 0;
    int veryRoughCosts = 0;
    int drift = 0;
    int windChangesTo = 0;
    int windShiftsTo = 0;

    friend bool operator==(const SeaFigures&, const SeaFigures&) = default;
};

/// Archers, ballistae and heavy engines: ranges in cm, what a die must show, modifiers.
struct ShootingFigures {
    int archersRange = 0;
    int archersShort = 0;
    int archersHit = 0;
    int archersHitShort = 0;
    int archersCataphract = 0;
    int archersParablemata = 0;
    int archersTower = 0;
    int archersSteady = 0;
    int archersMoved = 0;
    int ballistaRange = 0;
    int ballistaShort = 0;
    int ballistaHit = 0;
    int ballistaHitShort = 0;
    int ballistaDeadArc = 0;
    int ballistaSmallBelow = 0;
    int ballistaSmall = 0;
    int ballistaMoreFrom = 0;
    int engineRange = 0;
    int engineMinimum = 0;
    int engineHit = 0;
    int engineHitStill = 0;

    friend bool operator==(const ShootingFigures&, const ShootingFigures&) = default;
};

/// Pots, bees, quicklime, Greek fire, and what burns.
struct FireFigures {
    int potRange = 0;
    int potHit = 0;
    int potFires = 0;
    int bees = 0;
    int quicklimeRolls = 0;
    int greekFireRange = 0;
    int greekFireHit = 0;
    int greekFireFires = 0;
    int fireWorsensTo = 0;
    int fireOutFrom = 0;
    int fireOutFromGoodCrew = 0;
    int fireSpreadsTo = 0;

    friend bool operator==(const FireFigures&, const FireFigures&) = default;
};

/// Ships that lie together: coming free, grappling, and the fight aboard.
struct BoardingFigures {
    int separateRam = 0;
    int separateHooked = 0;
    int separateClear = 0;
    int grappleFerreaManus = 0;
    int grappleStill = 0;
    int grappleRake = 0;
    int grappleCrippled = 0;
    int heavyMarineHit = 0;
    int marineHit = 0;
    int archerHit = 0;
    int militiaHit = 0;
    int militiaOars = 0;
    int fightingOarsHit = 0;
    int fightingOarsOars = 0;
    int boardTower = 0;
    int boardCorvus = 0;
    int boardLarger = 0;
    int boardLargerBy = 0;
    int surrenderOdds = 0;

    friend bool operator==(const BoardingFigures&, const BoardingFigures&) = default;
};

/// Rams, and wrecks that sink.
struct DamageFigures {
    int damageDrifting = 0;
    int damageLevel = 0;
    int damagePlatform = 0;
    int damageTowers = 0;
    int damageCorvi = 0;
    int damageColumnFrom = 0;
    int damageWorseFrom = 0;
    int wreckSinksTo = 0;

    friend bool operator==(const DamageFigures&, const DamageFigures&) = default;
};

/// Allies that come late, or not at all.
struct AllyFigures {
    int alliesRefuseTo = 0;
    int alliesArriveFrom = 0;
    int alliesAnyEdgeFrom = 0;

    friend bool operator==(const AllyFigures&, const AllyFigures&) = default;
};

/// The single figures of a battle that a table would be too large for: ranges in cm, what a die must show, modifiers.
/// core/rules/salamis_ad_actium/figures/tables.json has each with its words, rule number and source.
struct HouseFigures : LeaderFigures,
                      SeaFigures,
                      ShootingFigures,
                      FireFigures,
                      BoardingFigures,
                      DamageFigures,
                      AllyFigures {
    friend bool operator==(const HouseFigures&, const HouseFigures&) = default;
};

inline constexpr auto houseFigures = std::to_array<SingleFigure<HouseFigures>>({
    {"command-range", &HouseFigures::commandRange, {0, 200}},
    {"captain-wounded", &HouseFigures::captainWounded, {-10, 10}},
    {"captain-killed", &HouseFigures::captainKilled, {-10, 10}},
    {"sea-falls-to", &HouseFigures::seaFallsTo, {-20, 30}},
    {"sea-rises-from", &HouseFigures::seaRisesFrom, {-20, 30}},
    {"choppy-costs", &HouseFigures::choppyCosts, {0, 10}},
    {"rough-costs", &HouseFigures::roughCosts, {0, 10}},
    {"very-rough-costs", &HouseFigures::veryRoughCosts, {0, 10}},
    {"drift", &HouseFigures::drift, {0, 200}},
    {"separate-ram", &HouseFigures::separateRam, {-10, 10}},
    {"separate-hooked", &HouseFigures::separateHooked, {-10, 10}},
    {"separate-clear", &HouseFigures::separateClear, {0, 200}},
    {"archers-range", &HouseFigures::archersRange, {0, 90}},
    {"archers-short", &HouseFigures::archersShort, {0, 90}},
    {"archers-hit", &HouseFigures::archersHit, {-20, 30}},
    {"archers-hit-short", &HouseFigures::archersHitShort, {-20, 30}},
    {"archers-cataphract", &HouseFigures::archersCataphract, {-10, 10}},
    {"archers-parablemata", &HouseFigures::archersParablemata, {-10, 10}},
    {"archers-tower", &HouseFigures::archersTower, {-10, 10}},
    {"archers-steady", &HouseFigures::archersSteady, {0, 90}},
    {"archers-moved", &HouseFigures::archersMoved, {-10, 10}},
    {"ballista-range", &HouseFigures::ballistaRange, {0, 200}},
    {"ballista-short", &HouseFigures::ballistaShort, {0, 200}},
    {"ballista-hit", &HouseFigures::ballistaHit, {-20, 30}},
    {"ballista-hit-short", &HouseFigures::ballistaHitShort, {-20, 30}},
    {"ballista-dead-arc", &HouseFigures::ballistaDeadArc, {0, 90}},
    {"ballista-small-below", &HouseFigures::ballistaSmallBelow, {-20, 30}},
    {"ballista-small", &HouseFigures::ballistaSmall, {-10, 10}},
    {"ballista-more-from", &HouseFigures::ballistaMoreFrom, {-20, 30}},
    {"engine-range", &HouseFigures::engineRange, {0, 200}},
    {"engine-minimum", &HouseFigures::engineMinimum, {0, 200}},
    {"engine-hit", &HouseFigures::engineHit, {-20, 30}},
    {"engine-hit-still", &HouseFigures::engineHitStill, {-20, 30}},
    {"pot-range", &HouseFigures::potRange, {0, 200}},
    {"pot-hit", &HouseFigures::potHit, {-20, 30}},
    {"pot-fires", &HouseFigures::potFires, {0, 10}},
    {"bees", &HouseFigures::bees, {-10, 10}},
    {"quicklime-rolls", &HouseFigures::quicklimeRolls, {0, 10}},
    {"greek-fire-range", &HouseFigures::greekFireRange, {0, 200}},
    {"greek-fire-hit", &HouseFigures::greekFireHit, {-20, 30}},
    {"greek-fire-fires", &HouseFigures::greekFireFires, {0, 10}},
    {"fire-worsens-to", &HouseFigures::fireWorsensTo, {-20, 30}},
    {"fire-out-from", &HouseFigures::fireOutFrom, {-20, 30}},
    {"fire-out-from-good-crew", &HouseFigures::fireOutFromGoodCrew, {-20, 30}},
    {"fire-spreads-to", &HouseFigures::fireSpreadsTo, {-20, 30}},
    {"captain-killed-from", &HouseFigures::captainKilledFrom, {-20, 30}},
    {"admiral-hit-from", &HouseFigures::admiralHitFrom, {-20, 30}},
    {"grapple-ferrea-manus", &HouseFigures::grappleFerreaManus, {-10, 10}},
    {"grapple-still", &HouseFigures::grappleStill, {-10, 10}},
    {"grapple-rake", &HouseFigures::grappleRake, {-10, 10}},
    {"grapple-crippled", &HouseFigures::grappleCrippled, {-10, 10}},
    {"heavy-marine-hit", &HouseFigures::heavyMarineHit, {-20, 30}},
    {"marine-hit", &HouseFigures::marineHit, {-20, 30}},
    {"archer-hit", &HouseFigures::archerHit, {-20, 30}},
    {"militia-hit", &HouseFigures::militiaHit, {-20, 30}},
    {"militia-oars", &HouseFigures::militiaOars, {1, 20}},
    {"fighting-oars-hit", &HouseFigures::fightingOarsHit, {-20, 30}},
    {"fighting-oars-oars", &HouseFigures::fightingOarsOars, {1, 20}},
    {"board-tower", &HouseFigures::boardTower, {-10, 10}},
    {"board-corvus", &HouseFigures::boardCorvus, {-10, 10}},
    {"board-larger", &HouseFigures::boardLarger, {-10, 10}},
    {"board-larger-by", &HouseFigures::boardLargerBy, {1, 20}},
    {"surrender-odds", &HouseFigures::surrenderOdds, {1, 20}},
    {"rally", &HouseFigures::rally, {-10, 10}},
    {"rally-clear", &HouseFigures::rallyClear, {0, 200}},
    {"damage-drifting", &HouseFigures::damageDrifting, {-10, 10}},
    {"damage-level", &HouseFigures::damageLevel, {-10, 10}},
    {"damage-platform", &HouseFigures::damagePlatform, {-10, 10}},
    {"damage-towers", &HouseFigures::damageTowers, {-10, 10}},
    {"damage-corvi", &HouseFigures::damageCorvi, {-10, 10}},
    {"damage-column-from", &HouseFigures::damageColumnFrom, {-20, 30}},
    {"damage-worse-from", &HouseFigures::damageWorseFrom, {-20, 30}},
    {"wind-changes-to", &HouseFigures::windChangesTo, {-20, 30}},
    {"wind-shifts-to", &HouseFigures::windShiftsTo, {-20, 30}},
    {"wreck-sinks-to", &HouseFigures::wreckSinksTo, {-20, 30}},
    {"allies-refuse-to", &HouseFigures::alliesRefuseTo, {-20, 30}},
    {"allies-arrive-from", &HouseFigures::alliesArriveFrom, {-20, 30}},
    {"allies-any-edge-from", &HouseFigures::alliesAnyEdgeFrom, {-20, 30}},
});

} // namespace navarch::salamis
