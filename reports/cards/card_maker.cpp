// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/card_maker.h"

#include <algorithm>
#include <map>

#include "reports/cards/sheets_of_game.h"
#include "reports/words.h"

namespace navarch {

Result<PrintedFleet> printedFleet(const Fleet& fleet, const Fleet* facing, const Figures& figures,
                                  const SheetOptions& options, const FleetCodes& codes)
{
    auto contents = shipContents(fleet, figures, options, codes);
    if (!contents)
        return tl::unexpected(contents.error());
    PrintedFleet printed;
    printed.contents = std::move(*contents);
    BriefSide own;
    own.name = fleet.name.empty() ? Words::tr("Fleet").toStdString() : fleet.name;
    own.fleet = fleet;
    BriefSide enemy;
    enemy.name = "-";
    if (sheetsOf(options.game).weightOf) {
        enemy.fleet = facing ? *facing : fleet;
    } else {
        enemy.fleet.ships = {fleet.ships.front()};
        enemy.fleet.ships.front().count = 1;
    }
    printed.brief.rules = options.game;
    printed.brief.sides = {std::move(own), std::move(enemy)};
    if (!options.currentCondition)
        for (BriefSide& side : printed.brief.sides)
            for (FleetShip& ship : side.fleet.ships)
                ship.condition = {};
    printed.ships = shipsOf(printed.brief, figures.classes);
    // As shipContents() has them: squadrons in order of first mention.
    std::map<std::string_view, std::size_t> squadrons;
    for (std::size_t i = 0; i < printed.ships.size(); ++i)
        if (printed.ships[i].side == 0) {
            squadrons.emplace(printed.ships[i].ship.squadron, squadrons.size());
            printed.order.push_back(i);
        }
    std::stable_sort(printed.order.begin(), printed.order.end(), [&](std::size_t a, std::size_t b) {
        return squadrons.at(printed.ships[a].ship.squadron) < squadrons.at(printed.ships[b].ship.squadron);
    });
    return printed;
}

QString spacedName(std::string_view name)
{
    QString text = fromUtf8(name);
    text.replace(QLatin1Char('-'), QLatin1Char(' '));
    return capitalised(Words::of(text.toStdString()));
}

} // namespace navarch
