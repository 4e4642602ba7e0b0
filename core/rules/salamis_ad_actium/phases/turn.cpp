// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/phases/turn.h"

#include <algorithm>

#include "core/rules/salamis_ad_actium/combat/boarding.h"
#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/combat/fire.h"
#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/phases/allies.h"
#include "core/rules/salamis_ad_actium/phases/morale.h"
#include "core/rules/salamis_ad_actium/phases/weather.h"
#include "core/rules/salamis_ad_actium/phases/wrecks.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

namespace {

bool squadronActs(const BattleFacts& facts, const State& state, int squadron)
{
    const SquadronFacts& about = facts.squadrons[static_cast<std::size_t>(squadron)];
    return std::any_of(about.ships.begin(), about.ships.end(),
                       [&](ShipNumber ship) { return mayStillAct(facts, state, ship); });
}

/// The first contingent of a side that may come in with a card of it (SA-13.2); null when there is none. Who brought no ships
/// does not.
const ContingentFacts* firstDue(const BattleFacts& facts, const State& state, int side)
{
    std::size_t number = 0;
    for (const ContingentFacts& allies : facts.contingents) {
        const Arrival arrival = state.contingents[number++];
        if (allies.side == side && !allies.squadrons.empty()
            && (arrival == Arrival::OwnEdge || arrival == Arrival::AnyEdge))
            return &allies;
    }
    return nullptr;
}

/// Contingents of `side` that are due come in before its squadron acts (SA-13.2).
bool contingentWaits(const BattleFacts& facts, const State& state, int side)
{
    return firstDue(facts, state, side) != nullptr;
}

void shuffleDeck(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.deck.clear();
    const auto deal = [&](std::size_t squadron) {
        state.deck.push_back(
            {static_cast<std::int16_t>(squadron), static_cast<std::int8_t>(facts.squadrons[squadron].side)});
    };
    std::array<bool, 2> acts{};
    for (std::size_t squadron = 0; squadron < facts.squadrons.size(); ++squadron)
        if (squadronActs(facts, state, static_cast<int>(squadron))) {
            deal(squadron);
            acts[static_cast<std::size_t>(facts.squadrons[squadron].side)] = true;
        }
    // Allies come in with an Action card of their side. Where nobody of it is there yet, the card is that of the first who
    // are due (SA-13.1).
    for (const int side : {0, 1}) {
        const ContingentFacts* allies = firstDue(facts, state, side);
        if (allies && !acts[static_cast<std::size_t>(side)])
            deal(static_cast<std::size_t>(allies->squadrons.front()));
    }
    for (std::size_t side = 0; side < facts.sides.size(); ++side)
        state.deck.push_back({.side = static_cast<std::int8_t>(side)});
    for (std::size_t left = state.deck.size(); left > 1; --left) {
        const int face = proceedings.roll(static_cast<int>(left), "SA-4.2", phraseText("Shuffle the cards"));
        std::swap(state.deck[left - 1], state.deck[static_cast<std::size_t>(face - 1)]);
    }
    state.dealt = 0;
}

void startTurn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    ++state.turn;
    for (Ship& ship : state.ships) {
        ship.wasStruck = false;
        ship.hasMoved = ship.hasShot = ship.hasGrappled = ship.isFast = ship.sailHandled = false;
        ship.moved = 0;
    }
    if (state.turn > 1)
        rollForAllies(facts, state, proceedings);
    shuffleDeck(facts, state, proceedings);
    proceedings.tell("turn", "SA-4.1", -1, noShip, noShip,
                     [&] { return phrase("Game Turn %1 begins.", state.turn); });
}

void openAction(const BattleFacts& facts, State& state, const Card& card, Proceedings& proceedings)
{
    state.squadron = card.squadron;
    state.side = card.side;
    state.lastWasIntermediate = false;
    state.phase = contingentWaits(facts, state, card.side) ? Phase::Arrival : Phase::Action;
    for (const ShipNumber number : facts.squadrons[static_cast<std::size_t>(card.squadron)].ships) {
        Ship& ship = shipOf(state, number);
        ship.hasMoved = facts.of(number).isWall; // a garrison shoots, throws and grapples
        ship.hasShot = ship.hasGrappled = ship.isFast = ship.sailHandled = false;
        ship.moved = 0;
    }
    proceedings.tell("card", "SA-4.2", card.side, noShip, noShip, [&] {
        return phrase("%1 acts.", facts.called(facts.squadrons[static_cast<std::size_t>(card.squadron)]));
    });
}

/// On the table, by the side that has them.
std::array<int, 2> enginesOf(const BattleFacts& facts, const State& state)
{
    std::array<int, 2> engines{};
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        if (shipOf(state, ship).onTable())
            engines[static_cast<std::size_t>(holderOf(state, ship))] += engineCount(facts, state, ship);
    }
    return engines;
}

bool sideMayFire(const BattleFacts& facts, const State& state, int side)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        if (holderOf(state, ship) == side && mayStillFire(facts, state, ship)
            && hasEngineTarget(facts, state, ship))
            return true;
    }
    return false;
}

std::int8_t otherThan(std::int8_t side)
{
    return side == 0 ? 1 : 0;
}

