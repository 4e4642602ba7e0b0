// SPDX-License-Identifier: GPL-3.0-or-later
// navarch classes formulas
#include <cstdlib>

#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/text_table.h"
#include "core/data/figures.h"

namespace navarch {

namespace {

struct FormulasRequest {};

/// How near a formula comes to the classes of the program: how many it meets, and by how much it misses at most.
struct Nearness {
    int met = 0;
    int all = 0;
    std::int64_t most = 0;
};

Nearness nearnessOf(const ClassFormula& formula)
{
    Nearness near;
    for (const ShipClass& each : builtInFigures().classes.all()) {
        const Json& block = each.games[formula.game];
        const Json document{{"rowers", each.rowers},
                            {"fighters", each.fighters},
                            {"deck", each.deck},
                            {"fighting_oars", each.fit.fightingOars},
                            {"games", each.games}};
        const Json found = ClassFormulas::derived(formula, classInputs(document, homeGame), block);
        ++near.all;
        if (found == block[formula.value])
            ++near.met;
        else if (found.is_number_integer())
            near.most = std::max<std::int64_t>(
                near.most, std::abs(found.get<std::int64_t>() - block[formula.value].get<std::int64_t>()));
    }
    return near;
}

ExitCode formulas(const FormulasRequest&, Console& console)
{
    const ClassFormulas& all = builtInFigures().classes.formulas();
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-class-formulas/1"}, {"formulas", Json::array()}};
        for (const ClassFormula& each : all.all()) {
            const Nearness near = nearnessOf(each);
            answer["formulas"].push_back({{"rules", each.game},
                                          {"value", each.value},
                                          {"formula", each.text()},
                                          {"met", near.met},
                                          {"of", near.all},
                                          {"misses_by", near.most}});
        }
        console.printJson(answer);
        return ExitCode::Done;
    }
    using enum TextTable::Align;
    TextTable table({Left, Left, Right, Right, Left});
    table.row({spokenText(phrase("game")), spokenText(phrase("value")), spokenText(phrase("met")),
               spokenText(phrase("misses by")), spokenText(phrase("formula"))});
    for (const ClassFormula& each : all.all()) {
        const Nearness near = nearnessOf(each);
        table.row({each.game, each.value, std::to_string(near.met) + "/" + std::to_string(near.all),
                   std::to_string(near.most), each.text()});
    }
    console.print(table.text());
    return ExitCode::Done;
}

} // namespace

void addClassesFormulas(CLI::App& classes, ChosenCommand& chosen)
{
    addCommand(classes, chosen, "formulas",
               "The house formulas for values that an own class does not give, and how near they come to the "
               "program's classes",
               std::make_shared<FormulasRequest>(), formulas);
}

} // namespace navarch
