// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/lesson.h"

#include <algorithm>
#include <array>

#include "core/rules/shared/example_words.h"
#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/figures/figures.h"
#include "core/rules/trireme/figures/tables.h"
#include "core/rules/trireme/setup/set_up.h"
#include "core/rules/trireme/state/plot.h"

namespace navarch::trireme {

namespace {

using Paragraphs = std::vector<Phrase>;

TriremeTables tablesOf(const ExampleFigures& with)
{
    return amendedExampleTables<TriremeTables>(with, amended);
}

BattleFigures figuresOf(const ExampleFigures& with)
{
    return BattleFigures::compiled(tablesOf(with));
}

BattleFacts exampleFacts(const ExampleFigures& with, int triremes)
{
    const BattleBrief brief = exampleBriefOf<TriremeTables>("trireme", with, triremes);
    Problems ignored;
    return factsOf(brief, shipsOf(brief, with.figures.classes), with.figures, ignored);
}

Paragraphs board(const ExampleFigures& with)
{
    Paragraphs lines;
    for (const int ships : {10, 24}) {
        const BattleFacts facts = exampleFacts(with, ships - 1);
        lines.push_back(phrase("With %1 ships on each side the board has %2 columns and %3 rows.", ships,
                               facts.board.columns, facts.board.rows));
    }
    lines.push_back(
        phrase("A side deploys in the %1 rows nearest its edge.", figuresOf(with).house.zoneRows));
    return lines;
}

Paragraphs sprints(const ExampleFigures& with)
{
    const HouseFigures house = figuresOf(with).house;
    const BattleFacts facts = exampleFacts(with, 1);
    const ShipFacts& ship = facts.ships.front();
    return {
        phraseN("A trireme rows %1 hexes a turn as long as it likes, and up to %2 in {%n turn|%n turns} of "
                "a battle; an elite crew makes %3.",
                house.sprints, ship.cruise, ship.max, ship.max + house.eliteMax)};
}

Paragraphs shots(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    Paragraphs lines;
    for (const auto& [weapon, name] :
         {std::pair(Weapon::Bows, phrase("A bow")), std::pair(Weapon::Catapults, phrase("A catapult"))}) {
        std::vector<Phrase> items;
        for (int range = 1; range <= figures.rangeOf(weapon); ++range) {
            const int faces =
                facesOf(6, [&](int face) { return figures.shot(weapon, range, face).kills > 0; });
            items.push_back(phraseN("at range %1 on {%n face|%n faces} of 6", faces, range));
        }
        lines.push_back(phrase("%1 kills %2.", name, oneByOne(items)));
    }
    return lines;
}

Paragraphs grapples(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"grapple-from", "hand-from"});
}

Paragraphs kills(const ExampleFigures& with)
{
    Paragraphs lines = dieFigures(tablesOf(with).figures, 6, {"light-from", "medium-from", "heavy-from"});
    const HouseFigures house = figuresOf(with).house;
    // Six light, six medium and six heavy marines: the sum of their chances.
    int sixths = 0;
    for (std::int16_t Men::*grade : {&Men::light, &Men::medium, &Men::heavy})
        sixths += facesOf(6, [&](int face) { return face >= killsFrom(house, grade); });
    lines.push_back(phrase("Six marines of each kind kill %1 in a round, one with another.", sixths));
    return lines;
}

Paragraphs beaten(const ExampleFigures& with)
{
    const int times = figuresOf(with).house.outnumbered;
    Paragraphs lines;
    for (const int few : {1, 2, 5}) {
        int many = few;
        while (!outnumbers(many, few, times))
            ++many;
        lines.push_back(phrase("%1 against %2 fight on; %3 against %2 have won.", many - 1, few, many));
    }
    return lines;
}

Paragraphs plugs(const ExampleFigures& with)
{
    return dieFigures(tablesOf(with).figures, 6, {"plug-from", "plug-fighting-from"});
}

Paragraphs leaks(const ExampleFigures& with)
{
    const BattleFacts facts = exampleFacts(with, 1);
    const ShipFacts& ship = facts.ships.front();
    const int leak = figuresOf(with).house.leak;
    return {phraseN("A trireme has a hull of %1. Rammed for 3, with one hole that stays open, she goes down "
                    "after {%n turn|%n turns}.",
                    (std::max(0, ship.hull - 3) + leak - 1) / leak, ship.hull)};
}

Paragraphs rakes(const ExampleFigures& with)
{
    const HouseFigures house = figuresOf(with).house;
    const BattleFacts facts = exampleFacts(with, 1);
    const ShipFacts& ship = facts.ships.front();
    std::vector<Phrase> items;
    for (int times = 1; times <= 3; ++times)
        items.push_back(phrase("raked %1 times she has cruise %2 and circle %3", times,
                               std::max(0, ship.cruise - times * house.rakeCruise),
                               ship.circle + times * house.rakeCircle));
    return {phrase("An average trireme: %1.", oneByOne(items))};
}

Paragraphs translatedShip(const ExampleFigures& with)
{
    Paragraphs lines;
    const BattleFacts facts = exampleFacts(with, 1);
    for (const ShipFacts& ship : facts.ships)
        if (ship.side == 0)
            lines.push_back(phrase("%1: ram modifier %2, hull %3; %4 hexes at most, %5 at cruise; circle %6, "
                                   "acceleration %7.",
                                   ship.name, withSign(ship.ram), ship.hull, ship.max, ship.cruise,
                                   ship.circle, ship.acceleration));
    return lines;
}

Paragraphs stepPhases(const ExampleFigures&)
{
    std::vector<Phrase> items;
    for (int speed = 1; speed <= phases; ++speed) {
        Phrase rowed;
        for (int step = 0; step < speed; ++step)
            rowed = step == 0 ? phrase("%1", phaseOf(speed, step))
                              : phrase("%1, %2", rowed, phaseOf(speed, step));
        items.push_back(phrase("at speed %1 in %2", speed, rowed));
    }
    return {phrase("The steps of a plot are rowed in these phases: %1.", oneByOne(items))};
}

constexpr std::array list = std::to_array<RuleExample>({
    {"TR-3.1", board},
    {"TR-2.3", sprints},
    {"TR-T6", shots},
    {"TR-6.1", stepPhases},
    {"TR-T4", stepPhases},
    {"TR-7.1", shots},
    {"TR-8.10", rakes},
    {"TR-9.1", grapples},
    {"TR-9.4", kills},
    {"TR-9.5", beaten},
    {"TR-10.1", plugs},
    {"TR-10.2", leaks},
    {"TR-15.1", translatedShip},
});

} // namespace

} // namespace navarch::trireme

namespace navarch::lessons {

GameLesson trireme()
{
    return {"trireme",
            phraseText("Everybody plots before anybody rows. Write each ship's plot with the arrows - ahead, "
                       "to port, to starboard - and say that your side has plotted; then both move at once."),
            trireme::list};
}

} // namespace navarch::lessons
