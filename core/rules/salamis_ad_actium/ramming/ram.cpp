// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/ramming/ram.h"

#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

namespace {

Phrase resultText(RamResult result)
{
    switch (result) {
    case RamResult::Glancing: return phrase("a glancing blow");
    case RamResult::Light: return phrase("light damage");
    case RamResult::Medium: return phrase("medium damage");
    case RamResult::Heavy: return phrase("heavy damage");
    case RamResult::Severe: return phrase("severe damage");
    case RamResult::Wrecked: return phrase("wrecked and sinking");
    case RamResult::Matchwood: return phrase("smashed to matchwood");
    }
    return {};
}

Phrase ramText(const Phrase& rammer, const Phrase& target, Aspect aspect, RamResult result)
{
    return aspect == Aspect::Bow ? phrase("%1 rams %2 on the bow: %3.", rammer, target, resultText(result))
           : aspect == Aspect::Beam
               ? phrase("%1 rams %2 on the beam: %3.", rammer, target, resultText(result))
               : phrase("%1 rams %2 astern: %3.", rammer, target, resultText(result));
}

/// Brings a ram's result upon a ship that is on the table. True when this was its end.
bool suffer(const BattleFacts& facts, State& state, ShipNumber ship, RamResult result, int dice,
            int ignoredFrom, Proceedings& proceedings)
{
    const bool wasWrecked = shipOf(state, ship).damage == Damage::Wrecked;
    if (result == RamResult::Matchwood) {
        goDown(facts, state, ship);
        proceedings.tell("sunk", "SA-7.4.T2", shipOf(state, ship).holder, ship, noShip,
                         [&] { return phrase("%1 is shattered; all aboard are lost.", facts.called(ship)); });
        return !wasWrecked;
    }
    damageTo(state, ship, damageOf(result));
    rollCasualties(facts, state, ship, CasualtyColumn::Ram, dice, phraseText("Ram, casualty"), proceedings,
                   ignoredFrom);
    return result == RamResult::Wrecked && !wasWrecked;
}

/// SA-7.4.4.
void testItself(const BattleFacts& facts, State& state, const RamCase& ram, ShipNumber rammer,
                Proceedings& proceedings)
{
    const int face = proceedings.d10("SA-7.4.4", phraseText("Unsupported ram, own damage"));
    const int score = face + selfTestModifiers(facts.figures, ram).tellTo(proceedings);
    const RamResult result = facts.figures.ramResult(score);
    proceedings.settle(nameOf(result));
    proceedings.tell("ram-recoil", "SA-7.4.4", shipOf(state, rammer).holder, rammer, noShip, [&] {
        return phrase("%1 suffers by its own ram: %2.", facts.called(rammer), resultText(result));
    });
    suffer(facts, state, rammer, result, facts.figures.casualtyDice[indexOf(result)], selfTestIgnoresFrom,
           proceedings);
    if (ram.rammer.ram == Ram::WoodenHigh) {
        shipOf(state, rammer).ramLost = true;
        proceedings.tell("ram-lost", "SA-7.4.4", shipOf(state, rammer).holder, rammer, noShip,
                         [&] { return phrase("The high ram of %1 breaks.", facts.called(rammer)); });
    }
}

/// SA-7.4 and 7.5 for one rammer, by a case made before anything of this contact was rolled.
RamResult strike(const BattleFacts& facts, State& state, const RamCase& ram, ShipNumber rammer,
                 ShipNumber target, Proceedings& proceedings)
{
    const int face = proceedings.d10("SA-7.4.1", phraseText("Ram"));
    const int score = face + ramModifiers(facts.figures, ram).tellTo(proceedings);
    const RamResult result = facts.figures.ramResult(score);
    proceedings.settle(nameOf(result));
    proceedings.tell("ram", "SA-7.4", holderOf(state, rammer), rammer, target,
                     [&] { return ramText(facts.called(rammer), facts.called(target), ram.aspect, result); });
    if (result != RamResult::Glancing)
        ++shipOf(state, rammer).rams;
    if (shipOf(state, target).onTable()
        && suffer(facts, state, target, result, ramCasualtyDice(facts.figures, ram, result), noneIgnored,
                  proceedings))
        ++shipOf(state, rammer).sinkings;
    if (!shipOf(state, rammer).onTable())
        return result;
    if (worsensRammer(ram.rammer.damage, face)
        && damageTo(state, rammer, static_cast<Damage>(static_cast<int>(ram.rammer.damage) + 1)))
        proceedings.tell("damage", "SA-7.5.3", holderOf(state, rammer), rammer, noShip, [&] {
            return phrase("%1 strains her damaged hull: %2.", facts.called(rammer),
                          wordOf(shipOf(state, rammer).damage));
        });
    if (testsItself(ram))
        testItself(facts, state, ram, rammer, proceedings);
    return result;
}

/// SA-7.5.6.
void shakeMast(const BattleFacts& facts, State& state, ShipNumber ship, Proceedings& proceedings)
{
    Ship& her = shipOf(state, ship);
    if (!her.onTable() || !her.sailSet)
        return;
    const bool falls =
        proceedings.d10("SA-7.5.6", phraseText("Mast")) <= mastFallsTo(facts.of(ship).strongMast);
    proceedings.settle(falls ? phraseText("falls") : phraseText("stands"));
    if (falls) {
        her.mastDown = true;
        her.sailSet = false;
        her.adrift = true;
    }
    proceedings.tell("mast", "SA-7.5.6", her.holder, ship, noShip, [&] {
        return falls ? phrase("The mast of %1 goes by the board; she drifts.", facts.called(ship))
                     : phrase("The mast of %1 stands.", facts.called(ship));
    });
}

void endRam(const BattleFacts& facts, State& state, ShipNumber one, ShipNumber other,
            Proceedings& proceedings)
{
    shakeMast(facts, state, one, proceedings);
    shakeMast(facts, state, other, proceedings);
    shipOf(state, one).wasStruck = true;
    shipOf(state, other).wasStruck = true;
}

/// An event of its own for each ship, so that nobody's modifiers are taken for the other's.
int rollOffScore(const BattleFacts& facts, const State& state, ShipNumber ship, Proceedings& proceedings)
{
    const int face = proceedings.d6("SA-7.3.1", phraseText("Bow ram, who rams"));
    const int score = face + crewModifiers(facts, state, ship).tellTo(proceedings);
    proceedings.tell("bow-ram-roll", "SA-7.3.1", holderOf(state, ship), ship, noShip,
                     [&] { return phrase("%1 comes to %2 bow to bow.", facts.called(ship), score); });
    return score;
}

/// SA-7.3.1.
RollOff rollForTheRam(const BattleFacts& facts, State& state, const RamCase& ram, ShipNumber rammer,
                      ShipNumber target, Proceedings& proceedings)
{
    const int own = rollOffScore(facts, state, rammer, proceedings);
    const int other = rollOffScore(facts, state, target, proceedings);
    const RollOff result = rollOff(own, other, ram.rammer.ram, ram.target.ram);
    proceedings.tell("bow-ram", "SA-7.3.1", holderOf(state, rammer), rammer, target, [&] {
        if (result.attackerRams && result.targetRams)
            return phrase("%1 and %2 ram each other.", facts.called(rammer), facts.called(target));
        return phrase("%1 gets her ram in first.", facts.called(result.attackerRams ? rammer : target));
    });
    return result;
}

} // namespace

