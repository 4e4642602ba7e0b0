// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// A few ships on an open map of 36 by 24 rexes, set up by hand, for tests of single procedures. Turn 1; both sides write
/// orders.
struct Skirmish {
    BattleFacts facts;
    State state;
    BattleEvents events; ///< of the last played()

    Skirmish();

    /// A ship of a class as it leaves the yard, with an empty deck, its stern at a column and row from 0.
    ShipNumber add(int side, int column, int row, rex::Heading heading, const char* classId = "quadrireme");
    /// Deck units of a kind; the last one.
    UnitNumber man(ShipNumber ship, UnitKind kind, int count = 1, Section section = Section::Stern);
    void put(ShipNumber ship, int column, int row, rex::Heading heading);
    void land(int column, int row);
    /// How fast she went last turn; below 0 astern.
    void start(ShipNumber ship, int speed);
    /// Cards out of her tray onto her; disorder goes to a unit with disorder().
    void lay(ShipNumber ship, Card card, int count = 1);
    void disorder(UnitNumber unit, int count = 1);
    /// Counters of an earlier turn.
    void grapple(ShipNumber by, ShipNumber on, int count = 1);
    void stuck(ShipNumber ship, ShipNumber other);
    /// A tray of so many of one card, all with the mark or none.
    void fill(ShipNumber ship, Card card, int count, bool isBoog);

    /// Where her stern and bow lie and whither she looks: "(11,10)/(12,10) E".
    [[nodiscard]] std::string where(ShipNumber ship) const;
    ShipFacts& factsOf(ShipNumber ship) { return facts.ships[static_cast<std::size_t>(ship)]; }
    Ship& at(ShipNumber ship) { return shipOf(state, ship); }
    Unit& unit(UnitNumber unit) { return unitOf(state, unit); }

    /// Writes orders without asking whether they may be.
    void plot(ShipNumber ship, const std::string& text);
    /// Why orders are refused, PM-T6's key; empty when they are not.
    [[nodiscard]] std::string refusal(ShipNumber ship, const std::string& text) const;
    /// PM-T6's sentence.
    [[nodiscard]] std::string sentence(ShipNumber ship, const std::string& text) const;

    /// Moves all ships through the sub-phases to this one with meetings, units and grapples, rams where it is asked; what went
    /// wrong with the dice.
    std::string moved(const std::vector<int>& faces = {}, int subPhase = subPhases);
    /// The damage of what has been done so far (D2 to D5), shots at `targets`.
    std::string damaged(const std::vector<int>& faces = {});
    /// Recovery, E1 with the first choice each, disorder in the usual order.
    std::string recovered(const std::vector<int>& faces = {});

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

    /// The first event of that kind; null when there is none.
    [[nodiscard]] const BattleEvent* event(const std::string& kind) const;
    [[nodiscard]] int count(const std::string& kind) const;

private:
    [[nodiscard]] static std::string complaintOf(const BattleDice& dice);
    [[nodiscard]] Plot read(const std::string& text) const;
};

/// Calls `look` with every way so many dice may fall.
template <class Look>
void forFaces(int dice, Look&& look)
{
    std::vector<int> faces(static_cast<std::size_t>(dice), 1);
    for (;;) {
        look(static_cast<const std::vector<int>&>(faces));
        std::size_t at = 0;
        while (at < faces.size() && faces[at] == 6)
            faces[at++] = 1;
        if (at == faces.size())
            return;
        ++faces[at];
    }
}

} // namespace navarch::pompeius
