// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/salamis_ad_actium/papers.h"

#include "reports/salamis_ad_actium/reference_tables.h"
#include "reports/salamis_ad_actium/ship_panel.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int footTablesSize = points(7.2);
constexpr int spareAround = millimetres(3); ///< half of the narrowest gutter between sheets

/// How large the type of a sheet is on its paper.
int percentFor(const SheetOptions& options)
{
    const bool isSmall = options.paper == Paper::A5;
    if (options.paper == Paper::A3)
        return options.perPage == 1 ? 175 : options.perPage == 2 ? 140 : options.perPage == 4 ? 120 : 88;
    if (options.perPage == 1)
        return isSmall ? 95 : 128;
    return options.perPage == 2 ? (isSmall ? 80 : 100) : isSmall ? 72 : 88;
}

void addCombatFigures(ShipContent& ship)
{
    const CombatTables& tables = CombatTables::builtIn();
    if (!ship.fit.sailOnly)
        ship.fastMoves = {{}, tables.fastMovesOf(ship.quality), 0};
    for (const Damage damage :
         {Damage::Light, Damage::Medium, Damage::Heavy, Damage::Severe, Damage::Wrecked})
        ship.casualtyDice.push_back(tables.casualtyDiceOf(damage));
}

/// When its crews must test (SA-9.1).
QString crewTest(int ships)
{
    return Words::tr("Crew Test when %1 of %2 are lost (SA-9.1)").arg((ships + 1) / 2).arg(ships);
}

} // namespace

Result<GamePapers> salamisPapers(const PrintedFleet& fleet, const Figures& figures)
{
    Q_UNUSED(figures);
    GamePapers papers;
    papers.titles = {Words::tr("Crew"), Words::tr("Speed"), Words::tr("Turn")};
    papers.own = {0};
    papers.fates = {Words::tr("broken")};
    papers.squadronNote = crewTest;
    for (std::size_t i = 0; i < fleet.contents.size(); ++i) {
        GameCard card;
        card.ship = fleet.contents[i];
        addCombatFigures(card.ship);
        const ShipContent& ship = card.ship;
        papers.values.push_back({ship.crew, asSheIs(ship.now.speed, ship.fit.speed),
                                 asSheIs(ship.now.turnClass, ship.fit.turnClass)});
        papers.cardOf.push_back(static_cast<int>(i));
        papers.cards.push_back(std::move(card));
    }
    return papers;
}

std::optional<Piece> salamisPanel(const GameCard& card, int width, int height, const SheetOptions& options,
                                  const Typesetter& set)
{
    Piece piece = shipPanel(card.ship, width, height, measuresOn(options.paper, options.perPage),
                            percentFor(options), set);
    if (piece.height > height + (options.perPage > 1 ? spareAround : 0))
        return std::nullopt;
    return piece;
}

Piece salamisTablesBelow(int width, Paper paper, const Typesetter& set)
{
    return referencePiece(CombatTables::builtIn(), TablesOrder::SideBySide, width,
                          paper == Paper::A3 ? points(9.5) : footTablesSize, set);
}

std::vector<Page> salamisTablePages(Paper paper, const Typesetter& set)
{
    return {referencePage(CombatTables::builtIn(), paper, set)};
}

} // namespace navarch
