// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/rules/salamis_ad_actium/state/battle.h"
#include "tests/core/battle/play/typed_play.h"

namespace navarch::salamis {

/// A few ships on a table, set up by hand, for tests of single procedures.
struct Skirmish : TypedPlay {
    BattleFacts facts;
    State state;

    /// Two sides, a squadron each, calm weather, no ships.
    Skirmish();

    /// A ship of a class as it leaves the yard, with an average crew; it stands apart from the others, 50 cm and more.
    ShipNumber add(int side, const char* classId = "trireme");
    /// A wall section without anything on it.
    ShipNumber addWall(int side);
    /// A commander aboard `ship` who leads its squadron, or its whole side.
    std::size_t addCommander(ShipNumber ship, Post post, CommandQuality quality);
    /// After changes to a ship's fit: what it has now is all of it again.
    void refit(ShipNumber ship);
    void place(ShipNumber ship, int x, int y, int heading); ///< cm
    Contact& touch(ShipNumber a, ShipNumber b);

    ShipFacts& factsOf(ShipNumber ship) { return facts.ships[static_cast<std::size_t>(ship)]; }
    ShipFit& fitOf(ShipNumber ship) { return factsOf(ship).fit; }
    Ship& at(ShipNumber ship) { return shipOf(state, ship); }
};

} // namespace navarch::salamis
