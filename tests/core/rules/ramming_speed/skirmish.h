// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/rules/ramming_speed/state/battle.h"
#include "tests/core/battle/play/typed_play.h"

namespace navarch::ramming {

/// A few ships on an open board of 30 by 30 hexes, set up by hand, for tests of single procedures. Round 1.
struct Skirmish : TypedPlay {
    BattleFacts facts;
    State state;

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

    /// Gives an order with these faces; also why it is refused.
    std::string ordered(const Order& order, const std::vector<int>& faces = {});
    /// The words of a refusal; empty when the order is allowed.
    [[nodiscard]] std::string refusal(const Order& order) const;
};

/// A path of F, B, L and R.
[[nodiscard]] Move pathOf(ShipNumber ship, const std::string& letters, bool rammingSpeed = false);

} // namespace navarch::ramming
