// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/lesson.h"

#include <array>

#include "core/data/figures.h"
#include "core/rules/salamis_ad_actium/figures/amendments.h"
#include "core/rules/salamis_ad_actium/figures/house_tables.h"
#include "core/rules/salamis_ad_actium/figures/tables.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/phases/allies.h"
#include "core/rules/salamis_ad_actium/phases/weather.h"
#include "core/rules/salamis_ad_actium/price_examples.h"
#include "core/rules/salamis_ad_actium/ramming/ram_case.h"
#include "core/rules/shared/example_words.h"

namespace navarch::salamis {

namespace {

using Paragraphs = std::vector<Phrase>;

CombatTables tablesOf(const ExampleFigures& with)
{
    Problems ignored; // the umpire's figures were checked when he set them
    return amended(exampleTables<CombatTables>(with), houseTables(with.changes), ignored);
}

BattleFigures figuresOf(const ExampleFigures& with)
{
    return BattleFigures::compiled(tablesOf(with));
}

Paragraphs startWinds(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("The d10 at the outset: %1.",
                   scoreByScore(1, 10, [&](int face) { return termOf(nameOf(startWind(figures, face))); }))};
}

Paragraphs seas(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    Paragraphs lines;
    for (const Wind wind : {Wind::Light, Wind::Fresh})
        lines.push_back(
            phrase("The sea in a %1 wind, by the d6: %2.", termOf(nameOf(wind)),
                   scoreByScore(1, 6, [&](int face) { return wordsOf(seaOf(figures, wind, face)); })));
    return lines;
}

Paragraphs crewTests(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    std::vector<Phrase> items;
    for (const int modifier : {2, 1, 0, -1, -2})
        items.push_back(phraseN("at %1 on {%n face|%n faces} of 10",
                                facesOf(10, [&](int face) { return isPass(figures, face, modifier); }),
                                withSign(modifier)));
    return {phrase("A crew passes %1.", oneByOne(items))};
}

Paragraphs fastMoves(const ExampleFigures& with)
{
    const CombatTables tables = tablesOf(with);
    std::vector<Phrase> items;
    for (const auto& crew : EnumNames<CrewQuality>::names)
        items.push_back(phrase("%1: %2", termOf(crew.name), tables.fastMovesOf(crew.value)));
    return {phrase("Fast moves in a battle, by crew: %1.", oneByOne(items))};
}

Paragraphs archers(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 10, {"archers-hit", "archers-hit-short"});
}

Paragraphs ballistae(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 10,
                      {"ballista-hit", "ballista-hit-short", "ballista-more-from"});
}

Phrase resultWords(const CombatTables& tables, int score)
{
    for (const CombatTables::DamageRow& row : tables.rammingDamage)
        if ((!row.from || score >= *row.from) && (!row.to || score <= *row.to))
            return termOf(row.text);
    return {};
}

Paragraphs engines(const ExampleFigures& with)
{
    const CombatTables tables = tablesOf(with);
    Paragraphs lines = dieFigures(tables.figures, 10, {"engine-hit", "engine-hit-still"});
    const int modifier = 6 - 3; // SA-6.5: the engine's modifier, the target's size
    lines.push_back(
        phrase("A modifier-6 engine hits a ship of size 3: d10 %1. %2.", withSign(modifier),
               scoreByScore(1, 10, [&](int face) { return resultWords(tables, face + modifier); })));
    return lines;
}

Paragraphs pots(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 10, {"pot-hit", "greek-fire-hit"});
}

Paragraphs fires(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 10,
                      {"fire-worsens-to", "fire-out-from", "fire-out-from-good-crew", "fire-spreads-to"});
}

Paragraphs casualties(const ExampleFigures& with)
{
    const CombatTables tables = tablesOf(with);
    Paragraphs lines;
    for (std::size_t column = 0; column < tables.casualties.columns.size(); ++column)
        lines.push_back(
            phrase("%1: %2.", termOf(tables.casualties.columns[column]), scoreByScore(1, 10, [&](int face) {
                       return termOf(tables.casualtyText(
                           tables.casualties.results[static_cast<std::size_t>(face - 1)][column]));
                   })));
    return lines;
}

/// A trireme of a veteran crew that has run 8 cm straight, onto the whole of a plain trireme's beam.
RamCase beamRam(const ExampleFigures& with, Ram ram)
{
    RamShip ship{.size = 3, .ram = ram};
    if (const ShipClass* trireme = with.figures.classes.find("trireme")) {
        ship.size = trireme->fit.size;
        ship.hull = trireme->fit.hull;
    }
    RamCase struck{ship, ship, Aspect::Beam, BowEdge::Full, false};
    struck.rammer.speed = 8;
    struck.rammer.crew = CrewQuality::Veteran;
    struck.target.speed = 8;
    return struck;
}

