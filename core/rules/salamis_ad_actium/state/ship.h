// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/people/quality.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch::salamis {

/// Heavy war engines of one ship or wall section.
inline constexpr int maxEngines = 10;

/// What never changes about a ship during a battle. A wall section is a ship without rowers that cannot move (SA-8.5).
struct ShipFacts {
    std::string name;
    int side = 0;     ///< it came with
    int squadron = 0; ///< index into the battle's squadrons
    bool isWall = false;
    int section = -1; ///< of a wall: which one
    ShipFit fit;      ///< as built and equipped
    CrewQuality crew = CrewQuality::Average;
    bool strongMast = false; ///< SA-7.5.6
    int beePots = 0;         ///< of a wall, beside its pots of boiling oil (SA-15.11)
    int troopSpace = 0;      ///< beside its engines; more troops overload the ship (SA-15.7)
    int value = 0;           ///< its price in hundredths of talents, for captains' scales
    Condition before;        ///< what it had lost when the battle began
    std::array<std::int8_t, maxEngines>
        engineModifiers{}; ///< heavy war engines, damage modifier each; 0: none

    [[nodiscard]] int crewModifier() const { return modifierOf(crew); }
};

/// Where a ship is. Only ships on the table act.
enum class Whereabouts : std::uint8_t { OffTable, OnTable, Sunk, Fled, Withdrew, NeverCame };

/// What it did in this Action Phase.
struct ShipThisPhase {
    bool hasMoved = false;
    bool hasShot = false;
    bool hasGrappled = false;
    bool isFast = false;
    bool sailHandled = false; ///< set or furled: captains do it once a phase
    std::int32_t moved = 0;   ///< thousandths of a cm, whole way

    friend bool operator==(const ShipThisPhase&, const ShipThisPhase&) = default;
};

/// Its deeds, for the outcome.
struct ShipDeeds {
    std::int8_t rams = 0; ///< that wounded (CP-6.2)
    std::int8_t rakes = 0;
    std::int8_t sinkings = 0;
    std::int8_t captures = 0;

    friend bool operator==(const ShipDeeds&, const ShipDeeds&) = default;
};

/// Everything about a ship that changes. Counts are what is left.
struct Ship : ShipThisPhase, ShipDeeds {
    Whereabouts where = Whereabouts::OnTable;
    std::int8_t holder = 0; ///< the side that has it; another than it came with: captured
    Damage damage = Damage::None;
    std::int8_t oars = 0;
    std::int8_t speedLost = 0;
    std::int8_t turnClassLost = 0; ///< steering oars hit
    std::int8_t archers = 0;
    std::int8_t marines = 0;
    std::int8_t heavyMarines = 0;
    std::int8_t ballistae = 0;
    std::int8_t towers = 0;      ///< the raised platform not among them
    std::int8_t enginesLost = 0; ///< heavy war engines, from the last one listed
    std::int8_t pots = 0;        ///< for Rhodian fire, bees or quicklime; of a wall: boiling oil
    std::int8_t beePots = 0;     ///< of a wall
    std::int8_t fires = 0;
    std::int8_t newFires = 0;  ///< of them, passed on while fires are being rolled for (SA-6.8)
    std::int8_t fastMoves = 0; ///< left in this battle
    bool greekFire = false;
    bool mastDown = false;
    bool adrift = false; ///< its mast fell under sail and is not cut away yet (SA-7.5.6)
    bool sailSet = false;
    bool ramLost = false; ///< a wooden high ram that broke (SA-7.4.4)
    bool demoralised = false;
    bool stung = false; ///< bees aboard until after the next Intermediate Phase
    PersonState captain = PersonState::Fit;
    std::int8_t militiaLost = 0;  ///< units of its rowers that fell in fights; their oars can still be pulled
    std::int8_t prizeMilitia = 0; ///< rowers of the captor aboard, units
    bool freshWreck = false; ///< wrecked in this Intermediate Phase: it does not sink in it yet (SA-12.1)
    std::uint8_t dismay = 0; ///< why it must test its morale at the next Intermediate Phase (losses.h)

    // This Game Turn.
    bool wasStruck = false; ///< rammed or touched already (SA-7.4.3)
    bool hasFired = false;  ///< engines, this Intermediate Phase

    friend bool operator==(const Ship&, const Ship&) = default;

    [[nodiscard]] bool onTable() const { return where == Whereabouts::OnTable; }
    [[nodiscard]] int troops() const { return archers + marines + heavyMarines; }
};

/// The ram it can use now.
[[nodiscard]] inline Ram ramOf(const ShipFacts& facts, const Ship& ship)
{
    return ship.ramLost ? Ram::None : facts.fit.ram;
}
/// Its troops are more than it is built for (SA-15.7).
[[nodiscard]] bool isOverloaded(const ShipFacts& facts, const Ship& ship);
/// cm a phase under oars (SA-1.3).
[[nodiscard]] int currentSpeed(const ShipFacts& facts, const Ship& ship);
/// Oar factors it is short of for full speed (SA-1.2).
[[nodiscard]] int oarsMissing(const ShipFacts& facts, const Ship& ship);
[[nodiscard]] int turnClass(const ShipFacts& facts, const Ship& ship);
/// Its condition, for the outcome and the campaign: what it has lost against its fit.
[[nodiscard]] Condition conditionOf(const ShipFacts& facts, const Ship& ship);

} // namespace navarch::salamis
