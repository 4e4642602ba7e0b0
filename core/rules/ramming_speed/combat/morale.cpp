// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/combat/morale.h"

#include <algorithm>

#include "core/rules/ramming_speed/combat/losses.h"

namespace navarch::ramming {

namespace {

bool routsNear(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& other = state.ships[i];
        if (static_cast<ShipNumber>(i) != number && other.holder == ship.holder && other.isCrewed()
            && other.routing && hex::distance(other.hex, ship.hex) <= facts.house().moraleRange)
            return true;
    }
    return false;
}

/// The adjacent enemy that a ship surrenders to: of largest Deck, then crew, then lowest number; noShip when none is there
/// that does not rout itself (RS-15.6).
ShipNumber victorBeside(const BattleFacts& facts, const State& state, ShipNumber number)
{
    ShipNumber best = noShip;
    forNeighbours(facts, state, number, [&](ShipNumber other) {
        const Ship& enemy = shipOf(state, other);
        if (!isEnemy(state, holderOf(state, number), other) || !enemy.isCrewed() || enemy.routing)
            return;
        const auto isBetter = [&] {
            const int deck = facts.of(other).deck - facts.of(best).deck;
            const int crew = enemy.crew() - shipOf(state, best).crew();
            return deck != 0 ? deck > 0 : crew != 0 ? crew > 0 : other < best;
        };
        if (best == noShip || isBetter())
            best = other;
    });
    return best;
}

void despair(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const ShipNumber victor = victorBeside(facts, state, number);
    if (victor == noShip)
        return;
    if (ship.sinksAt > 0) {
        leaveEmpty(facts, state, number, End::Abandoned, -1, proceedings);
        return;
    }
    const int holder = holderOf(state, victor);
    if (facts.of(number).side != holder) {
        Ship& captor = shipOf(state, victor);
        captor.captures = static_cast<std::int8_t>(std::min(100, captor.captures + 1));
    }
    leaveEmpty(facts, state, number, End::Surrendered, holder, proceedings);
    proceedings.tell("captured", "RS-15.6", holder, victor, number, [&] {
        return phrase("%1 takes %2.", given(facts.name(victor)), given(facts.name(number)));
    });
}

} // namespace

int moraleModifier(const BattleFacts& facts, const State& state, ShipNumber number, Proceedings* proceedings)
{
    const HouseFigures& house = facts.house();
    const Ship& ship = shipOf(state, number);
    int sum = 0;
    const auto count = [&](bool counts, std::string_view rule, std::string_view text, int value) {
        if (counts)
            sum += proceedings ? proceedings->modifier(rule, text, value) : value;
    };
    bool isOutmanned = false;
    forNeighbours(facts, state, number, [&](ShipNumber other) {
        isOutmanned =
            isOutmanned || (isEnemy(state, ship.holder, other) && shipOf(state, other).crew() > ship.crew());
    });
    count(!ship.blooded, "RS-15.2", phraseText("No crew killed yet"), house.moraleUnhurt);
    count(ship.sinksAt > 0, "RS-15.2", phraseText("Sinking"), house.moraleSinking);
    count(ship.crewThen > 0 && 2 * ship.killed >= ship.crewThen, "RS-15.2", phraseText("Half the crew dead"),
          house.moraleHalf);
    count(isOutmanned, "RS-15.2", phraseText("Beside an enemy with a larger crew"), house.moraleLarger);
    count(sizePointsOf(facts, state, 1 - ship.holder) > sizePointsOf(facts, state, ship.holder), "RS-15.2",
          phraseText("The enemy has more Size points"), house.moraleOutsized);
    count(routsNear(facts, state, number), "RS-15.2", phraseText("Friends rout near"), house.moraleFriends);
    count(true, "RS-T4", phraseText("Rally skill"), house.rally * ship.skilled(Skill::Rally));
    count(facts.of(number).isGreen && !ship.losesSkills, "RS-22.4", phraseText("Green crew"),
          house.moraleGreen);
    count(facts.of(number).isInept && !ship.losesSkills, "RS-22.5", phraseText("Inept commander"),
          house.moraleInept);
    return sum;
}

bool mustTestMorale(const BattleFacts& facts, const State& state, ShipNumber number)
{
    if (!facts.options.moraleThreatened)
        return true;
    const Ship& ship = shipOf(state, number);
    bool hasEnemy = false;
    forNeighbours(facts, state, number, [&](ShipNumber other) {
        hasEnemy = hasEnemy || (isEnemy(state, ship.holder, other) && shipOf(state, other).isCrewed());
    });
    return ship.routing || ship.threatened || hasEnemy || ship.shock || ship.fires > 0 || ship.sinksAt > 0
           || routsNear(facts, state, number);
}

void rollMorale(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    if (!mustTestMorale(facts, state, number))
        return;
    ship.threatened = false;
    const int face = proceedings.d10("RS-15.1", phraseText("Morale"));
    const MoraleResult result =
        facts.figures.moraleResult(face + moraleModifier(facts, state, number, &proceedings));
    const bool routed = ship.routing;
    ship.routing = result != MoraleResult::Fight;
    proceedings.settle(ship.routing ? phraseText("rout") : phraseText("fights on"));
    proceedings.comesToNothing(!ship.routing && !routed);
    proceedings.tell("morale", "RS-15.1", ship.holder, number, noShip, [&] {
        const GivenText name = given(facts.name(number));
        return ship.routing ? phrase("%1 routs.", name)
               : routed     ? phrase("%1 rallies.", name)
                            : phrase("%1 fights on.", name);
    });
    if (result == MoraleResult::Despair)
        despair(facts, state, number, proceedings);
}

} // namespace navarch::ramming