/// A sum and what goes into it: "+5 (Speed +2; ...)", and what every face of the die comes to then.
Paragraphs rolled(const CombatTables& tables, const Phrase& how, const Modifiers& modifiers)
{
    std::vector<Phrase> items;
    for (const ModifierLine& line : modifiers.lines())
        items.push_back(phrase("%1 %2", termOf(line.text), withSign(line.value)));
    const int sum = modifiers.sum();
    return {items.empty() ? phrase("%1: nothing is added to the d10.", how)
                          : phrase("%1: %2 on the d10 (%3).", how, withSign(sum), oneByOne(items)),
            phrase("By the face: %1.",
                   scoreByScore(1, 10, [&](int face) { return resultWords(tables, face + sum); }))};
}

Paragraphs ramModifiersShown(const ExampleFigures& with)
{
    const CombatTables tables = tablesOf(with);
    return rolled(
        tables,
        phrase("A veteran trireme strikes the beam of an average one with its whole bow after a run "
               "of 8 cm"),
        ramModifiers(BattleFigures::compiled(tables), beamRam(with, Ram::Reinforced)));
}

Paragraphs bowRam(const ExampleFigures& with)
{
    const CombatTables tables = tablesOf(with);
    RamCase ram = beamRam(with, Ram::Reinforced);
    ram.aspect = Aspect::Bow;
    return rolled(tables, phrase("Bow against bow at 8 cm, the other with a speed of 8"),
                  ramModifiers(BattleFigures::compiled(tables), ram));
}

Paragraphs ownRam(const ExampleFigures& with)
{
    const CombatTables tables = tablesOf(with);
    return rolled(tables,
                  phrase("A trireme whose bow does not bear its bronze ram tests itself after such a ram"),
                  selfTestModifiers(BattleFigures::compiled(tables), beamRam(with, Ram::Bronze)));
}

Paragraphs damageTable(const ExampleFigures& with)
{
    const CombatTables tables = tablesOf(with);
    const BattleFigures figures = BattleFigures::compiled(tables);
    std::vector<Phrase> items;
    for (const int score : {6, 10, 13, 16}) {
        const auto dice = figures.casualtyDice[indexOf(figures.ramResult(score))];
        items.push_back(phraseN("a score of %1 is %2, with {%n casualty die|%n casualty dice}", dice, score,
                                resultWords(tables, score)));
    }
    return {phrase("%1.", oneByOne(items))};
}

Paragraphs hits(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 10,
                      {"heavy-marine-hit", "marine-hit", "archer-hit", "militia-hit", "fighting-oars-hit"});
}

Paragraphs weatherChanges(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 10, {"wind-changes-to"});
}

Paragraphs arrivals(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    const auto wordsOfArrival = [&](int face, int tens) {
        switch (arrivalOf(figures, face + tens)) {
        case Arrival::Refuses: return phrase("they refuse for good");
        case Arrival::Waiting: return phrase("not yet");
        case Arrival::OwnEdge: return phrase("they come over their own edge");
        case Arrival::AnyEdge: return phrase("they come over any edge");
        case Arrival::Here: break;
        }
        return phrase("they are here");
    };
    Paragraphs lines;
    for (const int tens : {0, -3, 3})
        lines.push_back(phrase("Allies hired at %1 per cent: %2.", withSign(10 * tens),
                               scoreByScore(1, 10, [&](int face) { return wordsOfArrival(face, tens); })));
    return lines;
}

constexpr std::array list = std::to_array<RuleExample>({
    {"SA-2.5.2", startWinds},
    {"SA-2.5.3", seas},
    {"SA-2.11.1", crewTests},
    {"SA-5.2", fastMoves},
    {"SA-6.1", archers},
    {"SA-6.2", ballistae},
    {"SA-6.5", engines},
    {"SA-6.7", pots},
    {"SA-6.8", fires},
    {"SA-6.T", casualties},
    {"SA-7.3.1", bowRam},
    {"SA-7.4.1", ramModifiersShown},
    {"SA-7.4.T1", ramModifiersShown},
    {"SA-7.4.T2", damageTable},
    {"SA-7.4.4", ownRam},
    {"SA-8.2", hits},
    {"SA-10.7", weatherChanges},
    {"SA-13.2", arrivals},
    {"SA-15.1", hullPrices},
    {"SA-15.2", hullRules},
    {"SA-15.3", speedPrices},
    {"SA-15.4", crewPrices},
    {"SA-15.5", equipmentPrices},
    {"SA-15.6", enginePrices},
    {"SA-15.8", qualityPrices},
    {"SA-15.9", commanderPrices},
    {"SA-15.10", alliedPrices},
    {"SA-15.11", wallPrices},
});

} // namespace

} // namespace navarch::salamis

namespace navarch::lessons {

GameLesson salamis_ad_actium()
{
    return {"salamis-ad-actium",
            phraseText(
                "Pick a ship of the squadron whose card is up. A press on one of the shapes before her shows "
                "a move, one more makes it; then end the squadron's phase, and the next card comes."),
            salamis::list};
}

} // namespace navarch::lessons
