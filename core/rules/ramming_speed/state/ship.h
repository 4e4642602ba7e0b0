// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/battle/events/event.h"
#include "core/boards/hex/hex.h"
#include "core/rules/ramming_speed/figures/figures.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch::ramming {

/// How good a crew is (RS-4.1).
enum class Grade : std::uint8_t { Poor, Good, Elite };

inline constexpr std::size_t advantages = 15;
using Fitted = std::array<std::uint8_t, advantages>; ///< how many of each Advantage

/// What never changes about a ship during a battle.
struct ShipFacts {
    std::string name;
    std::string captain;   ///< may be empty
    int side = 0;          ///< it came with
    int squadron = 0;      ///< index into the battle's squadrons
    int deck = 0;          ///< its Size (RS-1.4)
    int ram = 0;           ///< Ram bonus before Advantages and skills
    bool hasRam = true;    ///< without one it may not ram (RS-2.2)
    int rowers = 0;        ///< at full strength
    int move = 0;          ///< basic Move points
    int hull = 0;          ///< Reinforced Hulls its state adds or takes (RS-22.2, 22.7)
    int turnCost = 1;      ///< MP of a turn
    int sheared = 0;       ///< MP lost before the battle (RS-22.7)
    int hoplites = 0;      ///< men that are no Advantage: heavy marines
    int firePots = 0;      ///< shots of them
    bool mastDown = false; ///< Sails do not add
    Grade grade = Grade::Good;
    bool isGreen = false; ///< RS-22.4
    Fitted fitted{};      ///< translated or chosen; when rolled, empty
    int crewSkills = 0;   ///< to be rolled (RS-4.2)
    int captainSkills = 0;
    bool rollsCaptain = false;     ///< a basic captain: a d6 says whether he has one skill more (RS-4.2)
    bool commanderRallies = false; ///< RS-22.5
    int commanderSkills = 0;
    bool isInept = false; ///< the commander aboard is
    int value = 0;        ///< its price in hundredths of talents, for captains' scales
    ShipFit fit;          ///< the campaign's record of it
    Condition before;
};

enum class Whereabouts : std::uint8_t { OnMap, Sunk, Fled };

/// What ended a ship's own crew or the ship (RS-22.11).
enum class End : std::uint8_t {
    None,
    Destroyed,
    Burnt,
    SankLater,
    Overrun,
    Surrendered,
    Abandoned,
    TakenAtEnd
};

/// Whose men are aboard a ship, how many, and how many have died.
struct ShipCrew {
    std::int16_t rowers = 0;
    std::int16_t hoplites = 0;
    ShipNumber crewOf = noShip;  ///< whose men are aboard
    std::int16_t crewThen = 0;   ///< what Morale counts deaths against (RS-13.7)
    std::int16_t killed = 0;     ///< of it
    std::int16_t rowersDead = 0; ///< of this ship's own men, wherever they fell
    std::int16_t hoplitesDead = 0;

    friend bool operator==(const ShipCrew&, const ShipCrew&) = default;
};

/// Its deeds, for the outcome.
struct ShipDeeds {
    std::int8_t rams = 0;
    std::int8_t sinkings = 0;
    std::int8_t captures = 0;

    friend bool operator==(const ShipDeeds&, const ShipDeeds&) = default;
};

/// Everything about a ship that changes.
struct Ship : ShipCrew, ShipDeeds {
    Whereabouts where = Whereabouts::OnMap;
    std::int8_t holder = 0; ///< the side that has it; -1: a derelict
    hex::Hex hex;
    hex::Facing facing = 0;
    Fitted fitted{};
    std::array<std::int8_t, skills> skill{};
    Grade grade = Grade::Good;
    std::int8_t sheared = 0;         ///< MP (RS-12.5)
    std::int8_t shearedThisTurn = 0; ///< of them, lost since its last move (option sheared)
    std::int16_t sinksAt = 0;        ///< the round at whose end it sinks; 0: none
    ShipNumber sunkBy = noShip;      ///< whose ram gave it its sinking date (RS-22.11)
    ShipNumber burntBy = noShip;     ///< whose shot gave it its last fire
    std::int8_t fires = 0;
    std::int8_t mostFires = 0;
    std::int8_t shearings = 0;                ///< how often RS-T8 sheared its oars, for its damage (RS-22.10)
    std::array<std::uint8_t, weapons> used{}; ///< this round
    std::array<std::int16_t, weapons> shots{};
    bool shock = false;   ///< rammed or was rammed since its last Row phase (RS-10.3)
    bool stopped = false; ///< entered no hex in its last Row phase (RS-10.4)
    bool aground = false;
    bool routing = false;
    bool hasActed = false;    ///< this round
    bool blooded = false;     ///< crew was killed
    bool losesSkills = false; ///< a prize (RS-13.7)
    bool threatened = false;  ///< crew killed or shocked since its last Morale (option morale)
    bool byEnemyEdge = false; ///< fled over it (RS-17.3)
    bool isBeached = false;   ///< at the end, instead of sinking (RS-17.4)
    End end = End::None;
    PersonState captain = PersonState::Fit;

    friend bool operator==(const Ship&, const Ship&) = default;

    [[nodiscard]] bool onMap() const { return where == Whereabouts::OnMap; }
    [[nodiscard]] int crew() const { return rowers + hoplites; }
    [[nodiscard]] bool isCrewed() const { return onMap() && crew() > 0; }
    [[nodiscard]] int has(Advantage advantage) const { return fitted[indexOf(advantage)]; }
    [[nodiscard]] int skilled(Skill kind) const { return skill[indexOf(kind)]; }
};

/// The modified Ram bonus, attack and defence (RS-12.3).
[[nodiscard]] int ramBonusOf(const ShipFacts& facts, const Ship& ship);
/// Prongs and Reinforced Rams left out: what option bow-gear-defends no defends with.
[[nodiscard]] inline int bareRamBonusOf(const ShipFacts& facts, const Ship&)
{
    return facts.ram;
}
/// May fall below 0 (RS-22.7).
[[nodiscard]] inline int reinforcedHullsOf(const ShipFacts& facts, const Ship& ship)
{
    return facts.hull + ship.has(Advantage::ReinforcedHull);
}
/// How many of a weapon it has; javelins are one attack of all rowers (RS-11.3).
[[nodiscard]] int weaponsOf(const Ship& ship, Weapon weapon);
/// How many of a weapon may still shoot this round.
[[nodiscard]] int readyWeaponsOf(const Ship& ship, Weapon weapon);

} // namespace navarch::ramming
