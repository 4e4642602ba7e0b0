// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/hex/line.h"
#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// Why a shot may not be declared (TR-T5); false when it may.
[[nodiscard]] Refusal shotRefusal(const BattleFacts& facts, const State& state, const Shoot& order);
/// Whether the line from one ship to another is clear (TR-7.2).
[[nodiscard]] bool isClear(const BattleFacts& facts, const State& state, hex::Hex from, hex::Hex to);
/// How far a shot goes; at boarders as a rule says.
[[nodiscard]] int distanceOf(const BattleFacts& facts, const State& state, const Shoot& order);

/// Writes a shot down (TR-7.1).
void declare(State& state, const Shoot& order);
/// Rolls all shots of the phase and applies them together (TR-7); who is broken by stones sinks.
void resolveShots(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Kills men by shots: bows, catapults, stone throwers, marines from the lightest (TR-7.3).
void killByShots(const BattleFacts& facts, Ship& ship, int kills);

/// Calls `look(shot)` for every shot that a side may declare, with all that is ready of the weapon; it may return true to
/// stop, and then this does.
template <class Look>
bool forShots(const BattleFacts& facts, const State& state, int side, Look&& look)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        if (!ship.onBoard() || ship.holder != side)
            continue;
        for (const Weapon weapon : {Weapon::Bows, Weapon::Catapults, Weapon::Stones}) {
            const int ready = ship.readyOf(weapon);
            if (ready <= 0)
                continue;
            Shoot shot{static_cast<ShipNumber>(i), noShip, weapon, static_cast<std::int8_t>(ready), false};
            for (std::size_t j = 0; j < state.ships.size(); ++j) {
                const Ship& target = state.ships[j];
                if (!target.onBoard() || target.holder == side
                    || hex::distance(ship.hex, target.hex) > facts.figures.rangeOf(weapon))
                    continue;
                shot.target = static_cast<ShipNumber>(j);
                for (const bool atBoarders : {false, true}) {
                    shot.atBoarders = atBoarders;
                    if ((!atBoarders || weapon == Weapon::Bows) && !shotRefusal(facts, state, shot)
                        && look(shot))
                        return true;
                }
            }
        }
    }
    return false;
}

} // namespace navarch::trireme
