// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/lesson.h"

#include <array>

#include "core/rules/pompeius/figures/figures.h"
#include "core/rules/pompeius/figures/tables.h"
#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/setup/set_up.h"
#include "core/rules/shared/example_words.h"

namespace navarch::pompeius {

namespace {

using Paragraphs = std::vector<Phrase>;

PompeiusTables tablesOf(const ExampleFigures& with)
{
    return amendedExampleTables<PompeiusTables>(with, amended);
}

BattleFigures figuresOf(const ExampleFigures& with)
{
    return BattleFigures::compiled(tablesOf(with));
}

BattleFacts exampleFacts(const ExampleFigures& with, int triremes)
{
    const BattleBrief brief = exampleBriefOf<PompeiusTables>("pompeius", with, triremes);
    Problems ignored;
    return factsOf(brief, shipsOf(brief, with.figures.classes), with.figures, ignored);
}

Paragraphs board(const ExampleFigures& with)
{
    Paragraphs lines;
    for (const int ships : {6, 16}) {
        const BattleFacts facts = exampleFacts(with, ships - 1);
        lines.push_back(phrase("With %1 ships on each side the map has %2 columns and %3 rows.", ships,
                               facts.board.columns, facts.board.rows));
    }
    return lines;
}

Paragraphs extras(const ExampleFigures& with)
{
    Paragraphs lines;
    const BattleFacts facts = exampleFacts(with, 1);
    for (const ShipFacts& ship : facts.ships)
        if (ship.side == 0)
            lines.push_back(phrase("%1: %2 rexes a turn, %3 Extra cards a turn and %4 in the battle.",
                                   given(ship.name), ship.maxSpeed, ship.extrasATurn, ship.extras));
    return lines;
}

Paragraphs zones(const ExampleFigures& with)
{
    const HouseFigures house = figuresOf(with).house;
    return {phrase("A side deploys in the %1 columns nearest its edge; a shore takes %2 rows.",
                   house.zoneColumns, house.shoreRows)};
}

Paragraphs ranges(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("Sagittarii shoot %1 rexes and fire arrows %2; ballistae %3 and %4.",
                   figures.rangeOf(UnitKind::Sagittarii, false), figures.rangeOf(UnitKind::Sagittarii, true),
                   figures.rangeOf(UnitKind::Ballistae, false), figures.rangeOf(UnitKind::Ballistae, true))};
}

Paragraphs grapples(const ExampleFigures& with)
{
    Paragraphs lines = dieFigures(tablesOf(with).figures, 6, {"grapple-from", "hand-from"});
    const HouseFigures house = figuresOf(with).house;
    const int misses = facesOf(6, [&](int face) { return face < house.grappleFrom; });
    lines.push_back(
        phrase("Of three grapples at least one holds in %1 of 216 throws.", 216 - misses * misses * misses));
    return lines;
}

Paragraphs shots(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"hit-from"});
}

Paragraphs fireArrows(const ExampleFigures& with)
{
    const HouseFigures house = figuresOf(with).house;
    Paragraphs lines = dieFigures(tablesOf(with).figures, 6, {"fire-from"});
    lines.push_back(phrase("With the shot itself a fire arrow lights a fire in %1 of 36 throws.",
                           facesOf(6, [&](int face) { return face >= house.hitFrom; })
                               * facesOf(6, [&](int face) { return face >= house.fireFrom; })));
    return lines;
}

Paragraphs melees(const ExampleFigures& with)
{
    const int bonus = figuresOf(with).house.militesBonus;
    int wins = 0, ties = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            wins += first + bonus > second;
            ties += first + bonus == second;
        }
    return {phrase("Milites against sagittarii have %1: they win %2 throws of 36, and %3 decide nothing.",
                   withSign(bonus), wins, ties)};
}

Paragraphs mending(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"mend-from"});
}

Paragraphs plugging(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"plug-from"});
}

Paragraphs leaks(const ExampleFigures& with)
{
    const int leak = figuresOf(with).house.leak;
    return {phrase("Two open leaks take a hull of 8 to %1 in a turn, and to %2 in the next.",
                   std::max(0, 8 - 2 * leak), std::max(0, 8 - 4 * leak))};
}

Paragraphs burning(const ExampleFigures& with)
{
    const int counters = figuresOf(with).house.fireForHull;
    return {phrase("A fire of 7 counters costs %1 hull, one of 12 costs %2.", 7 / counters, 12 / counters)};
}

Paragraphs tray(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    std::vector<Phrase> items;
    for (std::size_t card = 0; card < cardKinds; ++card)
        items.push_back(phrase("%1: %2", termOf(cardWords[card]), figures.tray.of(static_cast<Card>(card))));
    return {phrase("Of the %1 cards of a full tray: %2.", figures.tray.count(), oneByOne(items))};
}

Paragraphs returning(const ExampleFigures& with)
{
    const HouseFigures house = figuresOf(with).house;
    return {phrase(
        "A ship that leaves in turn 4 may return in turn %1, within %2 rexes of where it left, as if it had "
        "rowed %3.",
        4 + house.returnTurns + 1, house.returnWithin, house.returnSpeed)};
}

Paragraphs points(const ExampleFigures& with)
{
    const HouseFigures house = figuresOf(with).house;
    return {phrase(
        "Two prizes held with three prisoner units, one ship sunk and four units killed: %1 points.",
        2 * house.pointsCaptured + 3 * house.pointsPrisoner + house.pointsSunk + 4 * house.pointsKilled)};
}

constexpr std::array list = std::to_array<RuleExample>({
    {"PM-1.5", board},
    {"PM-2.8", extras},
    {"PM-3.3", zones},
    {"PM-8.5", grapples},
    {"PM-9.2", ranges},
    {"PM-9.3", shots},
    {"PM-9.4", fireArrows},
    {"PM-9.6", melees},
    {"PM-10.2", tray},
    {"PM-11.1", mending},
    {"PM-11.2", plugging},
    {"PM-11.5", leaks},
    {"PM-11.6", burning},
    {"PM-13.2", returning},
    {"PM-14.3", points},
    {"PM-T7", tray},
});

} // namespace

} // namespace navarch::pompeius

namespace navarch::lessons {

GameLesson pompeius()
{
    return {"pompeius",
            phraseText("Each ship has an order for the whole turn: steps, turns, a ram, and what her men do. "
                       "Write them all, lock your orders, and both sides are shown together."),
            pompeius::list};
}

} // namespace navarch::lessons
