// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// What is added to the d10 of a missile attack (RS-11.1, 11.3).
[[nodiscard]] int hitModifier(const BattleFacts& facts, const State& state, const Shoot& shot,
                              Proceedings* proceedings = nullptr);
/// Of ten faces of the d10, how many hit.
[[nodiscard]] int tenthsToHit(const BattleFacts& facts, const State& state, const Shoot& shot);
/// Whether only Land lies between (RS-5.5).
[[nodiscard]] bool isInSight(const BattleFacts& facts, hex::Hex from, hex::Hex to);

/// Why the shot may not be, whoever is asked: weapons, range, sight.
[[nodiscard]] Refusal shotRefusal(const BattleFacts& facts, const State& state, const Shoot& shot);
void resolveShot(const BattleFacts& facts, State& state, const Shoot& shot, Proceedings& proceedings);

/// Calls `take(shot)` for the shots a side may make now at crewed enemies, until it returns true. Only the ship that moves
/// shoots in its own move under the option.
template <class Take>
bool forShots(const BattleFacts& facts, const State& state, int side, Take&& take);
[[nodiscard]] bool hasShot(const BattleFacts& facts, const State& state, int side);

// --- the template ---

/// The longest range of anything that is ready aboard; 0: nothing is.
[[nodiscard]] int readyRange(const BattleFacts& facts, const Ship& ship);

template <class Take>
bool forShots(const BattleFacts& facts, const State& state, int side, Take&& take)
{
    const auto count = static_cast<ShipNumber>(state.ships.size());
    for (ShipNumber ship = 0; ship < count; ++ship) {
        const Ship& shooter = shipOf(state, ship);
        if (shooter.holder != side || !shooter.isCrewed()
            || (facts.options.ownMoveOnly && ship != state.now.ship))
            continue;
        const int reach = readyRange(facts, shooter);
        if (reach == 0)
            continue;
        for (ShipNumber target = 0; target < count; ++target) {
            const Ship& mark = shipOf(state, target);
            if (mark.holder != 1 - side || !mark.isCrewed())
                continue;
            const int range = hex::distance(shooter.hex, mark.hex);
            if (range > reach || !isInSight(facts, shooter.hex, mark.hex))
                continue;
            for (std::size_t kind = 0; kind < weapons; ++kind) {
                const WeaponFigures& figures = facts.figures.weapon[kind];
                if (range <= figures.range && range >= figures.least
                    && readyWeaponsOf(shooter, static_cast<Weapon>(kind)) > 0
                    && take(Shoot{ship, target, static_cast<Weapon>(kind)}))
                    return true;
            }
        }
    }
    return false;
}

} // namespace navarch::ramming
