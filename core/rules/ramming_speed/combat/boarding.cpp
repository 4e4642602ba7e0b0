// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/combat/boarding.h"

#include <algorithm>

#include "core/rules/ramming_speed/combat/losses.h"

namespace navarch::ramming {

namespace {

/// What both kinds of order need.
Refusal boarderRefusal(const State& state, ShipNumber ship, ShipNumber target)
{
    if (state.phase != Phase::Board || ship != state.now.ship)
        return {"RS-13.1", refusalText("%1 does not board now.", theShip),
                refusalText("A ship boards at the end of its own move.")};
    if (!isShip(state, target) || ship == target || !shipOf(state, target).onMap())
        return {"RS-13.1", refusalText("There is no such ship on the map.")};
    if (!hex::isAdjacent(shipOf(state, ship).hex, shipOf(state, target).hex))
        return {"RS-13.1", refusalText("%1 is not adjacent.", theOther)};
    return {};
}

/// What a crew's dice come to, its Melee skill included (RS-4.3).
int fought(const BattleFacts& facts, const Ship& ship, Proceedings& proceedings)
{
    const int skill = ship.skilled(Skill::Melee);
    const int dice = meleeDice(facts.house(), ship.crew());
    int sum = facts.options.meleeOnTotal ? skill : 0;
    for (int i = 0; i < dice; ++i)
        sum += proceedings.d6("RS-13.3", phraseText("Casualties of a melee"))
               + (facts.options.meleeOnTotal ? 0 : skill);
    if (skill != 0)
        (void)proceedings.modifier("RS-4.3", phraseText("Melee skill"),
                                   facts.options.meleeOnTotal ? skill : skill * dice);
    return sum;
}

} // namespace

int boardingModifier(const BattleFacts& facts, const State& state, ShipNumber boarder, ShipNumber target,
                     Proceedings* proceedings)
{
    const HouseFigures& house = facts.house();
    const Ship& ship = shipOf(state, boarder);
    int sum = 0;
    const auto count = [&](bool counts, std::string_view text, int value) {
        if (counts)
            sum += proceedings ? proceedings->modifier("RS-13.2", text, value) : value;
    };
    count(ship.has(Advantage::Harpax) > 0, phraseText("Harpax"), house.boardHarpax);
    count(ship.has(Advantage::Corvus) > 0, phraseText("Corvus"), house.boardCorvus);
    count(facts.of(boarder).deck > facts.of(target).deck, phraseText("Larger ship"), house.boardLarger);
    count(state.now.ship == boarder && state.now.rammed == target, phraseText("Rammed it this turn"),
          house.boardRammed);
    count(areRammedTogether(state, boarder, target), phraseText("Rammed together"), house.boardTogether);
    count(true, phraseText("Melee skill"), ship.skilled(Skill::Melee));
    return sum;
}

int meleeDice(const HouseFigures& house, int crew)
{
    return (crew + house.meleeMen - 1) / house.meleeMen;
}

Refusal check(const BattleFacts&, const State& state, const Board& order)
{
    if (const Refusal why = boarderRefusal(state, order.ship, order.target))
        return why;
    if (!isEnemy(state, holderOf(state, order.ship), order.target))
        return {"RS-13.1", refusalText("%1 is no ship of the enemy.", theOther)};
    if (shipOf(state, order.target).crew() == 0)
        return {"RS-13.5", refusalText("%1 is empty: capture it.", theOther)};
    if (state.now.hasBoarded)
        return {"RS-13.1", refusalText("One boarding a turn.")};
    return {};
}

Refusal check(const BattleFacts&, const State& state, const Capture& order)
{
    if (const Refusal why = boarderRefusal(state, order.ship, order.target))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    const Ship& target = shipOf(state, order.target);
    if (target.crew() > 0)
        return {"RS-13.5", refusalText("%1 has crew.", theOther), refusalText("Board it.")};
    if (target.holder == ship.holder && order.rowers + order.hoplites == 0)
        return {"RS-13.6", refusalText("%1 is a prize already.", theOther),
                refusalText("Send men across to man it.")};
    if (order.rowers < 0 || order.hoplites < 0 || order.rowers > ship.rowers
        || order.hoplites > ship.hoplites)
        return Refusal{"RS-13.6",
                       ship.hoplites == 1
                           ? refusalTextN("%1 has {%n rower|%n rowers} and 1 hoplite.", numberAt(0), theShip)
                           : refusalTextN("%1 has {%n rower|%n rowers} and %2 hoplites.", numberAt(0),
                                          theShip, numberAt(1)),
                       refusalText("Send no more across.")}
            .with(ship.rowers, ship.hoplites);
    if (order.rowers + order.hoplites >= ship.crew())
        return {"RS-13.6", refusalText("One must stay."), refusalText("Send fewer men across.")};
    return {};
}

bool hasBoarding(const BattleFacts& facts, const State& state)
{
    const ShipNumber number = state.now.ship;
    const Ship& ship = shipOf(state, number);
    if (!ship.isCrewed() || ship.routing)
        return false;
    bool has = false;
    forNeighbours(facts, state, number, [&](ShipNumber other) {
        const Ship& target = shipOf(state, other);
        has = has
              || (target.crew() == 0 ? target.holder != ship.holder || ship.crew() > 1
                                     : target.holder == 1 - ship.holder && !state.now.hasBoarded);
    });
    return has;
}

void resolveBoarding(const BattleFacts& facts, State& state, const Board& order, Proceedings& proceedings)
{
    state.now.hasBoarded = true;
    state.blow = true;
    Ship& boarder = shipOf(state, order.ship);
    Ship& target = shipOf(state, order.target);
    if (!areGrappled(state, order.ship, order.target)) {
        const int face = proceedings.d10("RS-13.1", phraseText("Grappling"));
        const int total = face + boardingModifier(facts, state, order.ship, order.target, &proceedings);
        const bool holds = total >= facts.house().boardFrom;
        proceedings.settle(holds ? phraseText("grappled") : phraseText("falls short"));
        proceedings.comesToNothing(!holds);
        proceedings.tell("grapple", "RS-13.1", boarder.holder, order.ship, order.target, [&] {
            const GivenText name = given(facts.name(order.ship));
            const GivenText whom = given(facts.name(order.target));
            return holds ? phrase("%1 grapples %2.", name, whom)
                         : phrase("%1 fails to grapple %2.", name, whom);
        });
        if (!holds)
            return;
        state.grapples.push_back({order.ship, order.target});
    }
    const int onTarget = fought(facts, boarder, proceedings);
    const int onBoarder = fought(facts, target, proceedings);
    const int targetDead = killOnly(state, order.target, onTarget);
    const int boarderDead = killOnly(state, order.ship, onBoarder);
    proceedings.tell("melee", "RS-13.3", boarder.holder, order.ship, order.target, [&] {
        return phraseN("%1 loses {%n man|%n men}, %2 %3.", boarderDead, given(facts.name(order.ship)),
                       given(facts.name(order.target)), targetDead);
    });
    for (const ShipNumber each : {order.ship, order.target})
        if (shipOf(state, each).crew() == 0)
            leaveEmpty(facts, state, each, End::Overrun, -1, proceedings);
}

void resolveCapture(const BattleFacts& facts, State& state, const Capture& order, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, order.ship);
    Ship& prize = shipOf(state, order.target);
    if (prize.holder != ship.holder && facts.of(order.target).side != ship.holder)
        ship.captures = static_cast<std::int8_t>(std::min(100, ship.captures + 1));
    prize.holder = ship.holder;
    const int men = order.rowers + order.hoplites;
    if (men > 0) {
        ship.rowers = static_cast<std::int16_t>(ship.rowers - order.rowers);
        ship.hoplites = static_cast<std::int16_t>(ship.hoplites - order.hoplites);
        prize.rowers = order.rowers;
        prize.hoplites = order.hoplites;
        prize.crewOf = ship.crewOf;
        prize.grade = ship.grade;
        prize.skill = {};
        prize.losesSkills = true;
        prize.blooded = false;
        prize.routing = false;
        prize.stopped = true;
        prize.hasActed = true;                                     // it moves from the next round
        for (const ShipNumber each : {order.ship, order.target}) { // deaths count against what each has now
            Ship& one = shipOf(state, each);
            one.crewThen = static_cast<std::int16_t>(one.crew());
            one.killed = 0;
        }
        // One side now holds both: nothing grapples them (RS-13.4).
        endPairs(state.grapples,
                 [&](const Pair& pair) { return pair.has(order.ship) && pair.has(order.target); });
    }
    proceedings.tell("captured", "RS-13.6", ship.holder, order.ship, order.target, [&] {
        const GivenText name = given(facts.name(order.ship));
        const GivenText whom = given(facts.name(order.target));
        return men > 0 ? phraseN("%1 takes %2 and sends {%n man|%n men} across.", men, name, whom)
                       : phrase("%1 takes %2, and leaves her empty.", name, whom);
    });
}

} // namespace navarch::ramming
