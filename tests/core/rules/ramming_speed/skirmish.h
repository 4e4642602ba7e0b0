// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/rules/ramming_speed/battle/battle.h"

namespace navarch::ramming {

/// A few ships on an open board of 30 by 30 hexes, set up by hand, for tests of single procedures. Round 1.
struct Skirmish {
    BattleFacts facts;
    State state;
    BattleEvents events; ///< of the last played()

    Skirmish();

    /// A ship of a class as it leaves the yard, with a good crew and no skills, nor marines.
    ShipNumber add(int side, int column, int row, hex::Facing facing, const char* classId = "trireme");
    /// Puts it elsewhere.
    void put(ShipNumber ship, hex::Hex hex, hex::Facing facing);
    void paint(int column, int row, hex::Terrain terrain);
    /// Fits Advantages; weapons come with all their shots.
    void fit(ShipNumber ship, Advantage advantage, int count = 1);
    void skill(ShipNumber ship, Skill skill, int count = 1);
    void man(ShipNumber ship, int rowers, int hoplites = 0);
    /// It is this ship's activation, with so many Move points, before its rowing.
    void activate(ShipNumber ship, int points = 6);
    /// The same, with its rowing done.
    void board(ShipNumber ship);

    ShipFacts& factsOf(ShipNumber ship) { return facts.ships[static_cast<std::size_t>(ship)]; }
    Ship& at(ShipNumber ship) { return shipOf(state, ship); }
    HouseFigures& house() { return facts.figures.house; }

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
    /// Gives an order with these faces; also why it is refused.
    std::string ordered(const Order& order, const std::vector<int>& faces = {});
    /// The words of a refusal; empty when the order is allowed.
    [[nodiscard]] std::string refusal(const Order& order) const;

    /// The first event of that kind; null when there is none.
    [[nodiscard]] const BattleEvent* event(const std::string& kind) const;

private:
    [[nodiscard]] static std::string complaintOf(const BattleDice& dice);
};

/// A path of F, B, L and R.
[[nodiscard]] Move pathOf(ShipNumber ship, const std::string& letters, bool rammingSpeed = false);

/// Whether a count of successes is within 4 standard errors of what `chance` lets expect of `trials`.
[[nodiscard]] bool isWithin4Errors(int count, int trials, double chance);

} // namespace navarch::ramming
