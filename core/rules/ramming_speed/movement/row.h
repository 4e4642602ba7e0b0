// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// A ship's MP as its Row phase opens (RS-10.2): after the Sail result, shock, what is sheared, the rowers lost, and the
/// half of one that stopped.
[[nodiscard]] int movePointsOf(const BattleFacts& facts, const State& state, ShipNumber ship, int sail,
                               bool atRammingSpeed);
/// Basic Move with the Rowing skills.
[[nodiscard]] inline int baseMoveOf(const ShipFacts& facts, const Ship& ship)
{
    return facts.move + ship.skilled(Skill::Rowing);
}

/// Where a ship is on its way.
struct Place {
    hex::Hex hex;
    hex::Facing facing = 0;
    std::int8_t run = 0;
    std::int8_t spent = 0; ///< MP
    bool isOff = false;    ///< the map
    bool isAground = false;
};

/// What a hex may be barred by.
enum class Bar : std::uint8_t { None, LandBeyond, Land, Ship };

/// What it means for a ship to row into a hex, ahead or astern.
struct Entry {
    Bar bar = Bar::None;
    bool isOff = false; ///< it leaves the map
    bool isAground = false;
    bool isRocks = false;
    int cost = 1;              ///< MP
    ShipNumber other = noShip; ///< the ship that bars it
};
[[nodiscard]] Entry entryOf(const BattleFacts& facts, const State& state, ShipNumber ship, hex::Hex hex);

/// One Move point, or more for weed and damaged steering oars, on the board as it lies. Refused: land, taken hexes. `on` is
/// where it comes to. The MP there are, are not looked at.
[[nodiscard]] Refusal step(const BattleFacts& facts, const State& state, ShipNumber ship, const Place& from,
                           Step step, Place& on);
/// Where the ship that moves is now.
[[nodiscard]] Place placeNow(const State& state);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Move& order);
/// Where a checked path leads.
[[nodiscard]] Place follow(const BattleFacts& facts, const State& state, const Move& order);

/// Rows the next step of the plan: hexes, rocks, shallows, the edge. False when the ship is gone or empty afterwards.
bool rowStep(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Tells where the ship that moves has come to since it was told last; nothing when it is there still.
void tellRowed(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// The edge over which a ship at `hex` leaves the map.
void leaveMap(const BattleFacts& facts, State& state, hex::Hex beyond, Proceedings& proceedings);

} // namespace navarch::ramming
