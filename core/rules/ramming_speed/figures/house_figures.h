// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/rules/shared/single_figures.h"

namespace navarch::ramming {

/// The map, and how long a battle lasts.
struct BoardFigures {
    int leastColumns = 0;
    int extraColumns = 0;
    int rows = 0;
    int zoneRows = 0;
    int shoreLand = 0;
    int portOpening = 0;
    int roundLimit = 0;
    int stalledRounds = 0;
    int beachRounds = 0;

    friend bool operator==(const BoardFigures&, const BoardFigures&) = default;
};

/// Shots, and what burns.
struct FireFigures {
    int fireOutTo = 0;
    int fireWorseFrom = 0;
    int fireCatchesFrom = 0;
    int fireDestroys = 0;
    int hitFrom = 0;
    int shots = 0;
    int parablemata = 0;

    friend bool operator==(const FireFigures&, const FireFigures&) = default;
};

/// Sailing, rowing and coming free.
struct RowingFigures {
    int sailEach = 0;
    int sailElite = 0;
    int sailPoor = 0;
    int sailFire = 0;
    int sailShock = 0;
    int sailCurrent = 0;
    int sailRough = 0;
    int rowShock = 0;
    int rammingSpeed = 0;
    int freeFrom = 0;
    int rudderCost = 0;
    int weedCost = 0;

    friend bool operator==(const RowingFigures&, const RowingFigures&) = default;
};

/// Rams, boarding and melees.
struct FightFigures {
    int ramShortBelow = 0;
    int ramShort = 0;
    int ramBow = 0;
    int boardFrom = 0;
    int boardHarpax = 0;
    int boardCorvus = 0;
    int boardLarger = 0;
    int boardRammed = 0;
    int boardTogether = 0;
    int meleeMen = 0;

    friend bool operator==(const FightFigures&, const FightFigures&) = default;
};

/// Morale, the men aboard and their captain.
struct CrewFigures {
    int moraleUnhurt = 0;
    int moraleSinking = 0;
    int moraleHalf = 0;
    int moraleLarger = 0;
    int moraleOutsized = 0;
    int moraleFriends = 0;
    int moraleRange = 0;
    int rally = 0;
    int moraleGreen = 0;
    int moraleInept = 0;
    int hoplites = 0;
    int heavyMarines = 0;
    int sailOnlySails = 0;
    int cataphractDeck = 0;
    int captainSkillFrom = 0;
    int heroicSkills = 0;
    int captainHurtDead = 0;
    int captainHurtWounded = 0;
    int captainOverrunDead = 0;
    int captainSunkDead = 0;
    int captainSunkTaken = 0;
    int captainLeftDead = 0;
    int captainLeftTaken = 0;

