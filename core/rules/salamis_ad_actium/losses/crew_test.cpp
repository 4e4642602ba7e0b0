// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/losses/crew_test.h"

#include <algorithm>
#include <optional>

#include "core/boards/free_table/range.h"

namespace navarch::salamis {

namespace {

/// Whether a commander is there to be heard by a ship of his side.
bool isHeardBy(const BattleFacts& facts, const State& state, std::size_t commander, ShipNumber ship)
{
    const Commander& man = state.commanders[commander];
    if ((man.state != PersonState::Fit && man.state != PersonState::Wounded) || man.aboard == noShip
        || !shipOf(state, man.aboard).onTable())
        return false;
    return man.aboard == ship
           || free_table::isWithin(baseOf(state, man.aboard).centre, baseOf(state, ship).centre,
                                   facts.figures.house.commandRange * free_table::centimetre);
}

} // namespace

int commandLevel(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const ShipFacts& her = facts.of(ship);
    if (holderOf(state, ship) != her.side)
        return 0;
    const SquadronFacts& squadron = facts.squadrons[static_cast<std::size_t>(her.squadron)];
    const int own = squadron.commander;
    if (own >= 0 && isHeardBy(facts, state, static_cast<std::size_t>(own), ship))
        return modifierOf(facts.commanders[static_cast<std::size_t>(own)].quality);
    // Allies hear their own admiral before their host's; his word counts for nobody else.
    std::optional<int> hosts;
    for (std::size_t i = 0; i < facts.commanders.size(); ++i) {
        const CommanderFacts& man = facts.commanders[i];
        if (man.side != her.side || man.post != Post::Fleet || !isHeardBy(facts, state, i, ship))
            continue;
        if (man.contingent == squadron.contingent)
            return modifierOf(man.quality);
        if (man.contingent < 0 && !hosts)
            hosts = modifierOf(man.quality);
    }
    return hosts.value_or(0);
}

Modifiers crewModifiers(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const ShipFacts& her = facts.of(ship);
    const Ship& now = shipOf(state, ship);
    const HouseFigures& house = facts.figures.house;
    Modifiers modifiers;
    if (now.holder == her.side) {
        modifiers.add("SA-2.11.1", phraseText("Crew quality"), her.crewModifier());
        modifiers.add("SA-2.11.2", phraseText("Command level"), commandLevel(facts, state, ship));
        if (now.captain == PersonState::Wounded)
            modifiers.add("SA-2.11.2", phraseText("Captain wounded"), house.captainWounded);
        else if (now.captain != PersonState::Fit)
            modifiers.add("SA-2.11.2", phraseText("Captain killed"), house.captainKilled);
    }
    if (now.stung)
        modifiers.add("SA-6.7", phraseText("Bees aboard"), house.bees);
    return modifiers;
}

bool passesCrewTest(const BattleFacts& facts, const State& state, ShipNumber ship, int more,
                    std::string_view rule, std::string_view why, Proceedings& proceedings)
{
    Modifiers modifiers;
    modifiers.add(rule, why, more);
    return rollCrewTest(facts, state, ship, modifiers, rule, why, proceedings).passed;
}

CrewTestResult rollCrewTest(const BattleFacts& facts, const State& state, ShipNumber ship,
                            const Modifiers& more, std::string_view rule, std::string_view why,
                            Proceedings& proceedings)
{
    const int face = proceedings.d10(rule, why);
    const int modifier = crewModifiers(facts, state, ship).tellTo(proceedings) + more.tellTo(proceedings);
    const bool passed = isPass(facts.figures, face, modifier);
    proceedings.settle(passed ? phraseText("passed") : phraseText("failed"));
    return {face, face + modifier, passed};
}

int CrewTestResult::failedBy(int needed) const
{
    return passed ? 0 : std::max(1, needed - score);
}

Fraction crewTestChance(const BattleFigures& figures, int modifier)
{
    int passing = 0;
    for (int face = 1; face <= 10; ++face)
        passing += isPass(figures, face, modifier) ? 1 : 0;
    return {passing, 10};
}

} // namespace navarch::salamis
