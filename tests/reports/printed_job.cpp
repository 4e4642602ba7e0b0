// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/printed_job.h"

#include <array>

#include "core/data/figures.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/layout/binding.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

Fleet battered(const std::string& name)
{
    Fleet fleet = plainFleet();
    fleet.name = name;
    fleet.alliedPercent = 0;
    FleetShip laden = fleet.ships[0];
    laden.name = "Laden " + name;
    laden.fit.marines = 4;
    fleet.ships.push_back(laden);
    FleetShip wreck = fleet.ships[0];
    wreck.name = "Wreck " + name;
    wreck.condition.damage = Damage::Wrecked;
    fleet.ships.insert(fleet.ships.begin(), wreck); // the first of her squadron
    fleet.commanders.push_back({"Wounded " + name, Post::Squadron, CommandQuality::Skilled, "Réserve"});
    return fleet;
}

Document PrintedJob::made(const TextMeasurer& measurer) const
{
    const std::array<const char*, 3> sides{"Athens", "Corinth", "Megara"};
    std::vector<FleetOfJob> all;
    for (std::size_t i = 0; i < fleets.size(); ++i) {
        FleetOfJob each{&fleets[i], {}};
        each.own.codes = codesOf(fleets[i]);
        each.own.codes.occasion = occasionOf(Occasion::Battle, 1);
        for (const FleetShip& ship : fleets[i].ships)
            each.own.codes.editions.push_back(editionLetters(ship));
        each.own.side = sides.at(i);
        each.own.commanders.resize(fleets[i].commanders.size());
        if (!each.own.commanders.empty())
            each.own.commanders.back() = {PersonState::Wounded, 5};
        all.push_back(std::move(each));
    }
    auto document = fleetJob("A battle", all, builtInFigures(), options, hasRosters, measurer);
    if (!document)
        qFatal("%s", document.error().front().text().c_str());
    bind(*document, Typesetter(measurer));
    return std::move(*document);
}

void everyGame()
{
    QTest::addColumn<std::string>("game");
    for (const SheetsOfGame& game : builtInSheets())
        QTest::newRow(game.rules.data()) << std::string(game.rules);
}

QString textOf(const Page& page)
{
    return allText({{}, {page}});
}
