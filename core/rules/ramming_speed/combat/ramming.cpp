// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/combat/ramming.h"

#include <algorithm>

#include "core/rules/ramming_speed/combat/losses.h"

namespace navarch::ramming {

namespace {

constexpr std::array<PhraseText, 5> resultWords{phraseText("no effect"), phraseText("oars sheared"),
                                                phraseText("sinks in 2D6 turns"),
                                                phraseText("sinks in 1D6 turns"), phraseText("destroyed")};

} // namespace

RamCase ramCaseOf(const BattleFacts& facts, const State& state, ShipNumber rammer, ShipNumber target,
                  hex::Facing facing, int run)
{
    const Ship& struck = shipOf(state, target);
    RamCase ram;
    ram.rammerBonus = ramBonusOf(facts.of(rammer), shipOf(state, rammer));
    ram.targetBonus = facts.options.bowGearDefends ? ramBonusOf(facts.of(target), struck)
                                                   : bareRamBonusOf(facts.of(target), struck);
    ram.targetHulls = reinforcedHullsOf(facts.of(target), struck);
    ram.run = run;
    ram.bowToBow = struck.facing == hex::opposite(facing);
    return ram;
}

int ramModifier(const HouseFigures& house, const RamCase& ram, Proceedings* proceedings)
{
    const auto count = [&](std::string_view rule, std::string_view text, int value) {
        return proceedings ? proceedings->modifier(rule, text, value) : value;
    };
    int sum = count("RS-12.2", phraseText("Rammer's Ram bonus"), ram.rammerBonus);
    sum += count("RS-12.2", phraseText("Target's Ram bonus"), -ram.targetBonus);
    sum += count("RS-12.2", phraseText("Target's Reinforced Hulls"), -ram.targetHulls);
    if (ram.run < house.ramShortBelow)
        sum += count("RS-12.2", phraseText("Short run"), house.ramShort);
    if (ram.bowToBow)
        sum += count("RS-12.2", phraseText("Bow to bow"), house.ramBow);
    return sum;
}

ShipNumber shipAhead(const BattleFacts& facts, const State& state)
{
    const Ship& ship = shipOf(state, state.now.ship);
    return ship.onMap() ? shipAt(facts, state, hex::neighbour(ship.hex, ship.facing)) : noShip;
}

Refusal ramRefusal(const BattleFacts& facts, const State& state)
{
    const ShipNumber number = state.now.ship;
    const Ship& ship = shipOf(state, number);
    if (!facts.of(number).hasRam)
        return Refusal{"RS-2.2", refusalText("%1 has no ram.", theShip)}.of(number);
    if (ship.routing)
        return Refusal{"RS-12.1",
                       refusalText("%1 routs: it moves by rule, starts no ram or boarding.", theShip)}
            .of(number);
    if (isGrappled(state, number))
        return Refusal{"RS-12.1", refusalText("%1 is grappled and does not ram.", theShip),
                       refusalText("Get free first.")}
            .of(number);
    const ShipNumber target = shipAhead(facts, state);
    if (target == noShip || holderOf(state, target) == ship.holder)
        return {"RS-12.1", refusalText("No opposing ship dead ahead.")};
    if (state.now.run < 1)
        return {"RS-12.1", refusalText("Move forward just before ramming."),
                refusalText("The last hex rowed must be one ahead.")};
    return {};
}

int sufferRam(const BattleFacts& facts, State& state, ShipNumber number, RamResult result, ShipNumber by,
              Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    if (result == RamResult::Destroyed) {
        destroy(facts, state, number, End::Destroyed, by, proceedings);
        return 0;
    }
    int sheared = 0;
    const std::size_t row = indexOf(result);
    if (facts.figures.shears[row]) {
        sheared = proceedings.d6("RS-T8", phraseText("Move points sheared"));
        ship.sheared = static_cast<std::int8_t>(std::min(100, ship.sheared + sheared));
        ship.shearedThisTurn = static_cast<std::int8_t>(std::min(100, ship.shearedThisTurn + sheared));
        if (result == RamResult::Sheared)
            ship.shearings = static_cast<std::int8_t>(std::min(100, ship.shearings + 1));
    }
    if (const int dice = facts.figures.sinksDice[row]; dice > 0) {
        int turns = 0;
        for (int i = 0; i < dice; ++i)
            turns += proceedings.d6("RS-T8", phraseText("Turns until she sinks"));
        const int date = state.round + turns;
        if (ship.sinksAt == 0 || date < ship.sinksAt) { // the earlier date holds (RS-14.1)
            ship.sinksAt = static_cast<std::int16_t>(date);
            ship.sunkBy = by;
        }
    }
    if (sheared > 0)
        proceedings.tell("struck", "RS-T8", -1, number, by, [&] {
            const GivenText name = given(facts.name(number));
            return facts.figures.sinksDice[row] > 0
                       ? phraseN(
                           "%1 loses {%n Move point|%n Move points} and will sink at the end of round %2.",
                           sheared, name, ship.sinksAt)
                       : phraseN("%1 loses {%n Move point|%n Move points}.", sheared, name);
        });
    return sheared;
}

void resolveRam(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const ShipNumber rammer = state.now.ship;
    const ShipNumber target = shipAhead(facts, state);
    Ship& ship = shipOf(state, rammer);
    state.blow = true;
    const int face = proceedings.d10("RS-12.2", phraseText("Ram"));
    const RamCase ram = ramCaseOf(facts, state, rammer, target, ship.facing, state.now.run);
    const RamResult result = facts.figures.ramResult(face + ramModifier(facts.house(), ram, &proceedings));
    const PhraseText words = resultWords[indexOf(result)];
    proceedings.settle(words.pattern);
    proceedings.tell("ram", "RS-12.2", ship.holder, rammer, target, [&] {
        return phrase("%1 rams %2: %3.", given(facts.name(rammer)), given(facts.name(target)),
                      Phrase(words, std::nullopt, {}));
    });
    for (const ShipNumber each : {rammer, target}) { // "no effect" shocks both as well (RS-10.3)
        shipOf(state, each).shock = true;
        shipOf(state, each).threatened = true;
    }
    state.now.rammed = target;
    if (result != RamResult::None)
        ship.rams = static_cast<std::int8_t>(std::min(100, ship.rams + 1));
    (void)sufferRam(facts, state, target, result, rammer, proceedings);
    if (result != RamResult::None && result != RamResult::Destroyed
        && !areRammedTogether(state, rammer, target))
        state.together.push_back({rammer, target});
}

} // namespace navarch::ramming
