// SPDX-License-Identifier: GPL-3.0-or-later
// navarch classes [--rules ID] [--year N]
#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/text_table.h"
#include "core/base/text.h"
#include "core/base/year_phrase.h"
#include "core/data/figures.h"
#include "core/pricing/ship_price.h"

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

/// What a ship of the class costs as it leaves the yard, with an average crew.
Talents yardPrice(const ShipClass& shipClass)
{
    return shipTotal(shipClass.fit, CrewQuality::Average, builtInFigures().prices);
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
            if (key != "source" && std::find(columns.begin(), columns.end(), key) == columns.end())
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
    for (const ShipClass* shipClass : rows) {
        std::vector<std::string> cells{shipClass->id, spokenText(termOf(shipClass->name), request.rules),
                                       spokenText(phraseOfYear(shipClass->fromYear)),
                                       spokenText(phraseOfYear(shipClass->toYear)),
                                       yardPrice(*shipClass).text()};
        for (const std::string& column : columns) {
            const Json& games = shipClass->games;
            const bool has = games.contains(request.rules) && games[request.rules].contains(column);
            cells.push_back(has ? shown(games[request.rules][column]) : "-");
        }
        table.row(std::move(cells));
    }
    return table.text();
}

ExitCode classes(const ClassesRequest& request, Console& console)
{
    const ShipClasses& library = builtInFigures().classes;
    const auto known = knownGames(library);
    if (std::find(known.begin(), known.end(), request.rules) == known.end()) {
        std::string list;
        for (const std::string& id : known)
            list += (list.empty() ? "" : id == known.back() ? " or " : ", ") + id;
        console.complain(
            phrase("There is no game %1. Give %2.", given(quotedForMessage(request.rules)), given(list)),
            given("--rules"));
        return ExitCode::Unusable;
    }
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
    CLI::App* command = addCommand(app, chosen, "classes", "The class library", request, classes);
    command->add_option("--rules", request->rules, "whose values to show, a game's id")
        ->default_str(std::string(homeGame));
    addYear(*command, "--year", request->year, "only what is offered then; -429 is 429 BCE");
}

} // namespace navarch
