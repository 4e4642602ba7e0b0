// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/lesson.h"

#include <array>

#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/figures/figures.h"
#include "core/rules/ramming_speed/figures/tables.h"
#include "core/rules/ramming_speed/setup/set_up.h"
#include "core/rules/shared/example_words.h"

namespace navarch::ramming {

namespace {

using Paragraphs = std::vector<Phrase>;

RammingTables tablesOf(const ExampleFigures& with)
{
    return amendedExampleTables<RammingTables>(with, amended);
}

BattleFigures figuresOf(const ExampleFigures& with)
{
    return BattleFigures::compiled(tablesOf(with));
}

BattleFacts exampleFacts(const ExampleFigures& with, int triremes)
{
    const BattleBrief brief = exampleBriefOf<RammingTables>("ramming-speed", with, triremes);
    Problems ignored;
    return factsOf(brief, shipsOf(brief, with.figures.classes), with.figures, ignored);
}

Paragraphs board(const ExampleFigures& with)
{
    Paragraphs lines;
    for (const int ships : {10, 25}) {
        const BattleFacts facts = exampleFacts(with, ships - 1);
        lines.push_back(phrase("With %1 ships on each side the board has %2 columns and %3 rows.", ships,
                               facts.board.columns, facts.board.rows));
    }
    return lines;
}

Paragraphs hoplites(const ExampleFigures& with)
{
    const BattleFacts facts = exampleFacts(with, 1);
    const ShipFacts& ship = facts.ships.front();
    const int men = facts.house().hoplites;
    return {phrase("A trireme has %1 rowers; one Hoplites makes her crew %2, two make it %3.", ship.rowers,
                   ship.rowers + men, ship.rowers + 2 * men)};
}

Paragraphs fires(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"fire-out-to", "fire-worse-from"});
}

Paragraphs catching(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"fire-catches-from"});
}

Phrase sailWords(const RammingTables& tables, int total)
{
    for (const RammingTables::SailRow& row : tables.sail)
        if (total <= row.to)
            return row.flounders ? termOf(row.text) : phrase("%1, %2 MP", termOf(row.text), withSign(row.mp));
    return {};
}

Paragraphs sail(const ExampleFigures& with)
{
    const RammingTables tables = tablesOf(with);
    return {phrase("By the d10 of a good crew without Sails: %1.",
                   scoreByScore(1, 10, [&](int face) { return sailWords(tables, face); }))};
}

Paragraphs sailModified(const ExampleFigures& with)
{
    const RammingTables tables = tablesOf(with);
    const HouseFigures house = BattleFigures::compiled(tables).house;
    Paragraphs lines;
    for (const auto& [who, modifier] :
         {std::pair(phrase("An elite crew with two Sails"), house.sailElite + 2 * house.sailEach),
          std::pair(phrase("A poor crew on fire"), house.sailPoor + house.sailFire),
          std::pair(phrase("A good crew that was rammed last turn, in rough waters"),
                    house.sailShock + house.sailRough)})
        lines.push_back(phrase("%1: %2 on the d10. A 6 makes %3: %4.", who, withSign(modifier), 6 + modifier,
                               sailWords(tables, 6 + modifier)));
    return lines;
}

Paragraphs missiles(const ExampleFigures& with)
{
    const RammingTables tables = tablesOf(with);
    const BattleFigures figures = BattleFigures::compiled(tables);
    Paragraphs lines;
    for (const RammingTables::WeaponRow& row : tables.weapons) {
        if (row.key == "rowers" || row.key == "fire-pots")
            continue;
        const int faces = facesOf(10, [&](int face) { return face + row.hit >= figures.house.hitFrom; });
        lines.push_back(phraseN("%1 reach %2 hexes and hit on {%n face|%n faces} of 10, for %3d%4 killed.",
                                faces, termOf(row.text), row.range, row.dice, row.die));
    }
    return lines;
}

Phrase ramWords(RamResult result)
{
    switch (result) {
    case RamResult::None: return phrase("no effect");
    case RamResult::Sheared: return phrase("oars sheared");
    case RamResult::SinksSlowly: return phrase("sinks slowly");
    case RamResult::Sinks: return phrase("sinks");
    case RamResult::Destroyed: break;
    }
    return phrase("destroyed");
}

