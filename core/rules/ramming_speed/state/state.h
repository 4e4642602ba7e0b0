// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/rules/ramming_speed/state/order.h"
#include "core/rules/ramming_speed/state/ship.h"

namespace navarch::ramming {

/// Where a round stands (RS-T5).
enum class Phase : std::uint8_t {
    Begin,  ///< skills and Advantages are still to be rolled
    Deploy, ///< both sides place their ships
    Choose, ///< the side names the ship that moves
    Free,   ///< it tries to get free, or not
    Row,
    Window, ///< a side may shoot
    Ram,
    Board,
    Over
};

/// Which of the windows for shots it is (RS-11.2).
enum class WindowAt : std::uint8_t { BeforeRow, DuringRow, AfterRow };

/// Two ships that are grappled, or rammed together.
struct Pair {
    ShipNumber a = noShip;
    ShipNumber b = noShip;

    friend bool operator==(const Pair&, const Pair&) = default;
    [[nodiscard]] bool has(ShipNumber ship) const { return a == ship || b == ship; }
};

/// What the ship that moves has done in its activation.
struct Activation {
    ShipNumber ship = noShip;
    std::int8_t sail = 0;    ///< MP by the Sail roll
    std::int8_t mp = 0;      ///< left
    std::int8_t mpAtRam = 0; ///< left, if it goes at ramming speed
    std::int8_t run = 0;     ///< forward hexes in a row (RS-10.8)
    bool entered = false;    ///< a hex
    bool hasRowed = false;   ///< spent a Move point
    bool rammingSpeed = false;
    bool mustStop = false; ///< ran aground or chose to row no more
    bool hasBoarded = false;
    ShipNumber rammed = noShip; ///< whom it rammed
    Move plan;                  ///< what it rows
    std::int8_t done = 0;       ///< steps of it
    hex::Hex toldAt;            ///< where it was told to be last
    hex::Facing toldFacing = 0;
    hex::Hex lastFree; ///< the last hex it had to itself (option pass-friends)

    friend bool operator==(const Activation&, const Activation&) = default;
};

struct Commander {
    PersonState state = PersonState::Fit;
    std::int8_t holder = -1; ///< the side that took him

    friend bool operator==(const Commander&, const Commander&) = default;
};

struct State {
    std::vector<Ship> ships;       ///< by ShipNumber
    std::vector<ShipNumber> atHex; ///< by the board's index
    std::vector<Pair> grapples;
    std::vector<Pair> together; ///< rammed together: a rammed b (RS-12.4)
    std::vector<Commander> commanders;

    Phase phase = Phase::Begin;
    WindowAt window = WindowAt::BeforeRow;
    std::int16_t round = 0;
    std::int8_t side = 0;        ///< to decide
    std::int8_t turn = 0;        ///< whose ship moves
    std::array<bool, 2> ready{}; ///< deployed
    std::array<std::int8_t, 2>
        formed{}; ///< the place of the formation last ordered among Patterns, from 1; 0: none was
    std::array<bool, 2> passed{}; ///< shoots no more in this window
    std::array<bool, 2> holds{};  ///< shoots no more in this activation
    std::array<Standing, 2> standing{};
    Activation now;
    std::int16_t quiet = 0;              ///< rounds running without a blow (RS-17.2)
    bool blow = false;                   ///< missile, ram or boarding dice in this round
    std::array<std::int8_t, 2> exited{}; ///< ships over the enemy's edge (RS-17.3)
    std::int8_t conceded = -1;
    std::int8_t victor = -1; ///< once Over; -1: a draw
    bool atTurnLimit = false;
    bool stalled = false;   ///< ended for want of blows (RS-17.2)
    bool undecided = false; ///< broken off

    friend bool operator==(const State&, const State&) = default;
};

} // namespace navarch::ramming
