// SPDX-License-Identifier: GPL-3.0-or-later
// navarch classes show CLASS|CLASSES.json
#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/text_table.h"
#include "app/cli/classes/class_input.h"
#include "core/base/year_phrase.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

struct ShowRequest {
    std::string fileOrId;
};

Json classAnswer(const ShipClass& shipClass)
{
    Json answer = ownClassJson(shipClass);
    answer["own"] = shipClass.isOwn;
    answer["price"] = yardPrice(shipClass).text();
    answer["lines"] =
        linesAnswer(shipPrice(shipClass.fit, CrewQuality::Average, builtInFigures().prices).lines);
    answer["findings"] = shipClass.isOwn
                             ? findingsAnswer(ownClassFindings(shipClass, builtInFigures().fitRules()))
                             : Json::array();
    return answer;
}

std::string shown(const Json& value)
{
    if (value.is_boolean())
        return spokenText(value.get<bool>() ? phrase("yes") : phrase("no"));
    return value.is_string() ? value.get<std::string>() : value.dump();
}

/// Every value of every game; the derived ones say so.
std::string classText(const ShipClass& shipClass)
{
    using enum TextTable::Align;
    TextTable table({Left, Left, Left});
    table.row({shipClass.id, spokenText(termOf(shipClass.name)), ""});
    table.row({"", spokenText(phrase("offered")),
               spokenText(phrase("from %1 to %2", phraseOfYear(shipClass.fromYear),
                                 phraseOfYear(shipClass.toYear)))});
    table.row({"", "rowers", std::to_string(shipClass.rowers)});
    table.row({"", "fighters", std::to_string(shipClass.fighters)});
    table.row({"", "deck", shipClass.deck});
    for (const auto& [game, block] : shipClass.games.items()) {
        const std::vector<std::string> derived = derivedValues(shipClass, game);
        bool isFirst = true;
        for (const auto& [name, value] : block.items()) {
            if (name == "source" || name == "derived" || name == "name")
                continue;
            const bool isDerived = std::find(derived.begin(), derived.end(), name) != derived.end();
            table.row({isFirst ? game : std::string(), name,
                       shown(value) + (isDerived ? " (" + spokenText(phrase("derived")) + ")" : "")});
            isFirst = false;
        }
    }
    TextTable prices = priceTable();
    prices.row(
        {spokenText(phrase("From the yard, with an average crew")), spokenAmount(yardPrice(shipClass))});
    priceRows(prices, shipPrice(shipClass.fit, CrewQuality::Average, builtInFigures().prices).lines, 1);
    return table.text() + "\n" + prices.text();
}

ExitCode show(const ShowRequest& request, Console& console)
{
    std::vector<ShipClass> classes;
    if (isPath(request.fileOrId)) {
        auto book = classBookOf(request.fileOrId);
        if (!book) {
            console.complain(book.error());
            return ExitCode::Unusable;
        }
        classes = std::move(book->classes);
    } else if (auto named = classNamed(request.fileOrId)) {
        classes.push_back(std::move(*named));
    } else {
        console.complain(named.error());
        return ExitCode::Unusable;
    }
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-classes-show/1"}, {"classes", Json::array()}};
        for (const ShipClass& each : classes)
            answer["classes"].push_back(classAnswer(each));
        console.printJson(answer);
        return ExitCode::Done;
    }
    for (const ShipClass& each : classes) {
        console.print(classText(each));
        if (each.isOwn)
            console.print(findingsText(ownClassFindings(each, builtInFigures().fitRules())));
    }
    return ExitCode::Done;
}

} // namespace

void addClassesShow(CLI::App& classes, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ShowRequest>();
    CLI::App* command = addCommand(
        classes, chosen, "show",
        "All of a class: its values in every game, which of them are derived, and its price", request, show);
    command->add_option("CLASS", request->fileOrId, "an id, or a file of classes; - reads standard input")
        ->required();
}

} // namespace navarch
