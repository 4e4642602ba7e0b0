// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/battle/events/event.h"
#include "core/boards/hex/hex.h"
#include "core/rules/trireme/figures/figures.h"
#include "core/rules/trireme/state/plot.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch::trireme {

/// Marines by their grade, in points of about ten (TR-2.5). Casualties fall on the lightest first.
struct Men {
    std::int16_t light = 0;
    std::int16_t medium = 0;
    std::int16_t heavy = 0;

    friend bool operator==(const Men&, const Men&) = default;

    [[nodiscard]] int count() const { return light + medium + heavy; }
    /// What they are worth in a fight (TR-17.3).
    [[nodiscard]] int weight() const { return light + 2 * medium + 3 * heavy; }
    /// Takes `number` away, the lightest first; what was taken.
    Men take(int number);
    void add(const Men& more);
};

/// What never changes about a ship or a wall section during a battle.
struct ShipFacts {
    Phrase name;         ///< a ship's given(), or a wall section's
    std::string captain; ///< may be empty
    int side = 0;        ///< it came with
    int squadron = 0;    ///< index into the battle's squadrons
    bool isWall = false;
    int ram = 0; ///< the ram modifier
    bool hasRam = true;
    int hull = 1; ///< damage that sinks it
    int max = 0;  ///< speeds in hexes, of an average crew
    int cruise = 0;
    int circle = 0;
    int acceleration = 1;
    int crew = 0;  ///< -1 poor, 0 average, 1 elite
    int raked = 0; ///< as if raked so often before (TR-15.2)
    bool hasOars = true;
    bool hasCorvus = false;
    bool hasHand = false; ///< ferrea manus
    Men men;
    std::array<std::int16_t, weapons> engines{}; ///< by Weapon, bows among them
    int archerUnits = 0;                         ///< of the campaign, that its points stand for (TR-15.5)
    int marineUnits = 0;
    int heavyUnits = 0;
    int damage = 0; ///< at the start (TR-15.4)
    int value = 0;  ///< its price in hundredths of talents, for captains' scales
    ShipFit fit;    ///< the campaign's record of it
    Condition before;
};

enum class Whereabouts : std::uint8_t { OnBoard, Hulk, Fled };

inline constexpr int mostHoles = 40;

/// Everything about a ship that changes.
struct Ship {
    Whereabouts where = Whereabouts::OnBoard;
    std::int8_t holder = 0; ///< the side that has it
    hex::Hex hex;
    hex::Facing facing = 0;
    std::int16_t damage = 0;
    std::int8_t holes = 0;    ///< open ones
    std::int8_t oldHoles = 0; ///< of them at the end of last turn (option first-leak)
    std::array<ShipNumber, mostHoles> holedBy{};
    ShipNumber struckBy = noShip; ///< whose blow did its last damage
    std::int8_t raked = 0;
    std::int8_t sprints = 0; ///< boxes left
    std::int8_t counter = 0; ///< hexes straight on (TR-5.3)
    std::int8_t start = 0;   ///< speed
    bool credit = false;     ///< went at full speed last turn
    bool mustBack = false;
    bool pivotsAfter = false; ///< when it has backed, it may pivot
    bool mayPivot = false;
    bool owesBack = false; ///< next turn
    bool owesPivot = false;

    Plot plot;
    bool isPlotted = false;
    bool isStopped = false;
    bool stepLost = false;            ///< in this phase, to a rake
    std::array<char, phases> marks{}; ///< TR-6.6, by phase

    Men men;
    std::array<std::int16_t, weapons> engines{};
    std::array<std::int16_t, weapons> shot{}; ///< this turn
    bool isPrize = false;                     ///< taken once: rows and fights as a prize does (TR-9.9)
    ShipNumber crewOf = noShip;               ///< whose men guard it
    std::int16_t fight = 0;                   ///< which group it fought in last, this turn (TR-9.7)
    bool byEnemyEdge = false;                 ///< fled over it

    std::int8_t rams = 0;
    std::int8_t rakes = 0;
    std::int8_t sinkings = 0;
    std::int8_t captures = 0;

    friend bool operator==(const Ship&, const Ship&) = default;

    [[nodiscard]] bool onBoard() const { return where == Whereabouts::OnBoard; }
    [[nodiscard]] int readyOf(Weapon weapon) const
    {
        const auto kind = static_cast<std::size_t>(weapon);
        return isPrize ? 0 : engines[kind] - shot[kind];
    }
    /// Planned 1 or more, and still at it; whether it is grappled the battle knows (TR-6.6).
    [[nodiscard]] bool rows() const { return plot.speed >= 1 && !isStopped; }
};

// Effective values (TR-2.6).
[[nodiscard]] int maxOf(const HouseFigures& house, const ShipFacts& facts);
[[nodiscard]] int cruiseOf(const HouseFigures& house, const ShipFacts& facts, const Ship& ship);
[[nodiscard]] int circleOf(const HouseFigures& house, const ShipFacts& facts, const Ship& ship);
[[nodiscard]] int accelerationOf(const HouseFigures& house, const ShipFacts& facts, const Ship& ship);

} // namespace navarch::trireme