    friend bool operator==(const CrewFigures&, const CrewFigures&) = default;
};

/// The single figures of a battle: modifiers, what a die must show, sizes. core/rules/ramming_speed/figures/tables.json has each with
/// its words, rule number and source; those of ours (house) may be replaced by a brief's.
struct HouseFigures : BoardFigures, FireFigures, RowingFigures, FightFigures, CrewFigures {
    friend bool operator==(const HouseFigures&, const HouseFigures&) = default;
};

inline constexpr auto houseFigures = std::to_array<SingleFigure<HouseFigures>>({
    {"least-columns", &HouseFigures::leastColumns, {20, 120}},
    {"extra-columns", &HouseFigures::extraColumns, {0, 60}},
    {"rows", &HouseFigures::rows, {24, 60}},
    {"zone-rows", &HouseFigures::zoneRows, {4, 12}},
    {"shore-land", &HouseFigures::shoreLand, {1, 4}},
    {"port-opening", &HouseFigures::portOpening, {1, 20}},
    {"fire-out-to", &HouseFigures::fireOutTo, {0, 6}},
    {"fire-worse-from", &HouseFigures::fireWorseFrom, {1, 7}},
    {"fire-catches-from", &HouseFigures::fireCatchesFrom, {1, 7}},
    {"fire-destroys", &HouseFigures::fireDestroys, {1, 20}},
    {"sail-each", &HouseFigures::sailEach, {-10, 10}},
    {"sail-elite", &HouseFigures::sailElite, {-10, 10}},
    {"sail-poor", &HouseFigures::sailPoor, {-10, 10}},
    {"sail-fire", &HouseFigures::sailFire, {-10, 10}},
    {"sail-shock", &HouseFigures::sailShock, {-10, 10}},
    {"sail-current", &HouseFigures::sailCurrent, {-10, 10}},
    {"sail-rough", &HouseFigures::sailRough, {-10, 10}},
    {"row-shock", &HouseFigures::rowShock, {-10, 0}},
    {"ramming-speed", &HouseFigures::rammingSpeed, {0, 6}},
    {"free-from", &HouseFigures::freeFrom, {1, 7}},
    {"rudder-cost", &HouseFigures::rudderCost, {1, 6}},
    {"weed-cost", &HouseFigures::weedCost, {1, 6}},
    {"hit-from", &HouseFigures::hitFrom, {-10, 20}},
    {"shots", &HouseFigures::shots, {1, 99}},
    {"parablemata", &HouseFigures::parablemata, {-10, 10}},
    {"ram-short-below", &HouseFigures::ramShortBelow, {1, 10}},
    {"ram-short", &HouseFigures::ramShort, {-20, 20}},
    {"ram-bow", &HouseFigures::ramBow, {-20, 20}},
    {"board-from", &HouseFigures::boardFrom, {-10, 20}},
    {"board-harpax", &HouseFigures::boardHarpax, {-10, 10}},
    {"board-corvus", &HouseFigures::boardCorvus, {-10, 10}},
    {"board-larger", &HouseFigures::boardLarger, {-10, 10}},
    {"board-rammed", &HouseFigures::boardRammed, {-10, 10}},
    {"board-together", &HouseFigures::boardTogether, {-10, 10}},
    {"melee-men", &HouseFigures::meleeMen, {1, 100}},
    {"morale-unhurt", &HouseFigures::moraleUnhurt, {-10, 10}},
    {"morale-sinking", &HouseFigures::moraleSinking, {-10, 10}},
    {"morale-half", &HouseFigures::moraleHalf, {-10, 10}},
    {"morale-larger", &HouseFigures::moraleLarger, {-10, 10}},
    {"morale-outsized", &HouseFigures::moraleOutsized, {-10, 10}},
    {"morale-friends", &HouseFigures::moraleFriends, {-10, 10}},
    {"morale-range", &HouseFigures::moraleRange, {0, 200}},
    {"rally", &HouseFigures::rally, {-10, 10}},
    {"morale-green", &HouseFigures::moraleGreen, {-10, 10}},
    {"morale-inept", &HouseFigures::moraleInept, {-10, 10}},
    {"round-limit", &HouseFigures::roundLimit, {1, 1000}},
    {"stalled-rounds", &HouseFigures::stalledRounds, {1, 1000}},
    {"beach-rounds", &HouseFigures::beachRounds, {0, 100}},
    {"hoplites", &HouseFigures::hoplites, {1, 100}},
    {"heavy-marines", &HouseFigures::heavyMarines, {1, 100}},
    {"sail-only-sails", &HouseFigures::sailOnlySails, {0, 6}},
    {"cataphract-deck", &HouseFigures::cataphractDeck, {0, 6}},
    {"captain-skill-from", &HouseFigures::captainSkillFrom, {1, 7}},
    {"heroic-skills", &HouseFigures::heroicSkills, {2, 6}},
    {"captain-hurt-dead", &HouseFigures::captainHurtDead, {0, 10}},
    {"captain-hurt-wounded", &HouseFigures::captainHurtWounded, {0, 10}},
    {"captain-overrun-dead", &HouseFigures::captainOverrunDead, {0, 10}},
    {"captain-sunk-dead", &HouseFigures::captainSunkDead, {0, 10}},
    {"captain-sunk-taken", &HouseFigures::captainSunkTaken, {0, 10}},
    {"captain-left-dead", &HouseFigures::captainLeftDead, {0, 10}},
    {"captain-left-taken", &HouseFigures::captainLeftTaken, {0, 10}},
});

} // namespace navarch::ramming
