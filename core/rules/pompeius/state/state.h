// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/rules/pompeius/state/order.h"

namespace navarch::pompeius {

/// What waits to be decided. The states of PM-T4 between them decide themselves: when nobody is asked anything any more, the
/// turn runs on through them up to the next question (phases/turn.h).
enum class Phase : std::uint8_t {
    Deploy, ///< before the first turn: sides place their ships (PM-3.3)
    /// A: every trierarch writes orders: steps, units, returns; fleets hoist signals. Seat after seat of a side, both sides
    /// at once, hidden until the last seat has locked. Then B shows them, and sub-phase 1 begins: C1 emergency stops, C2 steps
    /// and then turns, and who met whom is found.
    Orders,
    /// C3 of a sub-phase: meetings are rolled for one by one; where two ships entered together the higher die's side is asked
    /// whether it rams (PM-7.3). Then C4 units move (sub-phase 1), C5 grapples are thrown, and the next sub-phase moves; with
    /// option `sequence` sheet C4 and C5 come before. After the sixth the shots are opened.
    Meetings,
    /// D1: every unit that was ordered to shoot is given its target, seat after seat, unseen by the other side. Then D2 all
    /// dice, D3 their effects together, D4 sinking, D5 surrender, and the dice of E1.
    Targets,
    /// E1: owners say what their successes take away, where there is a choice, one after the other. Then E2 disorder, E3
    /// one-turn cards, E4 leaks and fire, E5 sinking.
    Mending,
    /// E6: the damage boxes are emptied, ship by ship. Where a Disorder card may go to units that are not alike, its owner
    /// says to which (PM-10.5). Then F: the end, or the next turn.
    Laying,
    Over
};

/// Two ships that came into one rex in this sub-phase (PM-7).
struct Meeting {
    ShipNumber a = noShip; ///< entered; of two that entered the one that goes first
    ShipNumber b = noShip; ///< lay there, or entered too
    rex::Rex rex;          ///< that a entered
    bool isMutual = false; ///< both entered: a rex together, or each other's, or they crossed (PM-7.3, 7.8)
    bool isCrossed = false;
    bool isRolled = false;
    std::int8_t faceA = 0;
    std::int8_t faceB = 0;
    ShipNumber chooser = noShip; ///< who may ram now and is asked; noShip: nobody
    bool isAnswered = false;
    bool rams = false;

    friend bool operator==(const Meeting&, const Meeting&) = default;
    [[nodiscard]] ShipNumber other(ShipNumber ship) const { return ship == a ? b : a; }
};

/// A ram or collision, whose dice come in D2.
struct Blow {
    ShipNumber a = noShip; ///< the rammer; of a collision either
    ShipNumber b = noShip;
    bool isRam = false;
    std::int8_t run = 0;     ///< the rammer's; of a collision the higher
    std::int16_t cardsA = 0; ///< that a draws
    std::int16_t cardsB = 0;
    std::int16_t hullA = 0; ///< that a loses
    std::int16_t hullB = 0;

    friend bool operator==(const Blow&, const Blow&) = default;
};

/// Grapple counters that one ship threw on another (PM-8.5).
struct Grapple {
    ShipNumber by = noShip;
    ShipNumber on = noShip;
    std::int16_t count = 0;
    std::int16_t fresh = 0; ///< of them thrown this turn: they serve nobody yet

    friend bool operator==(const Grapple&, const Grapple&) = default;
    [[nodiscard]] bool joins(ShipNumber ship) const { return by == ship || on == ship; }
};

/// A Stuck card that lies on a ship and holds her to another (PM-T7).
struct Stuck {
    ShipNumber ship = noShip;
    ShipNumber other = noShip;

    friend bool operator==(const Stuck&, const Stuck&) = default;
    [[nodiscard]] bool joins(ShipNumber number) const { return ship == number || other == number; }
};

/// A unit that shoots this turn.
struct Shot {
    UnitNumber unit = noUnit;
    ShipNumber target = noShip; ///< noShip: none yet, or nobody to shoot at
    bool isFire = false;
    bool isOpen = false; ///< has a lawful target and waits for its order

    friend bool operator==(const Shot&, const Shot&) = default;
};

/// A success of a unit that mends or cuts, not used yet.
struct Success {
    UnitNumber unit = noUnit;
    bool isCut = false;

    friend bool operator==(const Success&, const Success&) = default;
};

/// A squadron's signals: of this turn, of the last, and of the one before it (PM-12.4).
struct Flags {
    std::array<Signal, 3> hoisted{};

    friend bool operator==(const Flags&, const Flags&) = default;
};

struct State {
    std::vector<Ship> ships;       ///< by ShipNumber
    std::vector<Unit> units;       ///< by UnitNumber
    std::vector<CardCounts> trays; ///< by ShipNumber; with option `tray` side, one a side
    std::vector<Grapple> grapples;
    std::vector<Stuck> stuck;
    std::vector<Meeting> meetings;       ///< of this sub-phase, in the order in which they are settled
    std::vector<Blow> blows;             ///< of this turn, as they happened
    std::vector<Shot> shots;             ///< of this turn
    std::vector<Success> successes;      ///< of this turn, that wait
    std::vector<Flags> flags;            ///< by squadron
    std::vector<PersonState> captains;   ///< by ShipNumber
    std::vector<PersonState> commanders; ///< as in BattleFacts

    Phase phase = Phase::Deploy;
    std::int16_t turn = 0;
    std::int8_t subPhase = 0; ///< 1 to 6 while ships move
    std::int16_t meeting = 0; ///< the next to be settled
    std::array<std::int8_t, 2>
        seat{}; ///< the seat of each side that is asked now; as many as there are: all have done
    std::array<bool, 2> staysAway{};     ///< the side has given up its returns
    std::array<std::int8_t, 2> exited{}; ///< ships that left over the enemy's edge
    std::int8_t conceded = -1;
    std::int8_t victor = -1; ///< once Over; -1: a draw
    bool atTurnLimit = false;
    bool undecided = false; ///< broken off

    friend bool operator==(const State&, const State&) = default;
};

} // namespace navarch::pompeius
