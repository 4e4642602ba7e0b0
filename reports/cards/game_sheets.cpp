// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/game_sheets.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <utility>

#include "core/pricing/fleet_price.h"
#include "reports/cards/card_panel.h"
#include "reports/cards/cut_outs.h"
#include "reports/cards/game_cover.h"
#include "reports/cards/imposition.h"
#include "reports/cards/ready_fleet.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/content/forms.h"
#include "reports/layout/flow.h"
#include "reports/layout/registration.h"
#include "reports/lists/code_strip.h"
#include "reports/lists/umpire_marks.h"
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

constexpr int belowGap = millimetres(5); ///< over tables at the foot of a sheet

/// The tables stand below every sheet.
bool areTablesBelow(const SheetOptions& options)
{
    return sheetsOf(options.game).tablesBelow && options.tables == ReferenceTables::Foot
           && options.perPage == 1 && options.paper != Paper::A5;
}

std::optional<Piece> panelOf(const GameCard& card, int width, int height, const SheetOptions& options,
                             const Typesetter& set)
{
    const SheetsOfGame& game = sheetsOf(options.game);
    return game.panel ? game.panel(card, width, height, options, set)
                      : cardPanel(card, width, height, measuresOn(options.paper, options.perPage),
                                  cardPercent(options), set);
}

/// The tables of a game on pages of their own, as far as the options want any.
std::vector<Page> tablesOf(const std::vector<ReferenceTable>& tables, const SheetOptions& options,
                           const Typesetter& set)
{
    if (!options.shipSheets || options.tables == ReferenceTables::None)
        return {};
    const SheetsOfGame& game = sheetsOf(options.game);
    return game.tablePages ? game.tablePages(options.paper, set) : referencePages(tables, options.paper, set);
}

/// Sets the cards of a pile, so many to a page.
class CardPages {
public:
    CardPages(const std::vector<Page>& backs, const SheetOptions& options, const Typesetter& set)
        : m_backs(backs),
          m_options(options),
          m_set(set)
    {
    }

    [[nodiscard]] Result<std::vector<Page>> of(const std::vector<ReadyFleet>& fleets) const
    {
        const auto imposition = impositionOf(m_options.paper, m_options.perPage, m_set);
        if (!imposition)
            return tl::unexpected(imposition.error());
        std::vector<Page> pages;
        std::vector<MarkedSheet> marksApart;
        std::size_t place = 0;
        std::size_t back = 0;
        for (const ReadyFleet& fleet : fleets) {
            marksApart.insert(marksApart.end(), fleet.apart.begin(), fleet.apart.end());
            for (const GameCard& card : fleet.papers.cards) {
                if (place == 0) {
                    pages.push_back({m_options.paper, marginOf(m_options.paper), {}});
                    pages.back().items.assign(imposition->cuts.begin(), imposition->cuts.end());
                    pages.back().mark = static_cast<int>(++m_marks);
                    if (m_options.tables == ReferenceTables::Backs && !m_backs.empty()) {
                        pages.back().face = Face::Front;
                        // Tables of several pages follow one another on the backs.
                        pages.push_back(m_backs[back++ % m_backs.size()]);
                        pages.back().face = Face::Back;
                    }
                }
                Page& page = pages[pages.size() - (pages.back().face == Face::Back ? 2 : 1)];
                if (!put(card, imposition->places[place], page, marksApart))
                    return problem(card.ship.name.toStdString(),
                                   phrase("Its sheet is too full for %1 to a page.", m_options.perPage),
                                   phrase("Choose fewer to a page, or larger paper."));
                if (fleet.from->own.sheetDone && !fleet.from->own.sheetDone())
                    return layingOutStopped();
                place = (place + 1) % imposition->places.size();
            }
        }
        if (!marksApart.empty()) {
            std::vector<Page> apart = umpireMarksPages(marksApart, m_options.paper, m_set);
            std::move(apart.begin(), apart.end(), std::back_inserter(pages));
        }
        return pages;
    }

private:
    /// With the umpire's marks at its foot, or where it is too full for them with a word that they stand apart, or without.
    [[nodiscard]] bool put(const GameCard& card, const Box& place, Page& page,
                           std::vector<MarkedSheet>& marksApart) const
    {
        if (put(card, card.marks, place, page))
            return true;
        if (card.marks.isEmpty())
            return false;
        marksApart.push_back({card.ship.label() + QLatin1Char(' ') + card.ship.name, card.marks});
        return put(card, QStringList{Words::tr("They stand on a page of their own.")}, place, page)
               || put(card, QStringList(), place, page);
    }

