// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/rules/salamis_ad_actium/battle/battle.h"

namespace navarch::salamis {

/// A few ships on a table, set up by hand, for tests of single procedures.
struct Skirmish {
    BattleFacts facts;
    State state;
    BattleEvents events; ///< of the last played()

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

    /// Plays something with these faces; empty when it asked for exactly them, otherwise what went wrong.
    template <class Play>
    std::string played(const std::vector<int>& faces, Play&& play)
    {
        BattleDice dice = BattleDice::typed(faces);
        events.clear();
        Proceedings proceedings(dice, &events);
        play(proceedings);
        return complaintOf(dice);
    }
    /// Plays something unheard with generated dice.
    template <class Play>
    void rolled(BattleDice& dice, Play&& play)
    {
        Proceedings proceedings(dice);
        play(proceedings);
    }

    /// The first event of that kind; null when there is none.
    [[nodiscard]] const BattleEvent* event(const std::string& kind) const;

private:
    [[nodiscard]] static std::string complaintOf(const BattleDice& dice);
};

/// Whether a count of successes is within 4 standard errors of what `chance` lets expect of `trials`.
[[nodiscard]] bool isWithin4Errors(int count, int trials, double chance);

} // namespace navarch::salamis
