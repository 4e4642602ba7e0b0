// SPDX-License-Identifier: GPL-3.0-or-later
// navarch price FLEET.json [--strict]
#include "app/base/files/class_shelf.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/input.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "core/base/text.h"
#include "core/campaign/calendar.h"
#include "core/pricing/fleet_price.h"

namespace navarch {

namespace {

struct PriceRequest {
    std::string path;
    bool strict = false;
};

Json priceAnswer(const Fleet& fleet, const FleetPrice& price, const ShipClasses& classes)
{
    Json answer{{"format", "navarch-price/1"}, {"name", fleet.name}, {"year", nullptr}};
    if (fleet.year)
        answer["year"] = *fleet.year;
    answer["total"] = price.total.text();
    answer["ships"] = Json::array();
    for (std::size_t i = 0; i < fleet.ships.size(); ++i) {
        const FleetShip& ship = fleet.ships[i];
        const FleetPrice::Row& row = price.ships[i];
        answer["ships"].push_back({{"name", displayName(ship, classes)},
                                   {"class", ship.classId},
                                   {"count", ship.count},
                                   {"each", row.each.text()},
                                   {"total", row.price.total.text()},
                                   {"lines", linesAnswer(row.price.lines)}});
    }
    answer["squadrons"] = Json::array();
    for (const FleetPrice::Squadron& squadron : price.squadrons)
        answer["squadrons"].push_back(
            {{"name", squadron.name}, {"ships", squadron.ships}, {"total", squadron.total.text()}});
    answer["commanders"] = Json::array();
    for (std::size_t i = 0; i < fleet.commanders.size(); ++i) {
        const FleetCommander& commander = fleet.commanders[i];
        answer["commanders"].push_back({{"name", commander.name},
                                        {"post", nameOf(commander.post)},
                                        {"quality", nameOf(commander.quality)},
                                        {"total", price.commanders[i].total.text()},
                                        {"lines", linesAnswer(price.commanders[i].lines)}});
    }
    answer["lines"] = linesAnswer(price.lines);
    answer["findings"] = findingsAnswer(price.findings);
    return answer;
}

std::string shipHeading(const FleetShip& ship, const ShipClasses& classes)
{
    const std::string className = spokenText(termOf(classOf(ship, classes)->name));
    std::string heading = ship.name.empty() ? className : ship.name;
    if (ship.count > 1)
        heading += " x " + std::to_string(ship.count);
    heading += " (";
    if (!ship.name.empty())
        heading += className + ", ";
    return heading + spokenText(phrase("%1 crew", termOf(nameOf(ship.crew)))) + ")";
}

std::string priceText(const Fleet& fleet, const FleetPrice& price, const ShipClasses& classes)
{
    TextTable table = priceTable();
    table.row({(fleet.name.empty() ? spokenText(phrase("Fleet")) : fleet.name)
                   + (fleet.year ? ", " + spokenText(phraseOfYear(*fleet.year)) : ""),
               spokenText(phrase("talents"))});
    for (std::size_t i = 0; i < fleet.ships.size(); ++i) {
        table.row({});
        table.row({shipHeading(fleet.ships[i], classes), spokenAmount(price.ships[i].price.total)});
        priceRows(table, price.ships[i].price.lines, 1);
    }
    if (!fleet.commanders.empty()) {
        table.row({});
        table.row({spokenText(phrase("Commanders")), ""});
    }
    for (std::size_t i = 0; i < fleet.commanders.size(); ++i) {
        const FleetCommander& commander = fleet.commanders[i];
        table.row({"  SA-15.9   "
                       + (commander.name.empty() ? spokenText(phrase("Commander")) : commander.name) + " ("
                       + spokenText(termOf(nameOf(commander.post))) + ", "
                       + spokenText(termOf(nameOf(commander.quality))) + ")",
                   spokenAmount(price.commanders[i].total)});
    }
    if (!price.squadrons.empty()) {
        table.row({});
        table.row({spokenText(phrase("Squadrons, ships and commander")), ""});
    }
    for (const FleetPrice::Squadron& squadron : price.squadrons)
        table.row({"  " + (squadron.name.empty() ? spokenText(phrase("In no squadron")) : squadron.name)
                       + " (" + std::to_string(squadron.ships) + ")",
                   spokenAmount(squadron.total)});
    table.row({});
    table.row({spokenText(phrase("Total")), spokenAmount(price.total)});
    priceRows(table, price.lines, 1);
    return table.text() + findingsText(price.findings);
}

ExitCode price(const PriceRequest& request, Console& console)
{
    const Figures& figures = figuresWithShelved();
    const auto fleet = readDocument(request.path, {fleetFormat}).and_then([&](const Json& json) {
        return readFleet(json, placeOf(request.path), figures.classes, figures.prices.limits);
    });
    if (!fleet) {
        console.complain(fleet.error());
        return ExitCode::Unusable;
    }
    const FleetPrice price = priceFleet(*fleet, figures);
    if (console.wantsJson())
        console.printJson(priceAnswer(*fleet, price, figures.classes));
    else
        console.print(priceText(*fleet, price, figures.classes));
    if (!request.strict || !hasErrors(price.findings))
        return ExitCode::Done;
    console.complain(price.findings);
    return ExitCode::Refused;
}

} // namespace

void addPrice(CLI::App& app, ChosenCommand& chosen)
{
    const auto request = std::make_shared<PriceRequest>();
    CLI::App* command = addCommand(app, chosen, "price",
                                   "The price of a fleet, line by line, and what the rules have "
                                   "against it",
                                   request, price);
    command->add_option("FLEET.json", request->path, "a fleet file; - reads standard input")->required();
    command->add_flag("--strict", request->strict, "exit with 1 when a finding is an error");
}

} // namespace navarch