    /// Nothing is put where there is no room for all of it.
    [[nodiscard]] bool put(const GameCard& card, const QStringList& marks, const Box& place, Page& page) const
    {
        int room = place.height;
        Piece tables;
        if (areTablesBelow(m_options)) {
            tables = sheetsOf(m_options.game).tablesBelow(place.width, m_options.paper, m_set);
            room -= tables.height + belowGap;
        }
        Piece atFoot;
        const int footEnd = room;
        if (!marks.isEmpty()) {
            atFoot = umpireMarksPiece(marks, place.width, m_set);
            room -= atFoot.height + belowGap / 2;
        }
        auto panel = room > 0 ? panelOf(card, place.width, room, m_options, m_set) : std::nullopt;
        if (!panel)
            return false;
        if (!tables.items.empty()) {
            const int top = place.y + place.height - tables.height;
            page.items.emplace_back(Rule{{place.x, top - belowGap / 2, place.width, 0}, Ink::Accent, 18});
            placeOn(page, std::move(tables), place.x, top);
        }
        if (!atFoot.items.empty()) {
            const int top = place.y + footEnd - atFoot.height;
            placeOn(page, std::move(atFoot), place.x, top);
        }
        const bool hasCode = std::any_of(panel->items.begin(), panel->items.end(), [](const Item& item) {
            return std::holds_alternative<QrSymbol>(item);
        });
        placeOn(page, std::move(*panel), place.x, place.y);
        if (hasCode)
            addSheet(page, place);
        return true;
    }

    const std::vector<Page>& m_backs;
    const SheetOptions& m_options;
    const Typesetter& m_set;
    mutable std::size_t m_marks = 0;
};

