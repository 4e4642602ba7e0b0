// SPDX-License-Identifier: GPL-3.0-or-later
// navarch classes [--rules ID] [--year N], and what lies in app/cli/classes
#include <algorithm>

#include "app/base/files/class_shelf.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/named_game.h"
#include "app/cli/base/options.h"
#include "app/cli/base/text_table.h"
#include "app/cli/classes/class_input.h"
#include "core/base/text.h"
#include "core/base/year_phrase.h"
#include "core/data/figures.h"

namespace navarch {

namespace {

struct ClassesRequest {
    std::string rules{homeGame};
    std::optional<int> year;
};

using Rows = std::vector<const ShipClass*>;

std::vector<std::string> knownGames(const ShipClasses& classes)
{
    std::vector<std::string> ids;
    for (const ShipClass& shipClass : classes.all()) {
        for (const auto& [id, unused] : shipClass.games.items()) {
            if (std::find(ids.begin(), ids.end(), id) == ids.end())
                ids.push_back(id);
        }
    }
    return ids;
}

std::string shown(const Json& value)
{
    if (value.is_boolean())
        return spokenText(value.get<bool>() ? phrase("yes") : phrase("no"));
    return value.is_string() ? value.get<std::string>() : value.dump();
}

Json classesAnswer(const Rows& rows, const ClassesRequest& request)
{
    Json answer{{"format", "navarch-classes-answer/1"}, {"rules", request.rules}, {"year", nullptr}};
    if (request.year)
        answer["year"] = *request.year;
    answer["classes"] = Json::array();
    for (const ShipClass* shipClass : rows) {
        Json row{{"id", shipClass->id},
                 {"name", shipClass->name},
                 {"years", {{"from", shipClass->fromYear}, {"to", shipClass->toYear}}},
                 {"rowers", shipClass->rowers},
                 {"fighters", shipClass->fighters},
                 {"fighting_oars", shipClass->fit.fightingOars},
                 {"deck", shipClass->deck},
                 {"price", yardPrice(*shipClass).text()},
                 {"own", shipClass->isOwn},
                 {"values", Json::object()}};
        if (shipClass->games.contains(request.rules))
            row["values"] = shipClass->games[request.rules];
        answer["classes"].push_back(std::move(row));
    }
    return answer;
}

std::string classesText(const Rows& rows, const ClassesRequest& request)
{
    using enum TextTable::Align;
    std::vector<std::string> columns;
    for (const ShipClass* shipClass : rows) {
        if (!shipClass->games.contains(request.rules))
            continue;
        for (const auto& [key, unused] : shipClass->games[request.rules].items()) {
            if (key != "source" && key != "derived"
                && std::find(columns.begin(), columns.end(), key) == columns.end())
                columns.push_back(key);
        }
    }
    std::vector<TextTable::Align> align{Left, Left, Right, Right, Right};
    std::vector<std::string> heading{"id", spokenText(phrase("name")), spokenText(phrase("from")),
                                     spokenText(phrase("to")), spokenText(phrase("talents"))};
    for (const std::string& column : columns) {
        align.push_back(Left);
        heading.push_back(column);
    }
    TextTable table(align);
    table.row(heading);
    bool anyDerived = false;
    for (const ShipClass* shipClass : rows) {
        std::vector<std::string> cells{shipClass->id, spokenText(termOf(shipClass->name), request.rules),
                                       spokenText(phraseOfYear(shipClass->fromYear)),
                                       spokenText(phraseOfYear(shipClass->toYear)),
                                       spokenAmount(yardPrice(*shipClass))};
        for (const std::string& column : columns) {
            const Json& games = shipClass->games;
            const bool has = games.contains(request.rules) && games[request.rules].contains(column);
            const auto derived = derivedValues(*shipClass, request.rules);
            const bool isDerived = std::find(derived.begin(), derived.end(), column) != derived.end();
            cells.push_back(has ? shown(games[request.rules][column]) + (isDerived ? "*" : "") : "-");
            anyDerived = anyDerived || isDerived;
        }
        table.row(std::move(cells));
    }
    return table.text() + (anyDerived ? "* " + spokenText(phrase("derived by a house formula")) + "\n" : "");
}

ExitCode classes(const ClassesRequest& asked, Console& console)
{
    const ShelvedClasses shelved = shelvedClasses();
    console.complain(shelved.problems);
    const ShipClasses library = builtInFigures().classes.with(shelved.classes);
    const auto game =
        gameNamed(asked.rules, {knownGames(library)},
                  phrase("There is no game %1.", given(quotedForMessage(asked.rules))), "--rules", console);
    if (!game)
        return ExitCode::Unusable;
    ClassesRequest request = asked;
    request.rules = *game;
    Rows rows;
    for (const ShipClass& shipClass : library.all()) {
        if (!request.year || shipClass.offeredIn(*request.year))
            rows.push_back(&shipClass);
    }
    if (console.wantsJson())
        console.printJson(classesAnswer(rows, request));
    else if (rows.empty())
        console.print(phrase("No class is offered in %1.", phraseOfYear(*request.year)));
    else
        console.print(classesText(rows, request));
    return ExitCode::Done;
}

} // namespace

void addClasses(CLI::App& app, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ClassesRequest>();
    CLI::App* command =
        addCommand(app, chosen, "classes", "The class library, and classes of one's own", request, classes);
    addClassesShow(*command, chosen);
    addClassesCheck(*command, chosen);
    addClassesAdd(*command, chosen);
    addClassesRemove(*command, chosen);
    addClassesCopy(*command, chosen);
    addClassesFormulas(*command, chosen);
    command->add_option("--rules", request->rules, "whose values to show, a game's id")
        ->default_str(std::string(homeGame));
    addYear(*command, "--year", request->year, "only what is offered then; -429 is 429 BCE");
}

} // namespace navarch
