// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/rules/trireme/state/battle.h"
#include "tests/core/battle/play/typed_play.h"

namespace navarch::trireme {

/// A few ships on an open board of 40 by 30 hexes, set up by hand, for tests of single procedures. Turn 1; both sides plot.
struct Skirmish : TypedPlay {
    BattleFacts facts;
    State state;

    Skirmish();

    /// A ship of a class as it leaves the yard, with an average crew and nobody aboard, at a label's column and row (from
    /// 1), at cruising speed.
    ShipNumber add(int side, int column, int row, hex::Facing facing, const char* classId = "trireme");
    /// A wall section of the second side with so many marines.
    ShipNumber addWall(int column, int row, int marines);
    void put(ShipNumber ship, int column, int row, hex::Facing facing);
    void land(int column, int row);
    void crew(ShipNumber ship, int level) { factsOf(ship).crew = level; }
    void man(ShipNumber ship, int light, int medium, int heavy);
    void arm(ShipNumber ship, int bows, int catapults = 0, int stones = 0);
    void start(ShipNumber ship, int speed, int counter = 9);
    void link(ShipNumber attacker, ShipNumber defender, int rounds = 0);

    /// Where it lies, "19.20".
    [[nodiscard]] std::string where(ShipNumber ship) const
    {
        return hex::labelOf(shipOf(state, ship).hex, 1);
    }
    ShipFacts& factsOf(ShipNumber ship) { return facts.ships[static_cast<std::size_t>(ship)]; }
    Ship& at(ShipNumber ship) { return shipOf(state, ship); }
    HouseFigures& house() { return facts.figures.house; }

    /// Writes a plot without asking whether it may be; for MOVE and what follows.
    void plot(ShipNumber ship, const std::string& text);
    /// Makes a movement phase alone, with these faces; what went wrong with the dice.
    std::string moved(int phase, const std::vector<int>& faces = {});
    /// The same with its contacts, everybody who strikes doing so as plotted.
    std::string struck(int phase, const std::vector<int>& faces = {});
    /// Why a plot is refused in TR-T5's words; empty when it is not.
    [[nodiscard]] std::string plotRefusal(ShipNumber ship, const std::string& text) const;

    /// Gives an order with these faces; also why it is refused.
    std::string ordered(const Order& order, const std::vector<int>& faces = {});
    /// The words of a refusal; empty when the order is allowed.
    [[nodiscard]] std::string refusal(const Order& order) const;
};

/// All plots of a ship with at most so many turns each, in their order.
[[nodiscard]] std::string plots(const Skirmish& battle, ShipNumber ship, int mostTurns = fastest);

} // namespace navarch::trireme