QString titleOfPile(std::span<const FleetOfJob> fleets)
{
    const std::string& name = fleets.size() == 1 ? fleets.front().fleet->name : fleets.front().own.side;
    if (!name.empty())
        return Words::tr("%1: record sheets").arg(fromUtf8(name));
    // Whoever has named nothing still tells one pile from another.
    int ships = 0;
    for (const FleetOfJob& each : fleets)
        ships += each.fleet->shipCount();
    return ships == 1 ? Words::tr("One ship: record sheets")
                      : Words::tr("%1 ships: record sheets").arg(ships);
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

Result<FleetPapers> fleetPapers(std::span<const FleetOfJob> fleets, const Fleet* facing,
                                const Figures& figures, const SheetOptions& wanted,
                                const TextMeasurer& measurer)
{
    const SheetOptions options = formOptions(wanted);
    const SpokenLanguage spoken(options.language, options.game);
    const Typesetter set(measurer);
    if (const auto imposition = impositionOf(options.paper, options.perPage, set); !imposition)
        return tl::unexpected(imposition.error());
    auto made = readiedPile(fleets, facing, figures, options);
    if (!made)
        return tl::unexpected(made.error());
    const std::vector<ReadyFleet> ready = std::move(*made);
    FleetPapers papers;
    Document& document = papers.document;
    document.savesInk = options.saveInk;
    document.title = titleOfPile(fleets);
    if (options.shipSheets) {
        const std::vector<Page> backs = options.tables == ReferenceTables::Backs
                                            ? tablesOf(ready.front().papers.tables, options, set)
                                            : std::vector<Page>();
        auto pages = CardPages(backs, options, set).of(ready);
        if (!pages)
            return tl::unexpected(pages.error());
        document.pages = std::move(*pages);
    }
    const auto markOf = [&](const ReadyFleet& fleet, int card) {
        return (fleet.firstCard + card) / options.perPage + 1;
    };
    std::vector<std::size_t> begin; // the page of each list
    if (options.coverList) {
        Flow flow(options.paper, set);
        const SideSum ofAll = sumOf(ready, figures);
        for (const ReadyFleet& fleet : ready) {
            const Fleet& asked = *fleet.from->fleet;
            const SideSum ofOne = sumOf({&fleet, 1}, figures);
            const SideSum* told = !isOneSide(fleets) ? &ofOne : &fleet == &ready.front() ? &ofAll : nullptr;
            std::function<int(int)> mark;
            if (options.shipSheets)
                mark = [&](int card) { return markOf(fleet, card); };
            begin.push_back(addGameCover(
                flow,
                {asked, fleet.printed, fleet.papers,
                 fleet.from->own.areFindingsTold ? Findings() : priceFleet(asked, figures).findings,
                 commandersTotal(asked, figures.prices), fleet.from->own.side, told},
                options, mark, set));
        }
        std::vector<Page> lists = flow.take();
        numberListPages(lists);
        for (Page& page : lists)
            if (std::any_of(page.items.begin(), page.items.end(),
                            [](const Item& item) { return std::holds_alternative<QrSymbol>(item); })) {
                Box area = page.area();
                area.height -= footHeight(set);
                addSheet(page, area);
            }
        document.pages.insert(document.pages.begin(), std::make_move_iterator(lists.begin()),
                              std::make_move_iterator(lists.end()));
    }
    for (std::size_t i = 0; i < ready.size(); ++i)
        papers.firstPages.push_back(i < begin.size()     ? document.markOf(begin[i])
                                    : options.shipSheets ? markOf(ready[i], 0)
                                                         : 0);
    return papers;
}

Result<Document> commonPapers(std::span<const FleetOfJob> fleets, const Figures& figures,
                              const SheetOptions& wanted, const TextMeasurer& measurer)
{
    const SheetOptions options = formOptions(wanted);
    const SpokenLanguage spoken(options.language, options.game);
    const Typesetter set(measurer);
    const SheetsOfGame& game = sheetsOf(options.game);
    Document document;
    document.savesInk = options.saveInk;
    document.title = titleOf(game);
    std::vector<ShipContent> ships;
    std::optional<GamePapers> papers;
    for (const FleetOfJob& job : fleets) {
        const Fleet fleet = formFleet(*job.fleet, figures, options, game.shipsOfAForm);
        FleetSheets own = job.own; // a form is not of the fleet's rows
        own.codes = codesFor(job.own, options, *job.fleet);
        auto printed = printedFleet(fleet, nullptr, figures, options, own);
        if (!printed)
            return tl::unexpected(printed.error());
        if (!papers && !printed->contents.empty()) {
            auto made = game.papers(*printed, figures);
            if (!made)
                return tl::unexpected(made.error());
            papers = std::move(*made);
        }
        if (options.fill == SheetFill::Ship)
            std::move(printed->contents.begin(), printed->contents.end(), std::back_inserter(ships));
    }
    if (options.tables == ReferenceTables::Foot && !areTablesBelow(options) && papers)
        document.pages = tablesOf(papers->tables, options, set);
    if (!options.cutOuts)
        return document;
    if (game.cutOuts) {
        std::vector<Page> cut = game.cutOuts(ships, options.paper, set);
        std::move(cut.begin(), cut.end(), std::back_inserter(document.pages));
    }
    if (game.hasRulers)
        document.pages.push_back(templatePage(options.paper, set));
    return document;
}

Result<Document> gameSheets(const Fleet& fleet, const Fleet* facing, const Figures& figures,
                            const SheetOptions& options, const TextMeasurer& measurer, const FleetSheets& own)
{
    const std::array<FleetOfJob, 1> job{{{&fleet, own}}};
    auto papers = fleetPapers(job, facing, figures, options, measurer);
    if (!papers)
        return tl::unexpected(papers.error());
    auto common = commonPapers(job, figures, options, measurer);
    if (!common)
        return tl::unexpected(common.error());
    Document document = std::move(papers->document);
    document.append(std::move(*common));
    if (document.pages.empty())
        return problem(fleet.name, phrase("Of what is chosen there is nothing to print."),
                       phrase("Choose the sheets or the list of ships as well."));
    const SpokenLanguage spoken(options.language, options.game);
    bind(document, Typesetter(measurer));
    return document;
}

} // namespace navarch
