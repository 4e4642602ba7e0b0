// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/game_sheets.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/pricing/fleet_price.h"
#include "reports/cards/blank_cards.h"
#include "reports/cards/card_panel.h"
#include "reports/cards/cut_outs.h"
#include "reports/cards/game_cover.h"
#include "reports/cards/imposition.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/content/forms.h"
#include "reports/layout/flow.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// How large the type of a card is on its paper.
int cardPercent(const SheetOptions& options)
{
    switch (options.paper) {
    case Paper::A3:
        return options.perPage == 1 ? 160 : options.perPage == 2 ? 135 : options.perPage == 4 ? 110 : 90;
    case Paper::A5: return options.perPage == 1 ? 92 : options.perPage == 2 ? 78 : 68;
    case Paper::A4:
    case Paper::Letter: break;
    }
    return options.perPage == 1 ? 120 : options.perPage == 2 ? 98 : 82;
}

Result<std::vector<Page>> cardPages(const std::vector<GameCard>& cards, const std::vector<Page>& tables,
                                    const SheetOptions& options, const std::function<bool()>& sheetDone,
                                    const Typesetter& set)
{
    const auto imposition = impositionOf(options.paper, options.perPage, set);
    if (!imposition)
        return tl::unexpected(imposition.error());
    std::vector<Page> pages;
    const std::size_t perPage = imposition->places.size();
    std::size_t back = 0;
    for (std::size_t first = 0; first < cards.size(); first += perPage) {
        Page page{options.paper, marginOf(options.paper), {}};
        page.items.assign(imposition->cuts.begin(), imposition->cuts.end());
        for (std::size_t i = first; i < std::min(first + perPage, cards.size()); ++i) {
            const Box& place = imposition->places[i - first];
            auto panel = cardPanel(cards[i], place.width, place.height, cardPercent(options), set);
            if (!panel)
                return problem(cards[i].ship.name.toStdString(),
                               phrase("Its sheet is too full for %1 to a page.", perPage),
                               phrase("Choose fewer to a page, or larger paper."));
            placeOn(page, std::move(*panel), place.x, place.y);
            if (sheetDone && !sheetDone())
                return layingOutStopped();
        }
        pages.push_back(std::move(page));
        // Tables of several pages follow one another on the backs.
        if (options.tables == ReferenceTables::Backs && !tables.empty())
            pages.push_back(tables[back++ % tables.size()]);
    }
    return pages;
}

} // namespace

const Fleet* heaviestOf(std::span<const Fleet> fleets, std::string_view rules)
{
    const SheetsOfGame& game = sheetsOf(rules);
    const Fleet* heaviest = nullptr;
    std::int64_t most = -1;
    for (const Fleet& fleet : fleets) {
        const std::int64_t weight = game.weightOf ? game.weightOf(fleet) : -1;
        if (weight > most) {
            most = weight;
            heaviest = &fleet;
        }
    }
    return heaviest;
}

Result<Document> gameSheets(const Fleet& asked, const Fleet* against, const Figures& figures,
                            const SheetOptions& wanted, const TextMeasurer& measurer, const FleetSheets& own)
{
    const SheetsOfGame& game = sheetsOf(wanted.game);
    if (game.document)
        return game.document(asked, figures, wanted, measurer, own);
    const SheetOptions options = formOptions(wanted);
    const Fleet fleet = formFleet(asked, figures, options, game.shipsOfAForm);
    const Fleet* facing = options.fill == SheetFill::Ship ? against : nullptr;
    const SpokenLanguage spoken(options.language, options.game);
    const FleetCodes codes = codesFor(own, options, asked);
    auto printed = printedFleet(fleet, facing, figures, options, codes);
    if (!printed)
        return tl::unexpected(printed.error());
    // A form leaves out what its list tells.
    PrintedFleet listed = *printed;
    if (options.fill == SheetFill::Class) {
        auto contents = shipContents(asked, figures, options, codes);
        if (!contents)
            return tl::unexpected(contents.error());
        listed.contents = std::move(*contents);
    }
    auto papers = game.papers(*printed, figures);
    if (!papers)
        return tl::unexpected(papers.error());
    // Blank forms are all alike: a page of them, into however many squadrons the game parts its ships.
    if (options.fill == SheetFill::Nothing && std::cmp_greater(papers->cards.size(), options.perPage))
        papers->cards.resize(static_cast<std::size_t>(std::max(0, options.perPage)));
    for (GameCard& card : papers->cards)
        makeForm(card, options.fill);
    for (ShipContent& ship : printed->contents)
        makeForm(ship, options.fill);
    const Typesetter set(measurer);
    const bool isTabled = options.shipSheets && options.tables != ReferenceTables::None;
    const std::vector<Page> tables =
        isTabled ? referencePages(papers->tables, options.paper, set) : std::vector<Page>();
    std::vector<Page> sheets;
    if (options.shipSheets) {
        auto made = cardPages(papers->cards, tables, options, own.sheetDone, set);
        if (!made)
            return tl::unexpected(made.error());
        sheets = std::move(*made);
    }
    const int step = isTabled && options.tables == ReferenceTables::Backs ? 2 : 1;
    Document document;
    document.savesInk = options.saveInk;
    document.title = fleet.name.empty() ? Words::tr("Record sheets")
                                        : Words::tr("%1: record sheets").arg(fromUtf8(fleet.name));
    if (options.coverList)
        document.pages =
            gameCover(asked, listed, *papers, priceFleet(asked, figures).findings, options, step, set);
    // Printed on both sides, the first sheet must not stand on the back of something else.
    if (step == 2 && document.pages.size() % 2 == 1)
        document.pages.push_back({options.paper, marginOf(options.paper), {}});
    std::move(sheets.begin(), sheets.end(), std::back_inserter(document.pages));
    if (isTabled && options.tables == ReferenceTables::Foot)
        document.pages.insert(document.pages.end(), tables.begin(), tables.end());
    if (options.cutOuts) {
        std::vector<Page> cut =
            game.cutOuts ? game.cutOuts(printed->contents, options.paper, set) : std::vector<Page>();
        cut.push_back(templatePage(options.paper, set));
        if (document.pages.size() % 2 == 1) // fronts and backs of cards are one leaf
            document.pages.push_back({options.paper, marginOf(options.paper), {}});
        std::move(cut.begin(), cut.end(), std::back_inserter(document.pages));
    }
    if (document.pages.empty())
        return problem(fleet.name, phrase("Of what is chosen there is nothing to print."),
                       phrase("Choose the sheets or the list of ships as well."));
    addFeet(document.pages, document.title, set);
    return document;
}

} // namespace navarch