RamOutcome resolveRam(const BattleFacts& facts, State& state, const RamContact& contact,
                      Proceedings& proceedings)
{
    RamOutcome outcome;
    outcome.onTarget =
        strike(facts, state, ramCaseOf(facts, state, contact), contact.rammer, contact.target, proceedings);
    endRam(facts, state, contact.rammer, contact.target, proceedings);
    return outcome;
}

RamOutcome resolveBowRam(const BattleFacts& facts, State& state, const RamContact& contact,
                         Proceedings& proceedings)
{
    const RamCase ram = ramCaseOf(facts, state, contact);
    RollOff who{true, false};
    if (ram.target.damage != Damage::Wrecked)
        who = rollForTheRam(facts, state, ram, contact.rammer, contact.target, proceedings);
    RamOutcome outcome;
    if (who.attackerRams)
        outcome.onTarget = strike(facts, state, ram, contact.rammer, contact.target, proceedings);
    if (who.targetRams)
        outcome.onRammer = strike(facts, state, counterRam(ram), contact.target, contact.rammer, proceedings);
    endRam(facts, state, contact.rammer, contact.target, proceedings);
    return outcome;
}

RamOutcome resolveCollision(const BattleFacts& facts, State& state, const RamContact& contact,
                            Proceedings& proceedings)
{
    RamCase ram = ramCaseOf(facts, state, contact);
    ram.withoutSpeed = true;
    ram.target.isStill = isDrifting(facts, state, contact.target);
    RamOutcome outcome;
    outcome.onTarget = strike(facts, state, ram, contact.rammer, contact.target, proceedings);
    endRam(facts, state, contact.rammer, contact.target, proceedings);
    return outcome;
}

} // namespace navarch::salamis
