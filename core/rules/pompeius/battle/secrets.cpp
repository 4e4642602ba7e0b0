// SPDX-License-Identifier: GPL-3.0-or-later
// What one side may know of the other's ships, on the board and in what is told.
#include "core/rules/pompeius/battle/secrets.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/rules/pompeius/battle/game.h"

namespace navarch::pompeius {

namespace {

/// A sentence without what is listed after these words of it: "Felix draws 3 damage cards: Leak x3." up to the colon.
std::string withoutList(std::string text, std::string_view after)
{
    if (const auto colon = text.find(": ", std::min(text.rfind(after), text.size())); colon != std::string::npos)
        text.replace(colon, std::string::npos, ".");
    return text;
}

} // namespace

bool seesCards(const BattleFacts& facts, const State& state, ShipNumber number, Viewer viewer)
{
    const Ship& ship = shipOf(state, number);
    if (viewer.side < 0 || facts.options.cards == CardsSeen::Open)
        return true;
    if (ship.holder != viewer.side)
        return false;
    if (facts.options.cards == CardsSeen::Side || facts.seatCount(viewer.side) == 1
        || viewer.seat == ship.seat)
        return true;
    // A navarch for his squadron.
    const ShipNumber flagship = facts.squadrons[static_cast<std::size_t>(facts.of(number).squadron)].flagship;
    return viewer.seat >= 0 && flagship != noShip && shipOf(state, flagship).holder == viewer.side
           && shipOf(state, flagship).seat == viewer.seat;
}

std::optional<BattleEvent> Pompeius::eventFor(const State& state, const BattleEvent& event, Viewer viewer) const
{
    if (event.kind == "signal" && viewer.side >= 0 && viewer.side != event.side)
        return std::nullopt; // what the flags mean their own fleet knows
    if (event.ship < 0 || static_cast<std::size_t>(event.ship) >= state.ships.size()
        || seesCards(m_facts, state, event.ship, viewer))
        return event;
    // Fires, grapples and ships that are stuck lie in sight; so does whoever takes them off.
    if (event.kind == "plug" || event.kind == "loss" || (event.kind == "laid" && event.target == noShip))
        return std::nullopt;
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> hidden{
        {{"cards", " damage card"}, {"card", " is hit by missiles"}, {"stop", " makes an emergency stop"}}};
    BattleEvent told = event;
    for (const auto& [kind, after] : hidden)
        if (event.kind == kind) {
            told.text = given(withoutList(told.text.english(), after));
            told.dice.clear();
        }
    return told;
}

} // namespace navarch::pompeius