/// The next shot is that of the first of these sides that still can fire (SA-4.5). False: of nobody.
bool passShot(const BattleFacts& facts, State& state, std::array<std::int8_t, 2> sides)
{
    for (const std::int8_t side : sides) {
        state.side = side;
        bool& hasCeased = state.ready[static_cast<std::size_t>(side)];
        hasCeased = hasCeased || !sideMayFire(facts, state, side);
        if (!hasCeased)
            return true;
    }
    return false;
}

/// Everything of the Intermediate Phase after the engines, in the order of SA-4.5.
void finishIntermediate(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    fightBoardings(facts, state, proceedings);
    testForWeatherDamage(facts, state, proceedings);
    burn(facts, state, proceedings);
    sinkWrecks(facts, state, proceedings);
    rallyShips(facts, state, proceedings);
    driftShips(facts, state, proceedings);
    changeWeather(facts, state, proceedings);
    for (Ship& ship : state.ships) {
        ship.stung = false;
        ship.hasFired = false;
    }
    state.lastWasIntermediate = true;
}

/// Opens an Intermediate Phase. False when no engine can fire: then it is already over.
bool openIntermediate(const BattleFacts& facts, State& state, const Card& card, Proceedings& proceedings)
{
    proceedings.tell("card", "SA-4.2", card.side, noShip, noShip,
                     [] { return phrase("Intermediate Phase."); });
    state.phase = Phase::Engines;
    state.ready = {};
    state.squadron = -1;
    for (Ship& ship : state.ships)
        ship.hasFired = false;
    const auto [first, second] = enginesOf(facts, state);
    // The side with more engines begins; between equals the one whose card came up (SA-4.5).
    const std::int8_t begins = first > second ? 0 : second > first ? 1 : card.side;
    if (passShot(facts, state, {begins, otherThan(begins)}))
        return true;
    finishIntermediate(facts, state, proceedings);
    return false;
}

/// Turns up cards until somebody must decide, or the battle is over.
void dealOn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    while (!endIfBeaten(facts, state, proceedings)) {
        if (state.dealt == state.deck.size()) {
            if (state.turn >= facts.turnLimit) {
                state.phase = Phase::Over;
                state.atTurnLimit = true;
                proceedings.tell("over", "SA-4.2", -1, noShip, noShip,
                                 [] { return phrase("The last Game Turn is over: nobody has won."); });
                return;
            }
            startTurn(facts, state, proceedings);
        }
        const Card card = state.deck[state.dealt++];
        if (card.squadron < 0) {
            if (openIntermediate(facts, state, card, proceedings))
                return;
        } else if (squadronActs(facts, state, card.squadron) || contingentWaits(facts, state, card.side)) {
            openAction(facts, state, card, proceedings);
            return;
        }
    }
}

} // namespace

void shuffleAnew(State& state, BattleDice& dice)
{
    const auto first = state.deck.begin() + std::min<std::ptrdiff_t>(state.dealt, std::ssize(state.deck));
    std::sort(first, state.deck.end(), [](const Card& a, const Card& b) {
        return a.side != b.side ? a.side < b.side : a.squadron < b.squadron;
    });
    for (auto left = state.deck.end() - first; left > 1; --left)
        std::swap(first[left - 1],
                  first[dice.roll(static_cast<int>(left), "SA-4.2", "Shuffle the cards") - 1]);
}

void startBattle(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.ready = {};
    state.deck.clear();
    state.dealt = 0;
    dealOn(facts, state, proceedings);
}

void endActionPhase(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (const ShipNumber number : facts.squadrons[static_cast<std::size_t>(state.squadron)].ships)
        shipOf(state, number).hasMoved = true;
    dealOn(facts, state, proceedings);
}

void goOnFiring(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (endIfBeaten(facts, state, proceedings))
        return;
    if (passShot(facts, state, {otherThan(state.side), state.side}))
        return;
    finishIntermediate(facts, state, proceedings);
    dealOn(facts, state, proceedings);
}

void endArrival(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (!contingentWaits(facts, state, state.side))
        leaveOffTable(facts, state, proceedings);
}

void leaveOffTable(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (squadronActs(facts, state, state.squadron))
        state.phase = Phase::Action;
    else
        dealOn(facts, state, proceedings);
}

bool endIfBeaten(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (state.phase == Phase::Over)
        return true;
    std::array<bool, 2> beaten{isBeaten(facts, state, 0), isBeaten(facts, state, 1)};
    if (state.conceded >= 0)
        beaten[static_cast<std::size_t>(state.conceded)] = true;
    if (!beaten[0] && !beaten[1])
        return false;
    state.phase = Phase::Over;
    state.victor = beaten[0] == beaten[1] ? -1 : beaten[0] ? 1 : 0;
    proceedings.tell("over", "SA-9.2", state.victor, noShip, noShip, [&] {
        return state.victor < 0 ? phrase("Both sides are beaten.")
                                : phrase("%1 holds the water.",
                                         given(facts.sides[static_cast<std::size_t>(state.victor)]));
    });
    return true;
}

} // namespace navarch::salamis
