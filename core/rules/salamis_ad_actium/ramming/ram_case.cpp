// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/ramming/ram_case.h"

#include <algorithm>

#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

namespace {

constexpr std::string_view table = "SA-7.4.T1";

/// Twice the size counts 2, n times n; larger but not twice 1.
int relativeSize(int striking, int struck)
{
    if (striking == struck)
        return 0;
    return striking > struck ? striking / struck : -(struck / striking);
}

int speedModifier(const RammingFigures& figures, int centimetres)
{
    const std::size_t band = centimetres <= 4 ? 0 : centimetres <= 7 ? 1 : centimetres <= 9 ? 2 : 3;
    return figures.speed[band];
}

/// The most that speed does for a ram (T1, notes).
int cappedSpeed(const RammingFigures& figures, Ram ram, int modifier)
{
    switch (ram) {
    case Ram::None: return 0;
    case Ram::Wooden:
    case Ram::WoodenHigh: return std::min<int>(modifier, figures.speed[1]);
    case Ram::Bronze: return std::min<int>(modifier, figures.speed[2]);
    default: return modifier;
    }
}

int ownSpeed(const RammingFigures& figures, const RamShip& ship)
{
    return ship.isStill ? 0 : speedModifier(figures, ship.speed);
}

int speedOf(const RammingFigures& figures, const RamCase& ram)
{
    if (ram.withoutSpeed)
        return 0;
    const int rammer = ownSpeed(figures, ram.rammer);
    const int target = ownSpeed(figures, ram.target);
    const int modifier = ram.aspect == Aspect::Beam  ? rammer
                         : ram.aspect == Aspect::Bow ? rammer + target
                                                     : rammer - target;
    return cappedSpeed(figures, ram.rammer.ram, modifier);
}

void addEdge(Modifiers& modifiers, const RammingFigures& figures, const RamCase& ram)
{
    if (ram.aspect != Aspect::Beam)
        return;
    if (ram.edge == BowEdge::Full)
        modifiers.add(table, phraseText("Whole bow edge on the beam"), figures.beam[0]);
    else
        modifiers.add(table, phraseText("Half the bow edge on the beam"), figures.beam[1]);
}

/// The lines about the ship that is tested.
void addStruck(Modifiers& modifiers, const RammingFigures& figures, const RamShip& struck, bool isSelf)
{
    if (struck.damage != Damage::None)
        modifiers.add(table, isSelf ? phraseText("Own damage") : phraseText("Target's damage"),
                      figures.targetDamage[std::min<std::size_t>(indexOf(struck.damage), 4) - 1]);
    if (struck.hull == Hull::Stout)
        modifiers.add(table, phraseText("Stout hull"), figures.stoutHull);
    else if (struck.hull == Hull::Weak)
        modifiers.add(table, phraseText("Weak hull"), figures.weakHull);
    if (struck.overloaded)
        modifiers.add(table, phraseText("Overloaded"), figures.overloaded);
}

RamShip ramShipOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const ShipFacts& her = facts.of(number);
    const Ship& now = shipOf(state, number);
    RamShip ship;
    ship.size = her.fit.size;
    ship.hull = her.fit.hull;
    ship.ram = ramOf(her, now);
    ship.damage = now.damage;
    ship.overloaded = isOverloaded(her, now);
    if (now.holder == her.side) {
        ship.crew = her.crew;
        ship.captain = now.captain;
        ship.demoralised = now.demoralised;
    }
    return ship;
}

} // namespace

Modifiers ramModifiers(const BattleFigures& all, const RamCase& ram)
{
    const RammingFigures& figures = all.ramming;
    Modifiers modifiers;
    modifiers.add(table, phraseText("Relative size"), relativeSize(ram.rammer.size, ram.target.size));
    modifiers.add(table, phraseText("Speed"), speedOf(figures, ram));
    if (ram.target.isStill)
        modifiers.add(table, phraseText("Target lies still or drifts"), figures.targetStill);
    addEdge(modifiers, figures, ram);
    modifiers.add(table, phraseText("Rammer's crew"), figures.ownCrew[indexOf(ram.rammer.crew)]);
    modifiers.add(table, phraseText("Target's crew"), figures.targetCrew[indexOf(ram.target.crew)]);
    if (ram.rammer.captain == PersonState::Wounded)
        modifiers.add(table, phraseText("Rammer's captain wounded"), figures.captain[0]);
    else if (ram.rammer.captain != PersonState::Fit)
        modifiers.add(table, phraseText("Rammer's captain killed"), figures.captain[1]);
    if (ram.rammer.demoralised)
        modifiers.add(table, phraseText("Rammer demoralised"), figures.demoralised);
    addStruck(modifiers, figures, ram.target, false);
    if (ram.rammer.ram == Ram::ReinforcedHigh)
        modifiers.add(table, phraseText("High ram"), figures.highRam);
    return modifiers;
}

Modifiers selfTestModifiers(const BattleFigures& all, const RamCase& ram)
{
    const RammingFigures& figures = all.ramming;
    Modifiers modifiers;
    modifiers.add(table, phraseText("Relative size, reversed"),
                  relativeSize(ram.target.size, ram.rammer.size));
    if (!ram.withoutSpeed)
        modifiers.add(table, phraseText("Target's speed"),
                      cappedSpeed(figures, ram.rammer.ram, ownSpeed(figures, ram.target)));
    addEdge(modifiers, figures, ram);
    addStruck(modifiers, figures, ram.rammer, true);
    return modifiers;
}

int ramCasualtyDice(const BattleFigures& figures, const RamCase& ram, RamResult result)
{
    if (result == RamResult::Glancing || result == RamResult::Matchwood)
        return 0;
    int dice = figures.casualtyDice[indexOf(result)];
    if (ram.rammer.ram != Ram::ReinforcedHigh && ram.rammer.ram != Ram::WoodenHigh)
        return dice;
    dice += ram.rammer.size < ram.target.size ? 1 : ram.rammer.size == ram.target.size ? 2 : 3;
    return isUnsupported(ram.rammer.ram) ? dice - 1 : dice;
}

bool worsensRammer(Damage damage, int face)
{
    return damage != Damage::None && damage != Damage::Wrecked && face <= static_cast<int>(damage);
}

RamCase counterRam(const RamCase& ram)
{
    RamCase counter = ram;
    std::swap(counter.rammer, counter.target);
    return counter;
}

RollOff rollOff(int attackerScore, int targetScore, Ram attackerRam, Ram targetRam)
{
    if (attackerScore - targetScore >= leadNeeded(attackerRam))
        return {true, false};
    if (targetScore - attackerScore >= leadNeeded(targetRam))
        return {false, true};
    return {true, true};
}

RamCase ramCaseOf(const BattleFacts& facts, const State& state, const RamContact& contact)
{
    const ShipNumber rammer = contact.rammer;
    RamCase ram;
    ram.rammer = ramShipOf(facts, state, rammer);
    ram.rammer.isStill = isDrifting(facts, state, rammer);
    ram.rammer.speed = wholeCentimetres(contact.straight);
    ram.target = ramShipOf(facts, state, contact.target);
    ram.target.isStill = isStationary(facts, state, contact.target, rammer);
    ram.target.speed = speedAtSea(facts, state, contact.target);
    ram.aspect = contact.aspect;
    ram.edge = contact.wholeBow ? BowEdge::Full : BowEdge::Half;
    return ram;
}

} // namespace navarch::salamis
