// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/card_maker.h"

#include <algorithm>
#include <map>

#include "reports/cards/sheets_of_game.h"
#include "reports/words.h"

namespace navarch {

Result<PrintedFleet> printedFleet(const Fleet& fleet, const Fleet* facing, const Figures& figures,
                                  const SheetOptions& options, const FleetSheets& own)
{
    auto contents = shipContents(fleet, figures, options, own);
    if (!contents)
        return tl::unexpected(contents.error());
    PrintedFleet printed;
    printed.commanders = commandersOf(fleet, own);
    for (ShipContent& ship : *contents)
        (ship.isWreck() ? printed.wrecks : printed.contents).push_back(std::move(ship));
    if (printed.contents.empty())
        return printed;
    BriefSide side;
    side.name = !own.looseShips.empty() ? own.looseShips
                : !own.side.empty()     ? own.side
                : fleet.name.empty()    ? Words::tr("Fleet").toStdString()
                                        : fleet.name;
    side.fleet = fightingFleet(fleet, options, own);
    BriefSide enemy;
    enemy.name = "-";
    if (sheetsOf(options.game).weightOf) {
        enemy.fleet = facing ? fightingFleet(*facing, options, {}) : side.fleet;
    } else {
        enemy.fleet.ships = {side.fleet.ships.front()};
        enemy.fleet.ships.front().count = 1;
    }
    printed.brief.rules = options.game;
    printed.brief.sides = {std::move(side), std::move(enemy)};
    if (!options.currentCondition)
        for (BriefSide& each : printed.brief.sides)
            for (FleetShip& ship : each.fleet.ships)
                ship.condition = {};
    printed.ships = shipsOf(printed.brief, figures.classes);
    // As shipContents() has them: squadrons in order of first mention, by a wreck as well.
    std::map<std::string_view, std::size_t> squadrons;
    for (const FleetShip& ship : fleet.ships)
        squadrons.emplace(ship.squadron, squadrons.size());
    for (std::size_t i = 0; i < printed.ships.size(); ++i)
        if (printed.ships[i].side == 0)
            printed.order.push_back(i);
    std::stable_sort(printed.order.begin(), printed.order.end(), [&](std::size_t a, std::size_t b) {
        return squadrons.at(printed.ships[a].ship.squadron) < squadrons.at(printed.ships[b].ship.squadron);
    });
    return printed;
}

QString figureOn(const GameCard& card, const QString& label)
{
    for (const ShipContent::Fact& fact : card.ship.facts)
        if (fact.label == label)
            return fact.value;
    for (const auto* sections : {&card.left, &card.right, &card.below})
        for (const GameCard::Section& section : *sections) {
            const auto* track = std::get_if<GameCard::Track>(&section);
            if (!track || track->label != label || track->cells.empty())
                continue;
            const auto& cells = track->cells;
            const auto open = std::find_if(cells.begin(), cells.end(),
                                           [](const GameCard::Cell& cell) { return !cell.crossed; });
            return open == cells.end()     ? QStringLiteral("0 (%1)").arg(cells.front().text)
                   : open == cells.begin() ? open->text
                                           : QStringLiteral("%1 (%2)").arg(open->text, cells.front().text);
        }
    return {};
}

QString spacedName(std::string_view name)
{
    QString text = fromUtf8(name);
    text.replace(QLatin1Char('-'), QLatin1Char(' '));
    return capitalised(Words::of(text.toStdString()));
}

} // namespace navarch
