// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/skirmish.h"

namespace navarch::trireme {

/// A shooter and an enemy so many hexes south of it, in the fire state of a phase.
struct Range : Skirmish {
    ShipNumber shooter;
    ShipNumber target;
    explicit Range(int distance, int phase = 1)
        : shooter(add(0, 20, 5, 0)),
          target(add(1, 20, 5 + distance, 0))
    {
        arm(shooter, 1, 1, 1);
        man(target, 0, 9, 0);
        state.movement = static_cast<std::int8_t>(phase);
        state.phase = Phase::Fire;
        state.ready = {false, false};
    }
    [[nodiscard]] Shoot shot(Weapon weapon, int count = 1, bool atBoarders = false) const
    {
        return {shooter, target, weapon, static_cast<std::int8_t>(count), atBoarders};
    }
    std::string rolled(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& p) { resolveShots(facts, state, p); });
    }
    /// What the shooter would fire now at will: "bows", "none".
    std::string atWill()
    {
        Shoot shot;
        if (!nextShotAtWill(facts, state, 0, shot))
            return "none";
        constexpr std::array<const char*, weapons> names{"bows", "catapults", "stones"};
        return names[static_cast<std::size_t>(shot.weapon)];
    }
};

} // namespace navarch::trireme
