// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/lesson.h"

#include <array>

#include "core/rules/shared/example_words.h"
#include "core/rules/squadrons/figures/figures.h"
#include "core/rules/squadrons/figures/tables.h"
#include "core/rules/squadrons/geometry/mover.h"
#include "core/rules/squadrons/setup/set_up.h"

namespace navarch::squadrons {

namespace {

using Paragraphs = std::vector<Phrase>;

BattleFigures figuresOf(const ExampleFigures& with)
{
    int turnLimit = 0;
    return compiled(amendedExampleTables<SquadronTables>(with, amended), turnLimit);
}

/// Of the 36 throws of two dice, how many make a score for which it is so.
template <class IsSo>
int throwsOf(IsSo&& isSo)
{
    int count = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second)
            count += isSo(first + second) ? 1 : 0;
    return count;
}

/// "with +1 on 26 throws of 36".
Phrase passesWith(const BattleFigures& figures, int modifier)
{
    return phrase("with %1 on %2 throws of 36", withSign(modifier),
                  throwsOf([&](int sum) { return sum + modifier >= figures.passes; }));
}

Paragraphs averageDice(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("The average die by a d6: %1.", scoreByScore(1, 6, [&](int face) {
                       return phrase("%1", figures.averageDie[static_cast<std::size_t>(face - 1)]);
                   }))};
}

Paragraphs formations(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase(
        "Epi mias fights with rank %1, epi pollon with %2, epi keras with %3; a kyklos takes %4 stands.",
        figures.rankOf(Formation::EpiMias), figures.rankOf(Formation::EpiPollon),
        figures.rankOf(Formation::EpiKeras), leastStands(Formation::Kyklos))};
}

Paragraphs columns(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("A column rows %1 inches; disordered it rows %2.", figures.columnMove / inch,
                   (figures.columnMove - figures.disorderedLess) / inch)};
}

Paragraphs wheels(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    Paragraphs lines;
    for (const int stands : {2, 3, 4})
        lines.push_back(
            phrase("A line of %1 stands wheels by 30 degrees for %2 inches; it may turn %3 in a move.",
                   stands, inHundredths(wheelCost(stands * figures.stand, 30) / 10), figures.mostTurn));
    return lines;
}

Paragraphs manoeuvres(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("A test is passed from %1 on: %2. An enemy within %3 inches counts %4.", figures.passes,
                   oneByOne({passesWith(figures, 1), passesWith(figures, 0), passesWith(figures, -1)}),
                   figures.near / inch, withSign(figures.nearEnemy)),
            phrase("Well trained, with an enemy near, it passes %1.",
                   passesWith(figures, 1 + figures.nearEnemy))};
}

Paragraphs tricks(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("Well trained crews in slow ships pass %1; green ones in slow ships %2.",
                   passesWith(figures, 0), passesWith(figures, -2))};
}

Paragraphs battleTests(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    const int worse =
        formationDifferential(figures.rankOf(Formation::EpiPollon), figures.rankOf(Formation::EpiMias));
    return {phrase("By the score: %1.",
                   scoreByScore(2, 12,
                                [](int score) {
                                    const BattleResult result = battleResult(score);
                                    return result.fails
                                               ? phrase("it fails")
                                               : phraseN("the enemy loses {%n half stand|%n half stands}",
                                                         result.halves);
                                })),
            phrase("Trained, in epi pollon against epi mias, it has %1 and succeeds on %2 throws of 36.",
                   withSign(-worse), throwsOf([&](int sum) { return !battleResult(sum - worse).fails; }))};
}

Paragraphs morale(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    return {phrase("Morale holds %1; in pursuit %2; in the katastrophe of its fleet %3.",
                   passesWith(figures, 0), passesWith(figures, figures.pursuing),
                   passesWith(figures, figures.katastrophe))};
}

Paragraphs weights(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    Paragraphs lines;
    for (const int heavier : {60, 100, 240})
        lines.push_back(phrase("The heavier fleet weighs %1: a stand is of weight %2.", heavier,
                               weightPerStand(heavier, figures)));
    return lines;
}

Paragraphs parts(const ExampleFigures& with)
{
    const BattleFigures figures = figuresOf(with);
    const int perStand = weightPerStand(100, figures);
    Paragraphs lines;
    for (const int weight : {20, 33, 60}) {
        const int stands = standsFor(weight, perStand);
        Phrase all;
        for (const int each : partedStands(stands, figures))
            all = all.isEmpty() ? phrase("%1", each) : phrase("%1 + %2", all, each);
        lines.push_back(
            phrase("With stands of %1 a weight of %2 makes %3 of them: %4.", perStand, weight, stands, all));
    }
    return lines;
}

constexpr std::array list = std::to_array<RuleExample>({
    {"SQ-1.2", averageDice},
    {"SQ-7.3", wheels},
    {"SQ-7.4", columns},
    {"SQ-8.1", manoeuvres},
    {"SQ-10.3", tricks},
    {"SQ-12.1", battleTests},
    {"SQ-13.1", morale},
    {"SQ-18.2", weights},
    {"SQ-18.3", parts},
    {"SQ-T1", formations},
    {"SQ-T4", columns},
    {"SQ-T7", battleTests},
});

} // namespace

} // namespace navarch::squadrons

namespace navarch::lessons {

GameLesson squadrons()
{
    return {"squadrons",
            phraseText("You lead squadrons, and the turn's dice come first. Press a squadron, then one of "
                       "the shapes before it; an enemy in front is engaged by rowing into him."),
            squadrons::list};
}

} // namespace navarch::lessons