Paragraphs rams(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    const BattleFacts facts = exampleFacts(with, 1);
    const int bonus = facts.ships.front().ram;
    Paragraphs lines;
    for (const auto& [how, ram] :
         {std::pair(phrase("A trireme rams the side of another after a run of 5 hexes"),
                    RamCase{bonus, bonus, 0, 5, false}),
          std::pair(phrase("After a run of 1 hex"), RamCase{bonus, bonus, 0, 1, false}),
          std::pair(phrase("Bow to bow after a run of 5"), RamCase{bonus, bonus, 0, 5, true})}) {
        const int modifier = ramModifier(figures.house, ram);
        lines.push_back(phrase(
            "%1: %2 on the d10. %3.", how, withSign(modifier),
            scoreByScore(1, 10, [&](int face) { return ramWords(figures.ramResult(face + modifier)); })));
    }
    return lines;
}

Paragraphs ramTable(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("By the total: %1.",
                   scoreByScore(1, 16, [&](int total) { return ramWords(figures.ramResult(total)); }))};
}

Paragraphs boarding(const ExampleFigures& with)
{
    Paragraphs lines = dieFigures(tablesOf(with).figures, 10, {"board-from"});
    return lines;
}

Paragraphs boardingModified(const ExampleFigures& with)
{
    const HouseFigures house = figuresOf(with).house;
    Paragraphs lines;
    for (const auto& [who, modifier] :
         {std::pair(phrase("The larger ship, with a corvus"), house.boardLarger + house.boardCorvus),
          std::pair(phrase("With a harpax, after ramming her this turn"),
                    house.boardHarpax + house.boardRammed),
          std::pair(phrase("When both rammed together"), house.boardTogether)}) {
        const int faces =
            facesOf(10, [&, added = modifier](int face) { return face + added >= house.boardFrom; });
        lines.push_back(
            phraseN("%1: %2, so she grapples on {%n face|%n faces} of 10.", faces, who, withSign(modifier)));
    }
    return lines;
}

Paragraphs melee(const ExampleFigures& with)
{
    const HouseFigures house = figuresOf(with).house;
    std::vector<Phrase> items;
    for (const int men : {45, 64, 130, 170})
        items.push_back(phraseN("%1 men roll {%n die|%n dice}", meleeDice(house, men), men));
    return {phrase("%1.", oneByOne(items))};
}

Phrase moraleWords(MoraleResult result)
{
    return result == MoraleResult::Despair ? phrase("despair")
           : result == MoraleResult::Rout  ? phrase("rout")
                                           : phrase("she fights on");
}

Paragraphs moraleTable(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("By the total: %1.",
                   scoreByScore(1, 10, [&](int total) { return moraleWords(figures.moraleResult(total)); }))};
}

Paragraphs morale(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    const HouseFigures& house = figures.house;
    Paragraphs lines;
    for (const auto& [who, modifier] :
         {std::pair(phrase("Nobody killed yet"), house.moraleUnhurt),
          std::pair(phrase("Sinking, half the crew dead"), house.moraleSinking + house.moraleHalf),
          std::pair(phrase("Beside a larger enemy with a larger crew, friends routing in sight"),
                    house.moraleLarger + house.moraleOutsized + house.moraleFriends)}) {
        const int faces = facesOf(10, [&, added = modifier](int face) {
            return figures.moraleResult(face + added) == MoraleResult::Fight;
        });
        lines.push_back(
            phraseN("%1: %2, so she fights on {%n face|%n faces} of 10.", faces, who, withSign(modifier)));
    }
    return lines;
}

Paragraphs gettingFree(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"free-from"});
}

Paragraphs persons(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 10,
                      {"captain-hurt-dead", "captain-hurt-wounded", "captain-overrun-dead",
                       "captain-sunk-dead", "captain-sunk-taken", "captain-left-dead", "captain-left-taken"});
}

Paragraphs captains(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"captain-skill-from"});
}

constexpr std::array list = std::to_array<RuleExample>({
    {"RS-1.5", hoplites},  {"RS-4.2", captains}, {"RS-5.3", board},        {"RS-8.1", fires},
    {"RS-8.2", catching},  {"RS-9.1", sail},     {"RS-9.2", sailModified}, {"RS-10.7", gettingFree},
    {"RS-11.1", missiles}, {"RS-12.2", rams},    {"RS-13.1", boarding},    {"RS-13.2", boardingModified},
    {"RS-13.3", melee},    {"RS-15.2", morale},  {"RS-22.11", persons},    {"RS-T6", sail},
    {"RS-T7", missiles},   {"RS-T8", ramTable},  {"RS-T9", moraleTable},
});

} // namespace

} // namespace navarch::ramming

namespace navarch::lessons {

GameLesson ramming_speed()
{
    return {"ramming-speed",
            phraseText("Ships move one after another: sail, oars, shots, a ram. Press a hex to see a way "
                       "there and once more to row it; three hexes straight ahead make a full ram."),
            ramming::list};
}

} // namespace navarch::lessons
