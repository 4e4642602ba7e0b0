// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/captains/ram_gain.h"

namespace navarch::salamis {

namespace {

/// Half of what a die decides is what the other one decides, too: who rams in a bow ram, of 36.
struct BowChances {
    int attacker = 0;
    int target = 0;
};
BowChances bowChances(int lead, Ram attacker, Ram target)
{
    BowChances chances;
    for (int mine = 1; mine <= 6; ++mine)
        for (int his = 1; his <= 6; ++his) {
            const RollOff off = rollOff(mine + lead, his, attacker, target);
            chances.attacker += off.attackerRams;
            chances.target += off.targetRams;
        }
    return chances;
}

} // namespace

int expectedLoss(const BattleFacts& facts, const State& state, int modifier, ShipNumber struck)
{
    return percentOf(facts.of(struck).value, facts.ramWorth.of(modifier, shipOf(state, struck).damage)) / 10;
}

int ramGain(const BattleFacts& facts, const State& state, const RamContact& contact, bool bowToBow, int risk)
{
    const RamCase ram = ramCaseOf(facts, state, contact);
    int gain = expectedLoss(facts, state, ramModifiers(facts.figures, ram).sum(), contact.target);
    int loss =
        testsItself(ram)
            ? expectedLoss(facts, state, selfTestModifiers(facts.figures, ram).sum(), contact.rammer) / 2
            : 0;
    if (bowToBow) {
        const RamCase counter = counterRam(ram);
        const int hit =
            expectedLoss(facts, state, ramModifiers(facts.figures, counter).sum(), contact.rammer);
        const int lead = facts.of(contact.rammer).crewModifier() - facts.of(contact.target).crewModifier();
        const BowChances chances = bowChances(lead, ram.rammer.ram, ram.target.ram);
        gain = gain * chances.attacker / 36;
        loss = loss * chances.attacker / 36 + hit * chances.target / 36;
    }
    return gain - loss * risk / 100;
}

} // namespace navarch::salamis
