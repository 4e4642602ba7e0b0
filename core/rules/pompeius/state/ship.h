// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/battle/events/event.h"
#include "core/boards/rex/rex.h"
#include "core/rules/pompeius/figures/figures.h"
#include "core/rules/pompeius/state/plot.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch::pompeius {

/// A deck unit by its place in State::units and BattleFacts::units.
using UnitNumber = std::int16_t;
inline constexpr UnitNumber noUnit = -1;

/// What never changes about a deck unit: what of the campaign's ship it stands for (translation).
struct UnitFacts {
    ShipNumber ship = noShip; ///< it came with
    UnitName name;
    Section section = Section::Stern; ///< where it stands at first
    std::int8_t archers = 0;
    std::int8_t marines = 0;
    std::int8_t heavyMarines = 0;
    std::int8_t ballistae = 0;
    std::int8_t heavyEngines = 0;
};

/// What never changes about a ship during a battle.
struct ShipFacts {
    std::string name;
    std::string captain; ///< the trierarch; may be empty
    std::string classId;
    int side = 0;     ///< it came with
    int squadron = 0; ///< index into the battle's squadrons
    int seat = 0;     ///< index into its side's seats
    int length = 1;   ///< rexes, 1 or 2
    int mass = 1;
    int hull = 1;         ///< damage that sinks it, when whole (PM-2.3)
    int hullAtStart = 1;  ///< what old damage leaves of it
    int printedSpeed = 0; ///< of her class
    int maxSpeed = 0;     ///< ordinary steps a turn, old damage counted
    int extrasATurn = 0;  ///< Extra cards (PM-2.8)
    int extras = 0;       ///< for the battle
    int turns = 0;        ///< a turn, at rest
    int turnsLost = 0;    ///< of those moving, by old damage
    int boxes = 0;        ///< deck units there is room for, of each side (PM-8.4)
    int hands = 0;        ///< grapple dice a turn that succeed more easily: ferrea manus and corvi
    bool hasRam = true;
    bool isRamUnsupported = false;
    bool hasFightingOars = false; ///< its rowers fight as one more unit
    int value = 0;                ///< its price in hundredths of talents, for captains' scales
    ShipFit fit;                  ///< the campaign's record of it
    Condition before;

    /// The most units of a side in one section (PM-2.4).
    [[nodiscard]] int boxesOf(Section section) const
    {
        return length > 1 ? (boxes + 1) / 2 : section == Section::Stern ? boxes : 0;
    }
};

/// Away: it has left the map and may return (PM-13).
enum class Whereabouts : std::uint8_t { OnMap, Away, Sunk };

/// How it went last turn: astern needs a turn at rest before it, and so does ahead after astern (PM-6.4).
enum class Way : std::int8_t { Astern = -1, Still = 0, Ahead = 1 };

/// What a ship is to do and does in this turn.
struct ShipThisTurn {
    Plot plot;
    bool isPlotted = false;
    bool isStopped = false;    ///< the rest of her steps are void
    bool hasActed = false;     ///< her rowers: a step, a turn or a stop
    bool rowersFought = false; ///< with fighting oars
    bool hasLeft = false;      ///< the map, this turn
    std::int8_t moved = 0;     ///< rexes, below 0 astern
    std::int8_t run = 0;       ///< straight ahead since the last turn of the bow (PM-7.10)
    rex::Pose before;          ///< this sub-phase
    bool wentAstern = false;   ///< in this sub-phase
    std::int8_t handsUsed = 0;
    bool spreadsAsUsual =
        false; ///< her owner leaves the Disorder cards of this turn to the usual order (PM-10.5)
    ShipNumber rammed = noShip; ///< whom she rammed last
    std::int16_t hits = 0;      ///< of missiles, that she still draws for
    std::int16_t firesToCome = 0;

    friend bool operator==(const ShipThisTurn&, const ShipThisTurn&) = default;
};

/// Its deeds, for the outcome.
struct ShipDeeds {
    std::int8_t rams = 0;
    std::int8_t sinkings = 0;
    std::int8_t captures = 0;
    std::int8_t kills = 0;
    std::int8_t prisoners = 0;

    friend bool operator==(const ShipDeeds&, const ShipDeeds&) = default;
};

/// Everything about a ship that changes.
struct Ship : ShipThisTurn, ShipDeeds {
    Whereabouts where = Whereabouts::OnMap;
    std::int8_t holder = 0; ///< the side that commands it
    std::int8_t seat = 0;   ///< of that side
    rex::Pose pose;
    std::int16_t hull = 0;                          ///< left
    std::int16_t fires = 0;                         ///< fire counters
    std::int16_t extras = 0;                        ///< cards left
    CardCounts box;                                 ///< drawn and not laid yet
    CardCounts lying;                               ///< on her, on her rowers and on the units aboard
    std::array<ShipNumber, mostStuck> boxedStuck{}; ///< to whom the Stuck cards in the box will hold her

    // Of the last turn.
    std::int8_t lastSpeed = 0; ///< below 0 astern
    Way lastWay = Way::Still;

    // Off the map.
    std::int16_t mayReturn = 0; ///< the first turn in which she may
    rex::Rex leftAt;            ///< where her stern was
    bool isReturning = false;   ///< ordered; her pose is where

    bool isPrize = false;         ///< taken, and not won back
    ShipNumber captor = noShip;   ///< who took her last
    ShipNumber struckBy = noShip; ///< whose doing the last of her hull's loss was
    bool leftForGood = false;
    bool rowersKilled = false; ///< with fighting oars
    bool wasLostFighting = false;

    friend bool operator==(const Ship&, const Ship&) = default;

    [[nodiscard]] bool isAfloat() const { return where != Whereabouts::Sunk; }
    [[nodiscard]] bool onMap() const { return where == Whereabouts::OnMap; }
    /// Made no step, turn or stop this turn; off the map rowers row (PM-11.4, 13.2).
    [[nodiscard]] bool layStill() const { return onMap() && !hasActed && moved == 0; }
    [[nodiscard]] int rowerDisorder() const { return lying.of(Card::RowerDisorder); }
};

/// Aboard: on a deck and free. Prisoner: on a deck, in the hands of who commands the ship.
enum class UnitFate : std::uint8_t { Aboard, Prisoner, Killed, Drowned };

/// Everything about a deck unit that changes.
struct Unit {
    UnitKind kind = UnitKind::Milites;
    std::int8_t number = 1; ///< with its kind what its trierarch calls it
    std::int8_t side = 0;
    UnitFate fate = UnitFate::Aboard;
    ShipNumber home = noShip; ///< whose trierarch it obeys
    ShipNumber at = noShip;   ///< on whose deck it is
    Section section = Section::Stern;
    std::int8_t disorder = 0; ///< counters
    bool isPrepared = false;  ///< with fire (PM-9.4)
    bool hasActed = false;    ///< this turn
    bool hasFought = false;   ///< this turn
    bool hasThrown = false;   ///< its grapple, this turn
    bool isMoving = false;    ///< while all movers of the turn are weighed together
    bool isBeaten = false;    ///< in melee, removed with all other effects

    friend bool operator==(const Unit&, const Unit&) = default;

    [[nodiscard]] bool isAboard(ShipNumber ship) const { return fate == UnitFate::Aboard && at == ship; }
    [[nodiscard]] bool isFit() const { return fate == UnitFate::Aboard && disorder == 0; }
    [[nodiscard]] UnitName name() const { return {kind, number}; }
    /// Milites and sagittarii: who can fight, move, grapple and mend.
    [[nodiscard]] bool isFoot() const { return kind != UnitKind::Ballistae; }
};

} // namespace navarch::pompeius
